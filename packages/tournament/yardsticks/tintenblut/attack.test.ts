import { fastRng } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { tintenblut } from '@tabard/tintenblut';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { attack } from './attack.ts';

const { given } = situations(tintenblut, (position: object) => ({ ...position }));

const chosen = (position: object): string => {
  const state = given(position);
  return tintenblut.spell(attack.choose(tintenblut.view(state, 0), 0, fastRng('dice')));
};

const tiles = (courage: number, strength: number, wit: number, honour: number) => ({ courage, strength, wit, honour });

describe('the attacker of Tintenblut', () => {
  test.each([2, 3, 4])('plays a whole game for %i by the rules', { timeout: GAMES_MS }, seats => {
    expect(playGame(tintenblut, () => attack, { seats, seed: `game for ${seats}` }).scores).toHaveLength(seats);
  });

  test('wakes the Adderhead in the Castle of Night while a rich rival has most villains, and not while it has most itself', () => {
    const rich = { place: 'mill', tiles: tiles(5, 5, 5, 5), marker: 10 };
    const resting = { dustfinger: 'infirmary', phase: 'rest', villainStack: ['adderhead:II', 'adderhead:II'] };
    const me = { place: 'night-castle', played: ['night-castle'], tiles: tiles(3, 0, 2, 0), provisions: 2 };
    expect(chosen({ ...resting, seats: [me, { ...rich, villains: ['basta', 'piper'] }] })).toBe('stay');
    expect(chosen({ ...resting, seats: [{ ...me, villains: ['basta', 'piper'] }, rich] })).toBe('dustfinger night-castle');
  });

  test('goes through the last gate when that ends the game ahead', () => {
    const me = { place: 'ombra', played: ['ombra'], tiles: tiles(1, 1, 1, 1), marker: 38 };
    expect(chosen({ phase: 'after', seats: [me, { place: 'mill', marker: 30 }] })).toBe('convert courage strength wit honour');
  });

  test('lets the others begin, to see what they play', () => {
    const seats = [
      { place: 'ombra', played: ['ombra'] },
      { place: 'mill', played: ['mill'] },
    ];
    expect(chosen({ phase: 'start-player', seats })).toBe('start @1');
  });

  test('wins at least three games of four against anybody who moves anyhow', { timeout: GAMES_MS }, () => {
    expect(shareAgainstRandom(tintenblut, attack, 40)).toBeGreaterThanOrEqual(0.75);
  });
});
