import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { blason } from '../index.ts';
import { advice } from './advice.ts';
import { FEATURES, tellFeatures } from './features.ts';

/** All positions of a game of hunches. */
function positionsOf(seats: number): ReturnType<typeof blason.setup>[] {
  const rng = fastRng(`features ${seats}`);
  const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
  const met = [blason.clone(s)];
  for (let [seat] = blason.acting(s); seat !== undefined; [seat] = blason.acting(s)) {
    const moves = blason.legalMoves(s, seat);
    blason.apply(s, seat, moves[advice.hunch!(s, seat, moves, rng)]!, rng);
    met.push(blason.clone(s));
  }
  return met;
}

test.each([2, 3, 4, 5])('every seat of %i has its row of small numbers, and nothing is written beyond', seats => {
  for (const s of positionsOf(seats)) {
    const rows = new Float64Array(6 * FEATURES).fill(Number.NaN);
    expect(tellFeatures(s, rows)).toBe(seats);
    expect(rows.findIndex(Number.isNaN)).toBe(seats * FEATURES);
    expect(rows.subarray(0, seats * FEATURES).every(value => Math.abs(value) < 12)).toBe(true);
  }
});

test('looking at a position changes nothing, and what was looked at before does not show', () => {
  const met = positionsOf(3);
  const told = (s: (typeof met)[number]): Float64Array => {
    const rows = new Float64Array(3 * FEATURES);
    tellFeatures(s, rows);
    return rows;
  };
  const first = met.map(told);
  for (const [at, s] of [...met.entries()].reverse()) {
    const before = blason.clone(s);
    expect(told(s)).toEqual(first[at]);
    expect(s).toEqual(before);
  }
});
