import { expect, test } from 'vitest';
import { united } from './vigil.ts';

test.each([
  [[], []],
  [[[1, 2]], [[1, 2]]],
  [
    [
      [5, 9],
      [1, 3],
      [2, 4],
    ],
    [
      [1, 4],
      [5, 9],
    ],
  ],
  [
    [
      [1, 9],
      [2, 3],
      [9, 12],
    ],
    [[1, 12]],
  ],
])('the outages %j are %j', (given, as) => {
  const spans = given.map(([from, to]) => ({ from: from!, to: to! }));
  expect(united(spans).map(({ from, to }) => [from, to])).toEqual(as);
});
