import type { Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';

/** A match is on in which my seat is mine to play: no bot stands in, and I have not given up. */
export function playsHere({ status, me, seats }: Table): boolean {
  const seat = me.seat === null ? undefined : seats[me.seat];
  return status === 'playing' && seat !== undefined && !seat.standIn && !seat.resigned;
}

/** A decision is waiting for me, and no bot makes it. */
export const isMine = (table: Table, acting: readonly Seat[]): boolean => playsHere(table) && acting.includes(table.me.seat!);
