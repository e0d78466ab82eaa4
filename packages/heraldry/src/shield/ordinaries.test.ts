import { expect, test } from 'vitest';
import { LINES, ORDINARIES } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { flatten } from '../layout/flatten.ts';
import { repeatedPath } from './diminutives.ts';
import { loweredBy, ordinaryPath } from './ordinaries.ts';
import { onShield, SHAPES } from './outline.ts';

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

/** How far a place is from an outline. */
const distance = (run: readonly Point[], [x, y]: Point): number =>
  Math.min(
    ...run.map(([ax, ay], i) => {
      const [bx, by] = run[(i + 1) % run.length]!;
      const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
      const along = Math.min(1, Math.max(0, share));
      return Math.hypot(ax + (bx - ax) * along - x, ay + (by - ay) * along - y);
    }),
  );

// Arms that seem to turn about the middle come near an emblem that nobody wants to bear.
test.each(
  (['cross', 'saltire'] as const).flatMap(ordinary => LINES.flatMap(line => SHAPES.map(shape => [ordinary, line, shape] as const))),
)('a %s %s on a shield that is %s is mirrored, left and right, above and below', (ordinary, line, shape) => {
  const isOn = ([x, y]: Point): boolean => x > 0 && x < 200 && y > 0 && y < 212;
  const fess = (ordinary === 'cross' ? 106 : 110) + loweredBy(ordinary, shape);
  const [run] = flatten(ordinaryPath(ordinary, line, shape)) as [Point[]];
  for (const [x, y] of run.filter(isOn)) {
    for (const mirrored of [[200 - x, y] as Point, [x, 2 * fess - y] as Point].filter(isOn)) {
      expect(distance(run, mirrored), `${x}, ${y}`).toBeLessThan(0.5);
    }
  }
});

test.each(['fess', 'pale', 'cross', 'saltire', 'bend', 'bend-sinister'] as const)(
  'on a lozenge or oval a %s lies in its middle',
  ordinary => {
    const [run] = flatten(ordinaryPath(ordinary, undefined, 'lozenge')) as [Point[]];
    expect(loweredBy(ordinary, 'oval')).toBe(loweredBy(ordinary, 'lozenge'));
    for (let x = 12; x < 190; x += 9) {
      for (let y = 7; y < 235; y += 9) {
        const isInside = Math.abs(x - 100) / 95 + Math.abs(y - 120) / 116 < 1;
        if (isInside) expect(isWithin(run, [x, y]), `${x}, ${y}`).toBe(isWithin(run, [200 - x, 240 - y]));
      }
    }
    expect(crossings(ordinaryPath(ordinary, 'engrailed', 'lozenge'))).toEqual([]);
  },
);

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

test.each(['indented', 'invected', 'embattled', 'rayonny'] as const)('a chevron %s has one motif over its point', line => {
  const [run] = flatten(ordinaryPath('chevron', line)) as [Point[]];
  const top = Math.min(...run.map(([, y]) => y));
  for (const [x] of run.filter(([, y]) => y < top + 0.1)) expect(Math.abs(x - 100)).toBeLessThan(6);
});

test.each(['indented', 'dancetty'] as const)('the field under a chevron %s, and in every corner of a cross, ends in a notch', line => {
  const isNotchAt = (ordinary: 'chevron' | 'cross', away: (point: Point) => number, isOnAxis: (point: Point) => boolean): boolean => {
    const [run] = flatten(ordinaryPath(ordinary, line)) as [Point[]];
    const notch = run.findIndex(isOnAxis);
    return [run.at(notch - 1)!, run[notch + 1]!].every(next => away(next) > away(run[notch]!) + 4);
  };
  expect(
    isNotchAt(
      'chevron',
      ([, y]) => y,
      ([x, y]) => Math.abs(x - 100) < 0.2 && y > 100,
    ),
  ).toBe(true);
  expect(
    isNotchAt(
      'cross',
      ([x, y]) => x - y,
      ([x, y]) => x > 100 && Math.abs(x - 100 + (y - 106)) < 0.2,
    ),
  ).toBe(true);
});

test.each(['embattled', 'raguly', 'dovetailed'] as const)('the inner corners of a cross and saltire %s are plain', line => {
  for (const ordinary of ['cross', 'saltire'] as const) {
    const [run] = flatten(ordinaryPath(ordinary, line)) as [Point[]];
    const isLong = (i: number): boolean =>
      Math.hypot(run[i]![0] - run[i - 1]![0], run[i]![1] - run[i - 1]![1]) > (line === 'embattled' ? 12 : 5);
    const isSquare = (i: number): boolean => {
      const [[ax, ay], [bx, by], [cx, cy]] = [run[i - 1]!, run[i]!, run[i + 1]!];
      return Math.abs((bx - ax) * (cx - bx) + (by - ay) * (cy - by)) < 6;
    };
    const corners = run.filter((_, i) => i > 0 && i + 1 < run.length && isLong(i) && isLong(i + 1) && isSquare(i));
    expect(corners.filter(([x, y]) => Math.hypot(x - 100, y - 108) < 45)).toHaveLength(4);
  }
});

test('a cross and saltire rayonny have a flame in each inner corner', () => {
  for (const ordinary of ['cross', 'saltire'] as const) {
    const [run] = flatten(ordinaryPath(ordinary, 'rayonny')) as [Point[]];
    const middle = ordinary === 'cross' ? 106 : 110;
    const farOf = ([x, y]: Point): number => Math.hypot(x - 100, y - middle);
    const isOnAxis = ([x, y]: Point): boolean => {
      const [across, down] = [Math.abs(x - 100), Math.abs(y - middle)];
      return (ordinary === 'cross' ? Math.abs(across - down) : Math.min(across, down)) < 0.2;
    };
    const tips = run.filter(
      (point, i) =>
        isOnAxis(point) && farOf(point) < 80 && [run.at(i - 1)!, run[(i + 1) % run.length]!].every(next => farOf(next) < farOf(point)),
    );
    expect(tips).toHaveLength(4);
  }
});

test.each(['dancetty', 'nebuly', 'indented', 'rayonny', 'dovetailed'] as const)(
  'fess and chief %s have a motif on the pale line and whole ones beside it',
  line => {
    for (const ordinary of ['fess', 'chief'] as const) {
      const [run] = flatten(ordinaryPath(ordinary, line)) as [Point[]];
      const isUpper = ([, y]: Point): boolean => (ordinary === 'fess' ? y < 100 : y > 20);
      const edge = run.filter(place => isUpper(place) && place[0] > 8 && place[0] < 192);
      const outer = ordinary === 'fess' ? Math.min(...edge.map(([, y]) => y)) : Math.max(...edge.map(([, y]) => y));
      const tips = edge.filter(([, y]) => Math.abs(y - outer) < 0.1).map(([x]) => x);
      const step = { dancetty: 60, nebuly: 36, indented: 20, rayonny: 180 / 11, dovetailed: 36 }[line];
      for (const x of tips)
        expect(Math.abs(((x - 100) / step) % 1), `${ordinary} ${x}`).toSatisfy((far: number) => far < 0.36 || far > 0.64);
    }
  },
);

test('a bordure embattled has no wider gap where an oval has no corner', () => {
  const [, run] = flatten(ordinaryPath('bordure', 'embattled', 'oval')) as [Point[], Point[]];
  const tops = [run.filter(([, y]) => y > 32 && y < 60), run.filter(([, y]) => y > 180 && y < 208)];
  for (const places of tops) expect(Math.min(...places.map(([x]) => Math.abs(x - 100)))).toBeLessThan(8);
});

test.each(SHAPES)('no scrap of a battlement or dovetail of fess, pale or bend lies at the edge of a shield that is %s', shape => {
  const isOn = onShield(shape);
  for (const [ordinary, line] of ALL.filter(([, each]) => each === 'embattled' || each === 'dovetailed')) {
    if (ordinary !== 'fess' && ordinary !== 'pale' && !ordinary.startsWith('bend')) continue;
    const [run] = flatten(ordinaryPath(ordinary, line, shape)) as [Point[]];
    // The top of a motif is the side between two others that rise and fall.
    const tops = run.filter(([x, y], i) => {
      const [next, after] = [run[(i + 1) % run.length]!, run[(i + 2) % run.length]!];
      const before = run.at(i - 1)!;
      const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
      const isShort = Math.hypot(next[0] - x, next[1] - y) < 24;
      return isShort && turn(before, [x, y], next) > 1 && turn([x, y], next, after) > 1;
    });
    for (const top of tops) {
      const next = run[(run.indexOf(top) + 1) % run.length]!;
      expect(isOn([(top[0] + next[0]) / 2, (top[1] + next[1]) / 2]), `${ordinary} ${line} ${top}`).toBe(true);
    }
  }
});
