import { expect, test } from 'vitest';
import { fateOf } from './use-plan.ts';

const PLAN = { moves: ['draw'], said: 'Draw a card' };

test('a plan waits for my turn, and is made only if it is legal then', () => {
  expect(fateOf(PLAN, { mine: false, legal: [] })).toBe('waits');
  expect(fateOf(PLAN, { mine: true, legal: ['draw', 'play 3r'] })).toBe('made');
  expect(fateOf(PLAN, { mine: true, legal: ['play 3r'] })).toBe('impossible');
});
