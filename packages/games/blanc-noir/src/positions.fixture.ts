import { err, fastRng, ok, type Refusal, type Result, type Rng, type Seat } from '@tabard/core';
import type { Fact } from './facts.ts';
import { blancNoir } from './index.ts';
import type { State } from './state.ts';

/** For tests: hands as texts (`'3r knight-b'`), and whatever else of a position matters. */
export interface Given {
  readonly hands: readonly string[];
  readonly scrolls?: readonly string[];
  readonly [field: string]: unknown;
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A scroll with a `!` lies face-up. */
const scroll = (text: string) => ({ scroll: text.replace('!', ''), up: text.endsWith('!') });

export function load({ hands, scrolls = [], seats, ...rest }: Given, rng: Rng = fastRng('given')): Result<State, Refusal> {
  const extra = (seats ?? []) as readonly object[];
  const position = {
    seats: hands.map((hand, seat) => ({ hand: words(hand), scrolls: words(scrolls[seat] ?? '').map(scroll), ...extra[seat] })),
    discard: ['5r'],
    ...rest,
  };
  return blancNoir.restore(position as never, rng);
}

export function given(position: Given): State {
  const loaded = load(position);
  if (!loaded.ok) throw new Error(`impossible position: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
}

/** Makes moves of whoever is to act, in order; says what happened, or why not. */
export function play(s: State, moves: readonly string[], rng: Rng = fastRng('play')): Result<Fact[], Refusal> {
  const facts: Fact[] = [];
  for (const text of moves) {
    const move = blancNoir.parse(text);
    if (!move) throw new Error(`unreadable: ${text}`);
    const refused = blancNoir.refusal(s, s.turn, move);
    if (refused) return err(refused);
    blancNoir.apply(s, s.turn, move, rng, fact => facts.push(fact));
  }
  return ok(facts);
}

/** The state after moves that must be legal. */
export function after(position: Given, ...moves: readonly string[]): State {
  const s = given(position);
  const played = play(s, moves);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
  return s;
}

/** What those moves told. */
export function told(position: Given, ...moves: readonly string[]): Fact[] {
  const played = play(given(position), moves);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
  return played.value;
}

export const legal = (s: State, seat: Seat = s.turn): string[] => blancNoir.legalMoves(s, seat).map(blancNoir.spell).sort();

/** Parts of the position, as its texts. */
export function look(s: State): {
  readonly hands: readonly string[];
  readonly rows: readonly string[];
  readonly excluded: string;
  readonly discard: string;
  readonly scrollPile: string;
} {
  const position = blancNoir.describe(s) as unknown as {
    seats: { hand: string[]; scrolls: { scroll: string; up: boolean }[] }[];
    excluded: string[];
    discard: string[];
    scrollPile: string[];
  };
  return {
    hands: position.seats.map(({ hand }) => hand.join(' ')),
    rows: position.seats.map(({ scrolls }) => scrolls.map(({ scroll, up }) => (up ? `${scroll}!` : scroll)).join(' ')),
    excluded: position.excluded.join(' '),
    discard: position.discard.join(' '),
    scrollPile: position.scrollPile.join(' '),
  };
}
