import { expect, test } from 'vitest';
import { drawCoat } from './draw.ts';
import { layoutOf } from './layout.ts';
import { parseBlazon } from './parse.ts';
import { rowsOfField, rowsOn } from './vair.ts';

const coatIn = (text: string) => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

test.each([
  ['fess', 'vair', { top: 82, high: 30 }],
  ['fess', 'counter-vair', { top: 82, high: 30 }],
  ['cross', 'vair', { top: 85, high: 42 }],
  ['cross', 'counter-vair', { top: 85, high: 21 }],
  ['pale', 'vair', { x: 85, high: 30 }],
  ['bend', 'vair', { turn: 45 }],
  ['bend-sinister', 'vair', { turn: -45 }],
  ['chief', 'vair', { top: 8, high: 36 }],
] as const)('rows on a %s %s fill it from edge to edge', (ordinary, tincture, rows) => {
  const { ordinary: band, chief } = layoutOf(coatIn(`Gules, a ${ordinary.replace('-', ' ')} ${tincture}`), 'heater');
  expect(rowsOn(ordinary, band ?? chief!, tincture)).toMatchObject(rows);
});

test.each([
  ['Vair, a fess Gules', 82, 37, 142],
  ['Per fess Vair and Or', 108, 100 / 3, 108],
  ['Quarterly Vair and Gules', 108, 100 / 3, 108],
  ['Vair, a bordure Gules', 30, 36, 30],
])('a row begins at every level edge: %s', (text, until, high, top) => {
  const coat = coatIn(text);
  const levels = rowsOfField(coat, layoutOf(coat, 'heater').ordinary, 0, 'vair')!;
  expect(levels.until).toBe(until);
  expect(levels.rows[0].high).toBeCloseTo(high);
  expect(levels.rows[1].top).toBe(top);
});

test('counter-vair shows bells base to base in every bar', () => {
  expect(rowsOfField(coatIn('Barry of six Counter-vair and Gules'), undefined, 0, 'counter-vair')!.rows[1].high).toBe(18);
});

test.each(['vair', 'counter-vair'] as const)('bells of %s are as large below the line of a parted field as above it', fur => {
  for (const parted of ['Per fess', 'Quarterly']) {
    const [above, below] = rowsOfField(coatIn(`${parted} ${fur} and Gules`), undefined, 0, fur)!.rows;
    expect(below.high).toBe(above.high);
    expect((108 - above.top) / above.high).toBeCloseTo(fur === 'vair' ? 3 : 4);
  }
});

test.each(['Gules, a cross Vair', 'Quarterly Or and Gules, a bend Vair', 'Gules, a chief Counter-vair'])(
  'bells upon an ordinary lie on silver, not on other bells: %s',
  text => {
    const svg = drawCoat(coatIn(text));
    expect(svg.match(/<pattern /g)).toHaveLength(1);
    expect(svg).toMatch(/<use href="#[^"]*[ru]" fill="#f8f5ee"\/>/);
  },
);
