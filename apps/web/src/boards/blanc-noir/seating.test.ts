import { expect, test } from 'vitest';
import { around, isLeading, othersOf } from './seating.ts';

test('the next player sits to my left, the one before me to my right', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(around(0, 3).x).toBeLessThan(50);
  expect(around(1, 3).x).toBeCloseTo(50);
  expect(around(2, 3).x).toBeGreaterThan(50);
});

test('a spectator sees everybody', () => expect(othersOf(3, undefined)).toEqual([0, 1, 2]));

test.each([
  [
    [10, 30, 20],
    [true, false, false],
  ],
  [
    [10, 10, 20],
    [true, true, false],
  ],
  [
    [0, 0, 0],
    [false, false, false],
  ],
])('with %j points the leaders are %j: nobody before there is anything to lead by', (points, leads) => {
  const seats = points.map(one => ({ points: one }));
  expect(seats.map((_, seat) => isLeading({ seats }, seat))).toEqual(leads);
});
