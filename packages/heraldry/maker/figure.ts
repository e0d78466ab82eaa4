import type { Mass } from './mass.ts';
import { add, bezier, type Curve, type Dab, distance, dot, flow, minus, type Point, times, unit } from './plane.ts';
import { areaOf, contours, fitClosed, fitOpen, type Grid, isLong, mitred, sidesOf, valueAt } from './trace.ts';

/** What is painted at once. Layers are painted one over the other; where one ends upon another, a line is left. */
export interface Layer {
  readonly masses: readonly Mass[];
  /** How softly its masses run into each other. */
  readonly blend?: number;
  /** How softly it grows out of what lies beneath, at its root. */
  readonly join?: number;
  /** The width of the line where it ends upon another; 0 for none. */
  readonly edge?: number;
  /** Claws, horns and hooves; the tongue: they may have a tincture of their own. */
  readonly part?: 'armed' | 'langued';
  /** Strokes of ink upon it. */
  readonly marks?: readonly (readonly Dab[])[];
}

/** A line of ink: curves, and for each its half width at the start, a third, two thirds and the end. */
export interface Line {
  readonly curves: readonly Curve[];
  readonly widths: readonly (readonly [number, number, number, number])[];
}

/** A finished drawing, its left and upper edges at 0. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: readonly (readonly Curve[])[];
  readonly armed: readonly (readonly Curve[])[];
  readonly langued: readonly (readonly Curve[])[];
  readonly lines: readonly Line[];
}

const ERROR = 0.28;
/** Lines and parts may stray a little further than the silhouette. */
const LINE_ERROR = 0.5;
const EDGE = 0.66;
/** What is thinner is not drawn. */
const THIN = 0.06;
/** Gaps no wider than twice this would be filled by the line around them: the surface goes on over them, with a line. */
const CLEFT = 0.6;
/** And holes no wider than twice this are not worth having. */
const CRUMB = 1.9;
/** A line less deep within the silhouette only makes its outline fatter. */
const DEEP = 1.2;
/** A line between surfaces that were closed up is not shorter. */
const LEAST = 3.6;
/** Of a mark that is mostly covered, the rest is left out. */
const SHOWN = 0.4;
/** How far from a thing one still has to know about it. */
const MARGIN = 4;
/** A mark so short is a spot. */
const SPOT = 4;

/** Unites layers into one silhouette with lines upon it; `cell` is how finely one looks. */
export function drawing(layers: readonly Layer[], cell = 0.3): Drawing {
  const stack = layers.map((layer): Known => ({ layer, box: boxOf([layer]) }));
  const whole = gridOver(boxOf(layers), 3, cell);
  for (const known of stack) {
    const join = known.layer.join ?? 0;
    lay(whole, known, (before, far, x, y) =>
      join === 0 || Math.abs(far - before) >= join ? Math.min(before, far) : soft(before, far, join * rootOf(known, x, y)),
    );
  }
  const raw = { ...whole, values: whole.values.slice() };
  mend(whole, (x, y) => stack.some(known => known.layer.part !== undefined && farTo(known, x, y) < APART));
  const body = contours(whole).filter(way => Math.abs(areaOf(way)) > 1);
  const [left, top] = [Math.min(...body.flat().map(([x]) => x)), Math.min(...body.flat().map(([, y]) => y))];
  const moved = (way: readonly Point[]): Point[] => way.map(([x, y]) => [x - left, y - top]);
  const outlines = (ways: readonly (readonly Point[])[], error: number): Curve[][] => ways.map(way => fitClosed(moved(way), error));
  const shape: Silhouette = {
    far: (x, y) => valueAt(whole, x, y),
    isMended: (x, y) => valueAt(raw, x, y) > valueAt(whole, x, y) + 0.05,
  };
  const parts = { armed: partsOf(stack, 'armed', cell), langued: partsOf(stack, 'langued', cell) };
  const lines = [
    ...stack.flatMap((_, i) => [...edgesOf(stack, i, cell, shape), ...marksOf(stack, i, shape)]),
    ...[...parts.armed, ...parts.langued].flatMap(way => rimsOf(way, shape)),
  ];
  return {
    width: Math.max(...body.flat().map(([x]) => x)) - left,
    height: Math.max(...body.flat().map(([, y]) => y)) - top,
    body: outlines(body, ERROR).map(mitred),
    armed: outlines(parts.armed, LINE_ERROR),
    langued: outlines(parts.langued, LINE_ERROR),
    lines: lines.map(line => fitLine(line.map(([x, y, r]): Dab => [x - left, y - top, r]))),
  };
}

interface Known {
  readonly layer: Layer;
  readonly box: Mass['box'];
}

export function boxOf(layers: readonly Layer[]): Mass['box'] {
  const boxes = layers.flatMap(layer => layer.masses.map(mass => mass.box));
  return [
    Math.min(...boxes.map(box => box[0])),
    Math.min(...boxes.map(box => box[1])),
    Math.max(...boxes.map(box => box[2])),
    Math.max(...boxes.map(box => box[3])),
  ];
}

function gridOver([left, top, right, bottom]: Mass['box'], margin: number, cell: number): Grid {
  const columns = Math.ceil((right - left + 2 * margin) / cell) + 1;
  const rows = Math.ceil((bottom - top + 2 * margin) / cell) + 1;
  return { left: left - margin, top: top - margin, columns, rows, cell, values: new Float64Array(columns * rows).fill(1e3) };
}

/** The lesser of two distances, rounded off by k where they are alike. */
function soft(a: number, b: number, k: number): number {
  if (k <= 0) return Math.min(a, b);
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

const isOff = (box: Mass['box'], x: number, y: number): boolean =>
  x < box[0] - MARGIN || x > box[2] + MARGIN || y < box[1] - MARGIN || y > box[3] + MARGIN;

/** How far a layer is, all its masses together. */
function farTo({ layer, box }: Known, x: number, y: number): number {
  let far = 1e3;
  if (isOff(box, x, y)) return far;
  for (const mass of layer.masses) if (!isOff(mass.box, x, y)) far = soft(far, mass.far(x, y), layer.blend ?? 0);
  return far;
}

/** How much of a root its nearest mass is there. */
function rootOf({ layer }: Known, x: number, y: number): number {
  let [least, root] = [Infinity, 0];
  for (const mass of layer.masses) {
    if (isOff(mass.box, x, y)) continue;
    const far = mass.far(x, y);
    if (far < least) [least, root] = [far, mass.root(x, y)];
  }
  return root;
}

const BLOCK = 8;

/** Puts distances to a layer on a grid. Blocks wholly outside or deep inside are not looked at cell by cell. */
function lay(grid: Grid, known: Known, put: (before: number, far: number, x: number, y: number) => number): void {
  const { cell, columns, rows, values } = grid;
  const [left, top, right, bottom] = known.box;
  const block = (value: number, start: number): number => Math.max(0, Math.floor((value - start) / cell / BLOCK));
  const reach = (BLOCK * cell * 3) / 4;
  for (let j = block(top - MARGIN, grid.top); j * BLOCK < rows && grid.top + j * BLOCK * cell < bottom + MARGIN; j++) {
    for (let i = block(left - MARGIN, grid.left); i * BLOCK < columns && grid.left + i * BLOCK * cell < right + MARGIN; i++) {
      const middle = farTo(known, grid.left + (i + 0.5) * BLOCK * cell, grid.top + (j + 0.5) * BLOCK * cell);
      if (middle > reach + MARGIN) continue;
      const isDeep = middle < -reach - 0.5;
      for (let row = j * BLOCK; row < Math.min(rows, (j + 1) * BLOCK); row++) {
        for (let column = i * BLOCK; column < Math.min(columns, (i + 1) * BLOCK); column++) {
          const [x, y] = [grid.left + column * cell, grid.top + row * cell];
          const index = row * columns + column;
          values[index] = put(values[index]!, isDeep ? middle : farTo(known, x, y), x, y);
        }
      }
    }
  }
}

/** How far what lies under a layer is. */
function beneath(stack: readonly Known[], index: number, x: number, y: number): number {
  let all = 1e3;
  for (let i = 0; i < index; i++) {
    const known = stack[i]!;
    const far = farTo(known, x, y);
    const join = known.layer.join ?? 0;
    all = join === 0 || Math.abs(far - all) >= join ? Math.min(all, far) : soft(all, far, join * rootOf(known, x, y));
  }
  return all;
}

function above(stack: readonly Known[], index: number, x: number, y: number): number {
  let least = 1e3;
  for (let i = index + 1; i < stack.length; i++) least = Math.min(least, farTo(stack[i]!, x, y));
  return least;
}

/** Fills clefts and crumbs, so that nothing is closer to itself than its outline is wide. Between claws there is only ink. */
function mend(grid: Grid, isArmed: (x: number, y: number) => boolean): void {
  fillClefts(grid, isArmed);
  const ways = contours(grid);
  const body = Math.sign(ways.map(areaOf).toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]!);
  for (const way of ways)
    if (Math.sign(areaOf(way)) !== body && breadthOf(way) < CRUMB && !way.some(point => isArmed(...point))) fill(grid, way);
}

/** A point outside stays so if a circle that touches nothing covers it. */
function fillClefts({ left, top, columns, rows, cell, values }: Grid, isArmed: (x: number, y: number) => boolean): void {
  const before = values.slice();
  const reach = Math.ceil((CLEFT * 1.3) / cell);
  for (let j = reach; j < rows - reach; j++) {
    for (let i = reach; i < columns - reach; i++) {
      const far = before[j * columns + i]!;
      if (far <= 0 || far >= CLEFT || isArmed(left + i * cell, top + j * cell)) continue;
      let best = -CLEFT;
      for (let v = -reach; v <= reach; v++) {
        for (let u = -reach; u <= reach; u++) {
          const other = before[(j + v) * columns + i + u]!;
          if (other >= CLEFT) best = Math.max(best, other - Math.sqrt(u * u + v * v) * cell);
        }
      }
      values[j * columns + i] = Math.min(far, best);
    }
  }
}

/** As wide as a circle or square would be half. */
const breadthOf = (way: readonly Point[]): number =>
  (2 * Math.abs(areaOf(way))) / way.reduce((sum, point, i) => sum + distance(point, way[(i + 1) % way.length]!), 0);

/** How far from a claw or tongue surfaces are left as they are. */
const APART = 0.8;

function fill({ left, top, columns, rows, cell, values }: Grid, way: readonly Point[]): void {
  for (let j = 0; j < rows; j++) {
    const y = top + j * cell;
    const crossings = way
      .flatMap(([ax, ay], i) => {
        const [bx, by] = way[(i + 1) % way.length]!;
        return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      })
      .toSorted((a, b) => a - b);
    for (let n = 0; n + 1 < crossings.length; n += 2) {
      const [start, end] = [Math.ceil((crossings[n]! - left) / cell), Math.floor((crossings[n + 1]! - left) / cell)];
      for (let i = start; i <= end; i++) values[j * columns + i] = -CLEFT;
    }
  }
}

/** The silhouette as it is drawn: how far its outline is, and where it goes on over a cleft or crumb. */
interface Silhouette {
  readonly far: (x: number, y: number) => number;
  readonly isMended: (x: number, y: number) => boolean;
}

/** Where a layer ends upon another, as strokes that grow out of the outline or fade towards its root. */
function edgesOf(stack: readonly Known[], index: number, cell: number, shape: Silhouette): Dab[][] {
  const known = stack[index]!;
  const edge = known.layer.edge ?? EDGE;
  if (edge === 0 || index === 0) return [];
  const grid = gridOver(known.box, 1, cell);
  lay(grid, known, (_, far) => far);
  return contours(grid).flatMap(way => {
    const widths = way.map(([x, y]) => {
      if (above(stack, index, x, y) < -0.2 || isAtPart(stack, index, x, y)) return 0;
      const isUpon = beneath(stack, index, x, y) < 0.3 || (shape.isMended(x, y) && isAcross(stack, index, x, y));
      return isUpon ? (1 - rootOf(known, x, y)) * edge * 0.5 : 0;
    });
    const isMade = ([x, y]: Dab): boolean => shape.isMended(x, y);
    const isDeep = ([x, y, r]: Dab): boolean => r > edge * 0.2 && shape.far(x, y) < -DEEP;
    const isSeen = (run: readonly Dab[]): boolean => run.some(isDeep) || isLong(run.filter(isMade), LEAST);
    return runsOf(way, widths, { isClosed: true, least: 2.6 })
      .filter(isSeen)
      .map(run => ended(run, { full: edge * 0.5, blunt: 0, reach: 4.5, taper: 7 }, stack, index, shape));
  });
}

/** Beyond what was closed there is something of the body. */
const isAcross = (stack: readonly Known[], index: number, x: number, y: number): boolean =>
  stack.slice(0, index).some(known => !known.layer.part && farTo(known, x, y) < 2 * CRUMB);

/** Claws and tongues have a line of their own all around. */
function isAtPart(stack: readonly Known[], index: number, x: number, y: number): boolean {
  if (stack[index]!.layer.part) return true;
  for (let i = index - 1; i >= 0; i--) {
    const far = farTo(stack[i]!, x, y);
    if (stack[i]!.layer.part && far < 0.3) return true;
    if (far < -0.3) return false;
  }
  return false;
}

/** Where a claw or tongue has something of the body beside it. */
function rimsOf(way: readonly Point[], { far }: Silhouette): Dab[][] {
  const side = Math.sign(areaOf(way)) * BESIDE;
  return sidesOf(way).flatMap(points => {
    const widths = points.map((point, i) => {
      const along = unit(minus(points[Math.min(i + 1, points.length - 1)]!, points[Math.max(i - 1, 0)]!));
      return far(...add(point, times([along[1], -along[0]], side))) < 0 ? EDGE * 0.5 : 0;
    });
    return runsOf(points, widths, { isClosed: false, least: 1.2 });
  });
}

const BESIDE = 0.8;

/** Nearer to the outline it would only make that fatter. */
const CLEAR = 0.8;

/** A stroke grows out of the outline or a line it meets, and ends thin in the midst of a surface. */
function ended(run: readonly Dab[], wide: Width, stack: readonly Known[], index: number, shape: Silhouette): Dab[] {
  const head = startOf(run, wide, stack, index, shape);
  return startOf(head.toReversed(), wide, stack, index, shape).toReversed();
}

/** Half widths: at the outline, and of ends that are blunt. */
interface Width {
  readonly full: number;
  readonly blunt: number;
  /** How far from the outline it still grows out of it. */
  readonly reach: number;
  /** How long it takes to end thin; 0 for what ends as it was drawn. */
  readonly taper: number;
}

function startOf(
  run: readonly Dab[],
  { full, blunt, reach, taper }: Width,
  stack: readonly Known[],
  index: number,
  shape: Silhouette,
): Dab[] {
  const [x, y, r] = run[0]!;
  if (r < blunt || isMet(stack, index, x, y)) return [...run];
  const clear = run.findIndex(([u, v]) => shape.far(u, v) < -CLEAR || shape.isMended(u, v));
  if (clear < 0) return [...run];
  const rest = run.slice(clear);
  const onwards = wayOut(rest, reach, shape);
  if (onwards) return shaped([...onwards.map(([u, v]): Dab => [u, v, full]), ...rest], (r, gone) => Math.max(r, full * (1 - gone / 14)));
  if (taper === 0) return [...run];
  const long = Math.min(taper, lengthOf(run) * 0.6);
  return shaped(run, (r, gone) => Math.max(THIN, r * Math.min(1, gone / long)));
}

const lengthOf = (run: readonly Dab[]): number =>
  run.reduce((sum, [x, y], i) => sum + (i === 0 ? 0 : Math.hypot(x - run[i - 1]![0], y - run[i - 1]![1])), 0);

/** Widths by what they were and how far from the start. */
function shaped(run: readonly Dab[], width: (before: number, gone: number) => number): Dab[] {
  let gone = 0;
  return run.map(([x, y, r], i) => {
    if (i > 0) gone += Math.hypot(x - run[i - 1]![0], y - run[i - 1]![1]);
    return [x, y, width(r, gone)];
  });
}

/** There is a line already that it meets, of something over it or of a claw. */
const isMet = (stack: readonly Known[], index: number, x: number, y: number): boolean =>
  stack.some(known => known.layer.part !== undefined && Math.abs(farTo(known, x, y)) < 0.6) ||
  stack.slice(index + 1).some(known => (known.layer.edge ?? EDGE) > 0 && farTo(known, x, y) < 0.3 && rootOf(known, x, y) < 0.4);

/** From the start of a stroke on to the outline, bending towards it; the farthest point first. */
function wayOut(run: readonly Dab[], reach: number, { far }: Silhouette): Point[] | undefined {
  const [[x, y], [u, v]] = [run[0]!, run[Math.min(run.length - 1, 5)]!];
  let at: Point = [x, y];
  let ahead = unit([x - u, y - v]);
  const way: Point[] = [];
  for (let gone = 0; gone < reach; gone += WAY_STEP) {
    if (far(...at) > 0.4) return way;
    const out = unit([far(at[0] + 0.3, at[1]) - far(at[0] - 0.3, at[1]), far(at[0], at[1] + 0.3) - far(at[0], at[1] - 0.3)]);
    if (gone === 0 && dot(ahead, out) < TOWARDS) return;
    ahead = unit(add(ahead, times(out, 0.2)));
    at = add(at, times(ahead, WAY_STEP));
    way.unshift(at);
  }
  return;
}

const WAY_STEP = 0.3;
/** A stroke that runs along the outline does not grow out of it: the cosine between its way and the way out. */
const TOWARDS = 0.3;

/** The stretches of a way that have a width and are not too short to matter. */
function runsOf(way: readonly Point[], widths: readonly number[], { isClosed, least }: { isClosed: boolean; least: number }): Dab[][] {
  const isInk = (i: number): boolean => widths[i]! >= THIN;
  const start = isClosed ? way.findIndex((_, i) => !isInk(i)) : 0;
  const runs: Dab[][] = [];
  let run: Dab[] = [];
  for (let n = 0; n < way.length; n++) {
    const i = (Math.max(0, start) + n) % way.length;
    if (isInk(i)) run.push([...way[i]!, widths[i]!]);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs.filter(dabs => isLong(dabs, least));
}

function marksOf(stack: readonly Known[], index: number, shape: Silhouette): Dab[][] {
  return (stack[index]!.layer.marks ?? []).flatMap(mark => {
    const way = flow(mark, 0.5);
    const long = way.reduce((sum, [x, y], i) => sum + (i === 0 ? 0 : Math.hypot(x - way[i - 1]![0], y - way[i - 1]![1])), 0);
    return runsOf(
      way.map(([x, y]): Point => [x, y]),
      way.map(([x, y, r]) => (above(stack, index, x, y) < -0.2 ? 0 : Math.max(r, THIN))),
      { isClosed: false, least: Math.max(0.5, long * SHOWN) },
    ).map(run => (long < SPOT ? run : ended(run, { full: EDGE * 0.5, blunt: 0.25, reach: 2, taper: 0 }, stack, index, shape)));
  });
}

/** A part reaches a little under the line around it, so that nothing of the body shows between them. */
const BLEED = 0.22;

/** So little of a claw or horn that shows is not drawn: half as wide. */
const SCRAP = 0.7;

/** What shows of all parts of a kind. */
function partsOf(stack: readonly Known[], part: 'armed' | 'langued', cell: number): Point[][] {
  return stack.flatMap((known, index) => {
    if (known.layer.part !== part) return [];
    const grid = gridOver(known.box, 1, cell);
    lay(grid, known, (_, far, x, y) => (far > 1 ? far : Math.max(far - BLEED, -above(stack, index, x, y))));
    return contours(grid).filter(way => breadthOf(way) > SCRAP);
  });
}

/** Few curves along the middle of a stroke, and its widths along them. */
function fitLine(dabs: readonly Dab[]): Line {
  const curves = fitOpen(
    dabs.map(([x, y]): Point => [x, y]),
    LINE_ERROR,
  );
  const widthAt = (x: number, y: number): number => {
    let [least, width] = [Infinity, 0];
    for (const [u, v, r] of dabs) {
      const square = (u - x) * (u - x) + (v - y) * (v - y);
      if (square < least) [least, width] = [square, r];
    }
    return width;
  };
  return {
    curves,
    widths: curves.map(curve => {
      const [a, b, c, d] = [0, 1 / 3, 2 / 3, 1].map(t => widthAt(...bezier(curve, t)));
      return [a!, b!, c!, d!] as const;
    }),
  };
}
