import { expect, test } from 'vitest';
import { type Act, actOf, asksOf, next, proposed, type Situation, sentWith, type Tap } from './choice.ts';
import { tilesOwed } from './game.ts';
import { tappable } from './tappable.ts';
import { viewOf } from './views.test-kit.ts';

/** What is chosen after some taps, given the legal moves. */
const OTHER = { place: 'mill' } as const;
const at = (legal: readonly string[], view = viewOf([{ place: 'ombra' }, OTHER])): Situation => ({
  view,
  seat: 0,
  now: tappable(legal),
  owed: tilesOwed(view, 0),
});
const tapped = (here: Situation, ...taps: readonly Tap[]): Act | undefined =>
  taps.reduce<Act | undefined>((act, tap) => next(here, act, tap), undefined);

const place = (where: 'farm' | 'camp' | 'mill' | 'night-castle'): Tap => ({ type: 'place', place: where });
const card = (which: 'farm' | 'inkworld'): Tap => ({ type: 'card', card: which });
const BACK: Tap = { type: 'back' };

const JOURNEYS = ['go farm', 'go camp', 'go inkworld farm', 'go inkworld camp', 'pass'];

test('a location card leads to its place; tapped again it is put back', () => {
  const here = at(JOURNEYS);
  expect(tapped(here, card('farm'))).toEqual({ kind: 'journey', card: 'farm', to: 'farm' });
  expect(tapped(here, card('farm'), card('farm'))).toBeUndefined();
  expect(proposed(here, tapped(here, card('farm')))).toEqual(['go farm']);
});

test('the Inkworld asks for a place', () => {
  const here = at(JOURNEYS);
  const act = tapped(here, card('inkworld'));
  expect([asksOf(here, act), proposed(here, act)]).toEqual(['place', []]);
  expect(proposed(here, next(here, act, place('camp')))).toEqual(['go inkworld camp']);
});

test('a place is reached with its own card, or with the Inkworld once that is played', () => {
  expect(tapped(at(JOURNEYS), place('farm'))).toMatchObject({ card: 'farm', to: 'farm' });
  const played = viewOf([{ place: 'ombra', played: ['farm'] }, OTHER]);
  expect(tapped(at(JOURNEYS, played), place('farm'))).toMatchObject({ card: 'inkworld', to: 'farm' });
  expect(tapped(at(['end']), place('farm'))).toBeUndefined();
});

test('once all ten are played, a place is reached with its own card again (3.1)', () => {
  const all = ['farm', 'fortress', 'night-castle', 'camp', 'minstrels-inn', 'infirmary', 'border-inn', 'mill', 'inkworld', 'ombra'];
  expect(tapped(at(JOURNEYS, viewOf([{ place: 'ombra', played: all }, OTHER])), place('farm'))).toMatchObject({ card: 'farm' });
});

test('Dustfinger is sent to a place, before the reward or after it, or left where he is (3.4, 3.6)', () => {
  const here = at(['stay', 'dustfinger night-castle', 'dustfinger mill']);
  const act = tapped(here, { type: 'dustfinger' });
  expect([act, asksOf(here, act)]).toEqual([{ kind: 'dustfinger', to: undefined }, 'place']);
  expect(proposed(here, next(here, act, place('night-castle')))).toEqual(['dustfinger night-castle']);
  expect(next(here, act, { type: 'dustfinger' })).toBeUndefined();
  expect(proposed(here, tapped(here, { type: 'whole', move: 'stay' }))).toEqual(['stay']);
});

test('where he cannot be sent, some way is spelled, so that the rules can say why not', () => {
  const here = at(['end']);
  const act = tapped(here, { type: 'dustfinger' });
  expect([asksOf(here, act), proposed(here, act)]).toEqual([undefined, ['dustfinger ombra']]);
});

test('a card that can be used on one thing only is used on that', () => {
  const here = at(['use roxane firefox']);
  expect(proposed(here, tapped(here, { type: 'advantage', card: 'roxane' }))).toEqual(['use roxane firefox']);
});

test.each([...JOURNEYS, 'dustfinger mill', 'use nettle', 'use farid mill', 'convert courage wit', 'trade provision wit', 'collect', 'end'])(
  'a move that is pointed to is laid out: %s',
  move => {
    const here = at([move]);
    expect(proposed(here, actOf(move))).toEqual([move]);
  },
);

test('an advantage card asks for what it is used on', () => {
  const here = at([
    'use nettle',
    ...['use barn-owl wit', 'use barn-owl honour', 'use farid mill', 'use farid camp'],
    ...['use fenoglio alone', 'use fenoglio company', 'use roxane basta', 'use roxane piper'],
  ]);
  const using = (name: 'nettle' | 'barn-owl' | 'farid' | 'fenoglio' | 'roxane') => tapped(here, { type: 'advantage', card: name });
  expect(proposed(here, using('nettle'))).toEqual(['use nettle']);
  expect((['barn-owl', 'farid', 'fenoglio', 'roxane'] as const).map(name => asksOf(here, using(name)))).toEqual([
    'tile',
    'place',
    'line',
    'villain',
  ]);
  expect(proposed(here, next(here, using('farid'), place('mill')))).toEqual(['use farid mill']);
  expect(proposed(here, next(here, using('barn-owl'), { type: 'name', named: 'wit' }))).toEqual(['use barn-owl wit']);
  expect(next(here, using('farid'), { type: 'advantage', card: 'farid' })).toBeUndefined();
});

test('provisions are picked as many as a tile costs, and a tile is wanted for them (3.7)', () => {
  const here = at(['trade provision wit', 'end'], viewOf([{ place: 'ombra', played: ['ombra'] }, OTHER], { phase: 'after' }));
  const act = tapped(here, { type: 'provisions' });
  expect([act, asksOf(here, act), proposed(here, act)]).toEqual([
    { kind: 'purse', picked: ['provision', 'provision'], wanted: undefined },
    'supply',
    [],
  ]);
  expect(proposed(here, next(here, act, { type: 'want', tile: 'wit' }))).toEqual(['trade provision wit']);
  expect(next(here, act, { type: 'provisions' })).toBeUndefined();
});

test('tiles are picked one by one, or as a set', () => {
  const tiles = { courage: 2, strength: 0, wit: 1, honour: 0 };
  const here = at(['convert courage wit', 'end'], viewOf([{ place: 'farm', played: ['farm'], tiles }, OTHER], { phase: 'after' }));
  const both = tapped(here, { type: 'tile', tile: 'wit' }, { type: 'tile', tile: 'courage' });
  expect(proposed(here, both)).toEqual(['convert courage wit']);
  const set: Tap = { type: 'set', tiles: ['courage', 'wit'] };
  expect(proposed(here, tapped(here, set))).toEqual(['convert courage wit']);
  expect(tapped(here, set, set)).toBeUndefined();
});

test('tiles that must be given up are sent together, all that are owed (5.2)', () => {
  const lost = viewOf([{ place: 'farm', tiles: { courage: 3 } }, OTHER], {
    phase: 'lose',
    pending: { queue: [{ seat: 0, tiles: 2 }], back: 'round-end' },
  });
  const here = at(['lose courage'], lost);
  const tile: Tap = { type: 'tile', tile: 'courage' };
  expect(proposed(here, tapped(here, tile))).toEqual([]);
  const act = tapped(here, tile, tile);
  expect([proposed(here, act), sentWith(here, act, 'lose courage')]).toEqual([['lose courage'], ['lose courage', 'lose courage']]);
});

test('the way back leads from everything to nothing', () => {
  const here = at(JOURNEYS);
  for (const tap of [card('farm'), { type: 'dustfinger' }, { type: 'whole', move: 'pass' }] as const) {
    expect(tapped(here, tap)).toBeDefined();
    expect(tapped(here, tap, BACK)).toBeUndefined();
  }
});
