import { expect, test } from 'vitest';
import { forcedMove } from './forced.ts';
import { viewOf } from './views.test-kit.ts';

const OTHER = { place: 'mill' } as const;
const bare = viewOf([{ place: 'ombra' }, OTHER]);
const holding = viewOf([{ place: 'ombra', advantages: ['nettle'] }, OTHER]);

test.each([
  ['nothing else to do', bare, ['end'], 'end'],
  ['the reward', bare, ['collect'], 'collect'],
  ['something else to do', bare, ['end', 'convert courage wit'], undefined],
  ['a card in hand, of which nobody may learn', holding, ['end'], undefined],
  ['to pass is always a decision', bare, ['pass'], undefined],
])('by itself goes only what everybody sees: %s', (_, view, legal, move) => {
  expect(forcedMove(view, 0, legal)).toBe(move);
});

test('nobody decides for a spectator', () => {
  expect(forcedMove(bare, undefined, ['end'])).toBeUndefined();
});
