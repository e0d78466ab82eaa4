import type { Json, Position } from '@tabard/core';
import { tintenblut } from '@tabard/tintenblut';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { economy } from './economy.ts';

test.each([2, 3, 4])('plays a whole game with %i seats', { timeout: GAMES_MS }, seats => {
  expect(playGame(tintenblut, () => economy, { seats, seed: 'whole' }).scores).toHaveLength(seats);
});

interface Given {
  readonly tiles?: Json;
  readonly provisions?: number;
  readonly marker?: number;
  readonly place?: string;
  readonly phase?: string;
  readonly more?: Position;
}

function moves({ tiles = {}, provisions = 0, marker = 0, place = 'farm', phase = 'journey', more = {} }: Given, most: number): string[] {
  const played = phase === 'journey' ? [] : [place];
  const seats: Json = [
    { place, played, tiles, provisions, marker },
    { place: 'infirmary', provisions: 0 },
  ];
  return movesIn(tintenblut, economy, { game: 'tintenblut', seats, phase, ...more }, most);
}

const one = { courage: 1, strength: 1, wit: 1 };

describe('a turn', () => {
  test.each<[why: string, given: Given, expected: readonly string[]]>([
    ['converts four different tiles', { tiles: { ...one, honour: 1 }, phase: 'after' }, ['convert courage strength wit honour', 'end']],
    ['keeps three for the fourth', { tiles: one, phase: 'after' }, ['end']],
    ['keeps nothing in the last round', { tiles: one, phase: 'after', more: { lastRound: true } }, ['convert courage strength wit', 'end']],
    [
      'buys the fourth tile in a castle',
      { tiles: one, provisions: 2, place: 'ombra', phase: 'after' },
      ['trade provision honour', 'convert courage strength wit honour'],
    ],
    [
      'goes where the missing tile is',
      { tiles: { courage: 1, strength: 1, wit: 1 } },
      ['go ombra', 'collect', 'convert courage strength wit honour'],
    ],
    ['goes to a castle for a red gate', { tiles: { courage: 1, strength: 1, wit: 1, honour: 1 }, marker: 10 }, ['go ombra']],
    [
      'loses what it has most of',
      { tiles: { courage: 3, honour: 1 }, phase: 'lose', more: { pending: { queue: [{ seat: 0, tiles: 2 }], back: 'round-end' } } },
      ['lose courage', 'lose courage'],
    ],
  ])('%s', (_, given, expected) => {
    expect(moves(given, expected.length)).toEqual(expected);
  });
});

test('wins against a random mover', { timeout: GAMES_MS }, () => {
  expect(shareAgainstRandom(tintenblut, economy, 40)).toBeGreaterThanOrEqual(0.75);
});
