import type { Details } from '@tabard/core';
import { hintsContract, moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { type Given, given } from '../engine/positions.fixture.ts';
import { tintenblut } from '../index.ts';
import { de } from '../text/hints/de.ts';
import { en } from '../text/hints/en.ts';
import { fr } from '../text/hints/fr.ts';
import { ja } from '../text/hints/ja.ts';
import { hints, type Motive } from './hints.ts';

const SAY = { en, de, fr, ja };
const name = (seat: number): string => ['Mira', 'Ada'][seat]!;

const OTHER = { at: 'infirmary' };
const at = (place: string, seat: object = {}, rest: object = {}): Given => ({ seats: [{ at: place, ...seat }, OTHER], ...rest });
/** Arrived, with what was held before. */
const arrived = (place: string, seat: object = {}, rest: object = {}): Given =>
  at(place, { played: place, ...seat }, { phase: 'arrived', ...rest });
const later = (place: string, seat: object = {}, rest: object = {}): Given =>
  at(place, { played: place, ...seat }, { phase: 'after', ...rest });

const rest = (dustfinger: string): Given => ({
  seats: [{ at: 'night-castle', played: 'night-castle', provisions: 2 }, { at: 'mill' }],
  dustfinger,
  phase: 'rest',
});

/** Has to give up tiles. */
const loses = (tiles: readonly number[]): Given =>
  later('ombra', { tiles }, { phase: 'lose', pending: { queue: [{ seat: 0, tiles: 3 }], back: 'after' } });

/** For every motive a position and a move that has it, and what the sentence is told. */
const CASES: Readonly<Record<Motive['because'], readonly [Given, string, Details?]>> = {
  'brings-end': [later('ombra', { tiles: [1, 1], marker: 38 }, { whiteWomen: 0 }), 'convert courage strength'],
  'keeps-for-more': [later('ombra', { tiles: [1, 1] }), 'end'],
  'free-journey': [at('ombra', { hand: 'black-prince' }), 'use black-prince'],
  'may-trade': [arrived('mill', { hand: 'fat-prince', provisions: 4 }, { heldBefore: ['fat-prince'] }), 'use fat-prince'],
  'spares-sets': [
    later('ombra', { tiles: [3, 1] }, { phase: 'lose', pending: { queue: [{ seat: 0, tiles: 2 }], back: 'after' } }),
    'lose courage',
  ],
  'goes-first': [at('ombra', { played: 'ombra' }, { phase: 'start-player' }), 'start @0'],
  'goes-later': [at('ombra', { played: 'ombra' }, { phase: 'start-player' }), 'start @1'],
  'opens-gate': [at('farm', { tiles: [1, 1], marker: 10 }), 'go ombra', { colour: 'red', fields: 4 }],
  'passes-gate': [later('ombra', { tiles: [1, 1], marker: 10 }), 'convert courage strength', { colour: 'red', fields: 2 }],
  'makes-sets': [at('farm', { tiles: [1, 1] }), 'go ombra', { fields: 4 }],
  'takes-lead': [later('ombra', { tiles: [1, 1] }), 'convert courage strength', { fields: 2 }],
  advances: [
    {
      seats: [
        { at: 'ombra', played: 'ombra', tiles: [1, 1] },
        { ...OTHER, marker: 9 },
      ],
      phase: 'after',
    },
    'convert courage strength',
    { fields: 2 },
  ],
  brings: [at('farm'), 'go ombra', { place: 'ombra', line: 'alone' }],
  'brings-one-of': [at('farm', { marker: 38 }, { whiteWomen: 0 }), 'go ombra', { place: 'ombra', line: 'alone' }],
  'brings-instead': [arrived('ombra', { provisions: 3 }), 'dustfinger ombra', { place: 'ombra', line: 'company' }],
  'keeps-company': [rest('infirmary'), 'dustfinger night-castle'],
  'has-company': [rest('night-castle'), 'stay'],
  'saves-provisions': [rest('infirmary'), 'stay'],
  'escapes-number': [
    {
      seats: [
        { at: 'ombra', villains: 'basta' },
        { at: 'fortress', played: 'fortress' },
      ],
      start: 1,
      turn: 0,
    },
    'go farm',
    { seat: 1, number: 2 },
  ],
  'takes-cards-back': [at('farm', { played: 'ombra mill farm' }), 'pass', { count: 3 }],
  'gains-provisions': [arrived('mill', { hand: 'nettle' }, { heldBefore: ['nettle'] }), 'use nettle', { count: 3 }],
  'gains-tile': [arrived('mill', { hand: 'barn-owl' }, { heldBefore: ['barn-owl'] }), 'use barn-owl wit', { tile: 'wit' }],
  'sends-villain-away': [
    arrived('mill', { hand: 'roxane', villains: 'basta mortola' }, { heldBefore: ['roxane'] }),
    'use roxane mortola',
    { sum: 3 },
  ],
};

hintsContract({ game: tintenblut, hints, given, say: SAY, name, saidInWords: ['colour', 'place', 'line', 'tile'] }, CASES);

test.each([
  ['a pass with all cards in hand', at('ombra'), 'pass'],
  ['Dustfinger, sent where he changes nothing', arrived('ombra', { provisions: 3 }), 'dustfinger farm'],
  ['Dustfinger, sent after the reward', later('ombra', { provisions: 3 }), 'dustfinger ombra'],
  ['Dustfinger, sent past the Castle of Night', rest('infirmary'), 'dustfinger mill'],
  ['the end of a turn in which nothing could be converted', later('ombra'), 'end'],
  ['tiles that are kept in the last round', later('ombra', { tiles: [1, 1] }, { lastRound: true }), 'end'],
  ['cards that come back when nothing comes after them', at('farm', { played: 'ombra mill farm' }, { lastRound: true }), 'pass'],
  ['giving up the only tile of a kind', loses([5, 0, 1, 1]), 'lose honour'],
])('nothing speaks for %s', (_, position, text) => {
  expect(hints.why(given(position), 0, moveOf(tintenblut, text))).toBeUndefined();
});
