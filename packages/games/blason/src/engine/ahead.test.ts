import { fastRng } from '@tabard/core';
import { aheadContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { blason } from '../index.ts';
import { ahead } from './ahead.ts';

aheadContract(blason, ahead, { seats: 3, isBeginning: ({ phase }) => phase === 'turn' });

test('nothing is chosen ahead where no turn of mine comes any more', () => {
  const view = blason.view(blason.setup({ fifty: false, seatBonus: false }, 3, fastRng('ahead')), 2);
  expect([0, 1, 2, null].map(lastTurns => ahead({ ...view, turn: 0, lastTurns }, 2) !== undefined)).toEqual([false, false, true, true]);
});
