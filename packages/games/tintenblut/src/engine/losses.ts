import type { Frozen, Seat } from '@tabard/core';
import { COUNTS, TILES } from './data.ts';
import type { State } from './state.ts';

/** The queue of who has to give up how many tiles (5.2) is one number: a byte for each, the next in the lowest; two bits seat, six tiles. */
const ENTRY = 8;
const SEAT_BITS = 2;
const SEAT_MASK = (1 << SEAT_BITS) - 1;
const ENTRY_MASK = (1 << ENTRY) - 1;

export const NO_LOSSES = 0;
/** Half of all tiles, from who holds them all (5.2): it fits into the six bits. */
export const MOST_LOST = Math.ceil((TILES.length * COUNTS.tilesOfAKind.value) / 2);

/** Who has to give up a tile now. */
export const loser = (s: Frozen<State>): Seat => s.losses & SEAT_MASK;
export const tilesToLose = (s: Frozen<State>): number => (s.losses & ENTRY_MASK) >> SEAT_BITS;

export function loseOne(s: State): void {
  const left = tilesToLose(s) - 1;
  s.losses = left === 0 ? s.losses >>> ENTRY : s.losses - (1 << SEAT_BITS);
}

export interface Loss {
  readonly seat: Seat;
  readonly tiles: number;
}

export const packLosses = (queue: readonly Loss[]): number =>
  queue.reduceRight((losses, { seat, tiles }) => (losses << ENTRY) | (tiles << SEAT_BITS) | seat, NO_LOSSES);

export function unpackLosses(losses: number): Loss[] {
  const queue: Loss[] = [];
  for (let rest = losses; rest !== NO_LOSSES; rest >>>= ENTRY) {
    queue.push({ seat: rest & SEAT_MASK, tiles: (rest & ENTRY_MASK) >> SEAT_BITS });
  }
  return queue;
}
