import type { Line } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { type Corner, type Cut, cutOf, edge, isFlowing, isLeaning, leadAt, overCorner, smoothed } from './lines.ts';
import { type Shape, shieldRuns } from './outline.ts';

/** How wide a bordure is. */
export const BORDURE = 22;

/** How much wider a bordure begins if its line is cut into it; the others reach out of it. */
const CUT: Readonly<Partial<Record<Line, number>>> = { engrailed: 3, wavy: 0, nebuly: 0, dancetty: 1.5, indented: 1.5 };

/** Its sides mirror each other about the pale, but branches and flames lean one way all round. The inner edge goes the other way round, so that teeth which meet in a corner are one. */
export function bordurePath(line: Line | undefined, shape: Shape | undefined, wide = BORDURE): string {
  const runs = shieldRuns(wide + (line ? (CUT[line] ?? -4) : 0), shape);
  return `M-4 -4L204 -4L204 244L-4 244ZM${innerEdge(runs, line)}Z`;
}

function innerEdge(runs: readonly (readonly Point[])[], line: Line | undefined): string {
  const [long, high] = (line && SIZES[line]) ?? [0.72, 0.72];
  const path = cornered(runs.flatMap(split), line && cutOf(line, long, high));
  return (line && isFlowing(line) ? smoothed(path) : path).slice(1);
}

const SIZES: Readonly<Partial<Record<Line, readonly [long: number, high: number]>>> = {
  nebuly: [0.66, 0.66],
  dancetty: [0.4, 0.3],
  rayonny: [0.85, 0.62],
};

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

/** The angle between the beginning of a way and the end of the one before. */
const angleBefore = (ways: readonly (readonly Point[])[], i: number): number =>
  angleAt(ways.at(i - 1)!.at(-2)!, ways[i]![0]!, ways[i]![1]!);

function cornered(ways: readonly (readonly Point[])[], cut: Cut | undefined): string {
  if (!cut) return ways.map(way => edge(way)).join('');
  const { line } = cut;
  const corners = ways.map((_, i): Corner => ({ angle: angleBefore(ways, i), isCrossing: line === 'raguly' }));
  return ways
    .map((way, i) => {
      const [lead, trail] = [i, (i + 1) % ways.length].map(each => leadAt(corners[each]!, cut)) as [number, number];
      return (
        overCorner(ways.at(i - 1)!.toReversed(), way, corners[i]!, cut) +
        edge(way, cut, {
          lead,
          trail,
          isFlipped: isFlowing(line),
          isMirrored: way[0]![0] + way[1]![0] > 200 && !isLeaning(line),
        })
      );
    })
    .join('');
}
