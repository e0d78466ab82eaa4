import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { meanInterval, spread, wilson } from './statistics.ts';

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
  [4.5, 10, 0.2014, 0.7263],
])('Wilson’s interval of %f wins in %i games is %f … %f', (wins, games, low, high) => {
  const [from, to] = wilson(wins, games);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test.each([
  [[4, 6], -7.7, 17.7, 0.25],
  [[1, 2, 3], -0.484, 4.484, 0.04],
  [[2, 4, 4, 4, 5, 5, 7, 9], 3.213, 6.787, 0.002],
  [[5, 5, 5], 5, 5, 0],
])('Student’s interval of %j is %f … %f, within %f of its width', (values, low, high, tolerance) => {
  const [from, to] = meanInterval(values)!;
  expect(Math.abs(from - low)).toBeLessThanOrEqual(tolerance * (high - low));
  expect(Math.abs(to - high)).toBeLessThanOrEqual(tolerance * (high - low));
});

test('a single value has no interval', () => {
  expect(meanInterval([7])).toBeUndefined();
});

test('95 of 100 intervals hold the true value', () => {
  const rng = fastRng('coverage');
  const roll = () => rng.below(6) + 1;
  let [shares, means] = [0, 0];
  for (let i = 0; i < 1000; i++) {
    const rolls = Array.from({ length: 60 }, roll);
    const [low, high] = wilson(rolls.filter(one => one === 6).length, 60);
    const [from, to] = meanInterval(rolls)!;
    if (low <= 1 / 6 && 1 / 6 <= high) shares++;
    if (from <= 3.5 && 3.5 <= to) means++;
  }
  for (const held of [shares, means]) {
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  }
});

test('a spread is told by its quantiles', () => {
  const hundredAndOne = Array.from({ length: 101 }, (_, i) => 100 - i);
  expect(spread(hundredAndOne)).toEqual({
    mean: 50,
    deviation: expect.closeTo(29.3, 1),
    min: 0,
    low: 5,
    quarter: 25,
    median: 50,
    threeQuarters: 75,
    high: 95,
    max: 100,
  });
  expect(spread([3, 1])).toMatchObject({ mean: 2, median: 2, quarter: 1.5, min: 1, max: 3 });
  expect(spread([4])).toMatchObject({ mean: 4, deviation: 0, low: 4, median: 4, high: 4 });
});
