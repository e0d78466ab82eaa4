import type { Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { arrivalOf } from '../net/arrivals.ts';

/** How many seconds an absent player still has before somebody else may let a bot play for them. */
export const useSecondsLeft = (table: Table, seat: Seat | undefined): number =>
  useGrace(table, seat === undefined ? undefined : table.seats[seat]?.graceMs);

/** How many seconds are left of a time that runs since the table was told. */
export function useGrace(table: Table, graceMs = 0): number {
  const leftNow = () => Math.max(0, arrivalOf(table) + graceMs - performance.now());
  const [, look] = useState(0);
  useEffect(() => {
    if (graceMs === 0) return;
    const timer = setInterval(() => look(leftNow()), 1000);
    return () => clearInterval(timer);
  }, [table, graceMs]);
  return Math.ceil(leftNow() / 1000);
}
