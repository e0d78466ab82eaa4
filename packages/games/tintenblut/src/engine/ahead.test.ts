import { fastRng } from '@tabard/core';
import { aheadContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { ahead } from './ahead.ts';

aheadContract(tintenblut, ahead, { seats: 3, isBeginning: ({ phase, free }) => phase === 'journey' && !free });

test('nothing is chosen ahead where no turn of mine comes any more', () => {
  const state = tintenblut.setup({}, 3, fastRng('ahead'));
  const last = { ...state, lastRound: true, start: 0, turn: 1 };
  expect([0, 1, 2].map(seat => ahead(tintenblut.view(last, seat), seat) !== undefined)).toEqual([false, false, true]);
});

test('who has passed takes the pile back before the next turn', () => {
  const state = { ...tintenblut.setup({}, 2, fastRng('ahead')), start: 0, turn: 1 };
  const view = tintenblut.view({ ...state, passed: 1 }, 0);
  expect(ahead(view, 0)?.view.seats[0]?.played).toEqual([]);
});
