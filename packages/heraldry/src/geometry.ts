export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel at 200 px, and short. */
export const short = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text;
};

/** `x,y` pairs as path data wants them. */
export const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export const polar = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
};

/** A point of a cubic curve. */
export function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1): number => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
}

/** Where the pairs of path data go. All our paths are absolute and made of pairs only: M, L, C, Q, Z. */
export const mapPath = (path: string, to: (x: number, y: number) => Point): string =>
  path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => pair(...to(Number(x), Number(y))));

/** All pairs of path data; control points are among them. */
export const pointsOf = (paths: readonly string[]): Point[] =>
  [...paths.join('').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

interface Steps {
  readonly letter: string;
  /** x, y, x, y … */
  readonly numbers: readonly number[];
}

const read = new Map<string, readonly Steps[]>();

/** Outlines of beasts are read once, however often they are drawn. */
function stepsOf(path: string): readonly Steps[] {
  const before = read.get(path);
  if (before) return before;
  const steps = [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter, rest]) => ({
    letter: letter!.toLowerCase(),
    numbers: pointsOf([rest!]).flat(),
  }));
  read.set(path, steps);
  return steps;
}

/** A path of M, L, C and Z, so many times as large, in whole numbers: every place as steps from the end of the one before, which is short. */
export function stepwise(path: string, scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  for (const { letter, numbers } of stepsOf(path)) {
    text += letter;
    if (letter === 'z') [x, y] = [startX, startY];
    const [fromX, fromY] = [x, y];
    for (let i = 0; i < numbers.length; i += 2) {
      x = Math.round(numbers[i]! * scale);
      y = Math.round(numbers[i + 1]! * scale);
      const [dx, dy] = [x - fromX, y - fromY];
      text += `${i === 0 || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    }
    if (letter === 'm') [startX, startY] = [x, y];
  }
  return text;
}

/** Turned by degrees, scaled, then moved. */
export function placed([x, y]: Point, degrees: number, scale: number, mirrored?: boolean): (x: number, y: number) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirrored ? -1 : 1;
  return (u, v) => [x + u * side * cos - v * sin, y + u * side * sin + v * cos];
}

/** The outline of a thing: closed runs of points. */
export type Runs = readonly (readonly Point[])[];

export const moved = (runs: Runs, to: (x: number, y: number) => Point): Point[][] => runs.map(run => run.map(([x, y]) => to(x, y)));

/** The middle of the box around an outline. */
export function middleOf(runs: Runs): Point {
  const [x, y] = [0, 1].map(axis => {
    const along = runs.flat().map(point => point[axis]!);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  return [x!, y!];
}

/** The convex hull of points, all around (Andrew's way: from the left along the top, and back). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (way: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of way) {
      while (kept.length > 1 && turnOf(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
