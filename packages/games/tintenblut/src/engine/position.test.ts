import { fastRng, type Position } from '@tabard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { COPIES } from './kinds.ts';
import { after, type Given, given, legalOf, load, look, play } from './positions.fixture.ts';

const TWO: Given = { seats: [{ at: 'mill' }, { at: 'farm' }] };
const seat = (more: object): Given => ({ seats: [{ at: 'mill', ...more }, { at: 'farm' }] });
const castle = (more: object): Given => ({ seats: [{ at: 'night-castle', played: 'night-castle', ...more }, { at: 'farm' }] });
const LOSE: Given = { ...seat({ tiles: [3] }), phase: 'lose', pending: { queue: [{ seat: 0, tiles: 2 }], back: 'after' } };

const EXAMPLE = {
  game: 'tintenblut',
  config: {},
  seats: [
    {
      place: 'ombra',
      played: ['ombra'],
      tiles: { courage: 2, strength: 2, wit: 2, honour: 1 },
      provisions: 2,
      advantages: ['nettle'],
      villains: ['basta', 'piper'],
      marker: 9,
    },
    { place: 'mill' },
  ],
  dustfinger: 'camp',
  whiteWomen: null,
  villainStack: ['adderhead:II'],
  villainDiscard: [],
  advantageStack: ['mo'],
  start: 0,
  turn: 0,
  round: 1,
  lastRound: false,
  passed: [],
  phase: 'journey',
  usedAdvantage: false,
  heldBefore: null,
};

describe('rule 9: positions', () => {
  test('the example is read, and written as it was', () => {
    const restored = tintenblut.restore(EXAMPLE as Position, fastRng(1));
    expect(restored.ok).toBe(true);
    if (!restored.ok) return;
    const described = tintenblut.describe(restored.value);
    expect(described).toMatchObject({ ...EXAMPLE, seats: [EXAMPLE.seats[0], {}] });
  });

  test('what is left out is filled in', () => {
    const position = look(given({ seats: [{ at: 'mill' }, { at: 'farm' }], start: 1 }));
    expect(position).toMatchObject({
      dustfinger: 'camp',
      whiteWomen: null,
      start: 1,
      turn: 1,
      round: 1,
      lastRound: false,
      phase: 'journey',
    });
    expect(position.seats[0]).toEqual({
      place: 'mill',
      played: [],
      tiles: { courage: 0, strength: 0, wit: 0, honour: 0 },
      provisions: 2,
      advantages: [],
      villains: [],
      marker: 0,
    });
    expect([position.villainStack.length, position.advantageStack.length]).toEqual([15, 27]);
    const bare = tintenblut.restore({ seats: [{ place: 'mill' }, { place: 'farm' }] }, fastRng(1));
    expect(bare.ok && tintenblut.describe(bare.value)).toMatchObject({ phase: 'journey' });
  });

  test('a stack that is left out holds what lies nowhere else, villains group by group; one that is listed is all there is', () => {
    const position = look(given({ ...seat({ villains: 'basta', hand: 'mo' }), villainDiscard: ['innkeeper'] }));
    expect(position.villainStack).toHaveLength(13);
    expect(position.villainStack.slice(0, 4).sort()).toEqual(['miller', 'piper', 'slasher', 'sootbird']);
    expect(position.advantageStack.filter(card => card === 'mo')).toHaveLength(1);
    expect(look(given({ ...TWO, villainStack: ['basta'] })).villainStack).toEqual(['basta']);
  });

  test('an Adderhead without a group is of the lowest that is not listed elsewhere', () => {
    const position = look(
      given({
        seats: [
          { at: 'mill', villains: 'adderhead' },
          { at: 'farm', villains: 'adderhead adderhead:III' },
        ],
        villainDiscard: ['adderhead'],
        villainStack: ['adderhead', 'basta'],
      }),
    );
    expect(position.seats.map(({ villains }) => villains)).toEqual([['adderhead:II'], ['adderhead:II', 'adderhead:III']]);
    expect([position.villainDiscard, position.villainStack]).toEqual([['adderhead:III'], ['adderhead:III', 'basta']]);
  });

  test('the White Women are with the furthest marker from 31 on, the lowest seat of equals', () => {
    const at = (...markers: number[]) => look(given({ seats: markers.map(marker => ({ at: 'mill', marker })) })).whiteWomen;
    expect([at(30, 12), at(12, 31), at(33, 33), at(31, 45, 45)]).toEqual([null, 1, 0, 1]);
  });

  test('inside a turn the whole hand was held before, unless a card was used or it is said', () => {
    const turn = { ...seat({ played: 'mill', hand: 'nettle mo' }), phase: 'after' };
    expect(look(given(turn)).heldBefore).toEqual(['mo', 'nettle']);
    expect(look(given({ ...turn, heldBefore: ['mo'] })).heldBefore).toEqual(['mo']);
    expect(look(given({ ...turn, usedAdvantage: true })).heldBefore).toEqual([]);
    expect(look(given({ ...turn, line: 'alone' })).usedAdvantage).toBe(true);
  });

  test('rule 3.3: before the journey no card was used, unless the Black Prince makes it free', () => {
    const before = { ...seat({ hand: 'black-prince' }), usedAdvantage: true };
    const s = given(before);
    expect(look(s).usedAdvantage).toBe(false);
    play(s, ['use black-prince']);
    expect(look(s).usedAdvantage).toBe(true);
    expect(look(given({ ...before, usedAdvantage: false, free: true })).usedAdvantage).toBe(true);
    expect(look(given({ ...before, ...seat({ played: 'mill' }), phase: 'arrived' })).usedAdvantage).toBe(true);
  });

  test('in phase rest all is as after arriving, and flags without a meaning there are ignored', () => {
    const flags = { dustfingerMoved: true, traded: true, converted: [2, 4] };
    const s = given({ ...castle({ hand: 'nettle', tiles: [1, 1] }), phase: 'rest', ...flags });
    expect(look(s)).toMatchObject({ phase: 'rest', heldBefore: ['nettle'], dustfingerMoved: false, traded: false, converted: [] });
    play(s, ['stay']);
    expect(legalOf(s, 'convert')).toEqual(['convert courage strength']);
    const early = given({ ...seat({ played: 'mill', provisions: 1 }), phase: 'arrived', ...flags });
    expect(look(early)).toMatchObject({ dustfingerMoved: true, traded: false, converted: [] });
  });

  test('rule 3.1: all ten played cards stay where they are until the journey', () => {
    const all = 'ombra fortress night-castle camp minstrels-inn infirmary border-inn inkworld farm mill';
    expect(look(given(seat({ played: all }))).seats[0]!.played).toEqual(all.split(' '));
  });

  test('in phase lose the next of the queue acts, and afterwards what was interrupted goes on', () => {
    expect(tintenblut.acting(given({ ...LOSE, turn: 1 }))).toEqual([0]);
    expect(look(after({ ...LOSE, turn: 1 }, 'lose courage', 'lose courage')).phase).toBe('after');
    const end = { ...LOSE, pending: { queue: [{ seat: 0, tiles: 1 }], back: 'round-end' } };
    expect(look(after(end, 'lose courage')).phase).toBe('start-player');
  });

  test('rule 5.2: nobody loses more than half of all tiles, and as much is read as it was written', () => {
    const pending = { queue: [{ seat: 0, tiles: 36 }], back: 'after' };
    expect(look(given({ ...seat({ tiles: [18, 18, 18, 18] }), phase: 'lose', pending })).pending).toEqual(pending);
  });

  test.each<readonly [string, Given]>([
    ['position.seats', { seats: [{ at: 'mill' }] }],
    ['position.seats', { seats: new Array(5).fill({ at: 'mill' }) }],
    ['position.unknown-id', { seats: [{ at: 'dodo' }, { at: 'mill' }] }],
    ['position.unknown-id', { seats: [{ at: 'inkworld' }, { at: 'mill' }] }],
    ['position.unknown-id', seat({ played: 'moon' })],
    ['position.unknown-id', seat({ hand: 'capricorn' })],
    ['position.unknown-id', seat({ villains: 'capricorn' })],
    ['position.unknown-id', seat({ villains: 'basta:I' })],
    ['position.unknown-id', seat({ villains: 'adderhead:I' })],
    ['position.unknown-id', { ...TWO, dustfinger: 'moon' }],
    ['position.unknown-id', { ...TWO, advantageStack: ['moon'] }],
    ['position.unknown-id', { ...TWO, villainStack: ['moon'] }],
    ['position.double-location', seat({ played: 'mill farm mill' })],
    ['position.too-many', seat({ tiles: [19] })],
    [
      'position.too-many',
      {
        seats: [
          { at: 'mill', tiles: [0, 10] },
          { at: 'farm', tiles: [0, 9] },
        ],
      },
    ],
    ['position.too-many', seat({ provisions: 31 })],
    ['position.too-many', seat({ hand: 'mo mo mo' })],
    ['position.too-many', { ...seat({ hand: 'mo mo' }), advantageStack: ['mo'] }],
    [
      'position.too-many',
      {
        seats: [
          { at: 'mill', hand: 'mo mo' },
          { at: 'farm', hand: 'mo' },
        ],
      },
    ],
    ['position.too-many', seat({ villains: 'basta basta' })],
    ['position.too-many', { ...seat({ villains: 'basta' }), villainStack: ['basta'] }],
    ['position.too-many', { ...TWO, villainDiscard: ['adderhead:II', 'adderhead:II', 'adderhead:II'] }],
    ['position.too-many', { ...TWO, villainDiscard: new Array(6).fill('adderhead') }],
    ['position.negative', seat({ marker: -1 })],
    ['position.negative', seat({ provisions: -2 })],
    ['position.negative', seat({ tiles: [-1] })],
    ['position.white-women', { ...seat({ marker: 31 }), whiteWomen: null }],
    ['position.white-women', { ...seat({ marker: 35 }), whiteWomen: 1 }],
    ['position.white-women', { ...TWO, whiteWomen: 1 }],
    ['position.white-women', { ...seat({ marker: 30 }), whiteWomen: 0 }],
    ['position.top-card', { ...seat({ played: 'camp' }), phase: 'arrived' }],
    ['position.top-card', { ...seat({ played: 'mill camp' }), phase: 'after' }],
    ['position.top-card', { ...castle({ played: 'camp' }), phase: 'rest' }],
    ['position.rest', { ...seat({ played: 'mill' }), phase: 'rest' }],
    ['position.rest', { ...castle({ provisions: 0 }), phase: 'rest' }],
    ['position.held-before', { ...castle({}), phase: 'rest', heldBefore: ['mo'] }],
    ['position.held-before', { ...seat({ played: 'mill' }), phase: 'after', heldBefore: ['mo'] }],
    ['position.held-before', { ...seat({ played: 'mill', hand: 'mo' }), phase: 'after', heldBefore: ['mo', 'mo'] }],
    ['position.flags', { ...seat({ played: 'mill' }), phase: 'after', free: true, line: 'alone' }],
    ['position.flags', { ...seat({ played: 'mill' }), phase: 'arrived', fatPrince: true, line: 'alone' }],
    ['position.flags', { ...TWO, phase: 'start-player', round: 60 }],
    ['position.flags', { ...seat({ marker: 40 }), phase: 'start-player', lastRound: true }],
    ['position.loss', { ...LOSE, pending: { queue: [{ seat: 0, tiles: 4 }], back: 'after' } }],
    ['position.loss', { ...LOSE, pending: { queue: [{ seat: 1, tiles: 1 }], back: 'after' } }],
    ['position.pending', { ...TWO, phase: 'lose' }],
    ['position.pending', { ...LOSE, phase: 'journey' }],
    ['position.pending', { ...LOSE, pending: { queue: [], back: 'after' } }],
    ['position.pending', { ...LOSE, pending: { queue: [{ seat: 0, tiles: 0 }], back: 'after' } }],
    [
      'position.pending',
      {
        ...LOSE,
        pending: {
          queue: [
            { seat: 0, tiles: 1 },
            { seat: 0, tiles: 1 },
          ],
          back: 'after',
        },
      },
    ],
    ['position.unreadable', { ...LOSE, pending: { queue: [{ seat: 0, tiles: 2 }], back: 'journey' } }],
    ['position.unreadable', { ...LOSE, ...seat({ tiles: [18, 18, 18, 18] }), pending: { queue: [{ seat: 0, tiles: 37 }], back: 'after' } }],
    ['position.unreadable', { ...TWO, turn: 2 }],
    ['position.unreadable', { ...TWO, start: 'x' }],
    ['position.unreadable', { ...TWO, round: 0 }],
    ['position.unreadable', { ...TWO, round: 61 }],
    ['position.unreadable', { ...TWO, phase: 'claim' }],
    ['position.unreadable', { ...TWO, passed: [0, 0] }],
    ['position.unreadable', { ...TWO, passed: [3] }],
    ['position.unreadable', { ...TWO, converted: [1] }],
    ['position.unreadable', { ...TWO, converted: [5] }],
    ['position.unreadable', { ...TWO, line: 'both' }],
    ['position.unreadable', { ...TWO, surprise: 1 }],
    ['position.unreadable', { ...TWO, game: 'chess' }],
    ['position.unreadable', seat({ surprise: 1 })],
    ['position.unreadable', seat({ marker: 1.5 })],
    ['config.unknown-option', { ...TWO, config: { sixty: true } }],
    ['config.unreadable', { ...TWO, config: [] }],
  ])('%s is refused: %o', (because, position) => {
    const loaded = load(position);
    expect(loaded.ok ? 'accepted' : loaded.error.because).toBe(because);
    if (!loaded.ok) expect(loaded.error.rule).toBe('9');
  });

  test('a refusal says how many there are and how many there may be', () => {
    expect(load(seat({ hand: 'mo mo mo' }))).toMatchObject({ error: { details: { what: 'mo', count: 3, most: 2 } } });
    expect(load(seat({ tiles: [19] }))).toMatchObject({ error: { details: { what: 'courage', count: 19, most: 18 } } });
    expect(load({ ...TWO, villainDiscard: new Array(6).fill('adderhead') })).toMatchObject({
      error: { details: { what: 'adderhead', count: 6, most: 5 } },
    });
    expect(COPIES.reduce((sum, copies) => sum + copies, 0)).toBe(27);
  });

  test('whatever is thrown at it, it answers', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            ...[
              'seats',
              'villainStack',
              'config',
              'phase',
              'pending',
              'whiteWomen',
              'passed',
              'advantageStack',
              'heldBefore',
              'line',
              'turn',
              'x',
            ],
          ),
          fc.jsonValue(),
        ),
        raw => {
          for (const position of [raw, { ...raw, seats: [{ place: 'mill' }, { place: 'farm' }] }]) {
            const loaded = tintenblut.restore(position as never, fastRng(1));
            expect(loaded.ok ? 'ok' : loaded.error.because).toMatch(/^(ok|position\.|config\.)/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
