import type { Frozen, Seat } from '@tabard/core';
import * as data from '../engine/data.ts';
import { countBits, type KindSets } from '../engine/data.ts';
import type { State } from '../engine/state.ts';

/** Local names for what playouts read at every decision. */
const { BLACK, FIRST_BLACK, FITTING, OF_COLOUR, WORDS, wordOf } = data;
const BLACK_WORD = wordOf(FIRST_BLACK);

/** How many kinds of a set are in a hand. */
export function kindsOf(s: Frozen<State>, seat: Seat, set: KindSets): number {
  const at = seat * WORDS;
  return countBits(s.holds[at]! & set[0]!) + countBits(s.holds[at + 1]! & set[1]!) + countBits(s.holds[at + 2]! & set[2]!);
}

export function holdsAny(s: Frozen<State>, seat: Seat, set: KindSets): boolean {
  const at = seat * WORDS;
  return ((s.holds[at]! & set[0]!) | (s.holds[at + 1]! & set[1]!) | (s.holds[at + 2]! & set[2]!)) !== 0;
}

/** How many kinds of a colour are in a hand; black is none. */
export function kindsOfColour(s: Frozen<State>, seat: Seat, colour: number): number {
  if (colour === BLACK) return 0;
  return (
    countBits(s.holds[seat * WORDS]! & OF_COLOUR[colour * WORDS]!) + countBits(s.holds[seat * WORDS + 1]! & OF_COLOUR[colour * WORDS + 1]!)
  );
}

export function coloursHeld(s: Frozen<State>, seat: Seat): number {
  let colours = 0;
  for (let colour = 0; colour < BLACK; colour++) if (kindsOfColour(s, seat, colour) > 0) colours++;
  return colours;
}

export const blacksHeld = (s: Frozen<State>, seat: Seat): number => countBits(s.holds[seat * WORDS + BLACK_WORD]!);

/** How many kinds in a hand have the colour or the number to match (2.6). */
export function kindsThatFit(s: Frozen<State>, seat: Seat): number {
  let kinds = 0;
  for (let word = 0; word < WORDS; word++)
    kinds += countBits(s.holds[seat * WORDS + word]! & (OF_COLOUR[s.colour * WORDS + word]! | FITTING[s.top * WORDS + word]!));
  return kinds;
}
