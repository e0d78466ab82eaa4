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
