import type { Coat } from './coat.ts';
import { CADENCIES_DRAWN } from './figures/cadencies.ts';
import type { Device } from './figures/charges.ts';
import { middleOf, moved, type Point, placed, type Runs } from './geometry.ts';
import { AXIS, ermineAmid, ermineBeyond, ermineOn, type Spots } from './layout/ermine.ts';
import { flatten } from './layout/flatten.ts';
import { both, type Mask, maskOf, paint, paintLines, without } from './layout/room.ts';
import { type Layout, outlinesOf } from './layout.ts';
import { type Shape, shieldPath } from './shield/outline.ts';
import { type Page, use } from './shield/page.ts';
import { INK, SILVER, SPOT } from './shield/tinctures.ts';

/** Of spots, the largest first. */
export const SIZES: readonly number[] = [1.45, 1.2, 1, 0.85, 0.7, 0.6, 0.5];

/** How unevenly spots may lie before smaller ones are tried: on a shield, on a figure. */
const [ON_SHIELD, ON_FIGURE] = [255, 290];

interface Part {
  readonly shape: Shape;
  /** What lies upon it: no spot is half hidden. */
  readonly above: readonly Runs[];
  readonly sizes: readonly number[];
  /** How the spots are turned: they lie along a bend. */
  readonly turn?: number | undefined;
}

/** Whole spots on a part of the shield. */
export function spotsOn(page: Page, part: Runs, { shape, above, sizes, turn = 0 }: Part): string {
  const [[u, v], low] = turn === 0 ? [[100, 120] as Point, 120] : [middleOf(part), 130];
  const to = placed([AXIS, low], -turn, JUST_WITHIN);
  const mask = (runs: Runs): Mask => maskOf(moved(runs, (x, y) => to(x - u, y - v)));
  const area = above.reduce((rest, each) => without(rest, mask(each)), both(mask(flatten(shieldPath(1, shape))), mask(part)));
  const { size, at } = ermineOn(area, sizes, ON_SHIELD);
  const back = placed([u, v], turn, 1);
  return at.map(([x, y]) => use(spot(page, size), back(x - AXIS, y - low), turn)).join('');
}

/** Walls on the middles of cells are so the same on both sides. */
const JUST_WITHIN = 0.999;

/** The outlines of what lies upon a field or an ordinary. */
export function above({ mark: which }: Coat, { ordinary, chief, bordure, groups, mark }: Layout): Runs[] {
  const path = mark?.path ?? (which && CADENCIES_DRAWN[which].shape);
  return [
    ...[ordinary, chief, bordure].flatMap(each => (each ? [flatten(each)] : [])),
    ...groups.flatMap(outlinesOf),
    ...(path ? [moved(flatten(path), placed(mark?.at ?? [0, 0], 0, mark?.scale ?? 1))] : []),
  ];
}

/** Whole spots on a figure, beside the lines and openings within it: `scale` of the shield's are one of its units. */
export function spotsWithin(page: Page, device: Required<Device>, scale: number, [least, most]: readonly [number, number]): string {
  const { larger, whole, lines, holes } = enlarged(device);
  const sizes = [1.6, ...SIZES, 0.4, 0.3, 0.2].filter(size => size > least && size < most);
  const wanted = sizes.map(each => (each * larger) / scale);
  const { size, at } = ermineOn(without(whole, lines), wanted, ON_FIGURE);
  // Between a hole and an edge a spot is squeezed.
  const isFree = ([x, y]: Point): boolean => holes.every(([u, v]) => Math.hypot(x - u, y - v) > 6.5 * size);
  return spread(page, larger, { size, at: at.filter(isFree) });
}

/** A beast that wears it: its outline, the lines upon it, what it is armed with, and its face (the middle, half its width and height). */
export interface Fur {
  readonly shape: string;
  readonly lines: string;
  readonly arms: string;
  readonly face: readonly [x: number, y: number, wide: number, high: number];
}

/** Whole spots on a beast, off its face and horns and beside its lines; a small beast has fewer and larger ones, if need be upon lines. */
export function spotsOnBeast(page: Page, { shape, lines, arms, face }: Fur, of: number): string {
  const runs = flatten(shape);
  const [u, v, high, wide] = boxOf(runs);
  const larger = Math.min(190 / wide, 228 / high);
  const to = (x: number, y: number): Point => [AXIS + (x - u) * larger, 120 + (y - v) * larger];
  const bare = paint(maskOf(moved(flatten(arms), to)), moved([oval(face)], to));
  const whole = without(maskOf(moved(runs, to)), bare);
  const along = paintLines(new Uint8Array(whole.length), moved(flatten(lines), to));
  const beside = without(whole, along);
  const sizes = of < SMALL_BEAST ? [0.28, 0.25, 0.22] : [0.3 * of, 0.24 * of];
  let best: Spots = { size: sizes.at(-1)! * larger * 10, at: [] };
  for (const each of sizes) {
    const found = ermineAmid(beside, each * larger * 10);
    if (found.at.length > best.at.length) best = found;
    if (best.at.length >= (of < SMALL_BEAST ? FEWEST : MANY)) break;
  }
  if (best.at.length < FEWEST) best = ermineBeyond(whole, along, best, ANYWHERE);
  return best.at.map(([x, y]) => use(spot(page, best.size / larger, HALO), [(x - AXIS) / larger + u, (y - 120) / larger + v])).join('');
}

function boxOf(runs: Runs): [x: number, y: number, high: number, wide: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const run of runs) {
    for (const [x, y] of run) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return [(left + right) / 2, (top + bottom) / 2, bottom - top, right - left];
}

const oval = ([x, y, wide, high]: Fur['face']): Point[] =>
  Array.from({ length: 16 }, (_, i) => [x + wide * Math.cos((i * Math.PI) / 8), y + high * Math.sin((i * Math.PI) / 8)]);

/** A figure so large as the page has room for, and how much larger that is. */
function enlarged({ shape, lines, dark }: Required<Device>): { larger: number; whole: Mask; lines: Mask; holes: readonly Point[] } {
  const runs = flatten(shape);
  const [x, y] = [0, 1].map(axis => Math.max(...runs.flat().map(point => Math.abs(point[axis]!)))) as [number, number];
  const larger = Math.min(95 / x, 114 / y);
  const to = placed([AXIS, 120], 0, larger);
  const [openings, along] = [moved(flatten(dark), to), moved(flatten(lines), to)];
  const holes = moved(
    runs.filter(run => turns(run) * turns(runs[0]!) < 0),
    to,
  ).flat();
  return { larger, whole: maskOf(moved(runs, to)), lines: paintLines(maskOf(openings), along), holes };
}

const ANYWHERE = { airs: 1, crossings: 7 };

/** Clockwise or not: holes go the other way round. */
const turns = (run: readonly Point[]): number =>
  run.reduce((sum, [x, y], i) => sum + x * run[(i + 1) % run.length]![1] - y * run[(i + 1) % run.length]![0], 0);

const spread = (page: Page, larger: number, { size, at }: Spots): string =>
  at.map(([u, v]) => use(spot(page, size / larger), [(u - AXIS) / larger, (v - 120) / larger])).join('');

/** Beasts of that scale have few spots. */
const SMALL_BEAST = 0.72;

/** A furred beast has that many, where it has room; a large one more. */
const [FEWEST, MANY] = [5, 16];

/** A thing of ermine has no ridges: no straight lines through its middle. */
export const withoutRidges = (lines: string): string =>
  (lines.match(/M[^M]+/g) ?? [])
    .filter(line => {
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0], ...more] = flatten(line)[0]!;
      return more.length > 0 || Math.abs(ax * by - ay * bx) > 1 || ax * bx + ay * by > 0;
    })
    .join('');

/** Lines end before a spot. */
const HALO = ` stroke="${SILVER}" stroke-width="1.2" paint-order="stroke"`;

function spot(page: Page, size: number, halo = ''): string {
  const id = `${page.prefix}e${Math.round(size * 100)}`;
  const place = `scale(${Math.round(size * 100) / 100}) translate(0 -2.6)`;
  page.defs.set(id, `<path id="${id}" transform="${place}" d="${SPOT}" fill="${INK}"${halo}/>`);
  return id;
}
