import type { Line, Ordinary } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import { edge } from './lines.ts';
import { type Shape, shieldRuns } from './outline.ts';

/** A side of an ordinary up to its next corner. Plain sides lie outside the shield; a lower side keeps straight when embattled. */
type Side = readonly [x: number, y: number, kind?: 'plain' | 'lower'];

/** Corners clockwise, each with the side that follows it. */
const SIDES: Readonly<Record<Exclude<Ordinary, 'bordure'>, readonly Side[]>> = {
  fess: [
    [-8, 86],
    [208, 86, 'plain'],
    [208, 142, 'lower'],
    [-8, 142, 'plain'],
  ],
  pale: [
    [72, 244],
    [72, -6, 'plain'],
    [128, -6],
    [128, 244, 'plain'],
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
    [208, 80],
    [-8, 80, 'plain'],
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
    [78, -10, 'plain'],
    [122, -10],
    [122, 84],
    [216, 84, 'plain'],
    [216, 128],
    [122, 128],
    [122, 250, 'plain'],
    [78, 250],
    [78, 128],
    [-16, 128, 'plain'],
    [-16, 84],
    [78, 84],
  ],
};

/** The path of an ordinary with its edges cut by a line. */
export function ordinaryPath(ordinary: Ordinary, line: Line | undefined, shape?: Shape): string {
  if (ordinary === 'bordure') return bordure(line, shape);
  const sides = SIDES[ordinary];
  const points = sides.map(([x, y]): Point => [x, y]);
  const path = sides.map(([, , kind], i) => {
    const next = (i + 1) % points.length;
    const isStraight = kind === 'plain' || (kind === 'lower' && line === 'embattled');
    return edge([points[i]!, points[next]!], isStraight ? undefined : line, 1, { start: isInner(points, i), end: isInner(points, next) });
  });
  return `M${pair(...points[0]!)}${path.join('')}Z`;
}

/** A corner that points into the ordinary. */
function isInner(points: readonly Point[], index: number): boolean {
  const [ax, ay] = points.at(index - 1)!;
  const [bx, by] = points[index]!;
  const [cx, cy] = points[(index + 1) % points.length]!;
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0;
}

function bordure(line: Line | undefined, shape: Shape | undefined): string {
  const runs = shieldRuns(line === undefined ? 22 : 18, shape);
  return `M-4 -4L204 -4L204 244L-4 244ZM${pair(...runs[0]![0]!)}${runs.map(run => edge(run, line, 0.72, { start: true, end: true })).join('')}Z`;
}
