import { type Frozen, perft } from '@tabard/core';
import { gameContract, leakCheck, said } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { CARDS } from './engine/data.ts';
import type { State } from './engine/state.ts';
import { game } from './index.ts';

/** Every card is somewhere, once. */
function invariant({ stock, pile, hands }: Frozen<State>): string | undefined {
  const cards = [...stock, ...pile, ...hands.flat()];
  return cards.length === CARDS.length && new Set(cards).size === CARDS.length ? undefined : `the cards are ${cards.sort()}`;
}

const PLAN = { seats: [2, 3, 4], configs: [{}, { hand: 3 }], invariant, prefer: (move: string) => move.startsWith('play') };

gameContract(game, PLAN);

test('nothing leaks at 10,000 states', () => {
  const report = leakCheck(game, { ...PLAN, states: 10_000 });
  expect(said(report)).toBe('');
  expect(report.states).toBe(10_000);
});

test.each<readonly [number, number, readonly number[]]>([
  [2, 5, [2, 4, 8, 16, 43, 106]],
  [4, 3, [2, 6, 15, 27, 55, 98]],
])('perft: with %i seats and hands of %i there are as many sequences of 1 to 6 moves as ever', (seats, hand, counts) => {
  expect(perft(game, { hand }, { seats, seed: '1', depth: 6 })).toEqual(counts);
});
