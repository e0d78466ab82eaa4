import type { Line, Ordinary } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import { bordurePath } from './bordure.ts';
import {
  type Corner,
  type Cut,
  cutOf,
  edge,
  isFlowing,
  isLeaning,
  isPlainAt,
  isTurning,
  LOW,
  leadAt,
  overCorner,
  reachOf,
  shiftOf,
  smoothed,
  taperedEdge,
} from './lines.ts';
import { onShield, type Shape } from './outline.ts';

const CHIEF = 80;

/** Where a chief ends: a line that reaches down begins higher. */
const chiefEnd = (line: Line | undefined): number => CHIEF - reachOf(line) * 0.7;

/** A side of an ordinary up to its next corner. Plain sides lie outside the shield; a lower side keeps straight when embattled. */
export type Side = readonly [x: number, y: number, kind?: 'plain' | 'lower' | undefined];

/**
 * Corners clockwise, each with the side that follows it. Fess, pale, bend and chief take a third of the shield's width, the arms of cross,
 * saltire and chevron a fifth, a little more so that their lines have room.
 */
const SIDES: Readonly<Record<Exclude<Ordinary, 'bordure'>, readonly Side[]>> = {
  fess: [
    [-20, 82],
    [220, 82, 'plain'],
    [220, 142, 'lower'],
    [-20, 142, 'plain'],
  ],
  pale: [
    [70, 244],
    [70, -6, 'plain'],
    [130, -6],
    [130, 244, 'plain'],
  ],
  bend: [
    [8, -36],
    [232, 188, 'plain'],
    [192, 228, 'lower'],
    [-32, 4, 'plain'],
  ],
  'bend-sinister': [
    [-32, 188],
    [192, -36, 'plain'],
    [232, 4, 'lower'],
    [8, 228, 'plain'],
  ],
  chevron: [
    [-20, 182],
    [100, 62],
    [220, 182, 'plain'],
    [220, 240, 'lower'],
    [100, 120, 'lower'],
    [-20, 240, 'plain'],
  ],
  chief: [
    [-20, -8, 'plain'],
    [220, -8, 'plain'],
    [220, CHIEF],
    [-20, CHIEF, 'plain'],
  ],
  saltire: [
    [-36, 0, 'plain'],
    [-10, -28],
    [100, 82],
    [210, -28, 'plain'],
    [236, 0],
    [126, 110],
    [246, 230, 'plain'],
    [220, 258],
    [100, 138],
    [-20, 258, 'plain'],
    [-46, 230],
    [74, 110],
  ],
  pile: [
    [36, -10, 'plain'],
    [164, -10],
    [100, 206],
  ],
  cross: [
    [79, -10, 'plain'],
    [121, -10],
    [121, 85],
    [216, 85, 'plain'],
    [216, 127],
    [121, 127],
    [121, 250, 'plain'],
    [79, 250],
    [79, 127],
    [-16, 127, 'plain'],
    [-16, 85],
    [79, 85],
  ],
};

/** So far down each goes on an oval and a lozenge, whose middle is lower. */
const LOWER: Readonly<Partial<Record<Ordinary, number>>> = {
  fess: 8,
  pale: 0,
  bend: 24,
  'bend-sinister': 24,
  chevron: 16,
  saltire: 10,
  cross: 14,
};

export const loweredBy = (ordinary: Ordinary, shape: Shape | undefined): number =>
  shape === 'oval' || shape === 'lozenge' ? (LOWER[ordinary] ?? 0) : 0;

/** How its arms lie. */
const SLANTS: Readonly<Partial<Record<Ordinary, number>>> = { bend: Math.PI / 4, 'bend-sinister': -Math.PI / 4, saltire: Math.PI / 4 };

/**
 * What lies across a lozenge, or between charges, is narrower, so that something fits beside it; what is charged takes a third of the
 * shield. Its ends stay beyond the edge.
 */
function sized(ordinary: Exclude<Ordinary, 'bordure'>, sides: readonly Side[], isSlim: boolean): readonly Side[] {
  if (ordinary === 'chevron') return sides.map(([x, y, kind], i): Side => [x, y + (isSlim ? 6 : -12) * (i < 3 ? 1 : -1), kind]);
  const share = isCrossed(ordinary) ? (isSlim ? 0.74 : 1.45) : isSlim ? 0.82 : 1.14;
  const [, middle] = centreOf(ordinary, sides);
  const slant = SLANTS[ordinary] ?? 0;
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const narrower = (far: number): number => far * (Math.abs(far) < 40 ? share : 1.15);
  return sides.map(([x, y, kind]): Side => {
    const [dx, dy] = [x - 100, y - middle];
    const [u, v] = [narrower(dx * cos + dy * sin), narrower(dy * cos - dx * sin)];
    return [100 + u * cos - v * sin, middle + u * sin + v * cos, kind];
  });
}

/** Where its middle line crosses the pale line. */
const centreOf = (ordinary: Ordinary, sides: readonly Side[]): Point => {
  const ys = (isCrossed(ordinary) ? innerCorners(sides) : sides).map(([, y]) => y);
  return [100, ys.reduce((sum, y) => sum + y, 0) / ys.length];
};

/** What has arms has less room for lines. */
const NARROW: ReadonlySet<Ordinary> = new Set(['cross', 'saltire', 'chevron', 'pile']);

function cutOn(ordinary: Ordinary, line: Line, size: number): Cut {
  const [long, high] = CUTS[ordinary]?.[line] ?? [1, 1];
  const narrow = !NARROW.has(ordinary) ? 1 : line === 'nebuly' ? 0.66 : line === 'dancetty' ? 0.45 : 0.78;
  return cutOf(line, long * narrow * size, high * narrow * size);
}

type Cuts = Readonly<Partial<Record<Line, Point>>>;

const CROSSED: Cuts = {
  wavy: [0.85, 0.62],
  indented: [0.8, 0.75],
  engrailed: [0.565, 0.55],
  nebuly: [0.95, 0.9],
  dancetty: [0.9, 0.66],
  raguly: [0.64, 0.75],
  dovetailed: [0.69, 0.77],
};

/** How long and how high lines are where limbs cross, so that their corners stay clear, and on a chevron, in whole waves down to the edge. */
const CUTS: Readonly<Partial<Record<Ordinary, Cuts>>> = {
  cross: CROSSED,
  saltire: { ...CROSSED, engrailed: [0.7, 0.6], dancetty: [0.78, 0.74] },
  chevron: { wavy: [0.86, 0.6], dancetty: [0.94, 0.87] },
  pile: { wavy: [0.9, 0.8], rayonny: [1.4, 0.95] },
};

const isCrossed = (ordinary: Ordinary): boolean => ordinary === 'cross' || ordinary === 'saltire';

/** Down to here the limbs of a cross are the same above and below. */
const FOOT = 222;

/** What stands around an ordinary, or on it. */
export interface Charged {
  readonly isBetween?: boolean;
  readonly isCharged?: boolean;
}

/** A line that reaches far in is flatter under charges. */
const FLATTER: Readonly<Partial<Record<Line, number>>> = { dancetty: 0.5, nebuly: 0.62, wavy: 0.8 };

/** The path of an ordinary with its edges cut by a line. */
export function ordinaryPath(ordinary: Ordinary, line: Line | undefined, shape?: Shape, { isBetween, isCharged }: Charged = {}): string {
  if (ordinary === 'bordure') return bordurePath(line, shape);
  const isSlim = isBetween === true || shape === 'lozenge';
  const down = loweredBy(ordinary, shape);
  const placed = SIDES[ordinary].map(([x, y, kind]): Side => [x, ordinary === 'chief' && y === CHIEF ? chiefEnd(line) : y + down, kind]);
  const isPlain = isSlim === (isCharged === true) || LOWER[ordinary] === undefined;
  const sides = isPlain ? placed : sized(ordinary, placed, isSlim);
  const flat = (line && isCharged && !NARROW.has(ordinary) && FLATTER[line]) || 1;
  return cutPath(ordinary, sides, line && cutOn(ordinary, line, isSlim && isCrossed(ordinary) ? 0.85 : flat), onShield(shape));
}

/** The path along sides of such an ordinary, which may be smaller. */
export function cutPath(
  ordinary: Exclude<Ordinary, 'bordure'>,
  sides: readonly Side[],
  cut: Cut | undefined,
  isOn?: (place: Point) => boolean,
): string {
  if (cut === undefined) return `M${sides.map(([x, y]) => pair(x, y)).join('L')}Z`;
  const { line } = cut;
  const points = moved(sides, (_, i) => (ordinary === 'chief' || ordinary === 'pile' || isStraight(sides[i]!, line) ? 0 : shiftOf(cut)));
  if (ordinary === 'pile') {
    // Its point stays where it is.
    const by = shiftOf(cut);
    points.splice(0, 2, [points[0]![0] - by, points[0]![1]], [points[1]![0] + by, points[1]![1]]);
  }
  const path = sides.map((side, i) => {
    const next = (i + 1) % sides.length;
    const [from, to] = [points[i]!, points[next]!];
    if (isStraight(side, line)) return edge([from, to]);
    const [start, end] = [cornerAt(sides, i), cornerAt(sides, next)];
    if (ordinary === 'pile') return taperedEdge([from, to], cut, end !== undefined);
    const isReturning = i >= sides.length / 2;
    const corner = start ?? end;
    if (!corner) {
      const isFlipped = isTurning(line) && (ordinary === 'chief' || !isReturning);
      return edge([from, to], cut, {
        isOn,
        from: 'middle',
        isFlipped,
        isMirrored: isLeaning(line) && isReturning !== (ordinary === 'bend'),
      });
    }
    const far = leadAt(corner, cut);
    const isWhole = (place: Point): boolean => place[1] < FOOT || isOn?.(place) !== false;
    const isLevel = isPlainAt(corner, line);
    const course = edge([from, to], cut, {
      isOn: ordinary === 'cross' ? isWhole : ordinary === 'saltire' ? undefined : isOn,
      from: start ? 'start' : 'end',
      isMirrored: (start === undefined) !== (isLeaning(line) && ordinary === 'chevron' && (corner.isOuter === true || line === 'raguly')),
      isFlipped: isTurning(line) && corner.isOuter !== isFlowing(line),
      isLevel,
      ...(line === 'rayonny' && !corner.isOuter && { low: start ? [LOW, 1] : [1, LOW] }),
      isPointed: line === 'engrailed' && corner.isOuter === true,
      [start ? 'lead' : 'trail']: far,
    });
    const isPlain = !start || (line === 'engrailed' && corner.isOuter);
    return isPlain ? course : overCorner([from, points.at(i - 1)!], [from, to], corner, cut) + course;
  });
  const whole = `M${pair(...points[0]!)}${path.join('')}Z`;
  return isFlowing(line) ? smoothed(whole) : whole;
}

const innerCorners = (sides: readonly Side[]): Point[] =>
  sides.filter((_, i) => cornerAt(sides, i)?.isOuter === false).map(([x, y]): Point => [x, y]);

const isStraight = ([, , kind]: Side, line: Line): boolean => kind === 'plain' || (kind === 'lower' && line === 'embattled');

/** The corners of an ordinary, each side that is cut moved out by so much. */
function moved(sides: readonly Side[], by: (side: Side, index: number) => number): Point[] {
  const lines = sides.map(([x, y, kind], i) => {
    const [u, v] = sides[(i + 1) % sides.length]!;
    const long = Math.hypot(u - x, v - y);
    const [dx, dy] = [(u - x) / long, (v - y) / long];
    const far = kind === 'plain' ? 0 : by(sides[i]!, i);
    return { x: x + dy * far, y: y - dx * far, dx, dy };
  });
  return lines.map((here, i): Point => {
    const before = lines.at(i - 1)!;
    const cross = before.dx * here.dy - before.dy * here.dx;
    const share = ((here.x - before.x) * here.dy - (here.y - before.y) * here.dx) / cross;
    return [before.x + before.dx * share, before.y + before.dy * share];
  });
}

/** A corner where two cut sides meet; none where a side leaves the shield. */
function cornerAt(sides: readonly Side[], index: number): Corner | undefined {
  const [before, here, after] = [sides.at(index - 1)!, sides[index]!, sides[(index + 1) % sides.length]!];
  if (before[2] === 'plain' || here[2] === 'plain') return;
  const [ux, uy, vx, vy] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]];
  return { angle: 90, isOuter: ux * vy - uy * vx > 0, isOfLimbs: true, isCrossing: sides.length > 6 };
}
