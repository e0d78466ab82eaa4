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
    path: 'C.2 .26 .1 .64 .66 1C.76 .6 .66 .24 1 0',
    period: 16.5,
    height: 23,
  },
};

/** A line as large as an ordinary has room for. */
export interface Cut extends Motif {
  readonly line: Line;
}

/** So many times as long, and as high. */
export function cutOf(line: Line, long: number, high = long): Cut {
  const { path, period, height } = MOTIFS[line];
  return { line, path, period: period * long, height: height * high };
}

/** How far a line reaches beyond the edge that it cuts. */
export const reachOf = (line: Line | undefined): number => (line === undefined || line === 'engrailed' ? 0 : MOTIFS[line].height);

/** Lines that begin on a crest. */
export const isTurning = (line: Line): boolean => MOTIFS[line].path.endsWith('1 1');

/** Those without a corner. */
export const isFlowing = (line: Line): boolean => line === 'wavy' || line === 'nebuly';

/** Lines whose motif leans to one side. */
export const isLeaning = (line: Line): boolean => line === 'raguly' || line === 'rayonny';

/** How far an edge is moved out, so that an ordinary stays as wide as a plain one, on the whole. */
export function shiftOf({ line, height }: Cut): number {
  if (isTurning(line)) return 0;
  const share = line === 'rayonny' ? 0.36 : line === 'engrailed' || line === 'invected' ? 0.64 : 0.5;
  return height * share * (line === 'engrailed' ? 1 : -1);
}

/** What stays straight beside a point, at an inner corner, so that neighbours do not run into each other, and where limbs cross; in heights. */
const STRAIGHT: Readonly<Partial<Record<Line, readonly [outer: number, inner: number, crossing: number]>>> = {
  embattled: [0.72, 1.2, 1.2],
  raguly: [1.3, 1.2, 0.75],
  dovetailed: [1.3, 1.1, 1.1],
  rayonny: [0.4, 1.12, 1.12],
};

/** A corner as a line sees it: its angle in degrees, whether the ordinary lies within, and whether limbs meet or even cross there. */
export interface Corner {
  readonly angle: number;
  readonly isOuter?: boolean;
  readonly isOfLimbs?: boolean;
  readonly isCrossing?: boolean;
}

/** How far from a corner a line begins. What turns over or is round has a motif over it, square to the bisector; the others keep straight. */
export function leadAt(corner: Corner, { line, period, height }: Cut): number {
  const { angle, isOuter = false, isCrossing = false, isOfLimbs = false } = corner;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 360), Math.cos((angle * Math.PI) / 360)];
  const isUnder = line === 'nebuly' && !isOuter && !isCrossing && isOfLimbs;
  if (isFlowing(line)) return ((period * (isUnder ? 0.74 : 0.52) - height) * cos) / sin;
  if (isPlainAt(corner, line)) return period * (isCrossing ? 0.6 : 0.75);
  if (isTurning(line)) return (period / 2 + height * cos) / sin;
  if (line === 'engrailed' && isCrossing) return period / 2;
  if (line === (isOuter ? 'invected' : 'engrailed')) return period / 2 / sin;
  if (line === 'rayonny' && !isOfLimbs) return angle < 150 ? 1.5 * height : 0;
  // Lobes meet in a cusp.
  if (line === 'invected') return Math.max(0, 0.955 / sin - 1) * height;
  return ((STRAIGHT[line]?.[isOuter ? 0 : isCrossing ? 2 : 1] ?? 0) * height * cos) / sin;
}

/** Whether a zigzag leaves a corner as it is. */
export const isPlainAt = ({ isOfLimbs = false, isCrossing = false }: Corner, line: Line): boolean =>
  (line === 'dancetty' && isOfLimbs) || (line === 'indented' && isCrossing);

/** How high a flame is beside an inner corner. */
export const LOW = 0.6;

/** How motifs follow each other along an edge. */
interface Course {
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
  /** A zigzag from and to the middle of its height. */
  readonly isLevel?: boolean;
  /** How high the first and the last motif are, beside a corner. */
  readonly low?: Point;
  /** Up to a point, where two whole scallops would run into each other. */
  readonly isPointed?: boolean;
  /** Whether a place is on the shield: a motif whose top is not is left out, for the rest of it would be a scrap; a flame is lower first. */
  readonly isOn?: ((place: Point) => boolean) | undefined;
}

/** The path of an edge after its first point, along points, in the line's shape. Away from the ordinary is left of the way. */
export function edge(points: readonly Point[], cut?: Cut, course: Course = {}): string {
  if (cut === undefined)
    return points
      .slice(1)
      .map(point => `L${pair(...point)}`)
      .join('');
  const { from, isMirrored = false, isFlipped = false, isPointed = false, isLevel = false, low: [low, last] = [1, 1], isOn } = course;
  const { line, period, height } = cut;
  const { step, count, start } = rowOf(lengthOf(points), period, course);
  const high = height * (isFlipped !== (isLevel && from === 'end') ? -1 : 1);
  const corner = from === 'end' ? count - 1 : 0;
  const sizes = line === 'rayonny' ? FLAMES : [1];
  const sizeOf = (i: number): number => {
    if (!isStepped(line) || !isOn) return 1;
    const u = line !== 'rayonny' ? 0.5 : isMirrored ? 0.34 : 0.66;
    return sizes.find(size => isOn(along(points, start + (i + u) * step, high * size))) ?? 0;
  };
  const motif = (i: number): string => {
    if (sizeOf(i) === 0) return 'L1 0';
    const shape = isPointed && i === corner ? POINTED : isLevel ? ZIGZAG : cut.path;
    return isMirrored && !isTurning(line) ? reversed(shape, shape === POINTED ? TOP : [0, 0]) : shape;
  };
  const at = (u: number, v: number): Point => along(points, start + u * step, v * high);
  const first: Point = isPointed && from === 'start' ? TOP : [0, isLevel ? 0 : levelOf(line)];
  const shareOf = (i: number): number => Math.min(sizeOf(i), i === 0 ? low : i === count - 1 ? last : 1);
  const motifs = Array.from({ length: count }, (_, i) => mapPath(motif(i), (u, v) => at(i + u, v * shareOf(i))));
  return `L${pair(...at(...first))}${motifs.join('')}`;
}

/** How high a flame is that has its tip on the shield. */
const FLAMES = [1, 0.8, 0.6, 0.4];

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
const ZIGZAG = 'L.25 1L.75 -1L1 0';
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

/** An edge whose motifs grow smaller until nothing is left at a point that it comes from or goes to, from the edge of the shield. */
export function taperedEdge([from, to]: readonly [Point, Point], { line, path, period, height }: Cut, isToPoint: boolean): string {
  const [top, tip] = isToPoint ? [from, to] : [to, from];
  const long = distance(top, tip);
  const lead = (long * (8 - top[1])) / (tip[1] - top[1]);
  const room = long - lead;
  const high = height * (isTurning(line) ? -1 : 1);
  const motif = isLeaning(line) ? reversed(path, [0, 0]) : path;
  const sizeAt = (far: number): number => ((long - far) / room) ** 0.6;
  const at = (far: number, v: number): Point => along([top, tip], far, v * high * sizeAt(far) * (isToPoint ? 1 : -1));
  let far = lead;
  let motifs = '';
  while (long - far > TIP) {
    const [start, step] = [far, period * sizeAt(far)];
    far += step;
    motifs += mapPath(motif, (u, v) => at(start + u * step, v));
  }
  const start = at(lead, levelOf(line));
  if (isToPoint) return `L${pair(...start)}${motifs}L${pair(...tip)}`;
  const [back, end] = backwards(start, motifs);
  return `L${end}${back}L${pair(...top)}`;
}

/** What of an edge stays straight at its point. */
const TIP = 18;

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
export function overCorner(back: readonly Point[], on: readonly Point[], corner: Corner, cut: Cut): string {
  const { angle, isOuter = false, isCrossing = false, isOfLimbs = false } = corner;
  const { line } = cut;
  const isCurve = isFlowing(line);
  const isPlain = isPlainAt(corner, line);
  const far = leadAt(corner, cut);
  const high = cut.height * (isTurning(line) && isOuter !== isCurve ? -1 : 1);
  const level = isPlain ? 0 : levelOf(line) * high;
  const [from, to] = [along(back, far, -level), along(on, far, level)];
  if (isCurve) {
    const [a, b] = [along(back, far * 0.4 - 4, -level), along(on, far * 0.4 - 4, level)];
    return `L${pair(...from)}C${pair(...a)} ${pair(...b)} ${pair(...to)}`;
  }
  if (line === 'engrailed' && isCrossing) {
    const [x, y] = back[0]!;
    return `L${pair(...from)}${mapPath(AROUND, (u, v) => [x + (from[0] - x) * u + (to[0] - x) * v, y + (from[1] - y) * u + (to[1] - y) * v])}`;
  }
  if (line === 'rayonny' && !isOfLimbs && far > 0) {
    const rise = far * Math.min(1.4, Math.tan((angle * Math.PI) / 360));
    const [way, end] = backwards(
      back[0]!,
      mapPath(ASIDE, (u, v) => along(back, u * far, -v * rise)),
    );
    return `L${end}${way}${mapPath(ASIDE, (u, v) => along(on, u * far, v * rise))}`;
  }
  const isOver = !isPlain && (isTurning(line) || (!isOuter && line === 'engrailed'));
  const isFlame = line === 'rayonny' && !isOuter && isOfLimbs;
  const path = isOver ? cut.path : isFlame ? FLAME : (isOuter && OVER[line]) || '';
  if (path === '') {
    const within = line === 'invected' ? far + high : 0;
    const [[ax, ay], [bx, by]] = [along(back, within, 0), along(on, within, 0)];
    return `L${pair((ax + bx) / 2, (ay + by) / 2)}`;
  }
  const long = distance(from, to);
  return `L${pair(...from)}${mapPath(path, (u, v) => along([from, to], u * long, v * high - level))}`;
}

/** A scallop around a corner. */
const AROUND = 'C1 -.55 .55 -1 0 -1C-.55 -1 -1 -.55 -1 0C-1 .55 -.55 1 0 1';

/** A flame in an inner corner, clear of those on both sides. */
const FLAME = 'C.2 .08 .31 .2 .32 .5C.33 .78 .46 .86 .5 1.2C.54 .86 .67 .78 .68 .5C.69 .2 .8 .08 1 0';

/** From a corner of a bordure up a flame that leans away from it, so that the field ends in one. */
const ASIDE = 'C.22 .15 .36 .1 .68 .4C.72 .28 .76 .12 1 0';

/** Over a point. */
const OVER: Readonly<Partial<Record<Line, string>>> = {
  embattled: 'L0 1.35L1 1.35L1 0',
  rayonny: 'C.1 .06 .24 .2 .22 .42C.2 .66 .44 .76 .5 1.05C.56 .76 .8 .66 .78 .42C.76 .2 .9 .06 1 0',
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
