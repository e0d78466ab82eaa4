import { aheadContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { ahead } from './ahead.ts';
import type { Card } from './data.ts';
import type { View } from './view.ts';

aheadContract(blancNoir, ahead, {
  seats: 3,
  isBeginning: ({ phase }) => phase === 'turn',
  foreseen: move => /^(play|draw)/.test(move),
});

test('any card of my hand or one to draw; a card of no colour with one', () => {
  const view = { phase: 'turn', turn: 1, hand: ['3r', '3r', 'golem'] as readonly Card[] } as View;
  expect(ahead(view, 0)?.legal).toEqual(['draw', 'play 3r', 'play golem b', 'play golem g', 'play golem r', 'play golem y']);
  expect(ahead({ ...view, phase: 'over' }, 0)).toBeUndefined();
});
