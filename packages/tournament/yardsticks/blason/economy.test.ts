import { blason } from '@tabard/blason';
import type { Position } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { economy } from './economy.ts';

test.each([2, 3, 4, 5])('plays a whole game with %i seats', { timeout: GAMES_MS }, seats => {
  const options = { fifty: seats % 2 === 0, seatBonus: seats > 3 };
  expect(playGame(blason, () => economy, { seats, seed: 'whole', options }).scores).toHaveLength(seats);
});

const AWARDS = ['vowing', 'conquering', 'ennobling', 'endowing', 'descending'].map(award => ({ award, markers: [7, 5, 3, 2, 1] }));

interface Given {
  readonly hand: readonly string[];
  readonly shield?: Readonly<Record<string, readonly string[]>>;
  readonly heralds?: number;
  readonly more?: Position;
}

function moves({ hand, shield = {}, heralds = 0, more = {} }: Given, most: number): string[] {
  const track = 0;
  const seats = [
    { hand, shield, heralds, track },
    { hand: ['argent-1', 'boar'], heralds: 1, track },
  ];
  const display = ['gules-1', 'azure-1', 'cross', 'fess', 'wavy', 'statant'];
  return movesIn(blason, economy, { game: 'blason', seats, display, awards: AWARDS, ...more }, most);
}

/** A key is put down and not yet paid. */
const PAYING: Position = { phase: 'pay', pending: { card: 'key', column: 'B1', band: 'lower', cost: 3, paid: 0, back: 'place' } };

describe('a turn', () => {
  test.each<[why: string, given: Given, expected: readonly string[]]>([
    ['with few cards is for acquiring, the dearest first', { hand: ['or-1', 'lion', 'purpure-1', 'passant'] }, ['take cross']],
    ['pays exactly', { hand: ['or-3', 'vair-5'], more: PAYING }, ['pay or-3']],
    [
      'with a herald gives the cheapest card for the dearest element',
      { hand: ['crown', 'or-1'], shield: { B1: ['pale'] }, heralds: 1, more: { lastTurns: 0 } },
      ['herald place crown C1 lower'],
    ],
  ])('%s', (_, given, expected) => {
    expect(moves(given, expected.length)).toEqual(expected);
  });

  test('with a full hand is for placing, more than one element', () => {
    const verbs = moves({ hand: ['lion', 'cross-couped', 'vair-5', 'gyronny', 'ermine-3', 'or-2', 'rayonny'] }, 6).map(
      move => move.split(' ')[0],
    );
    expect(verbs[0]).toBe('place');
    expect(verbs.filter(verb => verb === 'place').length).toBeGreaterThan(1);
  });
});

test('wins against a random mover', { timeout: GAMES_MS }, () => {
  expect(shareAgainstRandom(blason, economy, 40)).toBeGreaterThanOrEqual(0.75);
});
