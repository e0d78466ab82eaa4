import type { Line, Ordinary } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import { type Ending, edge, reachOf } from './lines.ts';
import { type Shape, shieldRuns } from './outline.ts';

/** How wide a bordure is. */
const BORDURE = 22;

const CHIEF = 80;

/** Where a chief ends: a line that reaches down begins higher. */
const chiefEnd = (line: Line | undefined): number => CHIEF - reachOf(line) * 0.7;

/** A side of an ordinary up to its next corner. Plain sides lie outside the shield; a lower side keeps straight when embattled. */
type Side = readonly [x: number, y: number, kind?: 'plain' | 'lower' | undefined];

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

/** What has arms has less room for lines, and least for the zigzag of dancetty. */
const NARROW: ReadonlySet<Ordinary> = new Set(['cross', 'saltire', 'chevron', 'pile']);

/** The path of an ordinary with its edges cut by a line. */
export function ordinaryPath(ordinary: Ordinary, line: Line | undefined, shape?: Shape): string {
  if (ordinary === 'bordure') return bordure(line, shape);
  const lower = ordinary === 'chief' ? chiefEnd(line) - CHIEF : 0;
  const sides = SIDES[ordinary].map(([x, y, kind]): Side => [x, y === CHIEF ? y + lower : y, kind]);
  const points = sides.map(([x, y]): Point => [x, y]);
  const size = NARROW.has(ordinary) ? (line === 'dancetty' ? 0.6 : 0.78) : 1;
  const path = sides.map(([, , kind], i) => {
    const next = (i + 1) % points.length;
    const isStraight = kind === 'plain' || (kind === 'lower' && line === 'embattled');
    return edge([points[i]!, points[next]!], isStraight ? undefined : line, size, [endingAt(sides, i), endingAt(sides, next)]);
  });
  return `M${pair(...points[0]!)}${path.join('')}Z`;
}

function endingAt(sides: readonly Side[], index: number): Ending {
  const [before, here, after] = [sides.at(index - 1)!, sides[index]!, sides[(index + 1) % sides.length]!];
  if (before[2] === 'plain' || here[2] === 'plain') return 'open';
  const [ux, uy, vx, vy] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]];
  const turn = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
  return turn < 0 ? 'inner' : 12 * Math.tan(turn / 2);
}

/** How much wider a bordure begins if its line is cut into it; the others reach out of it. */
const CUT: Readonly<Partial<Record<Line, number>>> = { engrailed: 3, wavy: 0, nebuly: 0, dancetty: 0 };

function bordure(line: Line | undefined, shape: Shape | undefined): string {
  const runs = shieldRuns(line === undefined ? BORDURE : BORDURE + (CUT[line] ?? -4), shape);
  return `M-4 -4L204 -4L204 244L-4 244ZM${pair(...runs[0]![0]!)}${runs.map(run => edge(run, line, 0.72, ['inner', 'inner'])).join('')}Z`;
}
