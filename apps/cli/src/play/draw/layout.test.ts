import { expect, test } from 'vitest';
import { drawGrid } from './grid.ts';
import { heading, inColumns, tableOf } from './layout.ts';
import { listing } from './listing.ts';

const ROWS = [
  ['place', 'cost'],
  ['Castle of Night', '1'],
];

test('a grid is as wide as it wants to be, as narrow as its longest words, and no narrower', () => {
  const grid = { rows: ROWS, between: '  ', numbers: [1] };
  expect(drawGrid(grid, 40)).toEqual(['place            cost', 'Castle of Night     1']);
  expect(drawGrid(grid, 18)).toEqual(['place         cost', 'Castle of        1', 'Night']);
  expect(drawGrid(grid, 17)).toBeUndefined();
  expect(drawGrid({ ...grid, isUnbroken: true }, 20)).toBeUndefined();
});

test('things in a cell are parted but not broken', () => {
  const grid = { rows: [['a', ['2 wit', '1 advantage card']]], between: ' │ ' };
  expect(drawGrid(grid, 40)).toEqual(['a │ 2 wit · 1 advantage card']);
  expect(drawGrid(grid, 20)).toEqual(['a │ 2 wit', '  │ 1 advantage card']);
  expect(drawGrid(grid, 19)).toBeUndefined();
});

test('a table too wide goes on below, in parts of about one size', () => {
  const rows = [{ name: 'Ann', cells: ['1', '2', '3', '4'] }];
  expect(tableOf(['one', 'two', 'three', 'four'], rows, 40)).toEqual(['     one  two  three  four', 'Ann    1    2      3     4']);
  expect(tableOf(['one', 'two', 'three', 'four'], rows, 24, 'x')).toEqual([
    'x    one  two',
    'Ann    1    2',
    'x    three  four',
    'Ann      3     4',
  ]);
});

test('a list hangs below its first thing, or a little to the right of a long label', () => {
  expect(listing('Supply:', ['16 wit', '14 honour', '', '3 cards'], 30)).toEqual(['Supply: 16 wit · 14 honour', '        3 cards']);
  expect(listing('A rather long label:', ['16 wit', '14 honour'], 28)).toEqual(['A rather long label: 16 wit', '    14 honour']);
  expect(listing('持ちもの：', ['力1枚'], 30)).toEqual(['持ちもの：力1枚']);
});

test('things stand in columns of one width', () => {
  expect(inColumns(['one', 'three', 'five'], 16, '  ')).toEqual(['  one     three', '  five']);
});

test('a heading runs to the edge; what is too much goes below', () => {
  expect(heading(['Blason', ''], 20)).toEqual(['── Blason ──────────']);
  expect(heading(['Blanc Noir', 'Round 2'], 20)).toEqual(['── Blanc Noir ──────', 'Round 2']);
});
