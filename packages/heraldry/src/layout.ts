import type { Across, Band, Coat, Edge, Group, Place } from './coat.ts';
import { isBeast, isLong } from './coat.ts';
import type { Line } from './elements.ts';
import { labelOf } from './figures/cadencies.ts';
import { hullOf, mapPath, type Point, placed } from './geometry.ts';
import { type Party, partiesInRows, partiesRound, partyInLine } from './layout/even.ts';
import { outlineOf, type Probe, probeOf } from './layout/figures.ts';
import { flatten } from './layout/flatten.ts';
import { partAt } from './layout/parts.ts';
import { type Box, both, CELL, depthAt, GAP, type Mask, maskOf, paint, type Room, reach, roomOf, within, without } from './layout/room.ts';
import { type Settled, type Spot, settle, settleParties } from './layout/settle.ts';
import { DIRECTIONS, spotsAround, spotsIn, spotsOn } from './layout/spots.ts';
import { spread } from './layout/spread.ts';
import { BORDURE, bordurePath } from './shield/bordure.ts';
import { repeatedPath } from './shield/diminutives.ts';
import { loweredBy, ordinaryPath } from './shield/ordinaries.ts';
import { onShield, type Shape, shieldPath } from './shield/outline.ts';

/** Where everything on a shield stands, in its 200 × 240. */
export interface Layout {
  /** The ordinary across the field, as path data. */
  readonly ordinary?: string;
  readonly chief?: string;
  readonly bordure?: string;
  readonly groups: readonly Laid[];
  readonly mark?: LaidMark;
}

/** What a figure lies on. */
export type Ground = 'field' | 'ordinary' | 'both' | 'chief' | 'bordure';

/** A group with the place of every figure: the figure's own 0,0 goes to `at`, turned by `turn` degrees, `scale` times as large. */
export interface Laid {
  readonly place: Place | 'on-chief' | 'on-bordure';
  readonly group: Group;
  readonly ground: Ground;
  readonly scale: number;
  readonly figures: readonly { readonly at: Point; readonly turn: number; readonly isMirrored?: boolean }[];
}

interface LaidMark {
  readonly ground: Ground;
  readonly at: Point;
  readonly scale: number;
  /** A label is as wide as the shield lets it. */
  readonly path?: string;
}

/** So much wider is a bordure that is charged. */
const WIDER = 6;

/** Finds a place for everything: nothing is cut off by the shield, no group hides another. */
export function layoutOf(coat: Coat, shape: Shape): Layout {
  const chief = coat.chief && chiefPath(coat.chief, shape);
  const bordure = coat.bordure && bordurePath(coat.bordure.line, shape, coat.bordure.on ? BORDURE + WIDER : BORDURE);
  const ordinary = coat.ordinary && bandPath(coat, coat.ordinary, shape);
  const shield = maskOf(flatten(shieldPath(2, shape)));
  const border = bordure ? both(shield, maskOf(flatten(bordure))) : undefined;
  const inner = border ? without(shield, border) : shield;
  const head = chief ? both(coat.chief?.isOver ? shield : inner, maskOf(flatten(chief))) : undefined;
  const open = head ? without(inner, head) : inner;
  const label = coat.mark === 'label' ? labelIn(roomOf(head ?? open), coat.chief?.on ? 13 : 22, coat.points) : undefined;
  const isUnder = coat.mark !== undefined && !label && !head && isLone(coat);
  const field = label && !head ? without(open, label.mask) : isUnder ? without(open, chiefPoint(roomOf(open))) : open;
  const band = ordinary ? both(field, maskOf(flatten(ordinary))) : undefined;
  const laid: Laid[] = [
    ...fieldGroups(coat, shape, field, band),
    ...(coat.chief?.on && head ? [onChief(coat.chief, coat.chief.on, label ? without(head, label.mask) : head, shape)] : []),
    ...(coat.bordure?.on && border ? [onBordure(coat.bordure.on, head ? without(border, head) : border, shape)] : []),
  ];
  const mark = label ? { ground: groundOf(label.mask, head, ordinary), at: [0, 0] as Point, scale: 1, path: label.path } : undefined;
  return {
    ...(ordinary !== undefined && { ordinary }),
    ...(chief !== undefined && { chief }),
    ...(bordure !== undefined && { bordure }),
    groups: laid,
    ...(coat.mark && coat.mark !== 'baton-sinister' && { mark: mark ?? markOf(coat, { head, field: open, band }, laid) }),
  };
}

/** A beast alone leaves the chief point to a mark. */
const isLone = ({ mark, ordinary, groups }: Coat): boolean =>
  mark !== 'baton-sinister' && !ordinary && groups?.middle?.number === 1 && isBeast(groups.middle.bearing) && !groups.chief;

const chiefPoint = ({ top }: Room): Mask => within(EVERYWHERE, { left: 84, right: 116, top: 0, bottom: top + 24 });

/** A label may cross the ordinary. */
const groundOf = (label: Mask, head: Mask | undefined, ordinary: string | undefined): Ground =>
  head ? 'chief' : ordinary && both(label, maskOf(flatten(ordinary))).includes(1) ? 'both' : 'field';

/** Below a chief the ordinary has the rest of the field; between charges it is narrower. */
function bandPath({ chief, groups }: Coat, { ordinary, number, line }: Band, shape: Shape): string {
  const isCharged = groups?.on !== undefined;
  const around = groups?.between;
  const path = number
    ? repeated(ordinary as Parameters<typeof repeatedPath>[0], number, line, shape)
    : ordinaryPath(ordinary, line, shape, { isBetween: around !== undefined, isCharged });
  // The third of three stands below its point.
  if (ordinary === 'pile' && around?.number === 3) return mapPath(path, (x, y) => [x, y * 0.72]);
  return chief ? mapPath(path, (x, y) => [x, 80 + (y - 8) * 0.7]) : path;
}

function repeated(ordinary: Parameters<typeof repeatedPath>[0], number: 2 | 3, line: Line | undefined, shape: Shape): string {
  const down = loweredBy(ordinary, shape);
  const isOn = onShield(shape);
  const path = repeatedPath(ordinary, number, line, ([x, y]) => isOn([x, y + down]));
  return down === 0 ? path : mapPath(path, (x, y) => [x, y + down]);
}

/** A lozenge is too narrow at the top for a chief of the usual height. */
const chiefPath = ({ line, on }: Edge, shape: Shape): string => {
  const path = ordinaryPath('chief', line, undefined, { isCharged: on !== undefined });
  return shape === 'lozenge' ? mapPath(path, (x, y) => [x, y < 0 ? y : y + 22]) : path;
};

const boxed = (room: Room, { left = 0, top = 0, right = 1, bottom = 1 }: Partial<Box>): Box => ({
  left: room.left - GAP + left * (room.right - room.left + 2 * GAP),
  right: room.left - GAP + right * (room.right - room.left + 2 * GAP),
  top: room.top - GAP + top * (room.bottom - room.top + 2 * GAP),
  bottom: room.top - GAP + bottom * (room.bottom - room.top + 2 * GAP),
});

const EVERYWHERE: Mask = maskOf([
  [
    [0, 0],
    [200, 0],
    [200, 240],
    [0, 240],
  ],
]);

const LARGEST = 1.45;
/** Several larger ones are slabs. */
const LARGEST_BILLET = 0.72;
/** A beast fills its room. */
const LARGEST_BEAST = 2.5;

interface Wanted {
  readonly place: Laid['place'];
  readonly ground: Ground;
  readonly group: Group;
  readonly spots: readonly Spot[];
  readonly rooms: readonly Room[];
  readonly gap?: number;
  /** How far they may move for the sake of size, in shares of the room. */
  readonly give?: number;
  /** Figures that move together, if that leaves them large enough. */
  readonly parties?: readonly Party[] | undefined;
  /** In straight lines and even steps. */
  readonly isEven?: boolean;
}

function lay(wanted: Wanted): Laid {
  const { parties, gap = GAP } = wanted;
  const isBordered = wanted.place === 'on-bordure';
  for (const near of isBordered ? [CLOSE, NARROW] : [gap, GAP, CLOSE]) {
    const even = parties && layOnce({ ...wanted, gap: near }, parties);
    if (even && sizeOf(even) >= (isBordered ? LEAST_DRAWN : LEAST_EVEN)) return even;
  }
  if (isBordered) return layAt({ ...wanted, gap: NARROW });
  const even = layAt({ ...wanted, isEven: !parties && (wanted.group.number > 1 || wanted.place === 'chief') });
  if (sizeOf(even) >= LEAST) return even;
  const laid = layAt(wanted);
  if (sizeOf(even) >= Math.max(LEAST_EVEN, sizeOf(laid) * 0.6)) return even;
  if (sizeOf(laid) >= LEAST_SEEN) return laid;
  return [GAP, CLOSE, NARROW].reduce((best, near) => {
    if (sizeOf(best) >= LEAST_SEEN) return best;
    const spots = spread(wanted.rooms, wanted.group.number, near).map((spot, i) => ({ ...wanted.spots[i], ...spot }));
    return [layAt({ ...wanted, gap: near }), ...(spots.length > 0 ? [layAt({ ...wanted, spots, gap: near })] : [])].reduce(larger, best);
  }, laid);
}

/** How far from walls, where there is too much on a field; and in a bordure, which has no more room to spare. */
const [CLOSE, NARROW] = [3.5, 1.5];

/** On a bend, where room allows: so much of it shows on both sides. */
const AIRY = 5;

/** Between the edge and an ordinary, and on a plain chief. */
const AIRY_ROW = 7.5;

/** So far a beast alone keeps from the edge: the tip of an antler has an outline, too. */
const CLEAR = 6.5;

/** Below this a figure may as well not be there. */
const LEAST_DRAWN = 9;

/** So large are figures in a part of a parted field, or they take more of it. */
const LEAST_OWN = 24;

/** Below this a figure looks for room anywhere. */
const LEAST_SEEN = 15;

/** So large are figures that keep together, or each goes its own way. */
const LEAST_EVEN = 14;

const larger = (a: Laid, b: Laid): Laid => (b.scale > a.scale ? b : a);

/** Rows may draw together towards the top, where a shield is wider, if that makes them clearly larger. */
function layAt(wanted: Wanted): Laid {
  const rows = new Set(wanted.spots.map(({ row }) => row)).size;
  const [room] = wanted.rooms;
  const laid = layOnce(wanted);
  if (rows < 2 || wanted.ground !== 'field' || wanted.place === 'between') return laid;
  return [0.93, 0.86, 0.8].reduce((best, spread) => {
    const spots = wanted.spots.map(spot => ({ ...spot, y: room!.top + (spot.y - room!.top) * spread }));
    const closer = layOnce({ ...wanted, spots });
    return closer.scale > best.scale * 1.03 ? closer : best;
  }, laid);
}

function layOnce({ place, ground, group, spots, rooms, gap, isEven, give: wished }: Wanted, parties?: readonly Party[]): Laid {
  const probe = probeOf(group.bearing, group.attitude, group.number === 1);
  const room = rooms[0]!;
  const isRow = spots.every(({ row }) => row === spots[0]!.row);
  const isCentred = isBeast(group.bearing) && group.number === 1 && (place === 'middle' || place === 'over-all');
  const share = wished ?? (isCentred || isCrossed(group) ? 0.06 : 0.14);
  const give: Point = [
    isCrossed(group) ? 0 : (room.right - room.left) * share,
    (room.bottom - room.top) * (isRow && rooms.length > 1 ? 0.26 : share),
  ];
  const wish = {
    probe,
    spots,
    rooms,
    largest: isBeast(group.bearing)
      ? LARGEST_BEAST
      : group.bearing === 'billet' && group.number > 1
        ? LARGEST_BILLET * (place === 'on-chief' ? 0.7 : 1)
        : LARGEST,
    give,
    isCrossed: isCrossed(group),
    ...(gap !== undefined && { gap }),
  };
  const together = parties ?? (isEven ? partiesIn(room, group, spots, give) : undefined);
  const settled = together ? settleParties(wish, together) : settle(wish);
  return { place, ground, group, scale: settled.scale, figures: figuresOf(settled, spots, probe, isCrossed(group)) };
}

const isCrossed = ({ number, order }: Group): boolean => number === 2 && order === 'saltire';

/** Figures above each other or in bend keep step, others their rows. */
function partiesIn(room: Room, group: Group, spots: readonly Spot[], give: Point): readonly Party[] | undefined {
  const { number, order } = group;
  if (isCrossed(group)) return;
  if (order === 'bend' || order === 'bend-sinister') return partyInLine(room, DIRECTIONS[order]!, number);
  return spots.every(({ x }) => Math.abs(x - spots[0]!.x) < 4) ? partyInLine(room, [0, 1], number) : partiesInRows(spots, give);
}

/** What is crossed mirrors each other. */
function figuresOf({ scale, at }: Settled, spots: readonly Spot[], { middle }: Probe, isCross: boolean): Laid['figures'] {
  // Cells are coarser than an eye for the pale line.
  const xs = at.map(([x]) => x);
  const off = 100 - (Math.min(...xs) + Math.max(...xs)) / 2;
  const isMiddle = Math.abs(off) < CELL && spots.every(({ turn }) => turn === undefined);
  return at.map(([near, y], i) => {
    const turn = spots[i]!.turn ?? 0;
    const x = isCross && Math.abs(near - 100) < CELL ? 100 : near + (isMiddle ? off : 0);
    const isMirrored = isCross && turn < 0;
    const [dx, dy] = placed([0, 0], turn, scale, isMirrored)(...middle);
    return { at: [x - dx, y - dy], turn, isMirrored };
  });
}

function fieldGroups(coat: Coat, shape: Shape, field: Mask, band: Mask | undefined): Laid[] {
  const { ordinary, groups = {} } = coat;
  const free = band ? without(field, band) : field;
  const laid: Laid[] = [];
  const whole = roomOf(field);
  const { middle, on, between } = groups;
  if (ordinary && on && band) {
    const room = roomOf(band);
    const spots = spotsOn(room, ordinary.ordinary, on);
    const isSlanted = ordinary.ordinary === 'bend' || ordinary.ordinary === 'bend-sinister';
    laid.push(
      lay({
        place: 'on',
        ground: 'ordinary',
        group: on,
        spots,
        rooms: [room],
        parties: partiesOn(ordinary, on, room, spots),
        ...(isSlanted && { gap: AIRY }),
      }),
    );
  }
  if (ordinary && between)
    laid.push(around(between, ordinary.ordinary, whole, within(free, boxed(whole, middleShare(groups))), ordinary.line));
  if (middle) laid.push(...inTheMiddle(middle, between, whole, within(free, boxed(whole, middleShare(groups)))));
  const { chief, base, dexter, sinister } = groups;
  if (chief ?? base ?? dexter ?? sinister) laid.push(...inParts(coat, whole, shape, without(free, painted(laid))));
  const over = groups['over-all'];
  return over ? [...laid, overAll(over, whole, field, band, laid)] : laid;
}

/** On an ordinary figures keep step with each other, or left with right. */
function partiesOn({ ordinary, number }: Band, group: Group, room: Room, spots: readonly Spot[]): readonly Party[] | undefined {
  const direction = DIRECTIONS[ordinary];
  if (number !== undefined || group.order !== undefined || (group.number === 1 && !direction)) return;
  return direction ? partyInLine(room, direction, group.number) : partiesInRows(spots, [26, 26]);
}

type Groups = NonNullable<Coat['groups']>;

/** To these one seems to stand nearer than to others. */
const SLANTING: ReadonlySet<Across | 'middle'> = new Set(['chevron', 'bend', 'bend-sinister']);

/** The corners of a saltire are narrow; the points of what is engrailed are finer than the cells of a room. */
function around(group: Group, what: Across | 'middle', whole: Room, free: Mask, line?: Line): Laid {
  const gap = line && what === 'chevron' ? 11 : line === 'engrailed' || SLANTING.has(what) ? 8 : what === 'saltire' ? CLOSE : GAP;
  const room = roomOf(free);
  const isRound = what === 'middle' && group.number > 5;
  return lay({
    place: 'between',
    ground: 'field',
    group,
    spots: spotsAround(whole, room, what, group),
    rooms: [room],
    gap,
    ...(isRound && { give: 0.05 }),
  });
}

/** What is left for the middle beside groups in parts of the field. */
const middleShare = ({ chief, base, dexter, sinister }: Groups): Partial<Box> => ({
  top: chief ? 0.31 : 0,
  bottom: base ? 0.7 : 1,
  left: dexter ? 0.3 : 0,
  right: sinister ? 0.7 : 1,
});

/** What stands in the middle gives way until the others are large enough to be seen. */
function inTheMiddle(middle: Group, between: Group | undefined, whole: Room, free: Mask): Laid[] {
  const put = (mask: Mask): Laid => {
    const room = roomOf(mask);
    const spots = spotsIn(room, middle, longer(middle));
    const isSingle = isBeast(middle.bearing) && middle.number === 1;
    const sunk = isSingle && isLong(middle) ? 6 : 0;
    return lay({
      place: 'middle',
      ground: 'field',
      group: middle,
      spots: spots.map(spot => ({ ...spot, y: spot.y + sunk })),
      rooms: [room],
      ...(isSingle && !between && { gap: CLEAR }),
    });
  };
  if (!between) return [put(free)];
  const all = [0.1, 0.16, 0.22, 0.27].map(side => {
    const own = put(within(free, boxed(whole, spared(between, side))));
    const others = around(between, 'middle', whole, without(free, painted([own])));
    return { laid: [own, others], size: sizeOf(others) };
  });
  return (all.find(({ size }) => size >= LEAST) ?? all.at(-1)!).laid;
}

const LEAST = 34;

const sizeOf = ({ scale, group }: Laid): number => 2 * scale * Math.max(...probeOf(group.bearing, group.attitude, group.number === 1).half);

/** Beasts that walk and are long stand above each other. */
function longer(group: Group): 'column' | undefined {
  const [wide, high] = probeOf(group.bearing, group.attitude, false).half;
  return group.number < 4 && group.number > 1 && isLong(group) && (group.number === 2 || wide > high * 1.5) ? 'column' : undefined;
}

function spared({ number, order }: Group, side: number): Partial<Box> {
  if (order === 'pale') return { top: side * 1.2, bottom: 1 - side * 1.1 };
  if (number === 2) return { left: side * 1.3, right: 1 - side * 1.3 };
  return { left: side * 0.8, right: 1 - side * 0.8, top: side * 0.9, bottom: 1 - side };
}

/** In chief, in base, at the sides: each in its part of the field. */
function inParts({ ordinary, groups = {}, division }: Coat, whole: Room, shape: Shape, free: Mask): Laid[] {
  const { chief, base, dexter, sinister, middle } = groups;
  const isShared = ordinary !== undefined || middle !== undefined;
  const level = chief && base ? levelOf(chief, base) : 0.46;
  const upright = dexter && sinister ? uprightOf(dexter, sinister) : 0.46;
  const parts: [Place, Group | undefined, Partial<Box>, 'row' | 'column'][] = [
    ['chief', chief, { bottom: isShared ? 0.31 : level }, 'row'],
    ['base', base, { top: isShared ? 0.64 : level }, 'row'],
    ['dexter', dexter, { right: isShared ? 0.3 : upright, top: chief ? 0.46 : 0, bottom: base ? 0.46 : 1 }, 'column'],
    ['sinister', sinister, { left: isShared ? 0.7 : upright, top: chief ? 0.46 : 0, bottom: base ? 0.46 : 1 }, 'column'],
  ];
  const put = (maskAt: (place: Place, share: Partial<Box>) => Mask, isOwn = false): Laid[] =>
    parts.flatMap(([place, group, share, custom]) => {
      if (!group) return [];
      const room = roomOf(maskAt(place, share));
      const wanted: Wanted = {
        place,
        ground: 'field',
        group,
        spots: spotsIn(room, group, custom),
        rooms: [room],
        gap: ordinary ? AIRY_ROW : GAP,
      };
      const laid = lay(wanted);
      if (!isOwn || group.order || sizeOf(laid) >= LEAST) return [laid];
      const apart = layAt({ ...wanted, spots: spread([room], group.number), isEven: group.number === 1 });
      return [apart.scale > laid.scale * (group.number === 1 ? 1.7 : 1.2) ? apart : laid];
    });
  const own = division && !isShared ? put(place => partAt(place, division, shape, free), true) : [];
  const isLarge = own.length > 0 && own.every(laid => sizeOf(laid) >= LEAST_OWN);
  return isLarge ? own : put((_, share) => within(free, boxed(whole, share)));
}

const isLine = ({ number, order }: Group, line: 'fess' | 'pale'): boolean => number > 1 && (order === undefined || order === line);

function levelOf(chief: Group, base: Group): number {
  if (isLine(chief, 'fess')) return isLine(base, 'fess') ? 0.48 : 0.36;
  return isBeast(chief.bearing) && !isLong(chief) ? 0.5 : 0.43;
}

const uprightOf = (dexter: Group, sinister: Group): number =>
  isLine(dexter, 'pale') ? (isLine(sinister, 'pale') ? 0.5 : 0.34) : isLine(sinister, 'pale') ? 0.66 : 0.5;

/** Charges over all stand each wholly on the ordinary or wholly beside it; a beast lies across. They keep within what stands around. */
function overAll(group: Group, whole: Room, field: Mask, band: Mask | undefined, laid: readonly Laid[]): Laid {
  const spots = spotsIn(whole, group);
  const isAcross = !band || (isBeast(group.bearing) && group.number === 1);
  const taken = painted(laid.filter(({ place }) => place !== 'on'));
  const put = (side: number): Laid => {
    const open = within(field, boxed(whole, { left: side, right: 1 - side, top: side, bottom: 1 - side }));
    const rooms = isAcross ? [open] : [without(open, band), both(open, band)];
    return lay({ place: 'over-all', ground: 'both', group, spots, rooms: rooms.map(roomOf) });
  };
  const isFree = (over: Laid): boolean => !both(taken, painted([over])).includes(1);
  for (const side of [0, 0.12, 0.2, 0.26]) {
    const over = put(side);
    if (isFree(over)) return over;
  }
  return put(0.3);
}

function onChief({ line }: Edge, group: Group, head: Mask, shape: Shape): Laid {
  const room = roomOf(head);
  const { number, order } = group;
  const isRow = number > 1 && number < 7 && order === undefined && shape !== 'oval' && shape !== 'lozenge';
  const parties = isRow ? partyInLine(room, [1, 0], number) : undefined;
  return lay({
    place: 'on-chief',
    ground: 'chief',
    group,
    spots: spotsIn(room, group, 'row'),
    rooms: [room],
    parties,
    gap: line ? GAP : AIRY_ROW,
  });
}

function onBordure(group: Group, border: Mask, shape: Shape): Laid {
  const parties = partiesRound(shape, group.number);
  const spots: Spot[] = [];
  for (const { figures, places } of parties)
    figures.forEach((row, i) => {
      spots[row] = { x: places[0]![i]![0], y: places[0]![i]![1], row };
    });
  return lay({ place: 'on-bordure', ground: 'bordure', group, spots, rooms: [roomOf(border)], parties });
}

/** Where a figure's outline lies on the shield. */
export function outlinesOf({ group, scale, figures }: Laid): Point[][][] {
  const runs = outlineOf(group.bearing, group.attitude);
  return figures.map(({ at, turn, isMirrored }) => runs.map(run => run.map(point => placed(at, turn, scale, isMirrored)(...point))));
}

function painted(all: readonly Laid[]): Mask {
  const mask = maskOf([]);
  for (const laid of all) {
    // Little things in numbers are finer than the cells of a room.
    for (const runs of outlinesOf(laid)) for (const run of laid.group.number > 1 ? [hullOf(runs.flat())] : runs) paint(mask, [run]);
  }
  return mask;
}

/** A label lies along the top, as high as the shield is wide enough for it; so deep that charges on a chief have room below. */
function labelIn(room: Room, deep: number, points: 3 | 4 | 5 = 3): { path: string; mask: Mask } {
  let [top, half] = [room.top + 4, 0];
  for (; top < room.bottom - deep; top += 2) {
    const [from, to] = reach(room, top);
    half = Math.min(60, ((to - from) / 2) * 0.84, (room.right - room.left) * 0.4);
    if (half >= 38 && [-1, -0.5, 0, 0.5, 1].every(share => depthAt(room, 100 + share * half, top) >= GAP)) break;
  }
  const path = mapPath(labelOf(points), (x, y) => [100 + (x / 46) * half, top + ((y + 9) / 20) * deep]);
  return { path, mask: within(EVERYWHERE, { left: 0, right: 200, top: 0, bottom: top + deep + 2 }) };
}

/** A small mark goes where custom puts it if that is free, else to the next place that is. */
function markOf(
  coat: Coat,
  { head, field, band }: { head: Mask | undefined; field: Mask; band: Mask | undefined },
  laid: readonly Laid[],
): LaidMark {
  const taken = painted(laid);
  const grounds: [Ground, Mask][] = [
    ...(head ? [['chief', head] as [Ground, Mask]] : []),
    ['field', band ? without(field, band) : field],
    ...(band ? [['ordinary', band] as [Ground, Mask]] : []),
  ];
  const rooms = grounds.map(([ground, mask]) => ({ ground, room: roomOf(without(mask, taken)) }));
  const probe = probeOf(coat.mark as 'rose', undefined, false);
  const most = roomOf(head ?? field);
  const points = pointsFor(most);
  const sizes = [0.32, 0.27, 0.23, 0.19, 0.16, 0.13, 0.11, 0.09].map(size => ({ size, places: points }));
  for (const { size, places } of [...sizes.slice(0, 4).map(({ size }) => ({ size, places: points.slice(0, 2) })), ...sizes]) {
    for (const at of places) {
      const found = rooms.find(({ room }) => probe.points.every(([u, v]) => depthAt(room, at[0] + u * size, at[1] + v * size) >= GAP));
      if (found) return { ground: found.ground, at: [at[0] - probe.middle[0] * size, at[1] - probe.middle[1] * size], scale: size };
    }
  }
  return { ground: 'field', at: [100, 24], scale: 0.11 };
}

/** Chief point, the corners of the chief, fess point, base, then anywhere from the top. */
function pointsFor({ left, right, top }: Room): Point[] {
  const y = top + 13;
  const first: Point[] = [
    [100, y + 6],
    [100, y],
    [left + 18, y + 6],
    [right - 18, y + 6],
    [left + 14, y],
    [right - 14, y],
    [100, 112],
    [100, 205],
  ];
  const rest: Point[] = [];
  for (let row = y; row < 225; row += 6) for (let x = 16; x <= 184; x += 6) rest.push([x, row]);
  return [...first, ...rest];
}
