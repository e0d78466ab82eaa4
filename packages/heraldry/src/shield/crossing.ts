import { type Point, pair } from '../geometry.ts';

/**
 * Two zigzags or waves that cross, given the inner corners of a plain cross or saltire: each arm is the next one turned, so that its edges
 * run alike and all four corners are.
 */
export function crossingPath(corners: readonly Point[], line: 'wavy' | 'dancetty'): string {
  const middle = [0, 1].map(axis => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  const far = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1]) * Math.SQRT2;
  const wide = (line === 'wavy' ? 0.46 : 0.45) * far(corners[0]!);
  // How far out along an arm the edge turns, and how far aside: first towards the next arm.
  const turns = Array.from(
    { length: 10 },
    (_, i): Point => [wide * (1.5 + i), wide * (line === 'wavy' ? 0.38 : 0.7) * (i % 2 === 0 ? 1 : -1)],
  );
  const way = (points: readonly Point[], to: (far: number, aside: number) => Point): string =>
    points.map((point, i) => step(points[i - 1], point, line, to)).join('');
  const path = corners.map(corner => {
    const [vx, vy] = [(corner[0] - middle[0]) / far(corner), (corner[1] - middle[1]) / far(corner)];
    const at = (out: number, next: number): Point => [
      middle[0] + out * (vx + vy) + next * (vx - vy),
      middle[1] + out * (vy - vx) + next * (vy + vx),
    ];
    const neutral: Point = [wide, 0];
    return (
      way([...turns.toReversed(), neutral], (out, aside) => at(out, wide + aside)) +
      way([neutral, ...turns], (out, aside) => at(wide - aside, out)).replace(/^L[^LC]*/, '')
    );
  });
  return `M${path.join('').slice(1)}Z`;
}

/** Straight to a point, or in a wave that lies level where it turns. */
function step(
  before: Point | undefined,
  [far, aside]: Point,
  line: 'wavy' | 'dancetty',
  to: (far: number, aside: number) => Point,
): string {
  if (!before || line === 'dancetty') return `L${pair(...to(far, aside))}`;
  const reach = (far - before[0]) * 0.42;
  const [first, second] = [before[1] === 0 ? aside * 0.7 : before[1], aside === 0 ? before[1] * 0.7 : aside];
  return `C${pair(...to(before[0] + reach, first))} ${pair(...to(far - reach, second))} ${pair(...to(far, aside))}`;
}
