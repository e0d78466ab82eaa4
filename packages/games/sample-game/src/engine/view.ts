import { type Frozen, type Rng, type Seat, shuffle, type Viewer } from '@tabard/core';
import { CARDS, type Card } from './data.ts';
import type { Fact } from './effects.ts';
import { isOver } from './moves.ts';
import type { State } from './state.ts';

/** All that one viewer may know. */
export interface View {
  readonly turn: Seat;
  readonly over: boolean;
  readonly stockSize: number;
  readonly pile: readonly Card[];
  readonly handSizes: readonly number[];
  readonly passes: number;
  /** A spectator has none. */
  readonly mine?: { readonly seat: Seat; readonly hand: readonly Card[] };
}

/** Built field by field, never a state with things taken out: what is forgotten here stays hidden. */
export const view = (s: Frozen<State>, viewer: Viewer): View => ({
  turn: s.turn,
  over: isOver(s),
  stockSize: s.stock.length,
  pile: [...s.pile],
  handSizes: s.hands.map(hand => hand.length),
  passes: s.passes,
  ...(viewer === 'public' ? {} : { mine: { seat: viewer, hand: [...s.hands[viewer]!] } }),
});

/** Rule 3.3: only whoever drew a card knows it. */
export const redact = (fact: Fact, viewer: Viewer): Fact =>
  fact.type === 'drew' && fact.seat !== viewer ? { type: 'drew', seat: fact.seat } : fact;

/** Deals everything hidden from the viewer anew: a state that bots can search. */
export function determinize({ turn, pile, handSizes, passes, mine }: View, rng: Rng): State {
  const hidden = CARDS.filter(card => !pile.includes(card) && !mine?.hand.includes(card));
  shuffle(hidden, rng);
  const hands = handSizes.map((size, seat) => (seat === mine?.seat ? [...mine.hand] : hidden.splice(0, size)));
  return { turn, stock: hidden, pile: [...pile], hands, passes };
}
