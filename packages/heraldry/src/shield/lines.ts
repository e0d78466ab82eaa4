import type { Line } from '../elements.ts';
import { mapPath, type Point, pair, pointsOf } from '../geometry.ts';

/** One wave, tooth or branch along an edge from 0,0 to 1,0; positive is away from the ordinary. */
interface Motif {
  readonly path: string;
  readonly period: number;
  readonly height: number;
}

/** Waves that turn over in the middle run parallel on both edges of an ordinary; the others stand against each other. */
const MOTIFS: Readonly<Record<Line, Motif>> = {
  wavy: { path: 'C.17 1.3 .33 1.3 .5 0C.67 -1.3 .83 -1.3 1 0', period: 44, height: 10 },
  indented: { path: 'L.5 1L1 0', period: 24, height: 16 },
  embattled: { path: 'L.25 0L.25 1L.75 1L.75 0L1 0', period: 32, height: 14 },
  engrailed: { path: 'C.1 -1.3 .9 -1.3 1 0', period: 26, height: 11 },
  invected: { path: 'C.1 1.3 .9 1.3 1 0', period: 28, height: 13 },
  nebuly: { path: 'C-.2 .3 -.15 1 .25 1C.65 1 .7 .3 .5 0C.3 -.3 .35 -1 .75 -1C1.15 -1 1.2 -.3 1 0', period: 38, height: 14 },
  dancetty: { path: 'L.25 1L.75 -1L1 0', period: 58, height: 18 },
  raguly: { path: 'L.2 0L.42 1L.8 1L.58 0L1 0', period: 32, height: 15 },
  dovetailed: { path: 'L.32 0L.14 1L.86 1L.68 0L1 0', period: 32, height: 14 },
  rayonny: { path: 'C.16 .04 .26 .2 .22 .42C.19 .62 .3 .84 .56 1C.5 .78 .6 .62 .68 .44C.74 .28 .84 .06 1 0', period: 30, height: 24 },
};

/** How far a line reaches beyond the edge that it cuts. */
export const reachOf = (line: Line | undefined): number => (line === undefined || line === 'engrailed' ? 0 : MOTIFS[line].height);

/** Lines whose teeth would run into each other where two edges meet in an inner corner. */
const STANDING: ReadonlySet<Line> = new Set(['embattled', 'raguly', 'dovetailed', 'rayonny', 'indented', 'invected']);

/** How an edge ends: in an inner corner, off the shield, or at a point, where so much of it stays straight. */
export type Ending = 'inner' | 'open' | number;

/** What stays straight at an end of an edge, so that neighbours do not run into each other. */
function straightAt(ending: Ending, line: Line, size: number): number {
  if (ending === 'inner') return STANDING.has(line) ? MOTIFS[line].height * size * 0.8 : 0;
  return ending === 'open' ? 0 : ending;
}

/**
 * The path of an edge after its first point, along points, in the line's shape. Away from the ordinary is left of the way. An edge that
 * begins in an inner corner is drawn from its other end, so that both edges of an arm mirror each other.
 */
export function edge(
  points: readonly Point[],
  line: Line | undefined,
  size = 1,
  ends: readonly [Ending, Ending] = ['open', 'open'],
): string {
  if (line === undefined)
    return points
      .slice(1)
      .map(point => `L${pair(...point)}`)
      .join('');
  const { path, period, height } = MOTIFS[line];
  const [lead, trail] = ends.map(ending => straightAt(ending, line, size)) as [number, number];
  const length = lengthOf(points);
  const count = Math.max(1, Math.round((length - lead - trail) / (period * size)));
  const step = (length - lead - trail) / count;
  const shape = ends[0] !== 'open' && ends[1] === 'open' ? reversed(path) : path;
  const motifs = Array.from({ length: count }, (_, i) => mapPath(shape, (u, v) => along(points, lead + (i + u) * step, v * height * size)));
  return `${lead > 0 ? `L${pair(...along(points, lead, 0))}` : ''}${motifs.join('')}${trail > 0 ? `L${pair(...points.at(-1)!)}` : ''}`;
}

/** A motif as its mirror image, from 0,0 to 1,0 again. */
function reversed(path: string): string {
  const steps = [...path.matchAll(/([LC])([^LC]*)/g)].map(([, letter, rest]) => ({ letter, points: pointsOf([rest!]) }));
  const starts = [[0, 0] as Point, ...steps.map(({ points }) => points.at(-1)!)];
  return steps
    .map(({ letter, points }, i) => {
      const back = [...points.slice(0, -1).toReversed(), starts[i]!].map(([u, v]) => pair3(1 - u, v));
      return `${letter}${back.join(' ')}`;
    })
    .toReversed()
    .join('');
}

const pair3 = (u: number, v: number): string => `${Math.round(u * 1000) / 1000} ${Math.round(v * 1000) / 1000}`;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(points[i - 1]!, point)), 0);

/** The point that far along and that far aside. */
function along(points: readonly Point[], far: number, aside: number): Point {
  let left = far;
  for (let i = 1; ; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const length = distance(from, to);
    if (left <= length || i === points.length - 1) {
      const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return [from[0] + dx * left + dy * aside, from[1] + dy * left - dx * aside];
    }
    left -= length;
  }
}
