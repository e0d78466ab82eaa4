import type { Table } from '@tabard/protocol';

const arrivals = new WeakMap<Table, number>();

/** Notes when the house told this of a table: the times it tells run from then. */
export const noteArrival = (table: Table): void => void arrivals.set(table, performance.now());

/** When this was told; now, if nobody noted it. */
export const arrivalOf = (table: Table): number => arrivals.get(table) ?? performance.now();
