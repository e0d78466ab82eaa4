export type Point = readonly [x: number, y: number];

/** A number in 0 … 1 that is always the same for the same seed: a steady hand that trembles alike every time. */
export function chance(seed: number, index = 0): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** A number in -1 … 1. */
export const tremble = (seed: number, index = 0): number => chance(seed, index) * 2 - 1;

/** One decimal is finer than any pen. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

const along = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Straight strokes from point to point. */
export const line = (points: readonly Point[], closed = false): string => `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;

/** A curve through all points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => (closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!);
  const parts = [`M${xy(at(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${xy(out)} ${xy(into)} ${xy(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** Points on the curve through all points, about `step` apart, the ends included. */
export function sampled(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [points[0]!];
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [
      points[Math.max(0, index - 1)]!,
      points[index]!,
      points[index + 1]!,
      points[Math.min(points.length - 1, index + 2)]!,
    ];
    const pieces = Math.max(1, Math.round(distance(from, to) / step));
    for (let piece = 1; piece <= pieces; piece++) found.push(spline(before, from, to, after, piece / pieces));
  }
  return found;
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const part = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [part(0), part(1)];
}

/** The same points, each a little beside where it should be; the ends stay. */
export function wobbled(points: readonly Point[], much: number, seed: number): Point[] {
  return points.map(([x, y], index) =>
    index === 0 || index === points.length - 1 ? [x, y] : [x + tremble(seed, index * 2) * much, y + tremble(seed, index * 2 + 1) * much],
  );
}

/** The line beside a line, `by` to its left. */
export function beside(points: readonly Point[], by: (index: number) => number): Point[] {
  return points.map((point, index) => {
    const [before, after] = [points[Math.max(0, index - 1)]!, points[Math.min(points.length - 1, index + 1)]!];
    const length = distance(before, after) || 1;
    const [nx, ny] = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
    return [point[0] + nx * by(index), point[1] + ny * by(index)];
  });
}

/** A stroke that swells and thins like ink from a quill, as an outline to fill. */
export function ribbon(points: readonly Point[], width: (part: number) => number, seed: number): string {
  const half = (index: number) => (width(index / (points.length - 1)) / 2) * (1 + tremble(seed, index) * 0.22);
  const left = beside(points, half);
  const right = beside(points, index => -half(index)).reverse();
  return `${curve(left)}L${curve(right).slice(1)}Z`;
}

/** A polygon as a hand draws it: no edge is quite straight. */
export function sketched(corners: readonly Point[], seed: number, { closed = true, much = 0.7 } = {}): string {
  const ends = closed ? [...corners, corners[0]!] : corners;
  const points: Point[] = [];
  for (let index = 0; index + 1 < ends.length; index++) {
    const [from, to] = [ends[index]!, ends[index + 1]!];
    const pieces = Math.max(1, Math.min(4, Math.round(distance(from, to) / 11)));
    for (let piece = 0; piece < pieces; piece++) {
      const [x, y] = along(from, to, piece / pieces);
      const shake = piece === 0 ? much * 0.4 : much;
      points.push([x + tremble(seed, index * 17 + piece * 2) * shake, y + tremble(seed, index * 17 + piece * 2 + 1) * shake]);
    }
  }
  if (!closed) points.push(ends.at(-1)!);
  return line(points, closed);
}
