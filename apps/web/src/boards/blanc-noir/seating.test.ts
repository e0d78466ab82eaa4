import { expect, test } from 'vitest';
import { around, othersOf } from './seating.ts';

test('the next player sits to my left, the one before me to my right', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(around(0, 3).x).toBeLessThan(50);
  expect(around(1, 3).x).toBeCloseTo(50);
  expect(around(2, 3).x).toBeGreaterThan(50);
});

test('a spectator sees everybody', () => expect(othersOf(3, undefined)).toEqual([0, 1, 2]));
