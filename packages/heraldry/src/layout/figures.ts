import { PER_UNIT } from '../beasts/coding.ts';
import { beastFigure } from '../beasts/figure.ts';
import { type Device, isBeast } from '../coat.ts';
import type { Attitude, Beast } from '../elements.ts';
import { CADENCIES_DRAWN } from '../figures/cadencies.ts';
import { CHARGES_DRAWN, type Device as Drawn } from '../figures/charges.ts';
import { hullOf, type Point } from '../geometry.ts';
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
export const drawnAs = (bearing: Device): Drawn => DRAWN[bearing];

const DRAWN: Readonly<Record<Device, Drawn>> = { ...CADENCIES_DRAWN, ...CHARGES_DRAWN };

const outlines = new Map<string, Point[][]>();

/** The outline of a bearing, about 100 high. */
export function outlineOf(bearing: Device | Beast, attitude: Attitude | undefined): readonly (readonly Point[])[] {
  const key = `${bearing} ${attitude}`;
  const known = outlines.get(key);
  if (known) return known;
  const outline = isBeast(bearing)
    ? flatten(beastFigure(bearing, attitude ?? 'rampant').body).map(run => run.map(inUnits))
    : flatten(drawnAs(bearing).shape);
  outlines.set(key, outline);
  return outline;
}

const inUnits = ([x, y]: Point): Point => [x / PER_UNIT, y / PER_UNIT];

const probes = new Map<string, Probe>();

/** A single beast may put its paws between things; whatever stands in numbers needs its whole hull, on either side alike. */
export function probeOf(bearing: Device | Beast, attitude: Attitude | undefined, isSingle: boolean): Probe {
  const key = `${bearing} ${attitude} ${isSingle}`;
  const known = probes.get(key);
  if (known) return known;
  const all = outlineOf(bearing, attitude).flat();
  const hull = isBeast(bearing) ? beastFigure(bearing, attitude ?? 'rampant').hull.map(inUnits) : hullOf(all);
  const probe = isBeast(bearing) && isSingle ? loose(all, hull) : tight(hull);
  probes.set(key, probe);
  return probe;
}

function loose(all: readonly Point[], hull: readonly Point[]): Probe {
  const { middle, half } = boxAround(hull);
  return { middle, half, points: [...hull, ...all].map(([x, y]) => [x - middle[0], y - middle[1]]) };
}

function tight(hull: readonly Point[]): Probe {
  const { middle, half } = boxAround(hull);
  const centred = hull.map(([x, y]): Point => [x - middle[0], y - middle[1]]);
  return { middle, half, points: dense(hullOf([...centred, ...centred.map(([x, y]): Point => [-x, y])])) };
}

function boxAround(points: readonly Point[]): { middle: Point; half: Point } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2, (bottom - top) / 2] };
}

/** The middle, all corners, and points along the sides so close that no tooth of a line fits between them. */
function dense(hull: readonly Point[]): Point[] {
  return hull.reduce<Point[]>(
    (points, [ax, ay], i) => {
      const [bx, by] = hull[(i + 1) % hull.length]!;
      const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 8));
      for (let part = 0; part < parts; part++) points.push([ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts]);
      return points;
    },
    [[0, 0]],
  );
}
