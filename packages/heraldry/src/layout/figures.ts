import { compose } from '../beasts/compose.ts';
import { type Device, isBeast } from '../coat.ts';
import type { Attitude, Beast } from '../elements.ts';
import { CADENCIES_DRAWN } from '../figures/cadencies.ts';
import { CHARGES_DRAWN, type Device as Drawn } from '../figures/charges.ts';
import type { Point } from '../geometry.ts';
import { flatten } from './flatten.ts';

/** What a figure needs of the room it stands in. */
export interface Probe {
  /** The middle of its box, in the figure's own measure. */
  readonly middle: Point;
  /** Half its width and height. */
  readonly half: Point;
  /** Points around the middle that must have room. */
  readonly points: readonly Point[];
}

/** A thing that is no beast, about 100 high around 0,0. */
export const drawnAs = (bearing: Device): Drawn => ({ ...CADENCIES_DRAWN, ...CHARGES_DRAWN })[bearing];

/** The outline of a bearing in its own measure. */
export function outlineOf(bearing: Device | Beast, attitude: Attitude | undefined): Point[][] {
  if (!isBeast(bearing)) return flatten(drawnAs(bearing).shape);
  return compose(bearing, attitude ?? 'rampant').layers.flatMap(({ paths }) => paths.flatMap(flatten));
}

const probes = new Map<string, Probe>();

/** A single beast may put its paws between things; whatever stands in numbers needs its whole hull, on either side alike. */
export function probeOf(bearing: Device | Beast, attitude: Attitude | undefined, isSingle: boolean): Probe {
  const key = `${bearing} ${attitude} ${isSingle}`;
  const known = probes.get(key);
  if (known) return known;
  const probe = isBeast(bearing) && isSingle ? loose(outlineOf(bearing, attitude)) : tight(outlineOf(bearing, attitude));
  probes.set(key, probe);
  return probe;
}

function loose(runs: readonly (readonly Point[])[]): Probe {
  const all = runs.flat();
  const { middle, half } = boxAround(all);
  const kept = all.filter((_, i) => i % Math.ceil(all.length / 200) === 0);
  return { middle, half, points: [...kept, ...hullOf(all)].map(([x, y]) => [x - middle[0], y - middle[1]]) };
}

function tight(runs: readonly (readonly Point[])[]): Probe {
  const all = runs.flat();
  const { middle, half } = boxAround(all);
  const centred = all.map(([x, y]): Point => [x - middle[0], y - middle[1]]);
  return { middle, half, points: dense(hullOf([...centred, ...centred.map(([x, y]): Point => [-x, y])])) };
}

function boxAround(points: readonly Point[]): { middle: Point; half: Point } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2, (bottom - top) / 2] };
}

/** The convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** With points along the long sides, and the middle. */
function dense(hull: readonly Point[]): Point[] {
  const points: Point[] = [[0, 0]];
  let last: Point | undefined;
  hull.forEach(([ax, ay], i) => {
    if (last && Math.hypot(ax - last[0], ay - last[1]) < 8) return;
    const [bx, by] = hull[(i + 1) % hull.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 22));
    for (let part = 0; part < parts; part++) points.push([ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts]);
    last = [ax, ay];
  });
  return points;
}
