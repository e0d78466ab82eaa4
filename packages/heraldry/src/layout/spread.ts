import type { Point } from '../geometry.ts';
import { type Piece, piecesOf, type Room } from './room.ts';
import type { Spot } from './settle.ts';

/** Spots shared out among the pieces of rooms by their size, the upper and dexter first, and in each as far as can be from walls and from each other. */
export function spread(rooms: readonly Room[], number: number, least?: number): Spot[] {
  const all = rooms.flatMap(({ depth }) => piecesOf(depth, least)).map(piece => ({ ...piece, count: 0 }));
  const deepest = Math.max(...all.map(({ deep }) => deep));
  const pieces = all.filter(({ deep }) => deep * 1.65 > deepest);
  const claim = ({ cells, count }: (typeof pieces)[number]): number => Math.sqrt(cells.length) / (count + 1);
  for (let i = 0; i < number && pieces.length > 0; i++) {
    const most = Math.max(...pieces.map(claim));
    pieces.find(piece => claim(piece) > most * 0.89)!.count++;
  }
  return pieces.flatMap(piece => (piece.count > 0 ? apart(piece) : [])).map(([x, y], row) => ({ x, y, row }));
}

/** From a zigzag across, or down where that is longer, each goes to the middle of what is nearest to it, deep cells counting more. */
function apart({ cells, count }: Piece & { readonly count: number }): readonly Point[] {
  const [xs, ys] = [cells.map(({ x }) => x).toSorted((a, b) => a - b), cells.map(({ y }) => y)];
  const isTall = ys.at(-1)! - ys[0]! > 1.3 * (xs.at(-1)! - xs[0]!);
  const [along, others] = isTall ? [ys, xs] : [xs, ys];
  const middle = others.reduce((sum, far) => sum + far, 0) / cells.length;
  let spots = Array.from({ length: count }, (_, i): Point => {
    const far = along[Math.floor(((i + 0.5) * along.length) / count)]!;
    const aside = middle + (Math.min(i, count - 1 - i) % 2 === 0 ? -6 : 6);
    return isTall ? [aside, far] : [far, aside];
  });
  for (let turn = 0; turn < 12; turn++) {
    const sums = spots.map(() => [0, 0, 0] as [number, number, number]);
    for (const { x, y, depth } of cells) {
      const sum = sums[nearest(spots, x, y)]!;
      sum[0] += x * depth;
      sum[1] += y * depth;
      sum[2] += depth;
    }
    spots = sums.map(([x, y, weight], i) => (weight > 0 ? [x / weight, y / weight] : spots[i]!));
  }
  return spots;
}

function nearest(places: readonly Point[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < places.length; i++) {
    const far = (places[i]![0] - x) ** 2 + (places[i]![1] - y) ** 2;
    if (far >= least) continue;
    best = i;
    least = far;
  }
  return best;
}
