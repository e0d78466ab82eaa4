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

/** Where the pairs of path data go. All our paths are absolute and made of pairs only: M, L, C, Q, Z. */
export const mapPath = (path: string, to: (x: number, y: number) => Point): string =>
  path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => pair(...to(Number(x), Number(y))));

/** All pairs of path data; control points are among them. */
export const pointsOf = (paths: readonly string[]): Point[] =>
  [...paths.join('').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** A path of M, L, C and Z, so many times as large, in whole numbers: every place as steps from the end of the one before, which is short. */
export function stepwise(path: string, scale: number): string {
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const steps = [...path.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter, rest]) => {
    const points = pointsOf([rest!]).map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
    const from = at;
    at = points.at(-1) ?? start;
    if (letter === 'M') start = at;
    return letter!.toLowerCase() + points.flatMap(([x, y]) => [x - from[0], y - from[1]]).join(' ');
  });
  return steps.join('').replaceAll(' -', '-');
}

/** Turned by degrees, scaled, then moved. */
export function placed([x, y]: Point, degrees: number, scale: number, mirrored?: boolean): (x: number, y: number) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = mirrored ? -1 : 1;
  return (u, v) => [x + u * side * cos - v * sin, y + u * side * sin + v * cos];
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
