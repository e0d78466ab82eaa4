import type { Line } from '../elements.ts';
import { type Point, pair } from '../geometry.ts';
import { edge, type Flowing, isFlowing, leadOf, teeth, turning, waves } from './lines.ts';
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
  return pair(...runs[0]![0]!) + cornered(runs, line, 0.72);
}

/** A run up to each of its own corners: in the flanks of a lozenge, in the middle of a Swiss chief. */
function split(run: readonly Point[]): Point[][] {
  const corner = run.findIndex((point, i) => i > 0 && i + 1 < run.length && angleAt(run[i - 1]!, point, run[i + 1]!) < 150);
  return corner < 0 ? [[...run]] : [run.slice(0, corner + 1), ...split(run.slice(corner))];
}

/** In degrees, 180 where a way goes straight on. */
function angleAt([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  const [ux, uy, vx, vy] = [ax - bx, ay - by, cx - bx, cy - by];
  return (Math.acos((ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy))) * 180) / Math.PI;
}

/** Waves round a bordure, with a crest in every corner. */
function rounded(ways: readonly (readonly Point[])[], line: Flowing, size: number): string {
  const round = 10;
  const path = ways.map((way, i) => {
    const end = turning(way, ways[(i + 1) % ways.length]![1]!, round);
    const both = turning(end.toReversed(), ways.at(i - 1)!.at(-2)!, round).toReversed();
    return waves(both, line, { size, isFlipped: true });
  });
  return path.join('').slice(1);
}

/** Teeth round a bordure; the field reaches into every corner, between two teeth that lean away from it. */
function zigzag(ways: readonly (readonly Point[])[], period: number, height: number): string {
  const leads = ways.map((way, i) => {
    const flank = (angleAt(ways.at(i - 1)!.at(-2)!, way[0]!, way[1]!) - LEAST_SPIKE) / 2;
    return Math.min(height * 1.6, Math.max(period / 2, height / Math.tan((flank * Math.PI) / 180)));
  });
  return ways.map((way, i) => teeth(way, { period, height, lead: leads[i]!, trail: leads[(i + 1) % ways.length]! })).join('L');
}

/** How many degrees the field's point in a corner has. */
const LEAST_SPIKE = 37;

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
