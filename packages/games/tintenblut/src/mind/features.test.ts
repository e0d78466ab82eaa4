import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { advice } from './advice.ts';
import { FEATURES, tellFeatures } from './features.ts';
import { JUDGEMENT } from './judgement.ts';
import { odds } from './odds.ts';

/** All positions of a game of hunches. */
function positionsOf(seats: number): ReturnType<typeof tintenblut.setup>[] {
  const rng = fastRng(`features ${seats}`);
  const s = tintenblut.setup({}, seats, rng);
  const met = [tintenblut.clone(s)];
  for (let [seat] = tintenblut.acting(s); seat !== undefined; [seat] = tintenblut.acting(s)) {
    const moves = tintenblut.legalMoves(s, seat);
    tintenblut.apply(s, seat, moves[advice.hunch!(s, seat, moves, rng)]!, rng);
    met.push(tintenblut.clone(s));
  }
  return met;
}

test('the judgement was learned from as many features as there are', () => {
  expect(JUDGEMENT.inputs).toBe(FEATURES);
  expect(JUDGEMENT.ofInputs).toHaveLength(FEATURES * (JUDGEMENT.hidden + 1));
  expect(JUDGEMENT.ofHidden).toHaveLength(2 * JUDGEMENT.hidden);
});

test.each([2, 3, 4])('every seat of %i has its row of small numbers, and nothing is written beyond', seats => {
  for (const s of positionsOf(seats)) {
    const rows = new Float64Array(5 * FEATURES).fill(Number.NaN);
    expect(tellFeatures(s, rows)).toBe(seats);
    expect(rows.findIndex(Number.isNaN)).toBe(seats * FEATURES);
    expect(rows.subarray(0, seats * FEATURES).every(value => Math.abs(value) < 12)).toBe(true);
  }
});

test.each([2, 3, 4])('the chances of %i seats add up to one, and a finished game is the winner’s', seats => {
  const met = positionsOf(seats);
  for (const s of met) {
    const chances = Array.from({ length: seats }, (_, seat) => odds(s, seat));
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  }
  const end = met.at(-1)!;
  const [first] = tintenblut.outcome(end)!.ranking;
  expect(odds(end, first![0]!)).toBe(1 / first!.length);
});
