import { expect, test } from 'vitest';
import { LINES, ORDINARIES } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { flatten } from '../layout/flatten.ts';
import { repeatedPath } from './diminutives.ts';
import { ordinaryPath } from './ordinaries.ts';

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

// Lobes that meet in a corner are one.
test.each(ALL.filter(([, line]) => line !== 'invected'))('the outline of a %s %s does not cross itself', (ordinary, line) => {
  expect(crossings(ordinaryPath(ordinary, line))).toEqual([]);
});

test.each(LINES.filter(line => line !== 'invected'))('nor does that of three chevrons %s', line => {
  expect(crossings(repeatedPath('chevron', 3, line))).toEqual([]);
});
