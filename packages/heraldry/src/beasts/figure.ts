import { hasTongue } from '../coat.ts';
import { ATTITUDES, type Attitude, type Beast } from '../elements.ts';
import { hullOf, type Point, pair } from '../geometry.ts';
import { PER_UNIT, PER_WIDTH, readNumbers } from './coding.ts';
import { FACES } from './faces.ts';

/** A beast in an attitude, as path data in units of its own. */
export interface BeastFigure {
  readonly width: number;
  readonly height: number;
  /** One closed silhouette; what it encloses is cut out by the other direction of its way. */
  readonly body: string;
  /** Claws, horns, tusks, beak and hooves, and the tongue: they lie upon the body. */
  readonly armed: string;
  readonly langued: string;
  /** Those of its arms that custom gives another tincture: claws, beak and tusks, not horns and hooves. */
  readonly claws: string;
  /** Strokes of ink, as thin shapes. */
  readonly lines: string;
  /** What lies around its eyes: the middle, half the width and half the height. */
  readonly face: readonly [x: number, y: number, wide: number, high: number];
  /** The corners of a hull around it, handles too, so that it is never too small. */
  readonly hull: readonly Point[];
}

type Outlines = Readonly<Record<Attitude, readonly [size: string, body: string, armed: string, langued: string, lines: string]>>;

/** One file a beast, fetched when it is first asked for. */
const FILES: Readonly<Record<Beast, () => Promise<{ readonly default: Outlines }>>> = {
  talbot: () => import('./outlines/talbot.ts'),
  boar: () => import('./outlines/boar.ts'),
  bull: () => import('./outlines/bull.ts'),
  wolf: () => import('./outlines/wolf.ts'),
  bear: () => import('./outlines/bear.ts'),
  stag: () => import('./outlines/stag.ts'),
  horse: () => import('./outlines/horse.ts'),
  unicorn: () => import('./outlines/unicorn.ts'),
  griffin: () => import('./outlines/griffin.ts'),
  lion: () => import('./outlines/lion.ts'),
};

const here = new Map<Beast, Outlines>();
const coming = new Map<Beast, Promise<void>>();
const figures = new Map<string, BeastFigure>();

/** Fetches a beast's outlines; undefined when they are here already. */
export function loadBeast(beast: Beast): Promise<void> | undefined {
  if (here.has(beast)) return;
  const before = coming.get(beast);
  if (before) return before;
  const fetched = FILES[beast]()
    .then(file => {
      here.set(beast, file.default);
    })
    .finally(() => coming.delete(beast));
  coming.set(beast, fetched);
  return fetched;
}

/** Only for a beast that has been loaded. */
export function beastFigure(beast: Beast, attitude: Attitude): BeastFigure {
  const key = `${beast} ${attitude}`;
  const before = figures.get(key);
  if (before) return before;
  const outlines = here.get(beast);
  if (!outlines) throw new Error(`the ${beast} has not been loaded: await summon(arms) before drawing it`);
  const figure = { ...read(beast, outlines[attitude]), face: faceOf(beast, attitude) };
  figures.set(key, figure);
  return figure;
}

function faceOf(beast: Beast, attitude: Attitude): BeastFigure['face'] {
  const at = ATTITUDES.indexOf(attitude) * 4;
  const [x, y, wide, high] = readNumbers(FACES[beast]).slice(at, at + 4) as [number, number, number, number];
  return [x * PER_UNIT, y * PER_UNIT, wide * PER_UNIT, high * PER_UNIT];
}

function read(beast: Beast, [size, body, armed, langued, lines]: Outlines[Attitude]): Omit<BeastFigure, 'face'> {
  const [width, height] = readNumbers(size) as [number, number];
  const outline = waysIn(body);
  const arms = waysIn(armed);
  return {
    width,
    height,
    body: closed(outline),
    armed: closed(arms),
    langued: closed(waysIn(langued)),
    claws: closed(clawsOf(beast, arms, langued === '')),
    lines: linesIn(lines),
    hull: hullOf(outline.flatMap(way => way.flatMap(([, b, c, d]) => [b, c, d]))),
  };
}

/** A boar's tusks come last: one, or two of a face that is seen from before and shows no tongue. */
function clawsOf<Way>(beast: Beast, arms: readonly Way[], isSilent: boolean): readonly Way[] {
  if (!hasTongue(beast)) return [];
  return beast === 'boar' ? arms.slice(isSilent ? -2 : -1) : arms;
}

type Curve = readonly [Point, Point, Point, Point];

/** Reads steps as places. */
class Reader {
  readonly #numbers: readonly number[];
  #next = 0;
  #at: Point = [0, 0];

  constructor(text: string) {
    this.#numbers = readNumbers(text);
  }

  get isDone(): boolean {
    return this.#next >= this.#numbers.length;
  }

  number(): number {
    return this.#numbers[this.#next++]!;
  }

  step(from: Point = this.#at): Point {
    return [from[0] + this.number(), from[1] + this.number()];
  }

  start(): void {
    this.#at = this.step();
  }

  curve(): Curve {
    const start = this.#at;
    const end = this.step();
    this.#at = end;
    return [start, this.step(start), this.step(end), end];
  }
}

function waysIn(text: string): Curve[][] {
  const reader = new Reader(text);
  const ways: Curve[][] = [];
  while (!reader.isDone) {
    const count = reader.number();
    reader.start();
    ways.push(Array.from({ length: count }, () => reader.curve()));
  }
  return ways;
}

const spell = ([, b, c, d]: Curve): string => `C${pair(...b)} ${pair(...c)} ${pair(...d)}`;
const closed = (ways: readonly (readonly Curve[])[]): string =>
  ways.map(way => `M${pair(...way[0]![0])}${way.map(spell).join('')}Z`).join('');

function linesIn(text: string): string {
  const reader = new Reader(text);
  let lines = '';
  while (!reader.isDone) {
    const count = reader.number();
    reader.start();
    let width = reader.number();
    const [left, right]: [Curve[], Curve[]] = [[], []];
    for (let i = 0; i < count; i++) {
      const stroke: Stroke = [reader.curve(), [width, reader.number(), reader.number(), reader.number()]];
      for (const [curve, widths] of isBent(stroke[0]) ? halves(stroke) : [stroke]) {
        left.push(beside(curve, widths, 1));
        const [a, b, c, d] = beside(curve, widths, -1);
        right.unshift([d, c, b, a]);
      }
      width = stroke[1][3];
    }
    lines += `M${pair(...left[0]![0])}${left.map(spell).join('')}L${pair(...right[0]![0])}${right.map(spell).join('')}Z`;
  }
  return lines;
}

type Stroke = readonly [curve: Curve, widths: readonly [number, number, number, number]];

/** Turns so far that curves beside it would not keep their distance. */
const isBent = ([a, b, c, d]: Curve): boolean => {
  const [x, y, u, v] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  return x * u + y * v < 0.25 * Math.hypot(x, y) * Math.hypot(u, v);
};

function halves([[a, b, c, d], [p, q, r, s]]: Stroke): Stroke[] {
  const mid = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const [ab, bc, cd] = [mid(a, b), mid(b, c), mid(c, d)];
  const [abc, bcd] = [mid(ab, bc), mid(bc, cd)];
  const [middle, wide] = [mid(abc, bcd), (q + r) / 2];
  return [
    [
      [a, ab, abc, middle],
      [p, (p + q) / 2, q, wide],
    ],
    [
      [middle, bcd, cd, d],
      [wide, r, (r + s) / 2, s],
    ],
  ];
}

/** A curve along another, half a line's width aside. */
function beside([a, b, c, d]: Curve, widths: readonly number[], side: 1 | -1): Curve {
  const across = ([x, y]: Point, [u, v]: Point): Point => {
    const long = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) || 1;
    return [((y - v) / long) * side, ((u - x) / long) * side];
  };
  const [start, end] = [across(a, b), across(c, d)];
  const moved = (point: Point, [x, y]: Point, i: number): Point => {
    const far = (widths[i]! * PER_UNIT) / PER_WIDTH;
    return [point[0] + x * far, point[1] + y * far];
  };
  return [moved(a, start, 0), moved(b, start, 1), moved(c, end, 2), moved(d, end, 3)];
}
