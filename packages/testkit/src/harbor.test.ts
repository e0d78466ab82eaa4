import { expect, test } from 'vitest';
import { harbor, invariant } from './harbor.ts';
import { gameContract, leakCheck, said } from './index.ts';

const prefer = (move: string): boolean => move !== 'pass';

gameContract(harbor, { seats: [2, 3, 4], configs: [{}, { hand: 1 }], invariant, playouts: 4, prefer });

test('an honest game has nothing to hide', () => {
  const report = leakCheck(harbor, { states: 500, seats: [3], configs: [{}, { hand: 1 }], invariant, prefer });
  expect(said(report)).toBe('');
  expect(report).toMatchObject({ states: 500, views: 2000 });
  expect(report.facts).toBeGreaterThan(500);
});
