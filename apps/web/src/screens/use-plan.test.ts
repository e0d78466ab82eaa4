import { expect, test } from 'vitest';
import { fateOf } from './use-plan.ts';

const PLAN = { moves: ['draw'], said: 'Draw a card', after: 4 };
const HAPPENED = [
  { seq: 4, fact: { type: 'played', seat: 0 } },
  { seq: 5, fact: { type: 'played', seat: 1 } },
  { seq: 5, fact: { type: 'drew', seat: 0 } },
];
const WAITING = { mine: false, legal: [], happened: HAPPENED, me: 0 };

test('a plan waits for my turn, and is made only if it is legal then', () => {
  expect(fateOf(PLAN, WAITING)).toBe('waits');
  expect(fateOf(PLAN, { ...WAITING, mine: true, legal: ['draw', 'play 3r'] })).toBe('made');
  expect(fateOf(PLAN, { ...WAITING, mine: true, legal: ['play 3r'] })).toBe('impossible');
});

test('a plan for a turn that was played without it is given up', () => {
  const happened = [...HAPPENED, { seq: 6, fact: { type: 'played', seat: 0 } }];
  expect(fateOf(PLAN, { ...WAITING, happened })).toBe('impossible');
  expect(fateOf(PLAN, { ...WAITING, happened, mine: true, legal: ['draw'] })).toBe('impossible');
});
