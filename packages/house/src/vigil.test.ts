import { expect, test } from 'vitest';
import { memoryOutages } from './memory-outages.ts';
import { OFTEN_MS, united, Vigil } from './vigil.ts';

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

test('timers that are early or late, and a store that takes its time, are no outage', async () => {
  let now = 0;
  const kept = memoryOutages(() => now);
  const vigil = new Vigil(
    {
      ...kept,
      async alive(mostMs, upSince) {
        now += 4;
        await kept.alive(mostMs, upSince);
        now += 3;
      },
    },
    () => now,
  );
  await vigil.begin(async () => 0);
  for (let tick = 0; tick < 100; tick++) {
    now += OFTEN_MS + (tick % 3) - 1;
    await vigil.keep({ isTimed: true });
  }
  expect(vigil.outages).toEqual([]);
  now += 10 * OFTEN_MS;
  await vigil.keep({ isTimed: true });
  expect(vigil.outages).toHaveLength(1);
});
