import { expect, test } from 'vitest';
import { windingAt } from './contrast.test-kit.ts';
import { drawCoat } from './draw.ts';
import { moved, type Point, placed, type Runs } from './geometry.ts';
import { drawnAs } from './layout/figures.ts';
import { flatten } from './layout/flatten.ts';
import { layoutOf, outlinesOf } from './layout.ts';
import { parseBlazon } from './parse.ts';
import { DIVISIONS } from './shield/fields.ts';
import { SHAPES, shieldPath } from './shield/outline.ts';
import { SPOT } from './shield/tinctures.ts';
import { summon } from './summon.ts';

await summon('all');

const coatIn = (text: string) => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  return read.value;
};

/** The outlines of all spots that are drawn on the shield itself. */
function spotsIn(svg: string): Runs[] {
  const sizes = new Map(
    [...svg.matchAll(/<path id="([^"]*e\d+)" transform="scale\(([\d.]+)\)/g)].map(([, id, size]) => [id!, Number(size)]),
  );
  const spots = svg
    .slice(svg.indexOf('</defs>'))
    .matchAll(/<use href="#([^"]*e\d+)" (?:x="([^"]*)" y="([^"]*)"|transform="translate\((\S+) (\S+)\) rotate\((\S+)\)")/g);
  return [...spots].map(([, id, x, y, u, v, turn]) => {
    const size = sizes.get(id!)!;
    return moved(flatten(SPOT), (a, b) => placed([Number(x ?? u), Number(y ?? v)], Number(turn ?? 0), size)(a, b - 2.6));
  });
}

const isIn = (runs: Runs, spot: Runs): boolean => spot.flat().every(([x, y]) => windingAt(runs, x, y) !== 0);
const isBeside = (runs: Runs, spot: Runs): boolean => spot.flat().every(([x, y]) => windingAt(runs, x, y) === 0);
const middleOf = (spot: Runs): Point => spot[0]![0]!;

test.each([
  ['bordure', 15],
  ['cross', 9],
  ['saltire', 9],
  ['chevron', 5],
  ['fess', 5],
  ['pale', 8],
  ['pile', 5],
  ['chief', 5],
  ['cross engrailed', 5],
  ['bend', 8],
  ['bend sinister', 8],
])('a %s has at least %i spots of ermine, all whole', (ordinary, least) => {
  const coat = coatIn(`Gules, a ${ordinary} Ermine`);
  for (const shape of SHAPES) {
    const { ordinary: band, chief, bordure } = layoutOf(coat, shape);
    const spots = spotsIn(drawCoat(coat, { shape }));
    if (shape === 'heater') expect(spots.length).toBeGreaterThanOrEqual(least);
    expect(spots.length).toBeGreaterThan(1);
    const [path, shield] = [flatten(band ?? chief ?? bordure!), flatten(shieldPath(0, shape))];
    expect(spots.filter(spot => !isIn(path, spot) || !isIn(shield, spot))).toEqual([]);
  }
});

test.each([
  'Ermine',
  ...['cross', 'saltire', 'fess', 'chevron', 'pale', 'pile'].flatMap(band => [`Ermine, a ${band} Gules`, `Gules, a ${band} Ermine`]),
])('ermine is the same on both sides of the pale line: %s', text => {
  const middles = spotsIn(drawCoat(coatIn(text))).map(middleOf);
  expect(middles.length).toBeGreaterThan(3);
  for (const [x, y] of middles) expect(Math.min(...middles.map(([u, v]) => Math.hypot(200 - x - u, y - v)))).toBeLessThan(1);
});

test('and along a bend on both sides of its middle, or in turns', () => {
  const offs = spotsIn(drawCoat(coatIn('Gules, a bend Ermine'))).map(spot => middleOf(spot)[1] - middleOf(spot)[0] + 4);
  expect(Math.abs(offs.reduce((sum, off) => sum + off, 0) / offs.length)).toBeLessThan(6);
});

test.each(Object.entries(DIVISIONS))('no line of a field parted %s cuts a spot', division => {
  const coat = { division, first: 'ermine', second: 'ermine' } as const;
  const other = flatten(DIVISIONS[division as keyof typeof DIVISIONS]);
  const spots = spotsIn(drawCoat(coat as never));
  expect(spots.length).toBeGreaterThan(6);
  expect(spots.filter(spot => !isIn(other, spot) && !isBeside(other, spot))).toEqual([]);
});

test.each([
  'Ermine, a key Vert',
  'Ermine, a crescent for difference',
  'Ermine, a label for difference',
  'Ermine, a lion rampant Gules',
  'Ermine, a chevron Gules between three roses Gules',
])('nothing that lies on ermine hides a part of a spot: %s', text => {
  const coat = coatIn(text);
  const layout = layoutOf(coat, 'heater');
  const { mark } = layout;
  const marked = mark && (mark.path ? flatten(mark.path) : moved(flatten(drawnAs('crescent').shape), placed(mark.at, 0, mark.scale)));
  const spots = spotsIn(drawCoat(coat));
  expect(spots.length).toBeGreaterThan(5);
  for (const upon of [...layout.groups.flatMap(outlinesOf), ...(marked ? [marked] : [])])
    expect(spots.filter(spot => !isBeside(upon, spot))).toEqual([]);
});

/** The spots of the figures that are defined once and used often: their sizes on the shield, and where they are. */
function spotsOnFigure(svg: string): { size: number; at: Point[] } {
  const size = Number(/<path id="[^"]*e\d+" transform="scale\(([\d.]+)\)/.exec(svg)![1]);
  const at = [...svg.matchAll(/<use href="#[^"]*e\d+" x="([^"]*)" y="([^"]*)"/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  return { size, at };
}

test.each([
  ['Or, on a chief Vert three horses forcené Ermine', 5],
  ['Gules, a wolf courant Ermine', 10],
  ['Azure, three lions passant Ermine', 8],
  ['Azure, six lions rampant Ermine', 3],
  ['Vert, a griffin segreant Ermine', 18],
  ['Gules, a lion rampant Ermine', 12],
])('a furred beast shows its fur, however small: %s', (text, least) => {
  const { size, at } = spotsOnFigure(drawCoat(coatIn(text)));
  expect(at.length).toBeGreaterThanOrEqual(least);
  // In tenths of the shield's.
  expect(size).toBeGreaterThan(2);
});

test.each([
  ['Sable, a billet Ermine', 5],
  ['Sable, a key Ermine', 5],
  ['Gules, a cross couped Ermine', 5],
])('half the height of a spot lies between two spots: %s', (text, least) => {
  const { size, at } = spotsOnFigure(drawCoat(coatIn(text)));
  expect(at.length).toBeGreaterThanOrEqual(least);
  for (const [i, [x, y]] of at.entries())
    for (const [u, v] of at.slice(0, i)) expect(Math.hypot((x - u) * 1.2, y - v)).toBeGreaterThanOrEqual(21.5 * size);
});

test.each(['trefoil Vert', 'billet Purpure', 'rose Gules', 'mullet Azure', 'crescent Gules'])(
  'a field around a %s is alike on both sides and has spots in its base',
  charge => {
    const middles = spotsIn(drawCoat(coatIn(`Ermine, a ${charge}`))).map(middleOf);
    expect(Math.max(...middles.map(([, y]) => y))).toBeGreaterThan(185);
    for (const [x, y] of middles) expect(Math.min(...middles.map(([u, v]) => Math.hypot(201 - x - u, y - v)))).toBeLessThan(2);
  },
);
