import { leakCheck, said } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { prefer, secret } from './contract-plan.ts';
import { EDITIONS } from './engine/config.ts';
import { blancNoir } from './index.ts';

test('nothing leaks in 10,000 states of all editions and seat counts', () => {
  const report = leakCheck(blancNoir, {
    states: 10_000,
    seats: [2, 3, 4, 5, 6],
    configs: EDITIONS.map(edition => ({ edition, goal: 'round' })),
    prefer,
    secret,
  });
  expect(said(report)).toBe('');
  expect(report.states).toBe(10_000);
  expect(report.views).toBeGreaterThanOrEqual(10_000 * 3);
});
