import { DECK_COUNTS, KINDS, SCROLL_COPIES } from './engine/data.ts';
import { type State, scrollOf } from './engine/state.ts';

/** Discards when it can: brings rounds to an end, where a random player mostly meets the stalemate. */
export const prefer = (move: string) => move.startsWith('play') || move.startsWith('exclude') || move === 'call';

/** What is taken from the discard pile is named by the move and seen by nobody else (5.9). */
export const secret = (move: string) => move.startsWith('take') && move !== 'take none';

/** No card and no scroll is there too often (a position may leave some out), and sizes are what is there. */
export function invariant(s: State): string | undefined {
  const deck = DECK_COUNTS[s.config.deck];
  if (cardsOf(s).some((count, card) => count > deck[card]!)) return `cards ${cardsOf(s)} are more than the deck`;
  if (scrollsOf(s).some((count, scroll) => count > SCROLL_COPIES[scroll]!)) return 'there are too many scrolls';
  if (s.handSizes.some((size, seat) => size !== sum(s.hands.subarray(seat * KINDS, (seat + 1) * KINDS)))) return 'a hand has another size';
  if (s.discardSize !== sum(s.discard) || s.excludedSize !== sum(s.excluded)) return 'a pile has another size';
  if (s.discard[s.top] === 0) return 'the top card is not in the discard pile';
  if (s.called.some((called, seat) => called === 1 && s.handSizes[seat] !== 1)) return 'called with other than one card';
  return;
}

export function cardsOf(s: State): number[] {
  const counts = Array.from(s.discard, (count, card) => count + s.excluded[card]!);
  for (const card of s.draw.subarray(0, s.drawSize)) counts[card]!++;
  s.hands.forEach((count, at) => {
    counts[at % KINDS]! += count;
  });
  return counts;
}

export function scrollsOf(s: State): Uint8Array {
  const scrolls = [...s.rows.flat(), ...s.pile];
  return SCROLL_COPIES.map((_, kind) => scrolls.filter(card => scrollOf(card) === kind).length);
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);
