import type { Seat } from '@tabard/core';
import type { MyTable, Table } from '@tabard/protocol';

/** A match is on in which my seat is mine to play: no bot stands in, and I have not given up. */
export function playsHere({ status, me, seats }: Table): boolean {
  const seat = me.seat === null ? undefined : seats[me.seat];
  return status === 'playing' && seat !== undefined && !seat.standIn && !seat.resigned;
}

/** Players who are not here and for whom no bot plays: the match has to wait for them. Not me: I am here. */
export const awayFrom = ({ status, me, seats }: Table): readonly Seat[] =>
  status !== 'playing'
    ? []
    : seats.flatMap((seat, at) =>
        seat.kind === 'player' && !seat.connected && !seat.standIn && !seat.resigned && at !== me.seat ? [at] : [],
      );

/** Other people play here too: a match of several ends when they agree. */
export const hasOthers = ({ me, seats }: Table): boolean =>
  seats.some(({ kind, program, resigned }, at) => kind === 'player' && !program && !resigned && at !== me.seat);

/** Those of them for whom others may let a bot play: where there is a clock, it alone decides. */
export const replaceable = (table: Table): readonly Seat[] => (table.terms.clock ? [] : awayFrom(table));

/** Somebody who is to move and not here. */
export const awaited = (table: Table, acting: readonly Seat[]): Seat | undefined => replaceable(table).find(seat => acting.includes(seat));

/** A decision is waiting for me, and no bot makes it. */
export const isMine = (table: Table, acting: readonly Seat[]): boolean => playsHere(table) && acting.includes(table.me.seat!);

/** How many tables cannot go on without me, besides the one I look at. */
export const waitingFor = (rows: readonly MyTable[], here?: string): number =>
  rows.filter(row => row.waiting && playsHere(row.table) && row.table.id !== here).length;

/** Those waiting for me first, the one with the least time before all, then by last change. */
export const byUrgency = (a: MyTable, b: MyTable): number =>
  Number(b.waiting) - Number(a.waiting) ||
  (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) ||
  b.changed - a.changed;
