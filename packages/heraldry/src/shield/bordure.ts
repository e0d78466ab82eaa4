import type { Line } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import { along, edge, type Flowing, isFlowing, leadOf, overCorner, teeth, turning, waves } from './lines.ts';
import { type Shape, shieldRuns } from './outline.ts';

/** How wide a bordure is. */
export const BORDURE = 22;

/** How much wider a bordure begins if its line is cut into it; the others reach out of it. */
const CUT: Readonly<Partial<Record<Line, number>>> = { engrailed: 3, wavy: 0, nebuly: 0, dancetty: -9, indented: -5 };

/** Its sides mirror each other about the pale. The inner edge goes the other way round, so that teeth which meet in a corner are one. */
export function bordurePath(line: Line | undefined, shape: Shape | undefined, wide = BORDURE): string {
  const runs = shieldRuns(wide + (line ? (CUT[line] ?? -4) : 0), shape);
  return `M-4 -4L204 -4L204 244L-4 244ZM${innerEdge(runs, line)}Z`;
}

function innerEdge(runs: readonly (readonly Point[])[], line: Line | undefined): string {
  const ways = runs.flatMap(split);
  if (line === 'dancetty') return zigzag(ways, 26, 21);
  if (line === 'indented') return zigzag(ways, 15, 13);
  if (line && isFlowing(line)) return rounded(ways, line, line === 'nebuly' ? 0.6 : 0.72);
  const path = cornered(ways, line, 0.72);
  return path.startsWith('L') ? path.slice(1) : pair(...ways[0]![0]!) + path;
}

/** A run up to the pale line and to each of its own corners: in the flanks of a lozenge, in the middle of a Swiss chief. */
function split(run: readonly Point[]): Point[][] {
  const corner = run.findIndex(
    (point, i) => i > 0 && i + 1 < run.length && (point[0] === 100 || angleAt(run[i - 1]!, point, run[i + 1]!) < 150),
  );
  return corner < 0 ? [[...run]] : [run.slice(0, corner + 1), ...split(run.slice(corner))];
}

/** In degrees, 180 where a way goes straight on. */
function angleAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const [ux, uy, vx, vy] = [ax - bx, ay - by, cx - bx, cy - by];
  return (Math.acos((ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy))) * 180) / Math.PI;
}

/** Waves round a bordure, with a crest in every corner. */
function rounded(ways: readonly (readonly Point[])[], line: Flowing, size: number): string {
  const round = 20;
  const path = ways.map((way, i) => {
    const end = turning(way, ways[(i + 1) % ways.length]![1]!, round);
    const both = turning(end.toReversed(), ways.at(i - 1)!.at(-2)!, round).toReversed();
    return waves(both, line, { size, isFlipped: true });
  });
  return path.join('').slice(1);
}

/** The angle between the beginning of a way and the end of the one before. */
const angleBefore = (ways: readonly (readonly Point[])[], i: number): number =>
  angleAt(ways.at(i - 1)!.at(-2)!, ways[i]![0]!, ways[i]![1]!);

/** Teeth round a bordure; the field reaches into every corner, not much farther than elsewhere, between two teeth that lean away from it. */
function zigzag(ways: readonly (readonly Point[])[], period: number, height: number): string {
  const leads = ways.map((_, i) => {
    const flank = (angleBefore(ways, i) - LEAST_SPIKE) / 2;
    return Math.min(height * 1.6, Math.max(period / 2, height / Math.tan((flank * Math.PI) / 180)));
  });
  return ways
    .map((way, i) => {
      const [[x, y], lead] = [way[0]!, leads[i]!];
      const [[ax, ay], [bx, by]] = [along(way, lead, height), along(ways.at(i - 1)!.toReversed(), lead, -height)];
      const [dx, dy] = [x - (ax + bx) / 2, y - (ay + by) / 2];
      const less = Math.max(0, 1 - (height * 1.15) / Math.hypot(dx, dy));
      return `${pair(x - dx * less, y - dy * less)}L${teeth(way, { period, height, lead, trail: leads[(i + 1) % ways.length]! })}`;
    })
    .join('L');
}

/** How many degrees the field's point in a corner has. */
const LEAST_SPIKE = 37;

/** The halves mirror each other. A flame stands in every corner. */
function cornered(ways: readonly (readonly Point[])[], line: Line | undefined, size: number): string {
  const isFlame = (i: number): boolean => line === 'rayonny' && angleBefore(ways, i) < 150;
  const straight = ways.map((_, i) =>
    line ? Math.max(isFlame(i) ? 13 : 0, leadOf(line, size) / Math.tan((angleBefore(ways, i) * Math.PI) / 360)) : 0,
  );
  return ways
    .map((way, i) => {
      const over = isFlame(i) ? overCorner(ways.at(i - 1)!.toReversed(), way, [10, 13], 'rayonny') : '';
      const isMirrored = way[0]![0] + way[1]![0] > 200;
      const next = (i + 1) % ways.length;
      const course = edge(way, line, { size, lead: straight[i]!, trail: straight[next]!, isMirrored });
      return over + (isFlame(next) ? course.replace(/L[^LC]*$/, '') : course);
    })
    .join('');
}
