import { expect, test } from 'vitest';
import { hasTongue } from '../coat.ts';
import { ATTITUDES, BEASTS } from '../elements.ts';
import { hullOf, type Point, pointsOf, stepwise } from '../geometry.ts';
import { flatten } from '../layout/flatten.ts';
import { summon } from '../summon.ts';
import { readNumbers, spellNumbers } from './coding.ts';
import { beastFigure } from './figure.ts';

await summon('all');

const ALL = BEASTS.flatMap(beast => ATTITUDES.map(attitude => [beast, attitude] as const));

/** What a closed way encloses, by its corners; negative when it runs the other way. */
const areaOf = (way: string): number => {
  const points = pointsOf([way]);
  return points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * y, 0) / 2;
};

/** Points along a way of cubic curves. */
function along(way: string): Point[] {
  const points = pointsOf([way]);
  return Array.from({ length: (points.length - 1) / 3 }, (_, i) => points.slice(i * 3, i * 3 + 4)).flatMap(curve =>
    Array.from({ length: 9 }, (_, n): Point => {
      const t = n / 8;
      const shares = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
      return [0, 1].map(axis => shares.reduce((sum, share, k) => sum + share * curve[k]![axis]!, 0)) as [number, number];
    }),
  );
}

test.each(ALL)('a %s %s is one closed silhouette within its box', (beast, attitude) => {
  const { body, armed, langued, lines, width, height } = beastFigure(beast, attitude);
  const ways = body.match(/M[^M]*/g)!;
  for (const path of [body, armed, langued, lines]) expect(path.replaceAll(/M[\d. -]+([CL][\d. -]+)+Z/g, '')).toBe('');
  const around = ways.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]!;
  expect(ways.filter(way => Math.sign(areaOf(way)) === Math.sign(areaOf(around)))).toEqual([around]);

  const [xs, ys] = [0, 1].map(axis => along(around).map(point => point[axis]!)) as [number[], number[]];
  const misses = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - width, Math.max(...ys) - height];
  expect(misses.filter(miss => Math.abs(miss) > 3)).toEqual([]);
  const parts = `${armed}${langued}`.match(/M[^M]*/g)!.flatMap(along);
  expect(parts.filter(([x, y]) => x < -9 || y < -9 || x > width + 9 || y > height + 9)).toEqual([]);
});

test('every beast shows its tongue or its weapons, in every attitude', () => {
  expect(ALL.filter(([beast, attitude]) => beastFigure(beast, attitude).armed === '')).toEqual([]);
  expect(BEASTS.filter(beast => hasTongue(beast) !== (beastFigure(beast, 'rampant').langued !== ''))).toEqual([]);
});

const waysOf = (path: string): string[] => path.match(/M[^M]*/g) ?? [];

test.each(['horse', 'bull', 'stag', 'boar'] as const)('a %s has whole hooves: no leg lies over them', beast => {
  const hooves = waysOf(beastFigure(beast, 'statant').armed)
    .map(along)
    .filter(points => points.every(([, y]) => y > beastFigure(beast, 'statant').height * 0.8));
  expect(hooves).toHaveLength(4);
  const areaIn = (points: readonly Point[]): number =>
    Math.abs(
      points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * y, 0),
    ) / 2;
  for (const hoof of hooves) expect(areaIn(hoof) / areaIn(hullOf(hoof))).toBeGreaterThan(0.93);
});

test.each(['sejant', 'salient', 'rampant', 'sejant-erect', 'rampant-guardant'] as const)(
  'the tail of a griffin %s is clear of its wings: they enclose nothing together',
  attitude => {
    const { body, width, height } = beastFigure('griffin', attitude);
    const gaps = waysOf(body)
      .map(along)
      .filter(way => Math.min(...way.map(([x]) => x)) > width * 0.6);
    expect(gaps.filter(way => Math.max(...way.map(([, y]) => y)) < height * 0.75)).toEqual([]);
  },
);

test.each([
  ['passant', 1.5],
  ['passant-guardant', 1.7],
] as const)('a lion %s is much longer than it is high: three fill a shield, one is not thin', (attitude, least) => {
  const { width, height } = beastFigure('lion', attitude);
  expect(width / height).toBeGreaterThan(least);
  expect(width / height).toBeLessThan(2);
});

test('numbers are read as they were spelled', () => {
  const numbers = [0, 1, -1, 43, 44, 45, -43, -44, -45, 900, -1200, 4000, -4000];
  expect(readNumbers(spellNumbers(numbers))).toEqual(numbers);
});

test.each(ALL)('a %s %s written in steps stays where it was, to half a step', (beast, attitude) => {
  const { body, armed, langued, lines } = beastFigure(beast, attitude);
  for (const path of [body, armed + langued, lines]) {
    const [meant, got] = [flatten(path).flat(), flatten(stepwise(path, 2)).flat()];
    expect(got).toHaveLength(meant.length);
    expect(got.filter(([x, y], i) => Math.abs(x - meant[i]![0] * 2) > 0.51 || Math.abs(y - meant[i]![1] * 2) > 0.51)).toEqual([]);
  }
});
