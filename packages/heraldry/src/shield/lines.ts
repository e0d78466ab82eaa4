import type { Line } from '../elements.ts';
import { bezier, mapPath, type Point, pair, pointsOf } from '../geometry.ts';

/** One wave, tooth or branch along an edge from 0,0 to 1,0; positive is away from the ordinary. */
interface Motif {
  readonly path: string;
  readonly period: number;
  readonly height: number;
}

/** Waves that turn over in the middle run parallel on both edges of an ordinary; the others stand against each other. */
const MOTIFS: Readonly<Record<Line, Motif>> = {
  wavy: { path: 'C.17 1.3 .33 1.3 .5 0C.67 -1.3 .83 -1.3 1 0', period: 44, height: 10 },
  indented: { path: 'L.5 1L1 0', period: 22, height: 20 },
  embattled: { path: 'L.28 0L.28 1L.72 1L.72 0L1 0', period: 29, height: 14 },
  engrailed: { path: 'C.08 -1.33 .92 -1.33 1 0', period: 30, height: 15 },
  invected: { path: 'C.08 1.33 .92 1.33 1 0', period: 30, height: 15 },
  nebuly: { path: 'C-.12 .35 -.08 1 .25 1C.58 1 .62 .35 .5 0C.38 -.35 .42 -1 .75 -1C1.08 -1 1.12 -.35 1 0', period: 40, height: 13 },
  dancetty: { path: 'L.25 1L.5 0L.75 -1L1 0', period: 48, height: 21 },
  raguly: { path: 'L.16 0L.46 1L.86 1L.56 0L1 0', period: 38, height: 17 },
  dovetailed: { path: 'L.34 0L.2 1L.8 1L.66 0L1 0', period: 36, height: 15 },
  rayonny: {
    path: 'C.2 .1 .34 .2 .29 .42C.24 .64 .2 .82 .5 1C.46 .8 .66 .68 .66 .46C.66 .26 .78 .1 1 0',
    period: 24,
    height: 26,
  },
};

/** How far a line reaches beyond the edge that it cuts. */
export const reachOf = (line: Line | undefined): number => (line === undefined || line === 'engrailed' ? 0 : MOTIFS[line].height);

/** Lines that reach as far in as out. */
const isTurning = (line: Line): boolean => isFlowing(line) || line === 'dancetty';

/** And without a corner. */
export type Flowing = 'wavy' | 'nebuly';
export const isFlowing = (line: Line): line is Flowing => line === 'wavy' || line === 'nebuly';

/** Lines whose motif leans to one side. */
export const isLeaning = (line: Line): boolean => line === 'raguly' || line === 'rayonny';

/** How far an edge is moved out, so that an ordinary stays as wide as a plain one, on the whole. */
export function shiftOf(line: Line): number {
  if (isTurning(line)) return 0;
  const share = line === 'rayonny' ? 0.3 : line === 'engrailed' || line === 'invected' ? 0.64 : 0.5;
  return MOTIFS[line].height * share * (line === 'engrailed' ? 1 : -1);
}

/** What stays straight at an inner corner, in heights, so that neighbours do not run into each other. */
const LEADS: Readonly<Partial<Record<Line, number>>> = {
  embattled: 1,
  raguly: 0.9,
  dovetailed: 1.25,
  rayonny: 0.8,
  indented: 0.85,
};

export const leadOf = (line: Line, size: number): number => (LEADS[line] ?? 0) * MOTIFS[line].height * size;

/** How motifs follow each other along an edge. */
interface Course {
  readonly size?: number;
  /** What stays straight at its beginning and at its end. */
  readonly lead?: number;
  readonly trail?: number;
  /** Motifs of their own length, counted from here; the last one may reach beyond the other end. Else they fill the edge. */
  readonly from?: 'start' | 'end' | undefined;
  /** Each motif as its mirror image. */
  readonly isMirrored?: boolean;
  /** In is out. */
  readonly isFlipped?: boolean;
  /** How high the motif is that the count begins with: at a corner two high ones would run into each other. */
  readonly nextToCorner?: number;
  /** Whether a place is on the shield: a motif whose top is not is left out, for the rest of it would be a scrap. */
  readonly isOn?: ((place: Point) => boolean) | undefined;
}

/** The path of an edge after its first point, along points, in the line's shape. Away from the ordinary is left of the way. */
export function edge(points: readonly Point[], line: Line | undefined, course: Course = {}): string {
  if (line === undefined)
    return points
      .slice(1)
      .map(point => `L${pair(...point)}`)
      .join('');
  const { size = 1, lead = 0, trail = 0, from, isMirrored = false, isFlipped = false, nextToCorner = 1, isOn } = course;
  const { path, period, height } = MOTIFS[line];
  const length = lengthOf(points);
  const room = length - lead - trail;
  const count = from ? Math.ceil(room / (period * size)) : Math.max(1, Math.round(room / (period * size)));
  const step = from ? period * size : room / count;
  const start = from === 'end' ? length - trail - count * step : lead;
  const shape = isMirrored ? reversed(path) : path;
  const high = height * size * (isFlipped ? -1 : 1);
  const corner = from === 'end' ? count - 1 : 0;
  const isScrap = (i: number): boolean =>
    line !== 'indented' && LEADS[line] !== undefined && isOn?.(along(points, start + (i + 0.5) * step, high)) === false;
  const motifs = Array.from({ length: count }, (_, i) =>
    mapPath(isScrap(i) ? 'L1 0' : shape, (u, v) => along(points, start + (i + u) * step, v * high * (i === corner ? nextToCorner : 1))),
  );
  return `${start === 0 ? '' : `L${pair(...along(points, start, 0))}`}${motifs.join('')}${trail > 0 ? `L${pair(...points.at(-1)!)}` : ''}`;
}

/** The corners of a way with teeth on its left: a tooth at the lead, between that and the trail as many as fit. */
export function teeth(
  points: readonly Point[],
  { period, height, lead, trail }: { readonly period: number; readonly height: number; readonly lead: number; readonly trail: number },
): string {
  const room = lengthOf(points) - lead - trail;
  const count = Math.max(1, Math.round(room / period));
  const step = room / count;
  const places = Array.from({ length: count + 1 }, (_, i) => [
    ...(i === 0 ? [] : [along(points, lead + (i - 0.5) * step, 0)]),
    along(points, lead + i * step, height),
  ]);
  return places
    .flat()
    .map(point => pair(...point))
    .join('L');
}

/** Waves from one crest to the next. */
const CRESTED: Readonly<Record<Flowing, string>> = {
  wavy: 'C.0825 .975 .165 .65 .25 0C.42 -1.3 .58 -1.3 .75 0C.835 .65 .9175 .975 1 .975',
  nebuly: 'C.33 1 .37 .35 .25 0C.13 -.35 .17 -1 .5 -1C.83 -1 .87 -.35 .75 0C.63 .35 .67 1 1 1',
};

/** An edge in waves with a crest at its beginning and its end, or only at the one that is a corner, then beyond the other. */
export function waves(points: readonly Point[], line: Flowing, course: Pick<Course, 'size' | 'from' | 'isFlipped'>): string {
  const { size = 1, from, isFlipped = false } = course;
  const { period, height } = MOTIFS[line];
  const path = CRESTED[line];
  const long = lengthOf(points);
  const count = from ? Math.ceil(long / (period * size)) : Math.max(1, Math.round(long / (period * size)));
  const step = from ? period * size : long / count;
  const start = from === 'end' ? long - count * step : 0;
  const high = height * size * (isFlipped ? -1 : 1);
  const at = (u: number, v: number): Point => along(points, start + u * step, v * high);
  const [[, crest]] = pointsOf([path]).slice(-1) as [Point];
  const motifs = Array.from({ length: count }, (_, i) => mapPath(path, (u, v) => at(i + u, v)));
  return smoothed(`L${pair(...at(0, crest))}${motifs.join('')}`);
}

/** Curves that go on without a bend, also where they follow a round corner. */
function smoothed(path: string): string {
  const points = pointsOf([path]);
  for (let i = 3; i + 1 < points.length; i += 3) {
    const [before, [x, y], after] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const long = distance(before, after);
    const [dx, dy] = [(after[0] - before[0]) / long, (after[1] - before[1]) / long];
    const [back, on] = [distance(before, [x, y]), distance([x, y], after)];
    points[i - 1] = [x - dx * back, y - dy * back];
    points[i + 1] = [x + dx * on, y + dy * on];
  }
  const [start, ...rest] = points.map(point => pair(...point));
  return `L${start}${rest.map((text, i) => `${i % 3 === 0 ? 'C' : ' '}${text}`).join('')}`;
}

/** Where a way turns at its end, so far before it, up to the middle of a round corner; its last step is square to the corner's bisector. */
export function turning(way: readonly Point[], [ux, uy]: Point, radius: number): Point[] {
  const long = lengthOf(way);
  const [x, y] = way.at(-1)!;
  const far = distance([x, y], [ux, uy]);
  const [a, b] = [along(way, long - radius, 0), [x + ((ux - x) / far) * radius, y + ((uy - y) / far) * radius] as Point];
  const towards = ([px, py]: Point): Point => [px + (x - px) * 0.55, py + (y - py) * 0.55];
  const [[cx, cy], [dx, dy], ...rest] = [0.54, 0.46, 0.38, 0.3, 0.2, 0.1, 0].map(t => bezier(a, towards(a), towards(b), b, t)) as [
    Point,
    Point,
    ...Point[],
  ];
  const kept = way.filter((_, i) => lengthOf(way.slice(0, i + 1)) < long - radius);
  return [...kept, ...rest.toReversed(), [dx, dy], [(cx + dx) / 2, (cy + dy) / 2]];
}

/** An edge whose motifs grow smaller towards a point that it comes from or goes to. The last one is wider than the point. */
export function taperedEdge([from, to]: readonly [Point, Point], line: Line, size: number, isToPoint: boolean): string {
  const { path, period, height } = MOTIFS[line];
  const room = distance(from, to) - TIP;
  const count = Math.round(room / (period * size * (1 + LEAST_TAPER) * 0.5));
  const shares = Array.from({ length: count }, (_, i) => 1 - ((1 - LEAST_TAPER) * i) / Math.max(1, count - 1));
  const unit = room / shares.reduce((sum, share) => sum + share, 0);
  let far = 0;
  const motifs = shares.map(share => {
    const start = far;
    far += share * unit;
    return mapPath(path, (u, v) => {
      const at = start + u * share * unit;
      const aside = v * height * size * share * (line === 'dancetty' ? -1 : 1);
      return isToPoint ? along([from, to], at, aside) : along([to, from], at, -aside);
    });
  });
  if (isToPoint) return `${motifs.join('')}L${pair(...to)}`;
  const [back, start] = backwards(to, motifs.join(''));
  return `L${start}${back}`;
}

/** What of an edge stays straight at its point, and how small its motifs grow before. */
const [TIP, LEAST_TAPER] = [9, 0.25];

/** A path of lines and curves from its end to its beginning, and its end. */
function backwards(start: Point, path: string, text = pair, to = (x: number, y: number): Point => [x, y]): [path: string, end: string] {
  const steps = [...path.matchAll(/([LC])([^LC]*)/g)].map(([, letter, rest]) => ({ letter, points: pointsOf([rest!]) }));
  const starts = [start, ...steps.map(({ points }) => points.at(-1)!)];
  const back = steps.map(
    ({ letter, points }, i) =>
      `${letter}${[...points.slice(0, -1).toReversed(), starts[i]!].map(point => text(...to(...point))).join(' ')}`,
  );
  return [back.toReversed().join(''), text(...starts.at(-1)!)];
}

/** A motif over a corner that two ways begin at, along its bisector: from so far back to so far on, so high over the line between. */
export function overCorner(back: readonly Point[], on: readonly Point[], [far, high]: Point, line: Line): string {
  const ends: Point[] = [along(back, far, 0), along(on, far, 0)];
  const long = lengthOf(ends);
  return `L${pair(...ends[0]!)}${mapPath(UPRIGHT[line] ?? MOTIFS[line].path, (u, v) => along(ends, u * long, v * high))}`;
}

const UPRIGHT: Readonly<Partial<Record<Line, string>>> = {
  embattled: 'L0 1L1 1L1 0',
  rayonny: 'C.2 .05 .36 .25 .31 .46C.27 .65 .42 .8 .5 1C.58 .8 .73 .65 .69 .46C.64 .25 .8 .05 1 0',
};

/** A motif as its mirror image, from 0,0 to 1,0 again. */
const reversed = (path: string): string => backwards([0, 0], path, pair3, (u, v) => [1 - u, v])[0];

const pair3 = (u: number, v: number): string => `${Math.round(u * 1000) / 1000} ${Math.round(v * 1000) / 1000}`;

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(points[i - 1]!, point)), 0);

/** The point that far along and that far aside. */
export function along(points: readonly Point[], far: number, aside: number): Point {
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
