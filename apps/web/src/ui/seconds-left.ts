import type { Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { arrivalOf } from '../net/arrivals.ts';

/** How many seconds an absent player still has before somebody else may let a bot play for them. */
export function useSecondsLeft(table: Table, seat: Seat | undefined): number {
  const graceMs = (seat === undefined ? undefined : table.seats[seat]?.graceMs) ?? 0;
  const leftNow = () => Math.max(0, arrivalOf(table) + graceMs - performance.now());
  const [leftMs, setLeftMs] = useState(leftNow);
  useEffect(() => {
    const look = () => setLeftMs(leftNow());
    look();
    if (graceMs === 0) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [table, graceMs]);
  return Math.ceil(leftMs / 1000);
}
