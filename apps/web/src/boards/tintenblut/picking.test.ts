import { expect, test } from 'vitest';
import type { Tile, Ware } from './game.ts';
import { canPair, proposals, withLoss, withTile } from './picking.ts';

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

test('two tiles of a kind are picked only where they could be exchanged', () => {
  expect([canPair(new Set(['trade wit wit'])), canPair(new Set(['trade wit']))]).toEqual([true, false]);
});
