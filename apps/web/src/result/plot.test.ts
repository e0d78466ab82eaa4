import { describe, expect, test } from 'vitest';
import { labelled, linesIn, pathOf, spread, ticksUpTo } from './plot.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [8, [0, 2, 4, 6, 8]],
  [57, [0, 20, 40, 60]],
  [79, [0, 20, 40, 60, 80]],
  [237, [0, 100, 200, 300]],
])('ticks up to %i are round', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});

test('a line runs from the first step to the last, high for much', () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };
  const [ada, ben] = linesIn(frame, [[0, 0], [5, 10]], 10); // biome-ignore format: short
  expect(ada).toEqual([{ x: 10, y: 50 }, { x: 110, y: 25 }]); // biome-ignore format: short
  expect(pathOf(ben!)).toBe('M10 50L110 0');
});

describe('labels', () => {
  test('that are far apart stay where they are', () => {
    expect(spread([50, 10], 12, 100)).toEqual([50, 10]);
  });

  test('that are close are moved down, in their order', () => {
    expect(spread([30, 30, 20], 12, 100)).toEqual([32, 44, 20]);
  });

  test('that would sink too low push the others up', () => {
    expect(spread([99, 100, 98], 12, 100)).toEqual([88, 100, 76]);
  });
});

test.each([
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [16, [0, 3, 6, 9, 12, 15]],
  [46, [0, 9, 18, 27, 36, 45]],
])('of %i steps these get a label', (count, steps) => {
  expect(labelled(count, 6)).toEqual(steps);
});
