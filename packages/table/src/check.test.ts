import type { AnyGame } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import { expect, test } from 'vitest';
import { checkOf } from './check.ts';

/** A game whose facts are what they are. */
const open = { ...pips, redact: (fact: unknown) => fact } as AnyGame;

test.each<[unknown[], string]>([
  [[], '741638a5'],
  [[671], '0025330f'],
  [[{ type: 'played', seat: 0, card: 9 }], '2da41cc0'],
])('logs hold it, so it never changes: %j', (facts, check) => {
  expect(checkOf(open, facts)).toBe(check);
});

test('it is of what everybody was told, and of nothing else', () => {
  const [one, other, hidden] = [{ card: 3 }, { card: 7 }, {}].map(card => [{ type: 'drew', seat: 1, ...card }]);
  expect(checkOf(pips, one!)).toBe(checkOf(pips, other!));
  expect(checkOf(pips, one!)).toBe(checkOf(pips, hidden!));
  expect(checkOf(pips, [{ type: 'played', seat: 1, card: 3 }])).not.toBe(checkOf(pips, [{ type: 'played', seat: 1, card: 7 }]));
  expect(checkOf({ ...pips, redact: () => undefined }, one!)).toBe(checkOf(pips, []));
});

test('however a fact is written down, and in the order in which facts were told', () => {
  const [a, b] = [
    { type: 'played', seat: 1, card: 3 },
    { card: 3, seat: 1, type: 'played' },
  ];
  expect(checkOf(open, [a])).toBe(checkOf(open, [b]));
  expect(checkOf(open, [a, 'x'])).not.toBe(checkOf(open, ['x', a]));
});
