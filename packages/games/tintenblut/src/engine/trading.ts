import type { Frozen, Seat } from '@tabard/core';
import { COUNTS } from './data.ts';
import type { State } from './state.ts';
import { isCastle } from './track.ts';

/** Nothing can be exchanged here. */
export const NO_TRADE = 0;

/** Rules 3.7, 4: how many are given for one. */
export function rateFor(s: Frozen<State>, seat: Seat): number {
  const castle = isCastle(s.places[seat]!);
  if (s.fatPrince) return castle ? COUNTS.fatPrinceRate.value : COUNTS.tradeRate.value;
  return castle ? COUNTS.tradeRate.value : NO_TRADE;
}
