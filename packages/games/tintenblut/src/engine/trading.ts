import type { Frozen, Seat } from '@tabard/core';
import { COUNTS } from './data.ts';
import type { Kind } from './kinds.ts';
import type { State } from './state.ts';
import { isCastle } from './track.ts';

/** Nothing can be exchanged here. */
export const NO_TRADE = 0;

/** Rules 3.7, 4: how many are given for one. */
export const rateFor = (s: Frozen<State>, seat: Seat): number => rateAt(s.places[seat]!, s.fatPrince);

/** The same in a place, with the Fat Prince or without him. */
export function rateAt(place: Kind, fatPrince: boolean): number {
  if (fatPrince) return isCastle(place) ? COUNTS.fatPrinceRate.value : COUNTS.tradeRate.value;
  return isCastle(place) ? COUNTS.tradeRate.value : NO_TRADE;
}
