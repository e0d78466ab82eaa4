import { type Point, pair } from '../geometry.ts';

/** In halves of an arm's width: where the line begins, how far its turns are apart, how far they reach in and out. */
const COURSES = { wavy: [1.5, 0.9, 0.34], dancetty: [1.6, 0.68, 0.5] } as const;

/**
 * Zigzags or waves along the arms of a cross or saltire, given the inner corners of a plain one, which it stays at the crossing. The sides
 * of a corner are mirror images, and so are the halves of the shield: no arm may seem to turn about the middle. The edges of a saltire's
 * arms run alike, those of a cross, whose arms lie on the axes, against each other.
 */
export function crossingPath(corners: readonly Point[], line: keyof typeof COURSES, isUpright: boolean): string {
  const [x, y] = [0, 1].map(axis => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  const [start, apart, high] = COURSES[line];
  const path = corners.map((corner, i) => {
    const [dx, dy] = [(corner[0] - x) / 2, (corner[1] - y) / 2];
    const isOut = isUpright || i % 2 === 0;
    const turns = Array.from({ length: 12 }, (_, n): Point => [start + apart * (n + 0.6), (n % 2 === 0) === isOut ? high : -high]);
    const way: Point[] = [[1, 0], ...(isOut ? [[start, 0] as const] : []), ...turns];
    const next = (out: number, aside: number): Point => [x + out * (dx - dy) + aside * (dx + dy), y + out * (dy + dx) + aside * (dy - dx)];
    const before = (out: number, aside: number): Point => next(aside, out);
    return walk(way.toReversed(), before, line) + walk(way, next, line).replace(/^L[^LC]*/, '');
  });
  return `M${path.join('').slice(1)}Z`;
}

/** Straight from turn to turn, or in waves that lie level there. */
function walk(way: readonly Point[], to: (out: number, aside: number) => Point, line: keyof typeof COURSES): string {
  return way
    .map(([out, aside], i) => {
      const [from, off] = way[i - 1] ?? [out, aside];
      const end = pair(...to(out, 1 + aside));
      if (line === 'dancetty' || off === aside) return `L${end}`;
      const middle = (from + out) / 2;
      return `C${pair(...to(middle, 1 + off))} ${pair(...to(middle, 1 + aside))} ${end}`;
    })
    .join('');
}
