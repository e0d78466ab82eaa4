import { fastRng, type Position } from '@tabard/core';
import { expect, test } from 'vitest';
import { gameContract } from './game-contract.ts';
import { pips } from './pips.ts';

gameContract(pips, { seats: [2, 3, 4], configs: [{}, { goal: 30 }] });

const POSITION = {
  game: 'pips',
  goal: 12,
  turn: 1,
  seats: [
    { hand: [1, 2], total: 9 },
    { hand: [9], total: 4 },
  ],
  played: [9, 4],
};

test('a deck left out is dealt from the cards that lie nowhere else', () => {
  const restored = pips.restore(POSITION, fastRng('deck'));
  const deck = [1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8];
  expect(restored).toMatchObject({ ok: true, value: { goal: 12, turn: 1, hands: [[1, 2], [9]], totals: [9, 4], played: [9, 4] } });
  expect(restored.ok && restored.value.deck.toSorted()).toEqual(deck);
  expect(restored.ok && restored.value.deck).not.toEqual(deck);
});

test.each<[string, object]>([
  ['game', { game: 'harbor' }],
  ['seats', { seats: [{ hand: [], total: 13 }] }],
  ['goal', { goal: 13 }],
  ['turn', { turn: 2 }],
  ['cards', { played: [9, 4, 0] }],
  ['total', { played: [9, 5] }],
  ['deck', { seats: [{ hand: [9, 9], total: 9 }, POSITION.seats[1]] }],
  ['deck', { deck: [1, 2, 3] }],
])('a position with another «%s» is refused', (field, change) => {
  expect(pips.restore({ ...POSITION, ...change } as Position, fastRng(0))).toMatchObject({ ok: false, error: { details: { field } } });
});
