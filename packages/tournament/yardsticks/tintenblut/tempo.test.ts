import type { Position } from '@tabard/core';
import { tintenblut } from '@tabard/tintenblut';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { tempo } from './tempo.ts';

/** Whole games take their time on a busy machine. */
const PATIENCE = { timeout: GAMES_MS };
const chosen = (position: object) => movesIn(tintenblut, tempo, position as Position)[0];
const scores = (seats: number, options: Readonly<Record<string, unknown>> = {}) =>
  playGame(tintenblut, () => tempo, { seats, seed: `game for ${seats}`, options }).scores;

test.each([2, 3, 4])('plays whole games with %i seats', PATIENCE, seats => {
  expect(scores(seats)).toHaveLength(seats);
});

test('wins three of four duels with a random mover', PATIENCE, () => {
  expect(shareAgainstRandom(tintenblut, tempo, 40)).toBeGreaterThanOrEqual(0.75);
});

describe('tempo', () => {
  const tiles = (courage: number, strength: number, wit: number, honour: number) => ({ courage, strength, wit, honour });
  const choice = (mine: object, more: object = {}) => chosen({ seats: [{ place: 'ombra', ...mine }, { place: 'mill' }], ...more });
  const arrived = (place: string) => ({ place, played: [place] });

  test('never passes while a journey is in reach', () => {
    const played = ['ombra', 'farm', 'camp', 'minstrels-inn', 'night-castle', 'fortress', 'mill', 'infirmary', 'inkworld'];
    expect(choice({ played, provisions: 0 })).toBe('go border-inn');
  });

  test('goes where the fourth tile of a set is', () => {
    expect(choice({ place: 'minstrels-inn', tiles: tiles(1, 1, 1, 0), provisions: 1 }, { dustfinger: 'camp' })).toMatch(
      /^go (ombra|farm)$/,
    );
  });

  test('converts four different tiles at once', () => {
    expect(choice({ ...arrived('farm'), tiles: tiles(1, 2, 1, 1), marker: 2 }, { phase: 'after' })).toBe(
      'convert courage strength wit honour',
    );
  });

  test('waits for the fourth tile rather than convert two', () => {
    expect(choice({ ...arrived('farm'), tiles: tiles(1, 1, 0, 0), marker: 2 }, { phase: 'after' })).toBe('end');
  });

  test('in the last round leaves no set unconverted', () => {
    const mine = { ...arrived('farm'), tiles: tiles(1, 1, 0, 0), marker: 42 };
    expect(choice(mine, { phase: 'after', lastRound: true })).toBe('convert courage strength');
  });

  test('buys the tile that is missing to a set of four', () => {
    expect(choice({ ...arrived('ombra'), tiles: tiles(1, 1, 0, 1), provisions: 2 }, { phase: 'after' })).toBe('trade provision wit');
  });

  test('goes to a castle when the red field is next', () => {
    expect(choice({ place: 'camp', tiles: tiles(1, 1, 1, 1), marker: 9, provisions: 0 })).toMatch(
      /^go (inkworld )?(ombra|fortress|night-castle)$/,
    );
  });

  test('gives up the tiles it has most of', () => {
    const pending = { queue: [{ seat: 0, tiles: 2 }], back: 'round-end' };
    expect(choice({ tiles: tiles(1, 3, 1, 1) }, { phase: 'lose', pending })).toBe('lose strength');
  });

  test('lets the neighbour begin, to move last', () => {
    expect(choice({ played: ['ombra'] }, { phase: 'start-player' })).toBe('start @1');
  });
});
