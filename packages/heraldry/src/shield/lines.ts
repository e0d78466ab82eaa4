import type { Line } from '../elements.ts';
import { mapPath, type Point, pair } from '../geometry.ts';

/** One wave, tooth or branch along an edge from 0,0 to 1,0; positive is away from the ordinary. */
interface Motif {
  readonly path: string;
  readonly period: number;
  readonly height: number;
}

/** Waves that turn over in the middle run parallel on both edges of an ordinary; the others stand against each other. */
const MOTIFS: Readonly<Record<Line, Motif>> = {
  wavy: { path: 'C.17 1.3 .33 1.3 .5 0C.67 -1.3 .83 -1.3 1 0', period: 38, height: 8 },
  indented: { path: 'L.5 1L1 0', period: 15, height: 11 },
  embattled: { path: 'L.25 0L.25 1L.75 1L.75 0L1 0', period: 26, height: 12 },
  engrailed: { path: 'L0 .6C.12 -.75 .88 -.75 1 .6L1 0', period: 22, height: 9 },
  invected: { path: 'C.05 1.3 .95 1.3 1 0', period: 20, height: 9 },
  nebuly: { path: 'C.22 0 -.06 1 .25 1C.56 1 .28 0 .5 0C.72 0 .44 -1 .75 -1C1.06 -1 .78 0 1 0', period: 34, height: 11 },
  dancetty: { path: 'L.25 1L.75 -1L1 0', period: 44, height: 15 },
  raguly: { path: 'L.2 0L.42 1L.8 1L.58 0L1 0', period: 26, height: 13 },
  dovetailed: { path: 'L.32 0L.14 1L.86 1L.68 0L1 0', period: 28, height: 12 },
  rayonny: { path: 'C.12 .35 .4 .5 .22 1.1C.5 .95 .62 .75 .62 .45C.7 .55 .76 .62 .74 .8C.9 .6 .88 .3 1 0', period: 20, height: 14 },
};

/** Lines whose teeth would run into each other where two edges meet in an inner corner. */
const STANDING: ReadonlySet<Line> = new Set(['embattled', 'raguly', 'dovetailed', 'rayonny', 'indented', 'invected']);

/** Which ends of an edge lie in an inner corner. */
interface Corners {
  readonly start: boolean;
  readonly end: boolean;
}

/** The path of an edge after its first point, along points, in the line's shape. Away from the ordinary is left of the way. */
export function edge(points: readonly Point[], line: Line | undefined, size = 1, corners?: Corners): string {
  if (line === undefined)
    return points
      .slice(1)
      .map(point => `L${pair(...point)}`)
      .join('');
  const { path, period, height } = MOTIFS[line];
  const crowded = STANDING.has(line) ? height * size * 0.8 : 0;
  const [lead, trail] = [corners?.start ? crowded : 0, corners?.end ? crowded : 0];
  const length = lengthOf(points);
  const count = Math.max(1, Math.round((length - lead - trail) / (period * size)));
  const step = (length - lead - trail) / count;
  const motifs = Array.from({ length: count }, (_, i) =>
    mapPath(openAt(path, i === 0, i === count - 1), (u, v) => along(points, lead + (i + u) * step, v * height * size)),
  );
  return `${lead > 0 ? `L${pair(...along(points, lead, 0))}` : ''}${motifs.join('')}${trail > 0 ? `L${pair(...points.at(-1)!)}` : ''}`;
}

/** An engrailed edge begins and ends on the line itself: its points stand up between two hollows only. */
function openAt(path: string, isFirst: boolean, isLast: boolean): string {
  const begun = isFirst ? path.replace(/^L0 [.]6/, '') : path;
  return isLast ? begun.replace('1 .6L1 0', '1 0') : begun;
}

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
