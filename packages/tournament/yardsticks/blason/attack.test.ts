import { blason } from '@tabard/blason';
import { fastRng } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { attack } from './attack.ts';

const AWARDS = ['questing', 'jousting', 'wedding', 'feasting', 'hunting'].map(award => ({ award }));

const { given } = situations(blason, (position: object) => ({ awards: AWARDS, ...position }));

const chosen = (position: object): string => {
  const state = given(position);
  return blason.spell(attack.choose(blason.view(state, 0), 0, fastRng('dice')));
};

describe('the attacker of Blason', () => {
  test.each([2, 3, 4, 5])('plays a whole game for %i by the rules, with every option', { timeout: GAMES_MS }, seats => {
    for (const fifty of [false, true]) {
      const { scores } = playGame(blason, () => attack, { seats, seed: `game for ${seats}`, options: { fifty, seatBonus: true } });
      expect(scores).toHaveLength(seats);
    }
  });

  test('takes the beast that a rival lacks for an award, and another card where he has it', () => {
    const display = ['gules-1', 'sable-1', 'wolf', 'per-pale', 'trefoil', 'octofoil'];
    const shield = { C2: ['passant-guardant'], A2: ['argent-3'] };
    const me = { hand: ['or-1', 'azure-1'], shield: { C1: ['talbot'] } };
    expect(chosen({ display, seats: [me, { shield, bands: { B: null, C: 'upper' } }] })).toBe('take wolf');
    expect(chosen({ display, seats: [me, { shield: { ...shield, C1: ['horse'] } }] })).not.toBe('take wolf');
  });

  test('places with a small hand only for a marker', () => {
    const rival = { shield: {} };
    const shield = { B1: ['fess'], C1: ['boar'] };
    expect(chosen({ seats: [{ hand: ['statant', 'or-1'], shield }, rival] })).toBe('place statant C2 upper');
    expect(chosen({ seats: [{ hand: ['indented', 'or-1'], shield }, rival] })).toMatch(/^take/);
  });

  test('closes the shield when ahead, and not when behind', () => {
    const shield = {
      A1: ['per-pale'],
      A2: ['or-1'],
      A3: ['gules-1'],
      B1: ['fess'],
      B2: ['indented'],
      B3: ['azure-1'],
      C1: ['talbot'],
      C2: ['sejant'],
      C3: ['vert-1'],
    };
    const hand = ['octofoil', 'sable-1'];
    const position = (mine: number, theirs: number) => ({
      phase: 'place',
      placed: true,
      seats: [{ hand, shield, track: mine, heralds: 0 }, { track: theirs }],
    });
    expect(chosen(position(60, 20))).toBe('place octofoil C4 upper');
    expect(chosen(position(20, 60))).not.toMatch(/C4/);
  });

  test('claims first what a rival is about to claim', () => {
    const shield = { B1: ['cross'], C1: ['griffin'], C2: ['rampant-guardant'], B2: ['indented'], A2: ['argent-3'] };
    const rival = { shield: { C1: ['horse'], A2: ['azure-1'] } };
    expect(chosen({ phase: 'claim', seats: [{ shield }, rival] })).toBe('claim hunting');
  });

  test('wins at least three games of four against anybody who moves anyhow', { timeout: GAMES_MS }, () => {
    expect(shareAgainstRandom(blason, attack, 40)).toBeGreaterThanOrEqual(0.75);
  });
});
