import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { askByLines } from './lines.ts';
import { menuRows, rowsAround } from './menu.ts';
import { columns } from './width.ts';

const CHOICES = [
  { label: 'Take “Lion”', spelling: 'take lion' },
  { label: 'Herald: place “Six, three two and one” at C2, lower', spelling: 'herald place six-three-two-and-one C2 lower' },
  { label: '「正面を向いて後脚で立つ姿」をC2の上段に置く', spelling: 'place rampant-guardant C2 upper' },
];

test('moves and spellings stand side by side where there is room', () => {
  const rows = menuRows(CHOICES, 120);
  expect(rows.map(row => columns(row.slice(0, row.indexOf(CHOICES[rows.indexOf(row)]!.spelling))))).toEqual([59, 59, 59]);
});

test.each([80, 40])('within %i columns nothing is cut', width => {
  const rows = menuRows(CHOICES, width);
  for (const [at, row] of rows.entries()) {
    for (const line of row.split('\n')) expect(columns(line)).toBeLessThanOrEqual(width);
    const bare = row.replaceAll(/\s/g, '');
    expect(bare).toBe(`${at + 1}${CHOICES[at]!.label}${CHOICES[at]!.spelling}`.replaceAll(/\s/g, ''));
  }
});

test('by lines, the same moves are listed again only after an empty line or the table', async () => {
  const input = new PassThrough();
  let written = '';
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    written += String(chunk);
    done();
  };
  const asker = askByLines(input, new Writable({ write }));
  input.end('help\nrules 4\n\nTisch\n1\n');
  const listed: boolean[] = [];
  for (const choices of [CHOICES, CHOICES, CHOICES, CHOICES, CHOICES, [...CHOICES]]) {
    written = '';
    await asker.ask(choices);
    listed.push(written.includes('take lion'));
  }
  asker.close();
  expect(listed).toEqual([true, false, false, true, true, true]);
});

test.each([
  ['all of them, where there is room', 'aaaa', 1, 9, [0, 4]],
  ['from the beginning', 'aaaaaaaa', 0, 3, [0, 3]],
  ['around the chosen one', 'aaaaaaaa', 4, 3, [3, 6]],
  ['up to the end', 'aaaaaaaa', 7, 3, [5, 8]],
  ['as many as their lines allow', 'abbaab', 3, 4, [2, 5]],
  ['at least the chosen one', 'abba', 1, 1, [1, 2]],
])('rows are shown %s', (_, kinds, at, lines, [first, end]) => {
  const rows = [...kinds].map(kind => (kind === 'b' ? 'two\nlines' : 'one'));
  expect(rowsAround(rows, at, lines)).toEqual({ first, end });
});
