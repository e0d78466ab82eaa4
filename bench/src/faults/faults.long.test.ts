import { expect, test } from 'vitest';
import { benchFaults } from './index.ts';

test('40 s of pulled plugs: nothing is lost, doubled or leaked, and every table goes on', async () => {
  const seed = String(Date.now());
  const { complaints, acknowledged, viewsChecked, dealtAnew, faults, happened, ...bench } = await benchFaults({ seconds: 40, seed });
  expect(complaints, `seed ${seed}`).toEqual([]);
  expect(bench).toMatchObject({ lost: 0, doubled: 0, broken: 0, leaks: 0, untrue: 0, unordered: 0, still: 0, behind: 0, staleThoughts: 0 });
  expect(acknowledged).toBeGreaterThan(300);
  expect(viewsChecked).toBeGreaterThan(1000);
  expect(dealtAnew).toBe(viewsChecked);
  expect(Math.min(...Object.values(faults))).toBeGreaterThan(0);
  expect(Math.min(...Object.values(happened)), JSON.stringify(happened)).toBeGreaterThan(0);
});
