import type { Point } from '../geometry.ts';
import { cellsOf, depthAt, type Mask, type Room, roomOf } from './room.ts';

/** Whole spots of ermine: how large, and where their middles are. */
interface Spots {
  readonly size: number;
  readonly at: readonly Point[];
}

/** Where a shield or a figure is mirrored: the middle of a column of cells. */
export const AXIS = 100.5;

/** How far spots keep from each other, and how far what is theirs to fill may be, squared; both for spots of size 1. */
const [APART, NEAR] = [25 ** 2, 20 ** 2];

/** How far spots keep from walls; cells are not much finer. */
const airOf = (size: number): number => Math.max(1.8 * size, 1.2);

/** Rows are dearer than what lies a little more evenly. */
const ROWS_ARE_DEAR = 1.08;

/** The largest spots that leave no part of an area barer than that: in rows, or along the middle of its limbs; of one size only, in rows. */
export function ermineOn(area: Mask, sizes: readonly number[], enough: number): Spots {
  const room = roomOf(area);
  const cells = cellsOf(room.depth, 0);
  const sample = cells.filter(({ x, y }) => Math.round((x + y) / 3) % 2 === 0);
  let [best, least] = [{ size: 1, at: [] } as Spots, Infinity];
  for (const size of sizes) {
    const rows = inRows(room, size);
    const limbs = sizes.length === 1 ? rows : alongLimbs(room, cells, sample, size);
    const [bareRows, bareLimbs] = [rows, limbs].map(at => bareness(sample, at) / size ** 2) as [number, number];
    const [at, bare] = bareRows <= bareLimbs * ROWS_ARE_DEAR ? [rows, bareRows] : [limbs, bareLimbs];
    if (bare < least) [best, least] = [{ size, at }, bare];
    if (bare < enough) break;
  }
  return best;
}

/** Of the circles around its head, waist and tail. */
function clearance(room: Room, x: number, y: number, size: number): number {
  const tail = smoothDepth(room, x, y + 4.6 * size) - 4.4 * size;
  if (tail <= 0) return tail;
  const head = smoothDepth(room, x, y - 5.8 * size) - 3.4 * size;
  return head <= 0 ? head : Math.min(head, tail, smoothDepth(room, x, y - 0.6 * size) - 2.6 * size);
}

/** Between the middles of cells, too. */
const smoothDepth = (room: Room, x: number, y: number): number =>
  (depthAt(room, x - 1, y - 1) + depthAt(room, x + 1, y - 1) + depthAt(room, x - 1, y + 1) + depthAt(room, x + 1, y + 1)) / 4;

const fits = (room: Room, [x, y]: Point, size: number): boolean => clearance(room, x, y, size) >= airOf(size);

/** Squared; spots are higher than wide. */
const between = ([x, y]: Point, u: number, v: number): number => ((x - u) * 1.2) ** 2 + (y - v) ** 2;

const mirrored = ([x, y]: Point): Point => [2 * AXIS - x, y];

type Cells = readonly { readonly x: number; readonly y: number }[];

function nearest(at: readonly Point[], x: number, y: number): [index: number, far: number] {
  let [index, far] = [-1, Infinity];
  for (let i = 0; i < at.length; i++) {
    const here = between(at[i]!, x, y);
    if (here < far) [index, far] = [i, here];
  }
  return [index, far];
}

/** How far cells are from the nearest spot on the average, squared. */
const bareness = (cells: Cells, at: readonly Point[]): number =>
  cells.reduce((sum, { x, y }) => sum + nearest(at, x, y)[1], 0) / cells.length;

/** Rows, each moved by half a step: of all ways to begin them the one with most spots, and the clearest. */
function inRows(room: Room, size: number): Point[] {
  let [best, most] = [[] as Point[], 0];
  const [step, air] = [30 * size, airOf(size)];
  for (const high of [24 * size, 27 * size]) {
    for (let phase = 0; phase < 24; phase++) {
      const at: Point[] = [];
      let clear = 0;
      for (let row = 0; row < 12; row++) {
        const y = room.top + ((phase % 6) / 6 + row) * high;
        for (let x = ((Math.floor(phase / 6) / 4 + (row % 2) / 2) % 1) * step; x < 100; x += step) {
          if (x > 0 && x < step / 2.5) continue;
          for (const place of x === 0 ? [AXIS] : [AXIS - x, AXIS + x]) {
            const here = clearance(room, place, y, size);
            if (here < air) continue;
            at.push([place, y]);
            clear += Math.min(here, 15);
          }
        }
      }
      const score = at.length + clear / 1000;
      if (score > most) [best, most] = [at, score];
    }
  }
  return best;
}

/** The deepest places first, each as near to those before as may be, on either side alike; then all draw apart. */
function alongLimbs(room: Room, cells: Cells, sample: Cells, size: number): Point[] {
  const air = airOf(size);
  const free = cells.map(({ x, y }) => ({ x, y, clear: clearance(room, x, y, size), near: 1e4 })).filter(({ clear }) => clear >= air);
  const at: Point[] = [];
  const partners: number[] = [];
  const add = (place: Point, partner: number): void => {
    at.push(place);
    partners.push(partner);
    for (const each of free) each.near = Math.min(each.near, between(place, each.x, each.y));
  };
  const apart = APART * size ** 2;
  for (;;) {
    let [best, most] = [undefined as Point | undefined, -Infinity];
    for (const { x, y, clear, near } of free) {
      const score = clear - Math.sqrt(near) / 10;
      if (near < apart || score <= most) continue;
      const off = between(mirrored([x, y]), x, y);
      if (off === 0 || off >= apart || !fits(room, mirrored([x, y]), size)) [best, most] = [[x, y], score];
    }
    if (!best) break;
    const other = mirrored(best);
    const isPaired = between(best, ...other) >= apart && fits(room, other, size) && nearest(at, ...other)[1] >= apart;
    add(best, isPaired ? at.length + 1 : best[0] === AXIS ? at.length : -1);
    if (isPaired) add(other, at.length - 1);
  }
  for (let step = 0; step < 6; step++) {
    settle(room, sample, free, at, size);
    at.forEach(([x, y], i) => {
      const partner = at[partners[i]!];
      if (partner) at[i] = [(x + mirrored(partner)[0]) / 2, (y + partner[1]) / 2];
    });
  }
  return at;
}

/** Each moves to the middle of what is nearer to it than to others, or to the nearest place to that with room. */
function settle(room: Room, sample: Cells, free: Cells, at: Point[], size: number): void {
  const sums = at.map(() => [0, 0, 0] as [number, number, number]);
  for (const { x, y } of sample) {
    const [index, far] = nearest(at, x, y);
    const sum = sums[index];
    if (!sum || far > NEAR * size ** 2) continue;
    sum[0] += x;
    sum[1] += y;
    sum[2]++;
  }
  sums.forEach(([x, y, count], i) => {
    const middle: Point = count === 0 ? at[i]! : [x / count, y / count];
    if (fits(room, middle, size)) {
      at[i] = middle;
      return;
    }
    const found = free.reduce((best, each) => (between(middle, each.x, each.y) < between(middle, best.x, best.y) ? each : best));
    at[i] = [found.x, found.y];
  });
}
