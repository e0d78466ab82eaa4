import { blason } from '@tabard/blason';
import type { Position } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { GAMES_MS, movesIn, playGame, shareAgainstRandom } from '../playing.fixture.ts';
import { tempo } from './tempo.ts';

/** Whole games take their time on a busy machine. */
const PATIENCE = { timeout: GAMES_MS };
const chosen = (position: object) => movesIn(blason, tempo, position as Position)[0];
const scores = (seats: number, options: Readonly<Record<string, unknown>> = {}) =>
  playGame(blason, () => tempo, { seats, seed: `game for ${seats}`, options }).scores;

test.each([2, 3, 4, 5])('plays whole games with %i seats', PATIENCE, seats => {
  expect(scores(seats)).toHaveLength(seats);
});

test('plays to fifty', PATIENCE, () => {
  expect(scores(2, { fifty: true, seatBonus: true })).toHaveLength(2);
});

test('wins three of four duels with a random mover', PATIENCE, () => {
  expect(shareAgainstRandom(blason, tempo, 40, { fifty: true })).toBeGreaterThanOrEqual(0.75);
});

describe('tempo', () => {
  const awards = ['questing', 'hunting', 'blazoning', 'trading', 'vowing'].map(award => ({ award }));
  const choice = (hand: string, mine: object = {}, more: object = {}) =>
    chosen({ seats: [{ hand: hand.split(' '), heralds: 0, ...mine }, { heralds: 0 }], awards, ...more });
  const display = ['or-1', 'gules-4', 'lozenge', 'billet', 'wavy', 'fess'];

  test('gathers while the hand is small, and takes what pays most', () => {
    expect(choice('per-fess talbot', {}, { display })).toBe('take gules-4');
  });

  test('spends a full hand in one turn rather than throw cards away', () => {
    expect(choice('per-chevron bear key sword cross-couped quarterly stag', {}, { display })).toMatch(/^place /);
  });

  test('goes on placing in the same turn while cards can pay', () => {
    expect(choice('bear quarterly', {}, { display, phase: 'place', placed: true })).toMatch(/^place /);
  });

  test('fulfils an award rather than score a point more', () => {
    const mine = { shield: { C1: ['horse'], A1: ['per-bend'] }, bands: { B: null, C: 'upper' }, track: 5 };
    expect(choice('sejant courant sword', mine, { display, phase: 'place', placed: true })).toBe('place sejant C2 upper');
  });

  test('claims the dearest marker', () => {
    const shield = { C1: ['horse'], C2: ['sejant'], A1: ['per-bend'], B3: ['vair-3'], C3: ['argent-2'], B1: ['pile'] };
    const left = awards.map(one => (one.award === 'hunting' ? { ...one, markers: [5, 3, 2, 1] } : one));
    const rest = { bands: { B: 'upper', C: 'upper' }, track: 18 };
    const rival = { heralds: 0, markers: ['hunting-7'], claimed: ['hunting'] };
    const position = { awards: left, display, phase: 'claim', tens: [20, 30, 40, 50] };
    expect(chosen({ ...position, seats: [{ hand: [], heralds: 0, shield, ...rest, markers: ['10'] }, rival] })).toBe('claim questing');
  });

  test('pays exactly', () => {
    const pending = { card: 'sword', column: 'C1', band: 'lower', cost: 3, paid: 0, back: 'place' };
    expect(choice('gyronny chevron', {}, { display, phase: 'pay', pending })).toBe('pay chevron');
  });

  const full = {
    A1: ['gyronny'],
    A2: ['ermine-5'],
    A3: ['vair-5'],
    B1: ['cross'],
    B2: ['rayonny'],
    B3: ['counter-vair-5'],
    C1: ['lion'],
    C2: ['rampant-guardant'],
    C3: ['ermine-4'],
  };
  const nearlyDone = { shield: full, bands: { B: 'upper', C: 'upper' }, track: 44, markers: ['10', '20', '30', '40'] };
  const last = { display, tens: [50], phase: 'place', placed: true };

  test('fills its last column while it is ahead', () => {
    expect(choice('baton-sinister gules-1', nearlyDone, last)).toBe('place baton-sinister C4 upper');
  });

  test('does not end a game that it would lose', () => {
    const position = {
      awards,
      ...last,
      seats: [
        { hand: ['baton-sinister', 'gules-1'], heralds: 0, ...nearlyDone },
        { heralds: 0, track: 90 },
      ],
    };
    expect(chosen(position)).not.toContain('C4');
  });

  test('leaves nothing in hand that its last turn can place', () => {
    expect(choice('per-pale gules-1', {}, { display, lastTurns: 0 })).toMatch(/^place /);
  });
});
