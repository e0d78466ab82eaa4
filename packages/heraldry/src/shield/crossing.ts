import { type Point, pair } from '../geometry.ts';

/** In halves of an arm's width: how far the first turn is from the middle, how far they are apart, how far they reach in and out. */
const [START, APART, HIGH] = [1.75, 0.7, 0.5];

/**
 * Zigzags along the arms of a cross or saltire, given the inner corners of a plain one: each is a turn itself, inwards. The edges of an arm
 * stand against each other: none may seem to turn about the middle.
 */
export function crossingPath(corners: readonly Point[]): string {
  const [x, y] = [0, 1].map(axis => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  const path = corners.map(corner => {
    const [dx, dy] = [(corner[0] - x) / 2, (corner[1] - y) / 2];
    const turns = Array.from({ length: 9 }, (_, n): Point => [START + APART * n, 1 + (n % 2 === 0 ? HIGH : -HIGH)]);
    const at = ([out, aside]: Point): string => pair(x + out * (dx - dy) + aside * (dx + dy), y + out * (dy + dx) + aside * (dy - dx));
    return [...turns.toReversed().map(([out, aside]) => at([aside, out])), at([0.8, 0.8]), ...turns.map(at)].join('L');
  });
  return `M${path.join('L')}Z`;
}
