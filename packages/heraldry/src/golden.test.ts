import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { drawCoat } from './draw.ts';
import { GOLDEN } from './golden.test-kit.ts';
import { parseBlazon } from './parse.ts';
import { type Picture, pictureOf, pngOf } from './picture.test-kit.ts';
import { summon } from './summon.ts';

await summon('all');

const FOLDER = new URL('../golden/', import.meta.url);
const WIDTH = 96;
const PAPER = '#faf4e6';
/** Edges may fall a little otherwise on another machine; a claw that moved is more. */
const MOST_DIFFERING = 0.0015;
const ANEW = 'UPDATE_PICTURES=1 npx vitest run --project unit packages/heraldry/src/golden.test.ts';

const fileOf = (name: string): URL => new URL(`${name}.png`, FOLDER);

const drawn = (text: string, how = {}): string => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.text}`);
  return drawCoat(read.value, how);
};

/** A kept picture, shown as it is. */
function kept(name: string): Picture {
  const data = readFileSync(fileOf(name)).toString('base64');
  const [width, height] = [WIDTH, WIDTH * 1.2].map(Math.round);
  return pictureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
    WIDTH,
  );
}

const differing = (one: Picture, other: Picture): number =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.12 }) / (one.width * one.height);

if (process.env.UPDATE_PICTURES) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text, how] of GOLDEN) writeFileSync(fileOf(name), pngOf(drawn(text, how), WIDTH, PAPER));
}

test.each(GOLDEN)('%s looks as it did: %s', (name, text, how) => {
  const share = differing(pictureOf(drawn(text, how), WIDTH, PAPER), kept(name));
  expect(
    share,
    `${(share * 100).toFixed(1)} % of golden/${name}.png differ. If it is meant, draw the pictures anew and look at them: ${ANEW}`,
  ).toBeLessThan(MOST_DIFFERING);
});

test('there are sixty-one pictures, no other, and all together are small', () => {
  const names = readdirSync(FOLDER).toSorted();
  expect(names).toEqual(GOLDEN.map(([name]) => `${name}.png`).toSorted());
  expect(names).toHaveLength(61);
  expect(names.reduce((sum, name) => sum + readFileSync(new URL(name, FOLDER)).length, 0)).toBeLessThan(500_000);
});

test.each([
  ['flanders', 'Or, a lion rampant Sable armed Gules and langued Azure'],
  ['griffin-segreant', 'Azure, a griffin segreant Or armed Argent'],
  ['wavy', 'Azure, a fess nebuly Argent between three crescents Or'],
  ['douglas', 'Argent, on a chief Azure three mullets Or'],
  ['brittany', 'Argent'],
])('a change of %s to %s would be seen', (name, text) => {
  expect(differing(pictureOf(drawn(text), WIDTH, PAPER), kept(name))).toBeGreaterThan(MOST_DIFFERING);
});
