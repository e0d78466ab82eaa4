import type { Point } from '../geometry.ts';
import type { Party } from './even.ts';
import type { Probe } from './figures.ts';
import { depthAt, GAP, type Room } from './room.ts';

/** Where a figure would like to stand. Those of one row keep one height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  /** In degrees. */
  readonly turn?: number;
}

export interface Settled {
  readonly scale: number;
  readonly at: readonly Point[];
}

interface Wish {
  readonly probe: Probe;
  readonly spots: readonly Spot[];
  /** Each figure stands wholly in one of these. */
  readonly rooms: readonly Room[];
  readonly largest: number;
  /** How far a figure may be moved for the sake of size. */
  readonly give: Point;
  readonly isCrossed?: boolean;
  /** How far figures keep from walls. */
  readonly gap?: number;
}

/** The largest size at which every figure has room near its spot, all of one size. */
export function settle(wish: Wish): Settled {
  const spread = new Map<number, number[]>();
  wish.spots.forEach(({ row }, i) => {
    spread.set(row, [...(spread.get(row) ?? []), i]);
  });
  const task: Task = { ...wish, rows: [...spread.values()], turned: turnedPoints(wish), apart: apartOf(wish) };
  return largest(wish.largest, size => placeAll(task, size)) ?? { scale: 0.01, at: wish.spots.map(({ x, y }) => [x, y]) };
}

/** The same for figures that move together; a little smaller than they could be, if that brings them nearer to where they would like to stand. */
export function settleParties(wish: Wish, parties: readonly Party[]): Settled {
  const task: Task = { ...wish, rows: [], turned: turnedPoints(wish), apart: apartOf(wish) };
  const place = (scale: number): Point[] | undefined => {
    const at: Point[] = [];
    const taken: Point[] = [];
    for (const { figures, places } of parties) {
      const found = places.find(points =>
        points.every(([x, y], i) => isFree(task, figures[i]!, x, y, scale, [...taken, ...points.slice(0, i)])),
      );
      if (!found) return;
      taken.push(...found);
      for (const [i, point] of found.entries()) at[figures[i]!] = point;
    }
    return at;
  };
  const most = largest(wish.largest, place) ?? { scale: 0, at: [] };
  const scale = most.scale * 0.98;
  return { scale, at: place(scale) ?? most.at };
}

/** The largest size up to the one that is wished at which everything can be placed. */
function largest(most: number, place: (scale: number) => Point[] | undefined): Settled | undefined {
  const whole = place(most);
  if (whole) return { scale: most, at: whole };
  let [low, high, best] = [0, most, undefined as Settled | undefined];
  for (let step = 0; step < 8; step++) {
    const scale = (low + high) / 2;
    const at = place(scale);
    if (at) {
      best = { scale, at };
      low = scale;
    } else high = scale;
  }
  return best;
}

interface Task extends Wish {
  /** The spots of each row. */
  readonly rows: readonly (readonly number[])[];
  /** For every spot the points of the figure as it is turned there: x, y, x, y … */
  readonly turned: readonly Float64Array[];
  /** How far figures of size 1 keep from each other, aside or up and down. */
  readonly apart: Point;
}

function turnedPoints({ probe: { points }, spots }: Wish): Float64Array[] {
  const known = new Map<number, Float64Array>();
  return spots.map(({ turn = 0 }) => {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turned = known.get(turn) ?? Float64Array.from(points.flatMap(([u, v]) => [u * cos - v * sin, u * sin + v * cos]));
    known.set(turn, turned);
    return turned;
  });
}

/** Slanted figures lie one behind the other along a diagonal, each by its longer side. */
function apartOf({ probe: { half }, spots, isCrossed }: Wish): Point {
  if (isCrossed) return [-Infinity, -Infinity];
  const slanted = Math.SQRT2 * AIR * Math.max(half[0], half[1]);
  return spots[0]!.turn === undefined ? [2 * half[0], 2 * half[1]] : [slanted, slanted];
}

/** Nearest first: 0, 1, -1, 2, -2 … steps. */
const NUDGES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map(step => step / 5);

function placeAll(task: Task, scale: number): Point[] | undefined {
  const at: Point[] = [];
  for (const row of task.rows) {
    if (!NUDGES.some(nudge => placeRow(task, row, nudge * task.give[1], scale, at))) return;
  }
  return at;
}

function placeRow(task: Task, row: readonly number[], down: number, scale: number, at: Point[]): boolean {
  for (const index of row) delete at[index];
  for (const index of row) {
    const point = placeOne(task, index, down, scale, at);
    if (!point) return false;
    at[index] = point;
  }
  return true;
}

function placeOne(task: Task, index: number, down: number, scale: number, others: readonly Point[]): Point | undefined {
  const { x, y } = task.spots[index]!;
  const outwards = (Math.sign(x - 100) || 1) * task.give[0];
  for (const aside of NUDGES) {
    const [u, v] = [x + aside * outwards, y + down];
    if (isFree(task, index, u, v, scale, others)) return [u, v];
  }
  return;
}

const isFree = (task: Task, index: number, x: number, y: number, scale: number, others: readonly Point[]): boolean =>
  isApart(task.apart, x, y, scale, others) && task.rooms.some(room => hasRoom(room, task.turned[index]!, x, y, scale, task.gap));

const BETWEEN = 4;
/** And a little more between larger figures, in shares of their size. */
const AIR = 1.08;

const isApart = ([wide, high]: Point, x: number, y: number, scale: number, others: readonly Point[]): boolean =>
  others.every(([u, v]) => Math.abs(u - x) >= wide * scale * AIR + BETWEEN || Math.abs(v - y) >= high * scale * AIR + BETWEEN);

function hasRoom(room: Room, points: Float64Array, x: number, y: number, scale: number, gap = GAP): boolean {
  for (let i = 0; i < points.length; i += 2) if (depthAt(room, x + points[i]! * scale, y + points[i + 1]! * scale) < gap) return false;
  return true;
}
