import { describe, expect, test } from 'vitest';
import { blason } from '../index.ts';
import { CARDS, type Card, COLUMNS, type ColumnName, kindOf } from './data.ts';
import { type Given, given } from './positions.fixture.ts';
import {
  areHeraldsScarce,
  bandIn,
  cheapest,
  costOf,
  discardsDue,
  endingTrack,
  hasEmptyColumn,
  inBoxOrder,
  inPayingOrder,
  isFulfilled,
  isPlacing,
  markerValue,
  needsOf,
  owed,
  payingWith,
  placementOf,
  printed,
  scoreOf,
  standings,
  symbolCounts,
  symbolLeaders,
  takes,
  tensOf,
  unseenCards,
  visibleCards,
  withPlaced,
  worth,
} from './questions.ts';
import type { Shield, View } from './view.ts';

const seen = (position: Partial<Given> = {}): View => blason.view(given({ hands: ['', ''], ...position }), 0);
/** A shield that shows these cards, wherever they lie. */
const showing = (...cards: Card[]): Shield => Object.fromEntries(cards.map((card, at) => [COLUMNS[at]!, [card]]));

test('rule 1.1: what is printed on a card', () => {
  expect(printed('lion')).toEqual({ type: 'beast', value: 5, emblem: 'rank', pile: 'figures' });
  expect(printed('or-2')).toEqual({ type: 'metal', value: 2, emblem: 'star', pile: 'tinctures' });
  expect(inBoxOrder(['lion', 'or-2', 'per-pale', 'or-1'])).toEqual(['or-1', 'or-2', 'per-pale', 'lion']);
});

test('rule 4.1: what a column takes, in the bands still open to it', () => {
  expect(takes('C1', null)).toEqual([
    { band: 'upper', types: ['beast'] },
    { band: 'lower', types: ['charge'] },
  ]);
  expect(takes('C1', 'lower')).toEqual([{ band: 'lower', types: ['charge'] }]);
  expect(takes('C4', 'upper')).toEqual([{ band: null, types: ['cadency'] }]);
  expect(bandIn({ bands: { B: null, C: 'upper' } }, 'C')).toBe('upper');
  expect(bandIn({ bands: { B: null, C: 'upper' } }, 'A')).toBeNull();
});

test('rule 4.5: a covered card counts for nothing', () => {
  expect(visibleCards({ A1: ['per-pale'], C1: ['boar', 'lion'], B3: ['azure-2'] })).toEqual(['per-pale', 'azure-2', 'lion']);
});

test.each<[cards: Card[], fulfilled: boolean, have: number[]]>([
  [['lion', 'per-pale', 'or-3', 'gules-1', 'or-2'], true, [1, 1, 3]],
  [['lion', 'per-pale', 'or-3', 'gules-1'], false, [1, 1, 2]],
  [['bull', 'per-bend', 'or-3', 'gules-1'], true, [1, 1, 3]],
  [['per-bend', 'unicorn', 'or-2'], true, [1, 1, 3]],
  [['per-bend', 'unicorn'], false, [1, 1, 2]],
  [[], false, [0, 0, 0]],
])('rule 5.1: questing with %j is fulfilled: %s', (cards, fulfilled, have) => {
  const needs = needsOf('questing', showing(...cards));
  expect(needs.map(({ of }) => of)).toEqual([{ type: 'beast' }, { type: 'field' }, { augmentation: 'virtue' }]);
  expect(isFulfilled(needs)).toBe(fulfilled);
  expect(needs.map(need => need.have)).toEqual(have);
});

test('rule 6.3: stars do not count for the symbol markers', () => {
  expect(symbolCounts(showing('lion', 'or-1', 'or-2', 'boar'))).toEqual({ rank: 2, might: 1, virtue: 0, wealth: 0, lineage: 0 });
});

describe('prestige', () => {
  test.each([
    ['questing-7', 7],
    ['10', 1],
    ['50', 5],
    ['I', 3],
    ['virtue', 3],
  ] as const)('rule 1.4: the marker %s is worth %i', (marker, value) => {
    expect(markerValue(marker)).toBe(value);
  });

  test('rule 6.4: track, markers and heralds, as the rules themselves count them', () => {
    expect(scoreOf({ track: 31, markers: ['questing-7', '30', 'I', 'virtue'], heralds: 2 })).toEqual({
      track: 31,
      markers: 16,
      heralds: 2,
      total: 49,
    });
    const state = given({ hands: ['', ''], phase: 'over', lastTurns: 0, seats: [{ track: 12, heralds: 2 }, { track: 31 }] });
    const { seats } = blason.view(state, 'public');
    expect(seats.map(seat => scoreOf(seat).total)).toEqual(blason.outcome(state)!.scores);
    expect(standings(blason.view(state, 'public'))).toEqual([[1], [0]]);
  });

  test('rule 4.8: the tens, and whether the heralds will do', () => {
    const view = seen({ seats: [{ markers: ['10'], track: 12 }] });
    expect(tensOf(view).map(({ ten, value, isLeft }) => [ten, value, isLeft])).toEqual([
      [10, 1, false],
      [20, 2, true],
      [30, 3, true],
      [40, 4, true],
      [50, 5, true],
    ]);
    expect([areHeraldsScarce(view), areHeraldsScarce({ ...view, supply: 0 })]).toEqual([false, true]);
  });

  test.each([
    [false, undefined],
    [true, 50],
  ])('rule 6.1: with fifty %s, the track that ends the game is %s', (fifty, track) => {
    expect(endingTrack(seen({ config: { fifty } }))).toBe(track);
  });
});

describe('paying', () => {
  test('rules 3.2, 4.6: an element costs its value, a herald’s so little that any card pays it', () => {
    expect([costOf('lion', { herald: false }), costOf('lion', { herald: true })]).toEqual([5, 1]);
    expect(Math.min(...CARDS.map(card => worth([card])))).toBe(costOf('lion', { herald: true }));
    const pending = { card: 'lion', column: 'C1', band: 'upper', cost: 5, paid: 2, back: 'place' };
    expect(owed(seen({ hands: ['or-1 or-3', ''], phase: 'pay', pending }))).toBe(3);
    expect(owed(seen())).toBeUndefined();
  });

  test.each<[cost: number, hand: Card[], wanted: Card[] | undefined]>([
    [4, ['or-1', 'argent-2'], undefined],
    [4, ['or-1', 'argent-2', 'gules-2'], ['argent-2', 'gules-2']],
    [3, ['or-1', 'argent-2', 'bear'], ['bear']],
    [3, ['or-4', 'lion'], ['or-4']],
    [1, ['lion', 'or-2'], ['or-2']],
    [5, ['or-1', 'argent-1', 'bear', 'or-3'], ['or-1', 'argent-1', 'bear']],
  ])('rule 4.6: the cheapest payment of %i from %j is %j', (cost, hand, wanted) => {
    expect(cheapest(hand, cost)?.toSorted()).toEqual(wanted?.toSorted());
  });

  test.each<[cost: number, before: Card[], tapped: Card, after: Card[]]>([
    [5, [], 'or-2', ['or-2']],
    [5, ['or-2'], 'or-3', ['or-2', 'or-3']],
    [5, ['or-2', 'or-3'], 'or-4', ['or-3', 'or-4']],
    [5, ['or-3', 'or-4'], 'or-1', ['or-4', 'or-1']],
    [5, ['lion'], 'or-1', ['or-1']],
    [1, ['or-1'], 'lion', ['lion']],
  ])('rule 4.6: to pay %i with %j, %s more leads to %j', (cost, before, tapped, after) => {
    expect(payingWith(before, tapped, cost)).toEqual(after);
  });

  test('rule 4.6: in its order no card of a payment is too many', () => {
    const payment = payingWith(payingWith(['or-2', 'or-3'], 'or-4', 5), 'or-1', 5);
    expect(inPayingOrder(payment)).toEqual(['or-4', 'or-1']);
    expect(worth(payment)).toBe(5);
  });
});

test('rule 3.4: down to five cards, and only when it is time', () => {
  const hands = ['or-1 or-2 or-3 or-4 lion bear wolf bull', ''];
  expect([discardsDue(seen({ hands, phase: 'discard' })), discardsDue(seen({ hands }))]).toEqual([3, 0]);
});

test('rules 3.1, 3.2: when elements are placed', () => {
  const view = seen();
  expect(isPlacing(view, { herald: false })).toBe(true);
  expect(isPlacing({ ...view, phase: 'acquire' }, { herald: false })).toBe(false);
  expect(isPlacing({ ...view, phase: 'acquire' }, { herald: true })).toBe(true);
  expect(isPlacing({ ...view, phase: 'pay' }, { herald: true })).toBe(false);
});

test.each<[spelled: string, card: Card, column: ColumnName, band: 'upper' | 'lower' | null, herald: boolean]>([
  ['place lion C1 upper', 'lion', 'C1', null, false],
  ['place lion B1 lower', 'lion', 'B1', 'lower', false],
  ['herald place per-pale A1', 'per-pale', 'A1', null, true],
  ['place or-1 C3', 'or-1', 'C3', 'upper', false],
])('rule 8: «%s» is how it is spelled', (spelled, card, column, band, herald) => {
  expect(kindOf(card)).toBeDefined();
  expect(placementOf(card, column, band, { herald })).toBe(spelled);
  expect(blason.parse(spelled)).toMatchObject({ ok: true });
});

test('a seat as it would be with a card laid: on top, and its band fixed', () => {
  const bare = { shield: { C1: ['boar'] }, bands: { B: null, C: 'upper' } } as const;
  expect(withPlaced(bare, { card: 'lion', column: 'C1', band: 'upper' })).toEqual({ ...bare, shield: { C1: ['boar', 'lion'] } });
  expect(withPlaced(bare, { card: 'key', column: 'B1', band: 'lower' }).bands).toEqual({ B: 'lower', C: 'upper' });
  expect(withPlaced(bare, { card: 'or-1', column: 'B3' })).toEqual({ shield: { C1: ['boar'], B3: ['or-1'] }, bands: bare.bands });
  expect(bare.shield).toEqual({ C1: ['boar'] });
});

test.each<[card: Card, shield: Shield, bands: View['seats'][number]['bands'], fits: boolean]>([
  ['lion', {}, { B: null, C: null }, true],
  ['lion', {}, { B: null, C: 'lower' }, false],
  ['lion', { C1: ['boar'] }, { B: null, C: 'upper' }, false],
  ['or-1', { A2: ['or-3'], B3: ['or-2'] }, { B: null, C: null }, false],
  ['or-1', { A2: ['or-3'], B3: ['gules-2'] }, { B: null, C: null }, true],
  ['or-1', { A2: ['or-3'], A3: ['gules-2'] }, { B: null, C: null }, true],
  ['per-pale', { A1: ['chequy'] }, { B: null, C: null }, false],
])('rules 4.1, 4.2, 4.4: %s finds an empty column on %o, bands %o: %s', (card, shield, bands, fits) => {
  expect(hasEmptyColumn({ shield, bands }, card)).toBe(fits);
});

test('what a player cannot see is in the stacks or in other hands', () => {
  const view = seen({ hands: ['lion or-1', 'key'] });
  const unseen = unseenCards(view);
  const elsewhere = view.seats[1]!.hand + view.stacks.tinctures + view.stacks.figures;
  expect(unseen).toHaveLength(elsewhere);
  expect(unseen).toContain('key');
  for (const card of ['lion', 'or-1', ...view.display]) expect(unseen).not.toContain(card);
});

test.each<[shields: Shield[], leaders: number[]]>([
  [[{}, {}], []],
  [[{ C1: ['lion'] }, {}], [0]],
  [
    [{ C1: ['lion'] }, { A1: ['per-pale'] }],
    [0, 1],
  ],
  [[{ C1: ['lion'] }, { A1: ['per-pale'] }, { A2: ['or-1'] }], []],
  [[{ C1: ['lion'] }, { A2: ['or-2'] }], [0]],
])('rule 6.3: of %o the most rank is shown by %o; of three nobody takes it, and stars do not count', (shields, leaders) => {
  const seats = shields.map(shield => ({ ...seen().seats[0]!, shield }));
  expect(symbolLeaders({ seats }, 'rank')).toEqual(leaders);
});
