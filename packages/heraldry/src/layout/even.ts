import type { Point } from '../geometry.ts';
import { along, lengthOf } from '../shield/lines.ts';
import { halfOutline, type Shape } from '../shield/outline.ts';
import { CELL, extentAlong, middlesAlong, type Room } from './room.ts';
import type { Spot } from './settle.ts';

/** Figures that move together, by their indices, and all the places where they may stand, the best first. */
export interface Party {
  readonly figures: readonly number[];
  readonly places: readonly (readonly Point[])[];
}

const indices = (number: number): number[] => Array.from({ length: number }, (_, i) => i);

/** Along the middle line of a straight ordinary, whatever its edges do, in even steps. */
export function partyInLine(room: Room, direction: Point, number: number): Party[] {
  const [from, to] = extentAlong(room, direction);
  const [dx, dy] = direction;
  const found = middlesAlong(room, direction, from, CELL, Math.max(0, Math.floor((to - from) / CELL)));
  const asides = found.flatMap(point => (point ? [point[1] * dx - point[0] * dy] : [])).toSorted((a, b) => a - b);
  const aside = asides[Math.floor(asides.length / 2)] ?? 0;
  const middles = indices(found.length).map((i): Point => {
    const far = from + i * CELL;
    return [far * dx - aside * dy, far * dy + aside * dx];
  });
  const far = middles.length / number;
  const places: { readonly off: number; readonly at: readonly Point[] }[] = [];
  for (const step of indices(middles.length)) {
    if (Math.abs(step / far - 1) >= 0.24) continue;
    for (let first = 0; first < middles.length - step * (number - 1); first++) {
      const off = Math.abs(2 * first + step * (number - 1) + 1 - middles.length);
      if (off < 7) places.push({ off: off + Math.abs(step - far), at: indices(number).map(i => middles[first + i * step]!) });
    }
  }
  return [{ figures: indices(number), places: places.toSorted((a, b) => a.off - b.off).map(({ at }) => at) }];
}

/** Each row as one, left and right of the pale line as mirror images; none where the spots are not. */
export function partiesInRows(spots: readonly Spot[], [wide, high]: Point): Party[] | undefined {
  const partners = spots.map(({ x, y }) => spots.findIndex(spot => Math.hypot(200 - x - spot.x, y - spot.y) < 15));
  if (partners.some((partner, i) => partners[partner] !== i)) return;
  const heights = spots.map(({ y }, i) => Math.round(y + spots[partners[i]!]!.y) / 2);
  return [...new Set(heights)].map(y => {
    const figures = indices(spots.length).filter(i => heights[i] === y);
    const halves = figures.map(i => (spots[i]!.x - spots[partners[i]!]!.x) / 2);
    const far = Math.max(1, ...halves);
    return { figures, places: NUDGES.map(([u, v]) => halves.map((half): Point => [100 + half * (1 + (u * wide) / far), y + v * high])) };
  });
}

const mirrored = ([x, y]: Point): Point[] => [
  [x, y],
  [200 - x, y],
];

/** All shares from -1 to 1, nearest first. */
const NUDGES: readonly Point[] = indices(121)
  .map((i): Point => [(i % 11) / 5 - 1, Math.floor(i / 11) / 5 - 1])
  .toSorted(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));

/** Round a bordure in even steps, from the top. */
export function partiesRound(shape: Shape, number: number): Party[] {
  const way = halfOutline(MIDDLE, shape);
  const long = lengthOf(way);
  return indices(Math.floor(number / 2) + 1).map(i => {
    const far = (2 * long * i) / number;
    if (i === 0 || 2 * i === number) return { figures: [i], places: ASIDE.map((aside): Point[] => [[100, along(way, far, aside)[1]]]) };
    return { figures: [i, number - i], places: NUDGES.map(([u, v]) => mirrored(along(way, far + u * 12, v * 4))) };
  });
}

/** How far from the edge of the shield the middle of a bordure is. */
const MIDDLE = 13;
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4];
