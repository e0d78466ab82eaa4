import { ADVANTAGES, type Advantage } from './data.ts';
import type { Kind } from './kinds.ts';

/** A hand of advantage cards is one number: how many of each kind, three bits each, which is enough for seven copies. */
export type Hand = number;

const BITS = 3;
const MOST = (1 << BITS) - 1;
export const NO_CARDS: Hand = 0;

export const countOf = (hand: Hand, card: Kind): number => (hand >> (card * BITS)) & MOST;
export const holds = (hand: Hand, card: Kind): boolean => (hand & (MOST << (card * BITS))) !== 0;
export const plus = (hand: Hand, card: Kind): Hand => hand + (1 << (card * BITS));
export const minus = (hand: Hand, card: Kind): Hand => hand - (1 << (card * BITS));

export function sizeOf(hand: Hand): number {
  let size = 0;
  for (let rest = hand; rest !== 0; rest >>= BITS) size += rest & MOST;
  return size;
}

export function cardsOf(hand: Hand): Advantage[] {
  const cards: Advantage[] = [];
  for (let card = 0; card < ADVANTAGES.length; card++) for (let copy = countOf(hand, card); copy > 0; copy--) cards.push(ADVANTAGES[card]!);
  return cards;
}
export const handOf = (cards: readonly Kind[]): Hand => cards.reduce(plus, NO_CARDS);

/** The place of a card in `ADVANTAGES`. */
export const CARD = Object.fromEntries(ADVANTAGES.map((id, card) => [id, card])) as Readonly<Record<Advantage, Kind>>;

/** How many of Meggie, Mo and Resa. */
export const familyIn = (hand: Hand): number => countOf(hand, CARD.meggie) + countOf(hand, CARD.mo) + countOf(hand, CARD.resa);
