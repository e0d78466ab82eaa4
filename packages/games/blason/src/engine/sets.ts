import { CARDS, type Card, FIRST_FIGURE, KINDS, type Kind, type Pile } from './data.ts';

/** Every card is there once, so hands, display and discard piles are sets, a bit for each card, in so many words of 32 bits. */
export const WORDS = Math.ceil(KINDS / 32);

export const has = (set: Int32Array, at: number, card: Kind): boolean => ((set[at + (card >> 5)]! >>> (card & 31)) & 1) === 1;

export function add(set: Int32Array, at: number, card: Kind): void {
  set[at + (card >> 5)]! |= 1 << (card & 31);
}

export function remove(set: Int32Array, at: number, card: Kind): void {
  set[at + (card >> 5)]! &= ~(1 << (card & 31));
}

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export function kindsIn(set: Int32Array, at: number): Kind[] {
  const kinds: Kind[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let cards = set[at + word]!; cards !== 0; cards &= cards - 1) kinds.push(word * 32 + lowestBit(cards));
  }
  return kinds;
}

/** In the order of `CARDS`. */
export const cardsIn = (set: Int32Array, at: number): Card[] => spelled(kindsIn(set, at));

export const spelled = (kinds: readonly Kind[]): Card[] => kinds.map(kind => CARDS[kind]!);

/** Places in `PILES`. */
export const TINCTURES = 0;
export const FIGURES = 1;
export const pileOf = (card: Kind): Pile => (card < FIRST_FIGURE ? TINCTURES : FIGURES);
