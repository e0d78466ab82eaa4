import { blancNoir } from '@tabard/blanc-noir';
import type { Position } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { tempo } from './tempo.ts';

const chosen = (position: object) => movesIn(blancNoir, tempo, position as Position)[0];
const scores = (seats: number, options: Readonly<Record<string, unknown>> = {}) =>
  playGame(blancNoir, () => tempo, { seats, seed: `game for ${seats}`, options }).scores;

test.each([2, 3, 4, 5, 6])('plays whole games with %i seats', { timeout: GAMES_MS }, seats => {
  expect(scores(seats, { goal: seats === 2 ? 200 : 'round' })).toHaveLength(seats);
});

test.each(['ja', 'de', 'fr'])('plays the edition %s', { timeout: GAMES_MS }, edition => {
  expect(scores(3, { edition, goal: 'round' })).toHaveLength(3);
});

test('wins three of four duels with a random mover', { timeout: GAMES_MS }, () => {
  expect(shareAgainstRandom(blancNoir, tempo, 40, { goal: 'round' })).toBeGreaterThanOrEqual(0.75);
});

describe('tempo', () => {
  const seat = (hand: string, more: object = {}) => ({ hand: hand.split(' '), ...more });
  const choice = (seats: readonly object[], more: object = {}) => chosen({ seats, discard: ['5r'], ...more });
  const rival = seat('1g 2g 3g 4g 6g');

  test('keeps the turn by a Jester and ends on a Normal of his colour', () => {
    expect(choice([seat('jester-r 7r'), rival])).toBe('play jester-r');
  });

  test('plays the Special first, for only a Normal may be the last card', () => {
    expect(choice([seat('mage-r 3r'), rival])).toBe('play mage-r');
  });

  test('names the colour of the card it means to end on', () => {
    expect(choice([seat('pixie 3b'), rival], { scrollPile: [] })).toBe('play pixie b');
  });

  test('buys a scroll to be rid of three cards, and still discards', () => {
    expect(choice([seat('3y 3b 3g 8r 9r'), rival])).toBe('buy 3y 3b 3g');
  });

  test('does not buy itself an empty hand', () => {
    expect(choice([seat('3r 3b 3g'), rival])).toBe('play 3r');
  });

  test('blocks one who has called by a chain', () => {
    const caller = seat('9r', { called: true });
    expect(choice([seat('knight-r 2r 8b 9g'), caller])).toBe('play knight-r');
  });

  test('keeps an Explosion until a rival has one card left', () => {
    const holds = seat('2r 8b 9g 4y', { scrolls: [{ scroll: 'explosion' }] });
    expect(choice([holds, rival])).toBe('play 2r');
    expect(choice([holds, seat('9r', { called: true })])).toBe('use explosion @1');
  });

  test('passes a chain on by a Mirage', () => {
    const holds = seat('2r 8b 9g 4y', { scrolls: [{ scroll: 'mirage' }] });
    expect(choice([holds, rival], { discard: ['knight-r'], chain: 4 })).toBe('use mirage');
  });

  test('brings the Prince to his Princess', () => {
    const pending = { by: 'princess-r', count: 0 };
    expect(choice([seat('prince-r 3r 8b dragon'), rival], { discard: ['princess-r'], phase: 'exclude', pending })).toBe('exclude prince-r');
  });

  test('calls', () => {
    expect(choice([seat('3r'), rival], { phase: 'call' })).toBe('call');
  });
});
