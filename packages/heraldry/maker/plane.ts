export type Point = readonly [x: number, y: number];

/** A point of a brush stroke with the half width of the brush there. */
export type Dab = readonly [x: number, y: number, radius: number];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const dot = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by;
const lengthOf = ([x, y]: Point): number => Math.sqrt(x * x + y * y);
export const unit = (vector: Point): Point => times(vector, 1 / (lengthOf(vector) || 1));
export const mix = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
export const distance = (a: Point, b: Point): number => lengthOf(minus(a, b));

/** Degrees: 0 is to the viewer's right, 90 down, 180 to the left, whither a beast faces. */
export const heading = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
export const degreesOf = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;
export const from = (start: Point, degrees: number, length: number): Point => add(start, times(heading(degrees), length));

/** Turned by degrees, scaled, then moved to a place. */
export const placer =
  (at: Point, degrees: number, scale = 1) =>
  ([x, y]: Point): Point => {
    const [cos, sin] = heading(degrees);
    return [at[0] + (x * cos - y * sin) * scale, at[1] + (x * sin + y * cos) * scale];
  };

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth way through dabs (centripetal enough for our even spacing: Catmull-Rom), with a dab about every `step`. */
export function flow(dabs: readonly Dab[], step = 0.8): Dab[] {
  const at = (i: number): Dab => {
    if (i < 0) return [2 * dabs[0]![0] - dabs[1]![0], 2 * dabs[0]![1] - dabs[1]![1], dabs[0]![2]];
    const last = dabs.length - 1;
    if (i > last) return [2 * dabs[last]![0] - dabs[last - 1]![0], 2 * dabs[last]![1] - dabs[last - 1]![1], dabs[last]![2]];
    return dabs[i]!;
  };
  const all: Dab[] = [];
  for (let i = 0; i + 1 < dabs.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const count = Math.max(2, Math.ceil(distance([b[0], b[1]], [c[0], c[1]]) / step));
    for (let n = 0; n < count; n++) {
      const t = n / count;
      all.push([cubic(a[0], b[0], c[0], d[0], t), cubic(a[1], b[1], c[1], d[1], t), Math.max(0, cubic(a[2], b[2], c[2], d[2], t))]);
    }
  }
  all.push(dabs.at(-1)!);
  return all;
}

/** A closed outline of Bézier path data (M, L, C, Z; absolute) as points. */
export function outlineOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, rest] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = [...rest!.matchAll(/-?[\d.]+/g)].map(Number);
    for (let i = 0; i < numbers.length; i += letter === 'C' ? 6 : 2) {
      if (letter !== 'C') {
        points.push([numbers[i]!, numbers[i + 1]!]);
        continue;
      }
      const start = points.at(-1)!;
      const [b, c, d] = [0, 2, 4].map((k): Point => [numbers[i + k]!, numbers[i + k + 1]!]) as [Point, Point, Point];
      for (let n = 1; n <= 10; n++) points.push(bezier([start, b, c, d], n / 10));
    }
  }
  return points;
}

export type Curve = readonly [Point, Point, Point, Point];

export function bezier([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
}
