import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { advice, bestOfThree, type State } from './best-of-three.fixture.ts';
import { doubtAbout } from './index.ts';

const publicly = (state: State) => bestOfThree.view(state, 'public');
const indifferent = { promise: () => 0, unit: 1, style: { horizon: 0 } };

test('there is none about a forced move', () => {
  const state = { hands: [[4], [2]], sums: [3, 5], turn: 0 };
  expect(doubtAbout(bestOfThree, advice, publicly(state), 0, fastRng(1))).toBe(0);
});

test('there is little where it is clear, and most where nothing tells the moves apart', () => {
  const state = bestOfThree.setup({}, 3, fastRng(5));
  const clear = doubtAbout(bestOfThree, advice, publicly(state), 0, fastRng(1));
  const open = doubtAbout(bestOfThree, indifferent, publicly(state), 0, fastRng(1));
  expect(clear).toBeGreaterThan(0);
  expect(clear).toBeLessThan(open);
  expect(open).toBeGreaterThan(0.95);
  expect(open).toBeLessThanOrEqual(1);
});

test('it is the same whatever the seat holds', () => {
  const shown = bestOfThree.setup({}, 3, fastRng(5));
  const other = { ...shown, hands: shown.hands.with(0, shown.hands[1]!).with(1, shown.hands[0]!) };
  expect(publicly(other)).toEqual(publicly(shown));
  expect(doubtAbout(bestOfThree, advice, publicly(other), 0, fastRng(1))).toBe(
    doubtAbout(bestOfThree, advice, publicly(shown), 0, fastRng(1)),
  );
});
