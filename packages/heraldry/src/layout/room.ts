import type { Point } from '../geometry.ts';

/** The shield's 200 × 240 in cells. */
export const CELL = 3;
const [COLUMNS, ROWS] = [67, 80];

/** 1 for every cell that belongs to it. */
export type Mask = Uint8Array;

/** The cells whose middles lie within closed runs of points; a run within another cuts a hole. */
export const maskOf = (runs: readonly (readonly Point[])[]): Mask => paint(new Uint8Array(COLUMNS * ROWS), runs);

/** Adds such cells to a mask. */
export function paint(mask: Mask, runs: readonly (readonly Point[])[]): Mask {
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const run of runs) {
    for (let i = 0; i < run.length; i++) cross(run[i]!, run[(i + 1) % run.length]!, crossings);
  }
  for (let row = 0; row < ROWS; row++) {
    const xs = crossings[row]!;
    if (xs.length > 2) xs.sort((a, b) => a - b);
    else if (xs.length === 2 && xs[0]! > xs[1]!) xs.reverse();
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i]! / CELL - 0.5));
      const to = Math.min(COLUMNS, Math.ceil(xs[i + 1]! / CELL - 0.5));
      if (to > from) mask.fill(1, row * COLUMNS + from, row * COLUMNS + to);
    }
  }
  return mask;
}

/** Whether the cell of a point belongs to it. */
export const isIn = (mask: Mask, x: number, y: number): boolean => mask[Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)] === 1;

/** Adds the cells along lines. */
export function paintLines(mask: Mask, runs: readonly (readonly Point[])[]): Mask {
  for (const run of runs) {
    run.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = run[i]!;
      const parts = Math.ceil(Math.hypot(bx - ax, by - ay) / 2);
      for (let part = 0; part <= parts; part++) {
        const [x, y] = [ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts];
        mask[Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)] = 1;
      }
    });
  }
  return mask;
}

function cross([ax, ay]: Point, [bx, by]: Point, crossings: number[][]): void {
  if (ay === by) return;
  const [topX, topY, lowX, lowY] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const first = Math.max(0, Math.ceil(topY / CELL - 0.5));
  const last = Math.min(ROWS, Math.ceil(lowY / CELL - 0.5));
  for (let row = first; row < last; row++) {
    const y = (row + 0.5) * CELL;
    crossings[row]!.push(topX + ((lowX - topX) * (y - topY)) / (lowY - topY));
  }
}

export function both(a: Mask, b: Mask): Mask {
  const mask = a.slice();
  for (let i = 0; i < mask.length; i++) mask[i]! &= b[i]!;
  return mask;
}

export function without(a: Mask, b: Mask): Mask {
  const mask = a.slice();
  for (let i = 0; i < mask.length; i++) if (b[i]) mask[i] = 0;
  return mask;
}

/** The cells of a mask within a box. */
export function within(mask: Mask, { left, top, right, bottom }: Box): Mask {
  const kept = new Uint8Array(mask.length);
  const [from, to] = [Math.max(0, Math.ceil(left / CELL - 0.5)), Math.min(COLUMNS, Math.ceil(right / CELL - 0.5))];
  for (let row = Math.max(0, Math.ceil(top / CELL - 0.5)); row < Math.min(ROWS, Math.ceil(bottom / CELL - 0.5)); row++) {
    const start = row * COLUMNS;
    if (to > from) kept.set(mask.subarray(start + from, start + to), start + from);
  }
  return kept;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Somewhere things can stand: how far every cell is from the nearest wall, and how far the room reaches. */
export interface Room extends Box {
  readonly depth: Float32Array;
}

/** How far things keep from walls. */
export const GAP = 4.5;

export function roomOf(mask: Mask): Room {
  const depth = depthOf(mask);
  let [left, right, top, bottom] = [COLUMNS, -1, ROWS, -1];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (depth[row * COLUMNS + column]! < GAP) continue;
      if (column < left) left = column;
      if (column > right) right = column;
      if (row < top) top = row;
      bottom = row;
    }
  }
  const at = (index: number): number => (index + 0.5) * CELL;
  return { left: at(left), right: at(right), top: at(top), bottom: at(bottom), depth };
}

const [STRAIGHT, SLANTED] = [CELL, CELL * Math.SQRT2];

/** A chamfer: near enough to the true distance, in two passes. Beyond the shield all is wall, so cells at the rim are never deep. */
function depthOf(mask: Mask): Float32Array {
  const depth = new Float32Array(mask.length);
  for (let i = COLUMNS; i < depth.length; i++) {
    if (mask[i] === 0) continue;
    const straight = Math.min(depth[i - 1]!, depth[i - COLUMNS]!) + STRAIGHT;
    const slanted = Math.min(depth[i - COLUMNS - 1]!, depth[i - COLUMNS + 1]!) + SLANTED;
    depth[i] = Math.min(straight, slanted);
  }
  for (let i = depth.length - 1; i >= 0; i--) {
    if (mask[i] === 0) continue;
    if (i >= depth.length - COLUMNS - 1) {
      depth[i] = 0;
      continue;
    }
    const straight = Math.min(depth[i + 1]!, depth[i + COLUMNS]!) + STRAIGHT;
    const slanted = Math.min(depth[i + COLUMNS + 1]!, depth[i + COLUMNS - 1]!) + SLANTED;
    depth[i] = Math.min(depth[i]!, straight, slanted);
  }
  return depth;
}

/** How far a point is from the nearest wall. */
export function depthAt({ depth }: Room, x: number, y: number): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? 0 : depth[row * COLUMNS + column]!;
}

/** Where a room begins and ends at that height; its own middle where it has nothing there. */
export function reach({ depth, left, right }: Room, y: number): [from: number, to: number] {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL)));
  const cells = depth.subarray(row * COLUMNS, (row + 1) * COLUMNS);
  const from = cells.findIndex(cell => cell >= GAP);
  const to = cells.findLastIndex(cell => cell >= GAP);
  return from === -1 ? [(left + right) / 2, (left + right) / 2] : [(from + 0.5) * CELL, (to + 0.5) * CELL];
}

/** The middles of a room's cells whose distance along a direction is about `from`, and so on in `count` even steps. */
export function middlesAlong({ depth }: Room, [dx, dy]: Point, from: number, step: number, count: number): (Point | undefined)[] {
  const [sumX, sumY, cells] = [new Float64Array(count), new Float64Array(count), new Uint16Array(count)];
  for (let i = 0; i < depth.length; i++) {
    if (depth[i] === 0) continue;
    const [x, y] = [((i % COLUMNS) + 0.5) * CELL, (Math.floor(i / COLUMNS) + 0.5) * CELL];
    const far = x * dx + y * dy - from;
    const last = Math.min(count - 1, Math.floor((far + CELL) / step));
    for (let at = Math.max(0, Math.ceil((far - CELL) / step)); at <= last; at++) {
      sumX[at]! += x;
      sumY[at]! += y;
      cells[at]!++;
    }
  }
  return Array.from(cells, (number, at) => (number === 0 ? undefined : [sumX[at]! / number, sumY[at]! / number]));
}

/** How far a room reaches along a direction. */
export function extentAlong({ depth }: Room, [dx, dy]: Point): [from: number, to: number] {
  let [from, to] = [Infinity, -Infinity];
  for (let i = 0; i < depth.length; i++) {
    if (depth[i]! < GAP) continue;
    const far = ((i % COLUMNS) + 0.5) * CELL * dx + (Math.floor(i / COLUMNS) + 0.5) * CELL * dy;
    from = Math.min(from, far);
    to = Math.max(to, far);
  }
  return [from, to];
}

export interface Cell {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Every cell of a room with room around it. */
export function cellsOf(depth: ArrayLike<number>, least = GAP): Cell[] {
  const cells: Cell[] = [];
  for (let index = 0; index < depth.length; index++) {
    if (depth[index]! <= least) continue;
    cells.push({ index, x: ((index % COLUMNS) + 0.5) * CELL, y: (Math.floor(index / COLUMNS) + 0.5) * CELL, depth: depth[index]! });
  }
  return cells;
}

/** Cells that hang together, and how deep the deepest is. */
export interface Piece {
  readonly cells: readonly Cell[];
  readonly deep: number;
}

/** In the order of their first cells, row by row. */
export function piecesOf(depth: ArrayLike<number>, least?: number): Piece[] {
  const left = new Map(cellsOf(depth, least).map(cell => [cell.index, cell]));
  return [...left.values()].flatMap(first => {
    const cells: Cell[] = [];
    for (const found = [first.index]; found.length > 0; ) {
      const index = found.pop()!;
      const cell = left.get(index);
      if (!cell) continue;
      left.delete(index);
      cells.push(cell);
      found.push(index + 1, index - 1, index + COLUMNS, index - COLUMNS);
    }
    cells.sort((a, b) => a.index - b.index);
    return cells.length > 0 ? [{ cells, deep: Math.max(...cells.map(cell => cell.depth)) }] : [];
  });
}
