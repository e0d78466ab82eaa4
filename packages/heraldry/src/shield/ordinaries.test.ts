import { expect, test } from 'vitest';
import { LINES, ORDINARIES } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { flatten } from '../layout/flatten.ts';
import { repeatedPath } from './diminutives.ts';
import { ordinaryPath } from './ordinaries.ts';
import { SHAPES } from './outline.ts';

/** Places where an outline crosses itself, on the shield. */
function crossings(path: string): Point[] {
  return flatten(path).flatMap(run => {
    const sides = run.map((from, i): [Point, Point] => [from, run[(i + 1) % run.length]!]);
    return sides.flatMap((one, i) => sides.slice(i + 2).flatMap(other => meeting(one, other)));
  });
}

function meeting([[ax, ay], [bx, by]]: [Point, Point], [[cx, cy], [dx, dy]]: [Point, Point]): Point[] {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (Math.abs(cross) < 1e-9) return [];
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  const [x, y] = [ax + (bx - ax) * along, ay + (by - ay) * along];
  const isOn = x > 4 && x < 196 && y > 4 && y < 236;
  return isOn && along > 0.001 && along < 0.999 && other > 0.001 && other < 0.999 ? [[x, y]] : [];
}

const ALL = ORDINARIES.flatMap(ordinary => LINES.map(line => [ordinary, line] as const));

test.each(
  SHAPES.filter(shape => shape !== 'heater').flatMap(shape => (['dancetty', 'indented'] as const).map(line => [line, shape] as const)),
)('nor does that of a bordure %s on a shield that is %s', (line, shape) => {
  expect(crossings(ordinaryPath('bordure', line, shape))).toEqual([]);
});

test.each(['cross', 'saltire'] as const)('a quarter turn changes nothing about a %s dancetty', ordinary => {
  const [run] = flatten(ordinaryPath(ordinary, 'dancetty')) as [Point[]];
  const middle = [0, 1].map(axis => run.reduce((sum, point) => sum + point[axis]!, 0) / run.length) as [number, number];
  for (const [x, y] of run) {
    const turned: Point = [middle[0] - (y - middle[1]), middle[1] + (x - middle[0])];
    expect(Math.min(...run.map(([u, v]) => Math.hypot(u - turned[0], v - turned[1])))).toBeLessThan(1.5);
  }
});

test.each(['fess', 'pale', 'cross', 'saltire', 'bend', 'bend-sinister'] as const)('on a lozenge a %s lies in its middle', ordinary => {
  const [run] = flatten(ordinaryPath(ordinary, undefined, 'lozenge')) as [Point[]];
  for (let x = 12; x < 190; x += 9) {
    for (let y = 7; y < 235; y += 9) {
      const isInside = Math.abs(x - 100) / 95 + Math.abs(y - 120) / 116 < 1;
      if (isInside) expect(isWithin(run, [x, y]), `${x}, ${y}`).toBe(isWithin(run, [200 - x, 240 - y]));
    }
  }
  expect(crossings(ordinaryPath(ordinary, 'engrailed', 'lozenge'))).toEqual([]);
});

const isWithin = (run: readonly Point[], [x, y]: Point): boolean =>
  run.filter(([ax, ay], i) => {
    const [bx, by] = run[(i + 1) % run.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

// Lobes that meet in a corner are one.
test.each(ALL.filter(([, line]) => line !== 'invected'))('the outline of a %s %s does not cross itself', (ordinary, line) => {
  expect(crossings(ordinaryPath(ordinary, line))).toEqual([]);
});

test.each(LINES.filter(line => line !== 'invected'))('nor does that of three chevrons %s', line => {
  expect(crossings(repeatedPath('chevron', 3, line))).toEqual([]);
});
