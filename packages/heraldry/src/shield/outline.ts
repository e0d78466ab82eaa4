import { type Point, pair } from '../geometry.ts';

/** The shield: a heater, 180 wide and 226 high within 200 × 240; `inset` makes it smaller all round. */
export function shieldPath(inset: number): string {
  const [top, ...curve] = corners(inset);
  const [right, low, tip, lowLeft, left] = curve as [Point, readonly Point[], Point, readonly Point[], Point];
  const to = (points: readonly Point[], end: Point): string => `C${[...points, end].map(point => pair(...point)).join(' ')}`;
  return `M${pair(...(top as Point))}L${pair(200 - (top as Point)[0], (top as Point)[1])}L${pair(...right)}${to(low, tip)}${to(lowLeft, left)}Z`;
}

/** The same as points, counter-clockwise in three runs: dexter side to the tip, tip to sinister chief, along the chief. */
export function shieldRuns(inset: number): Point[][] {
  const [top, right, low, tip] = corners(inset) as [Point, Point, readonly Point[], Point];
  const half: Point[] = [[200 - top[0], top[1]], right];
  for (let step = 1; step <= 16; step++) half.push(bezier(right, low[0]!, low[1]!, tip, step / 16));
  const mirrored = half.map(([x, y]): Point => [200 - x, y]);
  return [mirrored, half.toReversed(), [half[0]!, mirrored[0]!]];
}

const SIDE = shieldRuns(0)[0]!;

/** Whether a point lies on the shield, that far from its sides. The chief is left to whoever asks. */
export function isWithin([x, y]: Point, margin: number): boolean {
  const below = SIDE.findIndex(([, sideY]) => sideY >= y);
  if (below === -1) return false;
  const [[upperX, upperY], [lowerX, lowerY]] = [SIDE[Math.max(0, below - 1)]!, SIDE[below]!];
  const share = lowerY === upperY ? 0 : Math.max(0, (y - upperY) / (lowerY - upperY));
  return 100 - Math.abs(x - 100) >= upperX + (lowerX - upperX) * share + margin;
}

/** Dexter chief; where the sinister side begins to bend; its control points; the tip; and the way back. */
function corners(inset: number): (Point | readonly Point[])[] {
  const [left, right, tip] = [10 + inset, 190 - inset, 234 - inset * 1.3];
  const bend = 112 - inset * 0.1;
  return [
    [left, 8 + inset],
    [right, bend],
    [
      [right, 168 - inset * 0.4],
      [148 - inset * 0.4, 212 - inset],
    ],
    [100, tip],
    [
      [52 + inset * 0.4, 212 - inset],
      [left, 168 - inset * 0.4],
    ],
    [left, bend],
  ];
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1): number => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
}
