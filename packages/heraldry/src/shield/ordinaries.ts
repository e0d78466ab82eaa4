import type { Line, Ordinary } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import {
  battlement,
  battlementLead,
  bulge,
  edge,
  isLeaning,
  isTurning,
  leadOf,
  reachOf,
  shiftOf,
  type Turning,
  taperedEdge,
  turning,
  waves,
} from './lines.ts';
import { type Shape, shieldRuns } from './outline.ts';

/** How wide a bordure is. */
const BORDURE = 22;

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
    [-8, 82],
    [208, 82, 'plain'],
    [208, 142, 'lower'],
    [-8, 142, 'plain'],
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
    [-8, -8, 'plain'],
    [208, -8, 'plain'],
    [208, CHIEF],
    [-8, CHIEF, 'plain'],
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

/** What has arms has less room for lines. */
const NARROW: ReadonlySet<Ordinary> = new Set(['cross', 'saltire', 'chevron', 'pile']);

const sizeOn = (ordinary: Ordinary, line: Line): number => {
  if (!NARROW.has(ordinary)) return 1;
  return line === 'dancetty' || line === 'nebuly' ? 0.6 : 0.78;
};

/** The path of an ordinary with its edges cut by a line. */
export function ordinaryPath(ordinary: Ordinary, line: Line | undefined, shape?: Shape): string {
  if (ordinary === 'bordure') return bordure(line, shape);
  const lower = ordinary === 'chief' ? chiefEnd(line) - CHIEF : 0;
  const sides = SIDES[ordinary].map(([x, y, kind]): Side => [x, y === CHIEF ? y + lower : y, kind]);
  return cutPath(ordinary, sides, line, line ? sizeOn(ordinary, line) : 1);
}

/** The path along sides of such an ordinary, which may be smaller. */
export function cutPath(ordinary: Exclude<Ordinary, 'bordure'>, sides: readonly Side[], line: Line | undefined, size: number): string {
  if (line === undefined) return `M${sides.map(([x, y]) => pair(x, y)).join('L')}Z`;
  const isArmed = ordinary === 'cross' || ordinary === 'saltire' || ordinary === 'chevron';
  if (line === 'dancetty' && ordinary === 'chevron') return dancing(sides, size);
  if (isTurning(line) && isArmed) return flowing(ordinary, sides, line, size);
  const points = moved(sides, (_, i) =>
    ordinary === 'chief' || ordinary === 'pile' || isStraight(sides[i]!, line) ? 0 : shiftOf(line) * size,
  );
  const path = sides.map((side, i) => {
    const next = (i + 1) % sides.length;
    const [from, to] = [points[i]!, points[next]!];
    if (isStraight(side, line)) return edge([from, to], undefined);
    const [start, end] = [cornerAt(sides, i), cornerAt(sides, next)];
    if (ordinary === 'pile') return taperedEdge([from, to], line, size, end === 'outer');
    if (start === 'open' && end === 'open') {
      const isReturning = i >= sides.length / 2;
      return edge([from, to], line, { size, isMirrored: isReturning && isLeaning(line) });
    }
    const corner = start === 'open' ? end : start;
    const straight = straightAt(corner, line, size);
    const isOver = line === 'invected' || line === 'embattled' || line === 'dovetailed';
    const course = edge([from, to], line, {
      size,
      from: start === 'open' ? 'end' : 'start',
      isMirrored: (start === 'open') !== (line === 'raguly' && ordinary === 'chevron'),
      nextToCorner: line === 'engrailed' && corner === 'outer' ? 0.4 : 1,
      ...(start === 'open' ? { trail: straight } : { lead: straight }),
    });
    if (!isOver || corner !== 'outer') return course;
    if (start === 'open') return course.replace(/L[^LC]*$/, '');
    const over =
      line === 'invected' ? bulge(points.at(i - 1)!, from, to, straight, line, size) : battlement(points.at(i - 1)!, from, to, line, size);
    return over + course.replace(/^L[^LC]*/, '');
  });
  return `M${pair(...points[0]!)}${path.join('')}Z`;
}

/** Waves run round the corners, with a crest at each. Edges of a cross or saltire turn in and out by turns, so that those of an arm run alike. */
function flowing(ordinary: Ordinary, sides: readonly Side[], line: Turning, size: number): string {
  const round = line === 'dancetty' ? 45 : 30;
  const at = (index: number): Point => [sides[index % sides.length]![0], sides[index % sides.length]![1]];
  const path = sides.map(([, , kind], i) => {
    if (kind === 'plain') return '';
    const isFirst = cornerAt(sides, i) === 'open';
    const corner = isFirst ? i + 1 : i;
    const isFlipped = ordinary === 'chevron' ? cornerAt(sides, corner % sides.length) === 'inner' : corner % 2 === 1;
    const half = turning([at(isFirst ? i : i + 1), at(corner)], at(isFirst ? i + 2 : i - 1 + sides.length), size * round);
    return waves(isFirst ? half : half.toReversed(), line, { size, from: isFirst ? 'end' : 'start', isFlipped });
  });
  return `M${path.join('').slice(1)}Z`;
}

/** A chevron's zigzag, both edges alike: an upright tooth under the point, as large as the others, which stand square to the arms. */
function dancing(sides: readonly Side[], size: number): string {
  const [depth, step] = [36 * size, 46 * size];
  const [top, low] = [sides[1]![1], sides[4]![1]];
  // Valleys lie on this line, to either side of the point; the first one leaves the upright tooth its width.
  const valley = (far: number): Point => [far * Math.SQRT1_2, (depth / 2) * Math.SQRT2 + far * Math.SQRT1_2];
  const half = Array.from({ length: Math.ceil(150 / step) }, (_, i) => i).flatMap(i => {
    const far = (step / 2) * Math.SQRT2 + i * step;
    const [[x, y], [u, v]] = [valley(far), valley(far + step / 2)];
    return [
      [x, y],
      [u + depth * Math.SQRT1_2, v - depth * Math.SQRT1_2],
    ] as Point[];
  });
  const [, first] = half[0]!;
  const edge: Point[] = [...half.toReversed().map(([x, y]): Point => [-x, y]), [0, first - depth], ...half];
  return `M${[...edge.map(([x, y]) => pair(100 + x, top + y)), ...edge.toReversed().map(([x, y]) => pair(100 + x, low + y))].join('L')}Z`;
}

const isStraight = ([, , kind]: Side, line: Line): boolean => kind === 'plain' || (kind === 'lower' && line === 'embattled');

/** What stays straight at a corner: at an outer one what a bulge or a battlement goes over. */
function straightAt(corner: Corner, line: Line, size: number): number {
  if (corner === 'inner') return leadOf(line, size);
  return line === 'invected' ? 13 * size : (battlementLead(line, size) ?? 0);
}

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

/** A corner where two cut sides meet; open where a side leaves the shield. */
type Corner = 'inner' | 'outer' | 'open';

function cornerAt(sides: readonly Side[], index: number): Corner {
  const [before, here, after] = [sides.at(index - 1)!, sides[index]!, sides[(index + 1) % sides.length]!];
  if (before[2] === 'plain' || here[2] === 'plain') return 'open';
  const [ux, uy, vx, vy] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]];
  return ux * vy - uy * vx < 0 ? 'inner' : 'outer';
}

/** How much wider a bordure begins if its line is cut into it; the others reach out of it. */
const CUT: Readonly<Partial<Record<Line, number>>> = { engrailed: 3, wavy: 0, nebuly: 0, dancetty: 2 };

/** Its sides mirror each other about the pale. The inner edge goes the other way round, so that teeth which meet in a corner are one. */
function bordure(line: Line | undefined, shape: Shape | undefined): string {
  const runs = shieldRuns(line === undefined ? BORDURE : BORDURE + (CUT[line] ?? -4), shape);
  const size = line === 'dancetty' ? 0.5 : line === 'nebuly' ? 0.6 : 0.72;
  const inner = line && isTurning(line) ? rounded(runs, line, size) : pair(...runs[0]![0]!) + cornered(runs, line, size);
  return `M-4 -4L204 -4L204 244L-4 244ZM${inner}Z`;
}

/** Waves round a bordure, with a crest in every corner. */
function rounded(runs: readonly (readonly Point[])[], line: Turning, size: number): string {
  // A lozenge has corners in its flanks, too.
  const ways = runs.length === 2 && runs[0]!.length === 3 ? runs.flatMap(run => [run.slice(0, 2), run.slice(1)]) : runs;
  const round = line === 'dancetty' ? 18 : 10;
  const path = ways.map((way, i) => {
    const end = turning(way, ways[(i + 1) % ways.length]![1]!, round);
    const both = turning(end.toReversed(), ways.at(i - 1)!.at(-2)!, round).toReversed();
    return waves(both, line, { size, isFlipped: true });
  });
  return path.join('').slice(1);
}

function cornered(runs: readonly (readonly Point[])[], line: Line | undefined, size: number): string {
  const straight = line === undefined ? 0 : leadOf(line, size);
  const cut = (points: readonly Point[], isMirrored: boolean, lead: number, trail: number): string =>
    edge(points, line, { size, lead, trail, isMirrored });
  return runs
    .map((run, i) => {
      if (i < 2 || !line) return cut(run, i === 1, straight, straight);
      const half = run.slice(0, Math.ceil(run.length / 2) + (run.length % 2 === 0 ? 1 : 0));
      const rest = run.slice(half.length - 1);
      return cut(half, true, straight, 0) + cut(rest, false, 0, straight);
    })
    .join('');
}
