import type { Point } from '../geometry.ts';
import { cellsOf, depthAt, isIn, type Mask, type Room, roomOf } from './room.ts';

/** Whole spots of ermine: how large, and where their middles are. */
export interface Spots {
  readonly size: number;
  readonly at: readonly Point[];
}

/** Where a shield or a figure is mirrored: the middle of a column of cells. */
export const AXIS = 100.5;

/** How far spots keep from each other, and how far what is theirs to fill may be, squared; both for spots of size 1. */
const [APART, NEAR] = [25 ** 2, 20 ** 2];

/** Half a spot's height lies between spots, squared. */
const CLOSE = 22 ** 2;

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
    const rows = sizes.length === 1 ? withBase(room, inRows(room, size), size) : inRows(room, size);
    const limbs = sizes.length === 1 ? rows : alongLimbs(room, cells, sample, size);
    const [bareRows, bareLimbs] = [rows, limbs].map(at => bareness(sample, at) / size ** 2) as [number, number];
    const [at, bare] = bareRows <= bareLimbs * ROWS_ARE_DEAR ? [rows, bareRows] : [limbs, bareLimbs];
    if (bare < least) [best, least] = [{ size, at }, bare];
    if (bare < enough) break;
  }
  return best;
}

/** Spots of one size where an area has room, the deepest places first, each as near to those before as may be. */
export function ermineAmid(area: Mask, size: number): Spots {
  const room = roomOf(area);
  const [air, apart] = [airOf(size), LOOSE * size ** 2];
  const free = cellsOf(room.depth, 2.6 * size).flatMap(({ x, y }) => {
    const clear = clearance(room, x, y, size);
    return clear < air ? [] : [{ x, y, clear: Math.min(clear, DEEP * size), near: 1e4, far: 10 }];
  });
  const at: Point[] = [];
  for (;;) {
    let [best, most] = [undefined as Point | undefined, -Infinity];
    for (const { x, y, clear, near, far } of free) {
      if (near < apart || clear - far <= most) continue;
      [best, most] = [[x, y], clear - far];
    }
    if (!best) return { size, at };
    at.push(best);
    for (const each of free) {
      const here = between(best, each.x, each.y);
      if (here < each.near) [each.near, each.far] = [here, Math.sqrt(here) / 10];
    }
  }
}

/** Places so deep are alike, and spots so far apart, squared; both for spots of size 1. */
const [DEEP, LOOSE] = [6, 28 ** 2];

/** How near to edges spots may come, in the air they keep elsewhere, and how many places of theirs may lie on lines. */
interface Near {
  readonly airs: number;
  readonly crossings: number;
}

/** Further spots of the same size where a whole is bare, on as few of the lines upon it as may be. */
export function ermineBeyond(whole: Mask, lines: Mask, { size, at }: Spots, { airs, crossings }: Near): Spots {
  const room = roomOf(whole);
  const [air, bare] = [airs * airOf(size), BARE * size ** 2];
  const crossed = (x: number, y: number): number => FOOTPRINT.filter(([u, v]) => isIn(lines, x + u * size, y + v * size)).length;
  const free = cellsOf(room.depth, 0).flatMap(({ x, y }) => {
    const clear = clearance(room, x, y, size);
    if (clear < air) return [];
    const upon = crossed(x, y);
    const near = Math.min(1e4, nearest(at, x, y)[1]);
    return upon > crossings || near < bare ? [] : [{ x, y, near, score: Math.min(clear, 10 * size) - upon * 3 * size }];
  });
  const all = [...at];
  for (;;) {
    let [best, most] = [undefined as Point | undefined, -Infinity];
    for (const { x, y, near, score } of free) {
      if (near < bare || score - Math.sqrt(near) / 10 <= most) continue;
      [best, most] = [[x, y], score - Math.sqrt(near) / 10];
    }
    if (!best) return { size, at: all };
    all.push(best);
    for (const each of free) each.near = Math.min(each.near, between(best, each.x, each.y));
  }
}

/** How far from a spot a beast is bare, squared, for spots of size 1. */
const BARE = 30 ** 2;

/** Where a spot of size 1 has ink, and beside it. */
const FOOTPRINT: readonly Point[] = [-6, -2, 2, 6].flatMap(y => [-3, 0, 3].map((x): Point => [x, y]));

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

/** Rows, each moved by half a step: of all ways to begin them the one with most spots, alike on both sides and down to the base, and the clearest. */
function inRows(room: Room, size: number): Point[] {
  let [best, most] = [[] as Point[], 0];
  const [step, air] = [30 * size, airOf(size)];
  for (const high of [24 * size, 27 * size]) {
    for (let phase = 0; phase < 24; phase++) {
      const at: Point[] = [];
      let clear = 0;
      let lowest = 0;
      for (let row = 0; row < 12; row++) {
        const y = room.top + ((phase % 6) / 6 + row) * high;
        for (let x = ((Math.floor(phase / 6) / 4 + (row % 2) / 2) % 1) * step; x < 100; x += step) {
          if (x > 0 && x < step / 2.5) continue;
          const places: Point[] =
            x === 0
              ? [[AXIS, y]]
              : [
                  [AXIS - x, y],
                  [AXIS + x, y],
                ];
          const free = places.filter(place => clearance(room, ...place, size) >= air);
          if (free.length === 0) continue;
          lowest = y;
          at.push(...free);
          clear += free.reduce((sum, place) => sum + Math.min(clearance(room, ...place, size), 15), 0);
          if (free.length < places.length) clear -= ONE_SIDED;
        }
      }
      const score = at.length + clear / 1000 - Math.max(0, room.bottom - lowest - LOW * size) / (step / 3);
      if (score > most) [best, most] = [at, score];
    }
  }
  return best;
}

/** One more in the point of a shield, where rows end above it. */
function withBase(room: Room, rows: readonly Point[], size: number): Point[] {
  for (let y = room.bottom; y > room.top && rows.every(row => row[1] < y); y--) {
    if (fits(room, [AXIS, y], size)) return nearest(rows, AXIS, y)[1] < CLOSE * size ** 2 ? [...rows] : [...rows, [AXIS, y]];
  }
  return [...rows];
}

/** What a spot without its mirror image counts less, in thousandths. */
const ONE_SIDED = 900;

/** How far above the base the last row may be. */
const LOW = 10;

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
  for (let step = 0; step < 6; step++) settle(room, sample, free, at, partners, size);
  return at;
}

/** Each moves to the middle of what is nearer to it than to others, or to the nearest place to that with room; partners alike, none up to another. */
function settle(room: Room, sample: Cells, free: Cells, at: Point[], partners: readonly number[], size: number): void {
  const sums = at.map(() => [0, 0, 0] as [number, number, number]);
  for (const { x, y } of sample) {
    const [index, far] = nearest(at, x, y);
    const sum = sums[index];
    if (!sum || far > NEAR * size ** 2) continue;
    sum[0] += x;
    sum[1] += y;
    sum[2]++;
  }
  const middles = sums.map(([x, y, count], i): Point => (count === 0 ? at[i]! : [x / count, y / count]));
  middles.forEach((middle, i) => {
    const partner = partners[i]!;
    if (partner >= 0 && partner < i) return;
    const other = partner >= 0 && mirrored(middles[partner]!);
    const wanted: Point = other ? [(middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2] : middle;
    const place = fits(room, wanted, size) ? wanted : nearestFree(free, wanted);
    const moves = partner > i ? [place, mirrored(place)] : [place];
    const others = at.filter((_, j) => j !== i && j !== partner);
    if (moves.some((move, j) => nearest([...others, ...moves.slice(0, j)], ...move)[1] < CLOSE * size ** 2)) return;
    at[i] = place;
    if (partner > i) at[partner] = mirrored(place);
  });
}

function nearestFree(free: Cells, place: Point): Point {
  const { x, y } = free.reduce((best, each) => (between(place, each.x, each.y) < between(place, best.x, best.y) ? each : best));
  return [x, y];
}
