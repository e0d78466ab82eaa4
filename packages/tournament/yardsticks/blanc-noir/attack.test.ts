import { blancNoir } from '@tabard/blanc-noir';
import { fastRng } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { attack } from './attack.ts';

const EDITIONS = ['ja', 'de', 'fr'] as const;

interface Seated {
  readonly hand: string;
  readonly scrolls?: string;
  readonly [field: string]: unknown;
}

const words = (text: string) => (text === '' ? [] : text.split(' '));
const { given } = situations(blancNoir, (seats: readonly Seated[]) => ({
  seats: seats.map(({ hand, scrolls = '', ...rest }) => ({
    ...rest,
    hand: words(hand),
    scrolls: words(scrolls).map(scroll => ({ scroll, up: false })),
  })),
  discard: ['5r'],
}));

const chosen = (...seats: readonly Seated[]): string => {
  const state = given(seats);
  return blancNoir.spell(attack.choose(blancNoir.view(state, 0), 0, fastRng('dice')));
};

describe('the attacker of Blanc Noir', () => {
  test.each([2, 3, 4, 5, 6])('plays whole games for %i by the rules of every edition', { timeout: GAMES_MS }, seats => {
    for (const edition of EDITIONS) {
      const { scores } = playGame(blancNoir, () => attack, { seats, seed: `${edition} ${seats}`, options: { edition } });
      expect(scores).toHaveLength(seats);
    }
  });

  test('answers a called card with a chain, and lets it be where everybody is far', () => {
    const hand = 'knight-r 9r 8r 1b 2g';
    expect(chosen({ hand }, { hand: '4b', called: true }, { hand: '1r 2r 3r 4r' })).toBe('play knight-r');
    expect(chosen({ hand: 'knight-r 8r 1b' }, { hand: '4b 4y 6b 7b 1g 2y 3y' })).toBe('play 8r');
  });

  test('blows up whoever is nearly out, and nobody else', () => {
    const me = { hand: '9r 8r 1b 2g', scrolls: 'explosion' };
    expect(chosen(me, { hand: '1y 2y 3y 4y 6y' }, { hand: '4b 4g' })).toBe('use explosion @2');
    expect(chosen(me, { hand: '1y 2y 3y 4y 6y' }, { hand: '4b 4g 6g 7g' })).toMatch(/^play/);
  });

  test('strikes once more before the finishing blow', () => {
    const others = { hand: '1y 2y 3y 4y 6y' };
    expect(chosen({ hand: '9r', scrolls: 'blizzard', called: true }, others)).toBe('use blizzard');
    expect(chosen({ hand: '9r', called: true }, others)).toBe('play 9r');
  });

  test('changes the colour in front of one card', () => {
    expect(chosen({ hand: '6r 5b 9g 1b' }, { hand: '4r', called: true })).toBe('play 5b');
  });

  test('wins at least three games of four against anybody who moves anyhow', { timeout: GAMES_MS }, () => {
    expect(shareAgainstRandom(blancNoir, attack, 40, { goal: 100 })).toBeGreaterThanOrEqual(0.75);
  });
});
