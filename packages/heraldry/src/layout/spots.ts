import { type Across, type Group, isLong, type Order } from '../coat.ts';
import type { Point } from '../geometry.ts';
import { lengthOf, along as wayAlong } from '../shield/lines.ts';
import { cellsOf, depthAt, extentAlong, middlesAlong, type Room, reach } from './room.ts';
import type { Spot } from './settle.ts';
import { spread } from './spread.ts';

/** Rows as custom counts them, where nobody says how. */
const rowsFor = (number: number): readonly number[] => [...ROWS[number - 1]!].map(Number);

const ROWS = ['1', '2', '21', '22', '212', '321', '331', '332', '3321', '4321', '4421', '4431'];

/** Where the figures of a group would like to stand in a room of their own. */
export function spotsIn(room: Room, group: Group, custom?: 'row' | 'column'): Spot[] {
  const { number, order } = group;
  const turn = number === 1 ? turnOf(group, order) : undefined;
  if (turn !== undefined) return [{ ...inRows(room, [1])[0]!, turn }];
  if (order === undefined && custom === 'row') return inRows(room, number < 7 ? [number] : [Math.ceil(number / 2), Math.floor(number / 2)]);
  if (order === undefined && custom === 'column') return inRows(room, Array(number).fill(1));
  return ordered(room, number, order);
}

function ordered(room: Room, number: number, order: Order | undefined): Spot[] {
  switch (order) {
    case 'fess':
      return inRows(room, [number]);
    case 'pale':
      return inRows(room, Array(number).fill(1));
    case 'cross':
      return inRows(room, crossed(number));
    case 'saltire':
      if (number === 2) return [-45, 45].map(turn => ({ ...inRows(room, [1])[0]!, y: room.top + (room.bottom - room.top) * 0.52, turn }));
      return inRows(room, rowsFor(number));
    case 'bend':
    case 'bend-sinister':
      return slanted(room, number, order === 'bend' ? 1 : -1);
    case 'chevron':
      return inChevron(room, number);
    case 'orle':
      return inOrle(room, number);
    default:
      return inRows(room, order ?? rowsFor(number));
  }
}

/** As many above and below the middle row as fit a cross. */
const crossed = (number: number): number[] => {
  const arm = Math.floor((number - 1) / 4);
  return [...Array(arm).fill(1), number - 2 * arm, ...Array(arm).fill(1)];
};

/** Rows from top to bottom, each in the middle, a little higher than even, for shields narrow; where the top is narrow too, rows that grow shorter stand closer. */
function inRows(room: Room, rows: readonly number[]): Spot[] {
  const height = room.bottom - room.top;
  const most = Math.max(...rows);
  const widest = rows.indexOf(most);
  const isClose = most > 1 && rows.every((count, row) => row === 0 || count <= rows[row - 1]!) && isPointed(room);
  const isRoofed = rows.length === 1 && most > 1 && isPointed(room) && isWideBelow(room);
  const yOf = (row: number): number => {
    if (isRoofed) return room.top + height * 0.64;
    const share = (row + 0.5) / rows.length;
    return room.top + height * (isClose ? 0.5 + (share - 0.5) * 0.62 : share * 0.94);
  };
  const [from, to] = reach(room, yOf(widest));
  return rows.flatMap((count, row) => {
    const y = yOf(row);
    const [left, right] = reach(room, y);
    const step = Math.min((to - from) / most, (right - left) / count);
    const middle = (left + right) / 2;
    return Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y, row }));
  });
}

/** Narrow at the top, as a lozenge is. */
function isPointed(room: Room): boolean {
  const [from, to] = reach(room, room.top + 12);
  return to - from < (room.right - room.left) * 0.4;
}

/** As a chief upon one is: a row stands low there. */
function isWideBelow(room: Room): boolean {
  const [from, to] = reach(room, room.bottom - 4);
  return to - from > (room.right - room.left) * 0.8;
}

function slanted(room: Room, number: number, side: 1 | -1): Spot[] {
  const [cx, width, height] = [(room.left + room.right) / 2, room.right - room.left, room.bottom - room.top];
  return Array.from({ length: number }, (_, i) => {
    const share = number === 1 ? 0.5 : i / (number - 1);
    return { x: cx + side * width * (share - 0.5) * 0.56, y: room.top + height * (0.16 + share * 0.58), row: i };
  });
}

function inChevron(room: Room, number: number): Spot[] {
  const middle = (number - 1) / 2;
  return Array.from({ length: number }, (_, i) => {
    const off = middle === 0 ? 0 : (i - middle) / middle;
    const [x, y] = [
      (room.left + room.right) / 2 + off * (room.right - room.left) * 0.36,
      room.top + (room.bottom - room.top) * (0.26 + Math.abs(off) * 0.34),
    ];
    return { x, y, row: Math.round(Math.abs(i - middle) * 2) };
  });
}

/** Around the edge in even steps, clockwise from the top. */
function inOrle(room: Room, number: number): Spot[] {
  const [cx, cy] = [(room.left + room.right) / 2, room.top + (room.bottom - room.top) * 0.45];
  const heights = Array.from({ length: Math.floor((room.bottom - room.top) / 3) + 1 }, (_, i) => room.top + i * 3);
  const side = [[cx, room.top] as Point, ...heights.map((y): Point => [reach(room, y)[1], y])];
  const way = side.map(([x, y]): Point => [(x - cx) * 0.82, cy + (y - cy) * 0.82]);
  const long = lengthOf(way);
  return Array.from({ length: number }, (_, i) => {
    const far = (2 * long * i) / number;
    const [half, y] = wayAlong(way, Math.min(far, 2 * long - far), 0);
    return { x: cx + (far > long ? -half : half), y, row: i };
  });
}

export const DIRECTIONS: Readonly<Partial<Record<Across, Point>>> = {
  fess: [1, 0],
  pale: [0, 1],
  bend: [Math.SQRT1_2, Math.SQRT1_2],
  'bend-sinister': [Math.SQRT1_2, -Math.SQRT1_2],
};

/** On an ordinary they follow it. */
export function spotsOn(room: Room, ordinary: Across, group: Group): Spot[] {
  const { number, order } = group;
  if (order !== undefined) return spotsIn(room, group);
  if (ordinary === 'pile') return inPile(room, number);
  if (ordinary !== 'cross' && ordinary !== 'saltire') return along(room, DIRECTIONS[ordinary] ?? [1, 0], group, ordinary);
  if (number === 1) return [crossing(room)];
  if (number === 5) return ordinary === 'cross' ? onCross(room) : onSaltire(room);
  if (number === 4 && ordinary === 'saltire') return onSaltire(room).filter(({ row }) => row !== 1);
  return number < 4 && ordinary === 'cross' ? inRows(room, [number]) : spread([room], number);
}

/** What lies along a bend: things by their height, beasts that walk by their length. */
function turnOf(group: Group, way: Across | Order | undefined): number | undefined {
  const slant = isLong(group) ? 45 : -45;
  return way === 'bend' ? slant : way === 'bend-sinister' ? -slant : undefined;
}

function along(room: Room, direction: Point, group: Group, ordinary: Across): Spot[] {
  const { number } = group;
  const [from, to] = extentAlong(room, direction);
  const step = (to - from) / number;
  const turn = turnOf(group, ordinary);
  return middlesAlong(room, direction, from + step / 2, step, number).map((middle, i) => {
    const [x, y] = middle ?? [100, 110];
    return { x, y, row: ordinary === 'fess' ? 0 : i, ...(turn !== undefined && { turn }) };
  });
}

function inPile(room: Room, number: number): Spot[] {
  const rows = number === 2 ? [1, 1] : rowsFor(number);
  const height = (room.bottom - room.top) * 0.72;
  return rows.flatMap((count, row) => {
    const y = room.top + (height * (row + 0.42)) / rows.length;
    const [left, right] = reach(room, y);
    return Array.from({ length: count }, (_, i) => ({ x: left + ((right - left) * (i + 0.5)) / count, y, row }));
  });
}

/** Where the limbs of a cross or saltire meet: in the middle, where it is furthest to the walls. */
function crossing(room: Room): Spot {
  const x = 100;
  const inside = cellsOf(room.depth).filter(cell => Math.abs(cell.x - x) < 2);
  const most = Math.max(...inside.map(({ depth }) => depth));
  const deep = inside.filter(({ depth }) => depth > most - 1);
  const y = deep.length > 0 ? deep.reduce((sum, cell) => sum + cell.y, 0) / deep.length : room.top + (room.bottom - room.top) * 0.46;
  return { x, y, row: 0 };
}

function onCross(room: Room): Spot[] {
  const { x, y } = crossing(room);
  const half = depthAt(room, x, y) * Math.SQRT1_2;
  const [left, right, top, bottom] = [room.left - half, room.right + half, room.top - half, room.bottom + half];
  return [
    { x, y: (top + y) / 2, row: 0 },
    ...[(left + x) / 2, x, (right + x) / 2].map(each => ({ x: each, y, row: 1 })),
    { x, y: (bottom + y) / 2, row: 2 },
  ];
}

function onSaltire(room: Room): Spot[] {
  const { x, y } = crossing(room);
  const far = (room.right - room.left) * 0.3;
  const pair = (aside: number, down: number, row: number): Spot[] => [-aside, aside].map(off => ({ x: x + off, y: y + down, row }));
  return [...pair(far, -far, 0), { x, y, row: 1 }, ...pair(far * 0.86, far * 0.9, 2)];
}

/** Hundredths of the field's width and height, in turns. */
type Shares = readonly number[];

const AROUND: Readonly<Record<Exclude<Across, 'bend-sinister'> | 'middle', Readonly<Partial<Record<number, Shares>>>>> = {
  fess: {
    2: [50, 15, 50, 80],
    3: [24, 15, 76, 15, 50, 80],
    6: [17, 15, 50, 15, 83, 15, 30, 69, 70, 69, 50, 85],
  },
  pale: {
    2: [17, 40, 83, 40],
  },
  bend: {
    2: [72, 20, 27, 60],
    3: [56, 14, 84, 38, 27, 62],
  },
  chevron: {
    2: [20, 20, 80, 20],
    3: [20, 20, 80, 20, 50, 78],
  },
  saltire: {
    2: [50, 14, 50, 80],
    3: [50, 14, 15, 45, 85, 45],
    4: [50, 14, 14, 45, 86, 45, 50, 80],
  },
  cross: {
    2: [20, 17, 80, 17],
    4: [20, 17, 80, 17, 24, 68, 76, 68],
  },
  pile: {
    2: [15, 46, 85, 46],
    3: [14, 30, 86, 30, 50, 86],
  },
  middle: {
    2: [14, 40, 86, 40],
    3: [14, 12, 86, 12, 50, 90],
    4: [14, 12, 86, 12, 22, 70, 78, 70],
    5: [12, 10, 50, 8, 88, 10, 20, 68, 80, 68],
  },
};

/** Around an ordinary, or around what stands in the middle. Rows keep their height: what has the same share has the same row. */
export function spotsAround(field: Room, free: Room, what: Across | 'middle', group: Group): Spot[] {
  const { number, order } = group;
  const isSinister = what === 'bend-sinister';
  const shares =
    what === 'middle' ? aroundMiddle(number, order) : order === undefined ? AROUND[isSinister ? 'bend' : what][number] : undefined;
  if (!shares && order !== undefined) return spotsIn(field, group);
  if (!shares) return what === 'middle' ? inOrle(field, number) : spread([free], number);
  // The quarters of a lozenge are widest at the cross.
  const share = what === 'cross' && isPointed(field) ? 0.66 : 1;
  return Array.from({ length: number }, (_, i) => {
    const [u, v] = [shares[2 * i]! / 100, shares[2 * i + 1]! / 100];
    const y = field.top + (0.5 + (v - 0.5) * share) * (field.bottom - field.top);
    const [left, right] = reach(field, y);
    return { x: left + (isSinister ? 1 - u : u) * (right - left), y, row: Math.round(v * 1000) };
  });
}

function aroundMiddle(number: number, order: Order | undefined): Shares | undefined {
  if (order === 'pale' && number === 2) return [50, 10, 50, 88];
  const isAsUsual =
    order === undefined || (order === 'fess' && number === 2) || (Array.isArray(order) && order.join() === rowsFor(number).join());
  return isAsUsual ? AROUND.middle[number] : undefined;
}
