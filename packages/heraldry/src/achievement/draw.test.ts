import { expect, test } from 'vitest';
import type { Coat } from '../coat.ts';
import { drawCoat } from '../draw.ts';
import { pictureOf } from '../picture.test-kit.ts';
import { SHAPES } from '../shield/outline.ts';
import { SILVER } from '../shield/tinctures.ts';
import { summon } from '../summon.ts';
import { complaintsAbout } from '../xml.test-kit.ts';
import { drawAchievement } from './draw.ts';
import { ACCENTS, LETTERS } from './letters.ts';
import { mottoPath, unwritable } from './motto.ts';

await summon('all');

const COAT: Coat = { first: 'azure', groups: { middle: { number: 1, bearing: 'lion', attitude: 'rampant', tincture: 'or' } } };

test.each(SHAPES)('an achievement on a shield that is %s is valid, small and always the same', shape => {
  const svg = drawAchievement(COAT, { shape, motto: 'Fidélité' });
  expect(complaintsAbout(svg)).toEqual([]);
  expect(svg.length).toBeLessThan(40_000);
  expect(drawAchievement(COAT, { shape, motto: 'Fidélité' })).toBe(svg);
  expect(svg).not.toContain('<text');
});

test('each shape of shield is another picture', () => {
  expect(new Set(SHAPES.map(shape => drawCoat(COAT, { shape }))).size).toBe(SHAPES.length);
});

test('mantling and torse wear the first colour and the first metal', () => {
  const svg = drawAchievement({ first: 'argent', ordinary: { ordinary: 'fess', tincture: 'vert' } });
  expect(svg).toMatch(/fill="#276a3e"/);
  expect(svg).not.toContain('#b8262b');
});

test('cloth is of plain colour, also where the arms are of vair', () => {
  const mantling = (coat: Coat): string[] =>
    drawAchievement(coat)
      .match(/<g id="[^"]*half">.*?<\/g><\/g>/)![0]
      .match(/fill="[^"]*"/g)!;
  expect(mantling({ first: 'vair', groups: { middle: { number: 1, bearing: 'rose', tincture: 'or' } } })[0]).toBe('fill="#23549b"');
  expect(mantling({ first: 'vair', ordinary: { ordinary: 'fess', tincture: 'gules' } })[0]).toBe('fill="#b8262b"');
});

test('without a motto there is no scroll', () => {
  expect(drawAchievement(COAT, { motto: ' ' })).toBe(drawAchievement(COAT));
  expect(drawAchievement(COAT, { motto: 'A' }).length).toBeGreaterThan(drawAchievement(COAT).length);
});

test.each([...SHAPES.map(shape => ({ shape })), { motto: 'Fidem servo' }])(
  'a picture has no empty edge and nothing is cut: %o',
  options => {
    const { width, height, data } = pictureOf(drawAchievement(COAT, options), 400);
    const rows = Array.from({ length: height }, (_, y) => y).filter(y =>
      data.subarray(y * width * 4, (y + 1) * width * 4).some(each => each > 0),
    );
    expect(rows[0]).toBeGreaterThan(0);
    expect(rows[0]).toBeLessThan(14);
    expect(rows.at(-1)).toBeGreaterThan(height - 14);
    expect(rows.at(-1)).toBeLessThan(height - 1);
    for (let y = 0; y < height; y++) expect(data[y * width * 4 + 3]! + data[(y * width + width - 1) * 4 + 3]!).toBe(0);
  },
);

test('of ermine only the lining has spots, and no seam of a tile is seen', () => {
  const svg = drawAchievement({ first: 'ermine', ordinary: { ordinary: 'chevron', tincture: 'gules' } });
  const spotted = svg.slice(svg.indexOf('<g stroke-linejoin')).match(/<path d="[^"]*" fill="url\(#[^"]*mermine\)"[^>]*>/g)!;
  expect(spotted).toHaveLength(3);
  for (const path of spotted) expect(svg).toContain(path.replace(/url\([^)]*\)/, SILVER));
});

test('strips of sable keep their edges', () => {
  const svg = drawAchievement({ first: 'sable', ordinary: { ordinary: 'fess', tincture: 'or' } });
  const { width, data } = pictureOf(svg, 800);
  let light = 0;
  for (let x = 440; x < 560; x++) for (let y = 160; y < 320; y++) if (data[(y * width + x) * 4]! > 150) light++;
  expect(light).toBeGreaterThan(300);
});

test('no two letters look alike', () => {
  const paths = Object.keys(LETTERS).map(letter => mottoPath(letter, 10, 200, -290));
  expect(new Set(paths).size).toBe(paths.length);
});

test('an accent adds a stroke to its letter, and small letters are written large', () => {
  expect(mottoPath('É', 10, 200, -290).startsWith(mottoPath('E', 10, 200, -290))).toBe(true);
  for (const accent of Object.keys(ACCENTS)) expect(mottoPath(`E${accent}`, 10, 200, -290)).not.toBe(mottoPath('E', 10, 200, -290));
  expect(mottoPath('größe', 10, 200, -290)).toBe(mottoPath('GRÖSSE', 10, 200, -290));
});

test('a long motto is written smaller, so that it stays on its scroll', () => {
  const widest = (path: string): number => Math.max(...[...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Math.abs(Number(x))));
  expect(widest(mottoPath('Honi soit qui mal y pense, et encore une fois', 13.5, 240, -290))).toBeLessThan(122);
});

test.each([
  ['Dieu et mon droit', undefined],
  ['Ça été – “là”', undefined],
  ['獅子', '獅'],
])('%s: the first letter without a shape is %s', (motto, letter) => {
  expect(unwritable(motto)).toBe(letter);
});
