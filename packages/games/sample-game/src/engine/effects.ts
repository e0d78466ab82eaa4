import { type Frozen, type Outcome, type Rng, ranked, type Seat, type Tell } from '@tabard/core';
import type { Card } from './data.ts';
import { isOver, type Move } from './moves.ts';
import type { State } from './state.ts';

export type Fact =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** The card is told to whoever drew it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card }
  | { readonly type: 'passed'; readonly seat: Seat };

export const ENDINGS = ['hand-empty', 'all-passed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Makes a legal move, in place: `refusal` was asked before. */
export function apply(s: State, seat: Seat, move: Move, _rng: Rng, tell?: Tell<Fact>): void {
  s.passes = move.type === 'pass' ? s.passes + 1 : 0;
  switch (move.type) {
    case 'play':
      s.hands[seat]!.splice(s.hands[seat]!.indexOf(move.card), 1);
      s.pile.push(move.card);
      tell?.({ type: 'played', seat, card: move.card });
      break;
    case 'draw': {
      const card = s.stock.pop()!;
      s.hands[seat]!.push(card);
      tell?.({ type: 'drew', seat, card });
      break;
    }
    case 'pass':
      tell?.({ type: 'passed', seat });
      break;
  }
  s.turn = (seat + 1) % s.hands.length;
}

/** Rule 4.2. */
export function outcome(s: Frozen<State>): Outcome | undefined {
  if (!isOver(s)) return;
  const scores = s.hands.map(hand => 0 - hand.length);
  const ranking = ranked(scores.length, (a, b) => scores[b]! - scores[a]!);
  const reason: Ending = s.hands.some(hand => hand.length === 0) ? 'hand-empty' : 'all-passed';
  return { ranking, scores, reason };
}
