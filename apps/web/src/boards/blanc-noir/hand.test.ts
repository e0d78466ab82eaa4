import { expect, test } from 'vitest';
import { sorted } from './game.ts';
import { roomIn } from './hand.tsx';

test('a hand is sorted by colour then number, or by number then colour', () => {
  expect(sorted(['golem', '3b', '7r', '3r'])).toEqual(['3r', '7r', '3b', 'golem']);
  expect(sorted(['golem', '7r', '3b', '3r'], 'number')).toEqual(['3r', '3b', '7r', 'golem']);
});

test.each([
  [360, 583, 64],
  [390, 787, 70],
  [390, 500, 64],
  [844, 333, 64],
  [1280, 663, 84],
  [1920, 1023, 120],
])('on a board of %i×%i cards are %i wide and the hand leaves room for the table', (width, height, cardWidth) => {
  const room = roomIn({ width, height: 120 }, width, height);
  expect(room.cardWidth).toBe(cardWidth);
  expect(room.height).toBeLessThan(height);
});
