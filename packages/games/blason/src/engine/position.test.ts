import { fastRng } from '@tabard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blason } from '../index.ts';
import { type Given, given, load, look, others } from './positions.fixture.ts';

const TWO: Given = { hands: ['or-1 bear', 'lion'] };
const FIVE = ['questing', 'jousting', 'hunting', 'vowing', 'blazoning'].map(award => ({ award }));
const PENDING = { card: 'key', column: 'C1', band: 'lower', cost: 3, paid: 0, back: 'place' };
const PAY: Given = { hands: ['or-1 argent-2', 'bear'], phase: 'pay', pending: PENDING };
const hand = (more: object): Given => ({ ...TWO, seats: [more] });

describe('rule 9: a position is read, filled in and checked', () => {
  test('what is left out has its usual value', () => {
    const s = given(TWO);
    expect(blason.describe(s)).toMatchObject({
      game: 'blason',
      config: { fifty: false, seatBonus: false },
      seats: [
        { hand: ['or-1', 'bear'], shield: {}, bands: { B: null, C: null }, track: 0, heralds: 1, markers: [], claimed: [] },
        { hand: ['lion'], shield: {}, bands: { B: null, C: null }, track: 0, heralds: 1, markers: [], claimed: [] },
      ],
      tinctureDiscard: [],
      figureDiscard: [],
      tens: [10, 20, 30, 40, 50],
      first: true,
      turn: 0,
      start: 0,
      phase: 'turn',
      heraldPlayed: false,
      placed: false,
      passes: 0,
      idle: 0,
      lastTurns: null,
      pending: null,
    });
    const { tinctures, figures, display, awards } = look(s);
    expect([tinctures.length, figures.length, display.length, awards.length]).toEqual([37, 74, 6, 5]);
    expect(awards.every(({ markers }) => markers.join() === '7,5,3,2,1')).toBe(true);
  });

  test('left-out things are filled by the dice; given stacks stay as they are, top first', () => {
    const stacks = (seed: number) => {
      const loaded = load(TWO, fastRng(seed));
      return loaded.ok && [look(loaded.value).figures, look(loaded.value).awards];
    };
    expect(stacks(1)).toEqual(stacks(1));
    expect(stacks(1)).not.toEqual(stacks(2));
    const tinctures = others('tinctures', 'or-1');
    const s = given({ ...TWO, tinctures });
    expect(look(s).display.slice(0, 2).sort()).toEqual(tinctures.slice(0, 2).sort());
    expect(look(s).tinctures).toEqual(tinctures.slice(2));
  });

  test('awards in play include those that somebody holds a marker of', () => {
    const s = given(hand({ markers: ['wedding-7', 'I', '30'] }));
    expect(look(s).awards.find(({ award }) => award === 'wedding')!.markers).toEqual([5, 3, 2, 1]);
    expect(blason.view(s, 1)).toMatchObject({ first: false, tens: [10, 20, 40, 50], seats: [{ claimed: ['wedding'] }, {}] });
  });

  test('bands are as the figures show; a row with only cadency must give its own', () => {
    expect(look(given({ ...TWO, shields: [{ B1: 'fess', C2: 'two-in-pale' }] })).seats[0]!.bands).toEqual({ B: 'upper', C: 'lower' });
    const cadency = { ...TWO, shields: [{ C4: 'rose' }] };
    expect(load(cadency).ok).toBe(false);
    expect(look(given({ ...cadency, seats: [{ bands: { C: 'lower' } }] })).seats[0]!.bands.C).toBe('lower');
  });

  test('nobody has seen what a position does not say was seen', () => {
    expect(blason.view(given(TWO), 1).seen).toEqual({ hands: [[], []], older: { tinctures: [], figures: [] } });
    const s = given({ ...TWO, seen: { hands: [['bear'], []], older: { tinctures: [['or-1']] } } });
    expect(blason.view(s, 1).seen).toEqual({
      hands: [['bear'], []],
      older: { tinctures: [{ cards: ['or-1'], counts: [1, 0] }], figures: [] },
    });
    expect(blason.view(s, 0).seen).toEqual({ hands: [['bear'], []], older: { tinctures: [], figures: [] } });
  });

  test.each<readonly [string, Given]>([
    ['position.unknown-card', { hands: ['dodo', ''] }],
    ['position.unknown-card', { ...TWO, display: ['or'] }],
    ['position.double-card', { hands: ['lion', 'lion'] }],
    ['position.double-card', { ...TWO, shields: [{ C1: 'bear' }] }],
    ['position.double-card', { ...PAY, pending: { ...PENDING, card: 'bear', band: 'upper' } }],
    ['position.missing-cards', { ...TWO, tinctures: ['azure-2'] }],
    ['position.missing-cards', { ...TWO, figures: others('figures', 'bear lion rose') }],
    ['position.wrong-pile', { ...TWO, tinctures: ['rose'] }],
    ['position.wrong-pile', { ...TWO, figureDiscard: ['or-2'] }],
    ['position.wrong-place', { ...TWO, shields: [{ A1: 'rose' }] }],
    ['position.wrong-place', { ...TWO, shields: [{ C1: 'rose' }] }],
    ['position.wrong-place', { ...TWO, shields: [{ C1: 'rose' }], seats: [{ bands: { C: 'upper' } }] }],
    ['position.band', { ...TWO, shields: [{ B1: 'fess', B2: 'semy' }] }],
    ['position.band', { ...TWO, shields: [{ B1: 'fess' }], seats: [{ bands: { B: 'lower' } }] }],
    ['position.band', { ...TWO, shields: [{ B1: 'fess' }], seats: [{ bands: { B: null } }] }],
    ['position.band', { ...TWO, shields: [{ C4: 'rose' }] }],
    ['position.band', hand({ bands: { B: 'upper' } })],
    ['position.same-tincture', { ...TWO, shields: [{ A2: 'vert-1', A3: 'vert-2' }] }],
    ['position.same-tincture', { ...TWO, shields: [{ B3: 'vert-1', C3: 'azure-1 vert-2' }] }],
    ['position.gap', { ...TWO, display: ['gules-1', 'or-3', 'key', 'fess', 'wavy'] }],
    [
      'position.gap',
      {
        ...TWO,
        display: ['gules-1', 'or-3', 'key', 'fess', 'wavy', 'rose'],
        tinctures: [],
        tinctureDiscard: others('tinctures', 'or-1 gules-1 or-3'),
      },
    ],
    ['position.display', { ...TWO, display: ['gules-1', 'or-3', 'or-4', 'key', 'fess', 'wavy', 'rose'] }],
    ['position.heralds', { ...TWO, seats: [{ heralds: 10 }, { heralds: 10 }] }],
    ['position.awards', { ...TWO, awards: FIVE.slice(1) }],
    ['position.awards', { ...TWO, awards: [...FIVE.slice(1), FIVE[1]] }],
    ['position.awards', hand({ markers: ['questing-7', 'jousting-7', 'hunting-7', 'vowing-7', 'blazoning-7', 'wedding-7'] })],
    ['position.markers', hand({ markers: ['questing-5'] })],
    ['position.markers', hand({ markers: ['questing-4'] })],
    ['position.markers', hand({ markers: ['10', '10'] })],
    ['position.markers', { ...TWO, seats: [{ markers: ['10'] }, { markers: ['10'] }] }],
    ['position.markers', { ...TWO, seats: [{ markers: ['I'] }, { markers: ['I'] }] }],
    ['position.markers', hand({ markers: ['questing-7', 'questing-5'] })],
    ['position.markers', hand({ markers: ['60'] })],
    ['position.markers', hand({ markers: ['virtue'] })],
    ['position.markers', { ...hand({ markers: ['10'] }), tens: [10, 20, 30, 40, 50] }],
    ['position.markers', { ...TWO, tens: [20, 30, 40, 50] }],
    ['position.markers', { ...TWO, first: false }],
    ['position.markers', { ...TWO, awards: [{ award: 'questing', markers: [5, 3, 2, 1] }, ...FIVE.slice(1)] }],
    ['position.markers', { ...TWO, awards: FIVE, seats: [{ markers: ['wedding-7'] }] }],
    ['position.markers', { ...TWO, shields: [{ A1: 'per-pale' }], phase: 'over' }],
    ['position.claimed', hand({ claimed: ['questing'] })],
    ['position.claimed', hand({ markers: ['questing-7'], claimed: [] })],
    ['position.pending', { ...TWO, phase: 'pay' }],
    ['position.pending', { ...PAY, phase: 'turn' }],
    ['position.pending', { ...PAY, pending: { ...PENDING, band: 'upper' } }],
    ['position.pending', { ...PAY, pending: { ...PENDING, band: null } }],
    ['position.pending', { ...PAY, shields: [{ C2: 'passant' }] }],
    ['position.pending', { ...PAY, pending: { ...PENDING, cost: 4 } }],
    ['position.pending', { ...PAY, pending: { ...PENDING, cost: 1, back: 'turn' } }],
    ['position.pending', { ...PAY, pending: { ...PENDING, paid: 3 } }],
    ['position.pending', { ...PAY, pending: { ...PENDING, back: 'acquire' } }],
    ['position.cannot-pay', { ...PAY, hands: ['or-1', 'bear'] }],
    ['position.no-move', { ...TWO, phase: 'claim', awards: FIVE }],
    ['position.no-move', { ...TWO, phase: 'discard' }],
    ['position.no-move', { ...emptied(), phase: 'acquire' }],
    ['position.seats', { hands: ['lion'] }],
    ['position.seats', { hands: ['', '', '', '', '', ''] }],
    ['position.unreadable', { ...TWO, turn: 2 }],
    ['position.unreadable', { ...TWO, lastTurns: 2 }],
    ['position.unreadable', { ...TWO, phase: 'start' }],
    ['position.unreadable', { ...TWO, surprise: 1 }],
    ['position.unreadable', { ...TWO, game: 'chess' }],
    ['position.unreadable', { ...TWO, tens: [10, 20, 30, 40, 50, 60] }],
    ['position.unreadable', hand({ shield: { D1: [] } })],
    ['position.unreadable', hand({ track: -1 })],
    ['position.unreadable', { ...TWO, seen: { hands: [['lion'], []] } }],
    ['position.unreadable', { ...TWO, seen: { older: { figures: [['or-1']] } } }],
    ['position.unreadable', { ...TWO, seen: [] }],
    ['config.unknown-value', { ...TWO, config: { fifty: 'perhaps' } }],
    ['config.unknown-option', { ...TWO, config: { sixty: true } }],
  ])('%s is refused: %o', (because, position) => {
    const loaded = load(position);
    expect(loaded.ok ? 'accepted' : loaded.error.because).toBe(because);
    if (!loaded.ok) expect(loaded.error.rule).toBe('9');
  });

  test('a herald’s element costs 1, and leads back to the phase it was played in', () => {
    const pending = { ...PENDING, cost: 1, back: 'acquire' };
    expect(load({ ...PAY, hands: ['or-1', 'bear'], heraldPlayed: true, pending }).ok).toBe(true);
  });

  test('whatever is thrown at it, it answers', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('seats', 'display', 'config', 'phase', 'pending', 'seen', 'awards', 'tinctures', 'tens', 'turn', 'x'),
          fc.jsonValue(),
        ),
        raw => {
          for (const position of [raw, { ...raw, seats: [{}, {}] }]) {
            const loaded = blason.restore(position as never, fastRng(1));
            expect(loaded.ok ? 'ok' : loaded.error.because).toMatch(/^(ok|position\.|config\.)/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('rule 9: options', () => {
  test('may come as texts, as the command line has them', () => {
    expect(blason.configure({ fifty: 'true' })).toEqual({ ok: true, value: { fifty: true, seatBonus: false } });
    expect(blason.configure({ seatBonus: true, fifty: 'false' })).toEqual({ ok: true, value: { fifty: false, seatBonus: true } });
    expect(blason.configure([]).ok).toBe(false);
    expect(blason.configure({ fifty: 1 }).ok).toBe(false);
  });
});

function emptied(): Given {
  const shield = { A2: others('tinctures').join(' ') };
  return { hands: ['', others('figures').join(' ')], shields: [shield], tinctures: [], figures: [], display: [] };
}
