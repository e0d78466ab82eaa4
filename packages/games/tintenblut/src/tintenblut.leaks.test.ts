import { leakCheck, said } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { prefer } from './contract-plan.ts';
import { tintenblut } from './index.ts';

test('nothing leaks in 10,000 states of all seat counts', () => {
  const report = leakCheck(tintenblut, { states: 10_000, seats: [2, 3, 4], configs: [{}], prefer });
  expect(said(report)).toBe('');
  expect(report.states).toBe(10_000);
  expect(report.views).toBeGreaterThanOrEqual(10_000 * 3);
});
