import { blancNoir } from '@tabard/blanc-noir';
import type { Json } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { economy } from './economy.ts';

const EDITIONS = ['ja', 'de', 'fr'];

test.each([2, 3, 4, 5, 6])('plays a whole game with %i seats', { timeout: GAMES_MS }, seats => {
  const options = { edition: EDITIONS[seats % 3], goal: 'round' };
  expect(playGame(blancNoir, () => economy, { seats, seed: 'whole', options }).scores).toHaveLength(seats);
});

interface Given {
  readonly hand: readonly string[];
  readonly top: string;
  readonly scrolls?: readonly string[];
  readonly called?: boolean;
  readonly other?: readonly string[];
  readonly otherCalled?: boolean;
}

const OTHER = ['1y', '2y', '6y', '7y', '8b', '9b'];

function moves({ hand, top, scrolls = [], called = false, other = OTHER, otherCalled = false }: Given, most: number): string[] {
  const seats: Json = [
    { hand, scrolls: scrolls.map(scroll => ({ scroll, up: false })), called },
    { hand: other, called: otherCalled },
  ];
  return movesIn(blancNoir, economy, { game: 'blanc-noir', seats, discard: [top] }, most);
}

describe('two players', () => {
  test.each<[why: string, given: Given, expected: readonly string[]]>([
    ['three of a number go without a turn', { hand: ['3r', '3b', '3g', '5r', '8y'], top: '5g' }, ['buy 3r 3b 3g']],
    ['a Mirage saves the call', { hand: ['4g'], top: '7r', called: true, scrolls: ['mirage'] }, ['use mirage']],
    [
      'an Explosion stops who has called',
      { hand: ['4g', '5b', '6b', '9y'], top: '4r', scrolls: ['explosion'], other: ['9g'], otherCalled: true },
      ['use explosion @1'],
    ],
    [
      'an Explosion waits while nobody is near',
      { hand: ['4g', '5b', '6b', '9y', '8y', '2g', '1b'], top: '4r', scrolls: ['explosion'] },
      ['play 4g'],
    ],
    ['a Jester keeps the turn for the last card', { hand: ['jester-r', '4r'], top: '7r' }, ['play jester-r', 'call', 'play 4r']],
    [
      'of two that fit the dearer goes when the other is nearly through',
      { hand: ['1r', 'mage-r', '6r', '8g'], top: '7r', other: ['9g'], otherCalled: true },
      ['play mage-r'],
    ],
  ])('%s', (_, given, expected) => {
    expect(moves(given, expected.length)).toEqual(expected);
  });

  test('a Salvation takes the dearest of what does not fit', () => {
    const hand = ['lord-b', 'mage-g', 'princess-b', '1r', '2r', '3r', '5g'];
    const [use, ...gone] = moves({ hand, top: '5r', scrolls: ['salvation'] }, 4);
    expect(use).toBe('use salvation');
    expect(gone.sort()).toEqual(['exclude lord-b', 'exclude mage-g', 'exclude princess-b']);
  });
});

test('wins against a random mover', { timeout: GAMES_MS }, () => {
  expect(shareAgainstRandom(blancNoir, economy, 40, { goal: 'round' })).toBeGreaterThanOrEqual(0.75);
});
