import type { Frozen, Seat } from '@tabard/core';
import * as data from '../engine/data.ts';
import { countBits, type KindSets } from '../engine/data.ts';
import type { State } from '../engine/state.ts';

/** Local names for what playouts read at every decision. */
const { BLACK, FITTING, OF_COLOUR, WORDS } = data;

/** The kinds of a colour are half a word. */
const HALF = 16;
const FACES = 0xffff;

/** How many kinds of a set are in a hand. */
export function kindsOf(s: Frozen<State>, seat: Seat, set: KindSets): number {
  const at = seat * WORDS;
  return countBits(s.holds[at]! & set[0]!) + countBits(s.holds[at + 1]! & set[1]!) + countBits(s.holds[at + 2]! & set[2]!);
}

export function holdsAny(s: Frozen<State>, seat: Seat, set: KindSets): boolean {
  const at = seat * WORDS;
  return ((s.holds[at]! & set[0]!) | (s.holds[at + 1]! & set[1]!) | (s.holds[at + 2]! & set[2]!)) !== 0;
}

/** The faces of a colour in `holds` or in `pairs`, a bit each. */
export const facesOf = (words: readonly number[], seat: Seat, colour: number): number =>
  (words[seat * WORDS + (colour >> 1)]! >>> (HALF * (colour & 1))) & FACES;

/** How many cards of a colour are in a hand; black is none. */
export const cardsOf = (s: Frozen<State>, seat: Seat, colour: number): number =>
  colour === BLACK ? 0 : countBits(facesOf(s.holds, seat, colour)) + countBits(facesOf(s.pairs, seat, colour));

/** How many kinds in a hand have the colour or the number to match (2.6). */
export function kindsThatFit(s: Frozen<State>, seat: Seat): number {
  let kinds = 0;
  for (let word = 0; word < WORDS; word++)
    kinds += countBits(s.holds[seat * WORDS + word]! & (OF_COLOUR[s.colour * WORDS + word]! | FITTING[s.top * WORDS + word]!));
  return kinds;
}
