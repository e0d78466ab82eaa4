import type { Seat } from '@tabard/core';
import type { Entry, Offered } from './entry.ts';
import type { Table } from './table.ts';

/** An offer that was declined, or taken back, since the last move. */
export interface Declined {
  readonly by: Seat;
  readonly what: Offered;
  readonly at: number;
}

/** So long, or until the next move, nobody is asked the same again by the same person. */
const PEACE_MS = 60_000;

export function declinedAfter({ about: { offer }, declined = [] }: Table, { deed, at }: Entry): readonly Declined[] {
  if (deed.type === 'move') return [];
  if (deed.type !== 'answered' || deed.yes || !offer) return declined;
  const { by, what } = offer;
  return [...declined.filter(one => one.by !== by || one.what !== what), { by, what, at }];
}

export const isJustDeclined = ({ declined = [] }: Table, seat: Seat, what: Offered, now: number): boolean =>
  declined.some(one => one.by === seat && one.what === what && now - one.at < PEACE_MS);
