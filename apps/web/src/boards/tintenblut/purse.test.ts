import { expect, test } from 'vitest';
import type { Tile, Ware } from './game.ts';
import { canPair, proposals, rateOf, withLoss, withTile } from './purse.ts';
import { setsOf } from './sets.ts';
import { viewOf } from './views.test-kit.ts';

test.each<[string, readonly Ware[], Tile, number, boolean, readonly Ware[]]>([
  ['the first', [], 'wit', 3, false, ['wit']],
  ['another kind', ['wit'], 'honour', 3, false, ['wit', 'honour']],
  ['the same again', ['wit'], 'wit', 3, false, []],
  ['a second of a kind, in a castle', ['wit'], 'wit', 3, true, ['wit', 'wit']],
  ['a second of a kind that is not there', ['wit'], 'wit', 1, true, []],
  ['another kind after a pair', ['wit', 'wit'], 'honour', 3, true, ['honour']],
  ['a tile after provisions', ['provision', 'provision'], 'honour', 3, true, ['honour']],
])('a tap on a tile: %s', (_, picked, tile, held, pairs, after) => {
  expect(withTile(picked, tile, held, pairs)).toEqual(after);
});

test('no more tiles are given up than are owed, and no more than are held (5.2)', () => {
  expect(withLoss(['wit'], 'wit', 3, 2)).toEqual(['wit', 'wit']);
  expect(withLoss(['wit', 'wit'], 'honour', 3, 2)).toEqual(['wit', 'honour']);
  expect(withLoss(['wit'], 'wit', 1, 2)).toEqual([]);
});

test('picked tiles become a set, an exchange, or either', () => {
  const legal = (move: string) => ['convert courage wit', 'trade courage wit', 'trade wit wit', 'trade provision honour'].includes(move);
  expect(proposals(['wit', 'courage'], undefined, legal)).toEqual(['convert courage wit', 'trade courage wit']);
  expect(proposals(['wit', 'wit'], undefined, legal)).toEqual(['trade wit wit']);
  expect(proposals(['wit'], undefined, legal)).toEqual([]);
  expect(proposals(['provision', 'provision'], undefined, legal)).toEqual([]);
  expect(proposals(['provision', 'provision'], 'honour', legal)).toEqual(['trade provision honour']);
});

test('what is not allowed is proposed all the same, so that the rules can say why not', () => {
  const nothing = () => false;
  expect(proposals(['wit', 'courage'], undefined, nothing)).toEqual(['convert courage wit']);
  expect(proposals(['provision', 'provision'], undefined, nothing)).toEqual(['trade provision courage']);
});

test('rates and pairs', () => {
  const view = viewOf([{ place: 'ombra' }, { place: 'farm' }]);
  expect([rateOf(view, true), rateOf({ ...view, fatPrince: true }, true), rateOf({ ...view, fatPrince: true }, false)]).toEqual([2, 1, 2]);
  expect([canPair(new Set(['trade wit wit'])), canPair(new Set(['trade wit']))]).toEqual([true, false]);
});

test('sets: those that can be converted, those that a gate stops, those that are done (3.8)', () => {
  const tiles = { courage: 1, strength: 3, wit: 2, honour: 0 };
  const states = (place: 'farm' | 'ombra', marker: number, converted: number[]) =>
    setsOf({ tiles, marker, place, converted }).map(({ size, state }) => `${size} ${state}`);
  expect(states('farm', 0, [])).toEqual(['4 few', '3 open', '2 open']);
  expect(states('farm', 9, [2])).toEqual(['4 few', '3 closed', '2 used']);
  expect(states('ombra', 9, [])).toEqual(['4 few', '3 open', '2 open']);
  expect(setsOf({ tiles, marker: 0, place: 'farm', converted: [] })[2]!.tiles).toEqual(['strength', 'wit']);
});
