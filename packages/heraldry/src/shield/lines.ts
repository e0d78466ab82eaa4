import type { Line } from '../elements.ts';
import { mapPath, type Point, pair, pointsOf } from '../geometry.ts';

/** One wave, tooth or branch along an edge, as high at its end as at its beginning; positive is away from the ordinary. */
interface Motif {
  readonly path: string;
  readonly period: number;
  readonly height: number;
}

/** Those that begin on a crest reach as far in as out, and run parallel on both edges of an ordinary; the others stand against each other. */
const MOTIFS: Readonly<Record<Line, Motif>> = {
  wavy: { path: 'C.0825 1 .165 .65 .25 0C.42 -1.3 .58 -1.3 .75 0C.835 .65 .9175 1 1 1', period: 44, height: 10 },
  indented: { path: 'L.5 -1L1 1', period: 20, height: 10 },
  embattled: { path: 'L.28 0L.28 1L.72 1L.72 0L1 0', period: 29, height: 14 },
  engrailed: { path: 'C.08 -1.33 .92 -1.33 1 0', period: 30, height: 15 },
  invected: { path: 'C.08 1.33 .92 1.33 1 0', period: 30, height: 15 },
  nebuly: { path: 'C.33 1 .37 .35 .25 0C.13 -.35 .17 -1 .5 -1C.83 -1 .87 -.35 .75 0C.63 .35 .67 1 1 1', period: 36, height: 12 },
  dancetty: { path: 'L.5 -1L1 1', period: 60, height: 21 },
  raguly: { path: 'L.16 0L.46 1L.86 1L.56 0L1 0', period: 38, height: 17 },
  dovetailed: { path: 'L.34 0L.2 1L.8 1L.66 0L1 0', period: 36, height: 15 },
  rayonny: {
    path: 'C.16 .08 .27 .2 .24 .4C.21 .6 .34 .78 .62 1C.58 .8 .76 .66 .75 .44C.74 .26 .84 .08 1 0',
    period: 26,
    height: 24,
  },
};

/** How far a line reaches beyond the edge that it cuts. */
export const reachOf = (line: Line | undefined): number => (line === undefined || line === 'engrailed' ? 0 : MOTIFS[line].height);

/** Lines that begin on a crest. */
export const isTurning = (line: Line): boolean => MOTIFS[line].path.endsWith('1 1');

/** Those without a corner. */
export const isFlowing = (line: Line): boolean => line === 'wavy' || line === 'nebuly';

/** Lines whose motif leans to one side. */
export const isLeaning = (line: Line): boolean => line === 'raguly' || line === 'rayonny';

/** How far an edge is moved out, so that an ordinary stays as wide as a plain one, on the whole. */
export function shiftOf(line: Line): number {
  if (isTurning(line)) return 0;
  const share = line === 'rayonny' ? 0.36 : line === 'engrailed' || line === 'invected' ? 0.64 : 0.5;
  return MOTIFS[line].height * share * (line === 'engrailed' ? 1 : -1);
}

/** What stays straight at an inner corner, in heights, so that neighbours do not run into each other, and beside a point. */
const STRAIGHT: Readonly<Partial<Record<Line, Point>>> = {
  embattled: [1.2, 0.72],
  raguly: [1.2, 1.3],
  dovetailed: [1.25, 1.3],
  rayonny: [1.3, 0.6],
};

/** A corner as a line sees it: its angle in degrees, whether the ordinary lies within, and whether limbs cross there. */
export interface Corner {
  readonly angle: number;
  readonly isOuter?: boolean;
  readonly isCrossing?: boolean;
}

/** How far from a corner a line begins. What turns over or is round has a motif over it, square to the bisector; the others keep straight. */
export function leadAt({ angle, isOuter = false, isCrossing = false }: Corner, line: Line, size: number): number {
  const { period, height } = MOTIFS[line];
  const [sin, cos] = [Math.sin((angle * Math.PI) / 360), Math.cos((angle * Math.PI) / 360)];
  if (isRound(line, isCrossing)) return ((period * (line === 'nebuly' ? 0.6 : 0.52) - height) * size * cos) / sin;
  if (isTurning(line)) return (((period / 2) * (isCrossing ? SNUG : 1) + height * cos) * size) / sin;
  if (line === (isOuter ? 'invected' : 'engrailed')) return ((period / 2) * size) / sin;
  // Lobes meet in a cusp.
  if (line === 'invected') return Math.max(0, 0.955 / sin - 1) * height * size;
  return ((STRAIGHT[line]?.[isOuter ? 1 : 0] ?? 0) * height * size * cos) / sin;
}

/** Whether waves turn in one curve, in a trough at an inner corner and a crest at an outer one. */
export const isRound = (line: Line, isCrossing: boolean | undefined): boolean =>
  line === 'nebuly' || (line === 'wavy' && isCrossing === true);

/** How large a zigzag's tooth is where limbs cross. */
const SNUG = 0.75;

/** How motifs follow each other along an edge. */
interface Course {
  readonly size?: number;
  /** What stays straight at its beginning and at its end. */
  readonly lead?: number;
  readonly trail?: number;
  /**
   * Motifs of their own length, counted from here, and beyond the other end; from the middle so that whole ones go from one side of the
   * shield to the other. Else they fill the edge.
   */
  readonly from?: 'start' | 'end' | 'middle' | undefined;
  /** Each motif as its mirror image. */
  readonly isMirrored?: boolean;
  /** In is out: lines that turn over begin and end with a trough, not a crest. */
  readonly isFlipped?: boolean;
  /** Up to a point, where two whole scallops would run into each other. */
  readonly isPointed?: boolean;
  /** Whether a place is on the shield: a motif whose middle is not is left out, for the rest of it would be a scrap. */
  readonly isOn?: ((place: Point) => boolean) | undefined;
}

/** The path of an edge after its first point, along points, in the line's shape. Away from the ordinary is left of the way. */
export function edge(points: readonly Point[], line: Line | undefined, course: Course = {}): string {
  if (line === undefined)
    return points
      .slice(1)
      .map(point => `L${pair(...point)}`)
      .join('');
  const { size = 1, from, isMirrored = false, isFlipped = false, isPointed = false, isOn } = course;
  const { path, period, height } = MOTIFS[line];
  const { step, count, start } = rowOf(lengthOf(points), period * size, course);
  const high = height * size * (isFlipped ? -1 : 1);
  const corner = from === 'end' ? count - 1 : 0;
  const motif = (i: number): string => {
    const isScrap = isStepped(line) && isOn?.(along(points, start + (i + 0.5) * step, high * (line === 'rayonny' ? 0.5 : 1))) === false;
    if (isScrap) return 'L1 0';
    const shape = isPointed && i === corner ? POINTED : path;
    return isMirrored && !isTurning(line) ? reversed(shape, shape === POINTED ? TOP : [0, 0]) : shape;
  };
  const at = (u: number, v: number): Point => along(points, start + u * step, v * high);
  const first: Point = isPointed && from === 'start' ? TOP : [0, levelOf(line)];
  const motifs = Array.from({ length: count }, (_, i) => mapPath(motif(i), (u, v) => at(i + u, v)));
  return `L${pair(...at(...first))}${motifs.join('')}`;
}

const isStepped = (line: Line): boolean => STRAIGHT[line] !== undefined;

/** How long each motif of an edge is, how many there are, and where the first one begins. */
function rowOf(length: number, period: number, { lead = 0, trail = 0, from }: Course): { step: number; count: number; start: number } {
  const room = length - lead - trail;
  if (from === 'start' || from === 'end') {
    const count = Math.ceil(room / period);
    return { step: period, count, start: from === 'end' ? length - trail - count * period : lead };
  }
  const filled = from === 'middle' ? ACROSS : room;
  const fitting = Math.max(0, Math.round(filled / period));
  const step = filled / (fitting || 1);
  const count = fitting + 2 * Math.round((room - filled) / 2 / step);
  return { step, count, start: lead + (room - count * step) / 2 };
}

/** From one side of the shield to the other. */
const ACROSS = 180;

/** How high a motif begins and ends. */
const levelOf = (line: Line): number => (isTurning(line) ? 1 : 0);

/** A scallop beside a point: as deep as others, farther from it. */
const POINTED = 'C.55 -.8 1.02 -1.7 1 0';
const TOP: Point = [0.3, -0.6];

/** Curves that go on without a bend, also round a corner. */
export const smoothed = (path: string): string =>
  path.replace(/L([^LCZ]*)((?:C[^LCZ]*)+)/g, whole => {
    const points = pointsOf([whole]);
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
  });

/** An edge whose motifs grow smaller towards a point that it comes from or goes to, from the edge of the shield. */
export function taperedEdge([from, to]: readonly [Point, Point], line: Line, size: number, isToPoint: boolean): string {
  const { path, period, height } = MOTIFS[line];
  const [top, tip] = isToPoint ? [from, to] : [to, from];
  const lead = (distance(top, tip) * (8 - top[1])) / (tip[1] - top[1]);
  const room = distance(from, to) - lead - TIP;
  const count = Math.round(room / (period * size * 0.9));
  const shares = Array.from({ length: count }, (_, i) => Math.min(1, 2 - (1.5 * (i + 0.5)) / count));
  const unit = room / shares.reduce((sum, share) => sum + share, 0);
  const high = height * size * (isTurning(line) ? -1 : 1);
  let far = lead;
  const at = (far_: number, aside: number): Point => along([top, tip], far_, isToPoint ? aside : -aside);
  const motifs = shares.map(share => {
    const start = far;
    far += share * unit;
    // It ends on the plain edge.
    const isLast = isTurning(line) && share === shares.at(-1);
    return mapPath(path, (u, v) => at(start + u * share * unit, v * high * share * (isLast ? 1 - u ** 4 : 1)));
  });
  const start = at(lead, levelOf(line) * high);
  if (isToPoint) return `L${pair(...start)}${motifs.join('')}L${pair(...tip)}`;
  const [back, end] = backwards(start, motifs.join(''));
  return `L${end}${back}L${pair(...top)}`;
}

/** What of an edge stays straight at its point. */
const TIP = 34;

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

/** What lies over a corner that two ways begin at: a curve, a motif, or the corner itself. */
export function overCorner(back: readonly Point[], on: readonly Point[], corner: Corner, line: Line, size: number): string {
  const { isOuter = false, isCrossing = false } = corner;
  const isCurve = isRound(line, isCrossing);
  const far = leadAt(corner, line, size);
  const high = MOTIFS[line].height * size * (isTurning(line) && isOuter !== isCurve ? -1 : 1);
  const level = levelOf(line) * high;
  const [from, to] = [along(back, far, -level), along(on, far, level)];
  if (isCurve) {
    const [a, b] = [along(back, far * 0.4 - 4, -level), along(on, far * 0.4 - 4, level)];
    return `L${pair(...from)}C${pair(...a)} ${pair(...b)} ${pair(...to)}`;
  }
  const path = isTurning(line) || (!isOuter && line === 'engrailed') ? MOTIFS[line].path : (isOuter && OVER[line]) || '';
  if (path === '') {
    const within = line === 'invected' ? far + high : 0;
    const [[ax, ay], [bx, by]] = [along(back, within, 0), along(on, within, 0)];
    return `L${pair((ax + bx) / 2, (ay + by) / 2)}`;
  }
  const long = distance(from, to);
  return `L${pair(...from)}${mapPath(path, (u, v) => along([from, to], u * long, (v * high - level) * (isCrossing ? SNUG : 1)))}`;
}

/** Over a point. */
const OVER: Readonly<Partial<Record<Line, string>>> = {
  embattled: 'L0 1.35L1 1.35L1 0',
  rayonny: 'C.2 .05 .36 .35 .31 .62C.27 .85 .42 1.1 .5 1.35C.58 1.1 .73 .85 .69 .62C.64 .35 .8 .05 1 0',
  invected: MOTIFS.invected.path,
};

/** A motif as its mirror image, from 0,0 to 1,0 again. */
const reversed = (path: string, from: Point): string => backwards(from, path, pair3, (u, v) => [1 - u, v])[0];

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
