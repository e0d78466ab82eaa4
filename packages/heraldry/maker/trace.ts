import { add, bezier, type Curve, degreesOf, distance, dot, from, minus, type Point, times, unit } from './plane.ts';

/** A grid of distances, one every `cell`. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float64Array;
}

/** The distance at a place between the grid's own. */
export function valueAt({ left, top, columns, rows, cell, values }: Grid, x: number, y: number): number {
  const [u, v] = [(x - left) / cell, (y - top) / cell];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  if (i < 0 || j < 0 || i + 1 >= columns || j + 1 >= rows) return 1e3;
  const level = (row: number): number => values[row * columns + i]! * (i + 1 - u) + values[row * columns + i + 1]! * (u - i);
  return level(j) * (j + 1 - v) + level(j + 1) * (v - j);
}

/** The closed ways along which a grid is 0 (marching squares), the inside always on the same hand. */
export function contours({ left, top, columns, rows, cell, values }: Grid): Point[][] {
  const at = (i: number, j: number): number => values[j * columns + i]! || 1e-9;
  /** Where the way goes on from an edge of the grid, by the edge's number: level ones even, upright ones odd. */
  const next = new Map<number, number>();
  const edgeOf = (side: number, i: number, j: number): number => {
    switch (side) {
      case 0:
        return (j * columns + i) * 2;
      case 1:
        return (j * columns + i + 1) * 2 + 1;
      case 2:
        return ((j + 1) * columns + i) * 2;
      default:
        return (j * columns + i) * 2 + 1;
    }
  };
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      const inside = [at(i, j) < 0, at(i + 1, j) < 0, at(i + 1, j + 1) < 0, at(i, j + 1) < 0];
      const count = Number(inside[0]) + Number(inside[1]) + Number(inside[2]) + Number(inside[3]);
      if (count === 0 || count === 4) continue;
      const sides = [0, 1, 2, 3].filter(n => inside[n] !== inside[(n + 1) % 4]);
      const leaves = sides.filter(n => inside[n]);
      const enters = sides.filter(n => !inside[n]);
      if (enters.length === 2 && inside[0]) leaves.reverse();
      for (const [n, enter] of enters.entries()) next.set(edgeOf(leaves[n]!, i, j), edgeOf(enter, i, j));
    }
  }
  const pointOn = (edge: number): Point => {
    const node = edge >> 1;
    const [i, j] = [node % columns, Math.floor(node / columns)];
    const isLevel = edge % 2 === 0;
    const [a, b] = [at(i, j), isLevel ? at(i + 1, j) : at(i, j + 1)];
    const t = a / (a - b);
    return [left + (i + (isLevel ? t : 0)) * cell, top + (j + (isLevel ? 0 : t)) * cell];
  };
  const ways: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const way: Point[] = [];
    for (let edge = start; edge !== undefined; ) {
      const to = next.get(edge);
      if (to === undefined) break;
      next.delete(edge);
      way.push(pointOn(edge));
      edge = to;
    }
    if (way.length > 3) ways.push(way);
  }
  return ways;
}

export const areaOf = (way: readonly Point[]): number =>
  way.reduce((sum, [x, y], i) => sum + x * way[(i + 1) % way.length]![1] - way[(i + 1) % way.length]![0] * y, 0) / 2;

/** Points at even distances along a way. */
function evenly(way: readonly Point[], step: number, isClosed: boolean): Point[] {
  const points = isClosed ? [...way, way[0]!] : way;
  const all: Point[] = [points[0]!];
  let left = step;
  for (let i = 1; i < points.length; i++) {
    let [a, b] = [points[i - 1]!, points[i]!];
    let d = distance(a, b);
    while (d >= left) {
      a = add(a, times(unit(minus(b, a)), left));
      all.push(a);
      d = distance(a, b);
      left = step;
    }
    left -= d;
  }
  if (isClosed) {
    if (all.length > 1 && distance(all.at(-1)!, all[0]!) < step / 2) all.pop();
  } else if (distance(all.at(-1)!, points.at(-1)!) > step / 4) all.push(points.at(-1)!);
  return all;
}

/** Where a closed way turns so sharply that it is meant as a corner. */
function cornersOf(way: readonly Point[], reach: number, degrees: number): number[] {
  const n = way.length;
  const turn = way.map((_, i) => {
    const [a, b, c] = [way[(i - reach + n) % n]!, way[i]!, way[(i + reach) % n]!];
    let angle = Math.abs(degreesOf(minus(c, b)) - degreesOf(minus(b, a)));
    if (angle > 180) angle = 360 - angle;
    return angle;
  });
  return turn.flatMap((angle, i) => {
    if (angle < degrees) return [];
    for (let k = -reach; k <= reach; k++) {
      const other = turn[(i + k + n) % n]!;
      if (other > angle || (other === angle && k < 0)) return [];
    }
    return [i];
  });
}

/** A closed way as few Bézier curves, its corners kept. */
export const fitClosed = (way: readonly Point[], error: number): Curve[] => sidesOf(way).flatMap(side => fitOpen(side, error));

/** The stretches of a closed way from corner to corner. */
export function sidesOf(way: readonly Point[]): Point[][] {
  const even = evenly(way, 0.4, true);
  const corners = cornersOf(even, 4, 52);
  if (corners.length === 0) corners.push(0);
  return corners.map((start, i) => {
    const end = i + 1 < corners.length ? corners[i + 1]! : corners[0]! + even.length;
    return Array.from({ length: end - start + 1 }, (_, k) => even[(start + k) % even.length]!);
  });
}

/** The sharpest point, in degrees: a mitre of SVG's usual limit fits upon it. */
const SHARPEST = 31;

/** A closed way whose points are as open as a mitre needs. */
export function mitred(way: readonly Curve[]): Curve[] {
  const curves = [...way];
  for (let i = 0; i < curves.length; i++) {
    const next = (i + 1) % curves.length;
    const [a, b, c, tip] = curves[i]!;
    const [, e, f, g] = curves[next]!;
    const [back, out] = [degreesOf(minus(c, tip)), degreesOf(minus(e, tip))];
    const open = ((out - back + 540) % 360) - 180;
    if (Math.abs(open) >= SHARPEST) continue;
    const turn = ((SHARPEST - Math.abs(open)) / 2) * (open < 0 ? -1 : 1);
    curves[i] = [a, b, from(tip, back - turn, distance(c, tip)), tip];
    curves[next] = [tip, from(tip, out + turn, distance(e, tip)), f, g];
  }
  return curves;
}

/** An open way as few Bézier curves (Schneider's way: fit one, and split where it is worst). */
export function fitOpen(points: readonly Point[], error: number): Curve[] {
  if (points.length < 2) return [];
  if (points.length === 2) return [straight(points[0]!, points[1]!)];
  const k = Math.min(3, points.length - 1);
  return curvesAlong(points, unit(minus(points[k]!, points[0]!)), unit(minus(points.at(-1 - k)!, points.at(-1)!)), error);
}

const straight = (a: Point, b: Point): Curve => [a, add(a, times(minus(b, a), 1 / 3)), add(a, times(minus(b, a), 2 / 3)), b];

function curvesAlong(points: readonly Point[], out: Point, back: Point, error: number): Curve[] {
  if (points.length <= 3) return [straight(points[0]!, points.at(-1)!)];
  let shares = chords(points);
  for (let round = 0; ; round++) {
    const curve = least(points, shares, out, back);
    const { worst, at } = misses(points, shares, curve);
    if (worst < error) return [curve];
    if (round < 3 && worst < error * 4) {
      shares = shares.map((t, i) => closer(curve, points[i]!, t));
      continue;
    }
    const around = unit(minus(points[Math.max(0, at - 2)]!, points[Math.min(points.length - 1, at + 2)]!));
    return [...curvesAlong(points.slice(0, at + 1), out, around, error), ...curvesAlong(points.slice(at), times(around, -1), back, error)];
  }
}

function chords(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
  return lengths.map(length => length / lengths.at(-1)!);
}

/** Least squares for the lengths of the two handles. */
function least(points: readonly Point[], shares: readonly number[], out: Point, back: Point): Curve {
  const [a, d] = [points[0]!, points.at(-1)!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  const cosine = dot(out, back);
  for (let i = 0; i < points.length; i++) {
    const t = shares[i]!;
    const u = 1 - t;
    const [b1, b2] = [3 * u * u * t, 3 * u * t * t];
    const [early, late] = [u * u * u + b1, t * t * t + b2];
    const x = points[i]![0] - a[0] * early - d[0] * late;
    const y = points[i]![1] - a[1] * early - d[1] * late;
    c00 += b1 * b1;
    c01 += b1 * b2 * cosine;
    c11 += b2 * b2;
    x0 += b1 * (out[0] * x + out[1] * y);
    x1 += b2 * (back[0] * x + back[1] * y);
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = distance(a, d);
  let [l, r] = Math.abs(determinant) > 1e-9 ? [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant] : [0, 0];
  if (l < chord * 0.05 || r < chord * 0.05 || l > chord * 3 || r > chord * 3) [l, r] = [chord / 3, chord / 3];
  return [a, add(a, times(out, l)), add(d, times(back, r)), d];
}

function misses(points: readonly Point[], shares: readonly number[], [a, b, c, d]: Curve): { worst: number; at: number } {
  let [worst, at] = [0, points.length >> 1];
  for (let i = 1; i + 1 < points.length; i++) {
    const t = shares[i]!;
    const u = 1 - t;
    const p = u * u * u;
    const q = 3 * u * u * t;
    const r = 3 * u * t * t;
    const s = t * t * t;
    const x = points[i]![0] - (p * a[0] + q * b[0] + r * c[0] + s * d[0]);
    const y = points[i]![1] - (p * a[1] + q * b[1] + r * c[1] + s * d[1]);
    const miss = Math.sqrt(x * x + y * y);
    if (miss > worst) {
      worst = miss;
      at = i;
    }
  }
  return { worst, at };
}

/** One step of Newton's way to the curve's point nearest to a given one. */
function closer(curve: Curve, point: Point, t: number): number {
  const h = 1e-3;
  const [p, q, r] = [bezier(curve, t - h), bezier(curve, t), bezier(curve, t + h)];
  const first = times(minus(r, p), 1 / (2 * h));
  const second = times(minus(add(r, p), times(q, 2)), 1 / (h * h));
  const away = minus(q, point);
  const below = dot(first, first) + dot(away, second);
  return below === 0 ? t : Math.min(1, Math.max(0, t - dot(away, first) / below));
}

export const isLong = (way: readonly (readonly [x: number, y: number, ...rest: unknown[]])[], least: number): boolean =>
  way.reduce((sum, [x, y], i) => sum + (i === 0 ? 0 : Math.hypot(x - way[i - 1]![0], y - way[i - 1]![1])), 0) >= least;
