import type { Mass } from './mass.ts';
import { bezier, type Curve, type Dab, flow, type Point } from './plane.ts';
import { areaOf, contours, fitClosed, fitOpen, type Grid, isLong } from './trace.ts';

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

const ERROR = 0.24;
/** Lines and parts may stray a little further than the silhouette. */
const LINE_ERROR = 0.34;
const EDGE = 0.66;
/** What is thinner is not drawn. */
const THIN = 0.06;
/** Gaps so small would be filled by the line around them. */
const CRUMB = 8;
/** A line less deep within the silhouette only makes its outline fatter. */
const DEEP = 1.2;
/** Of a mark that is mostly covered, the rest is left out. */
const SHOWN = 0.4;
/** How far from a thing one still has to know about it. */
const MARGIN = 4;

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
  const body = contours(whole).filter(way => Math.abs(areaOf(way)) > CRUMB);
  const [left, top] = [Math.min(...body.flat().map(([x]) => x)), Math.min(...body.flat().map(([, y]) => y))];
  const moved = (way: readonly Point[]): Point[] => way.map(([x, y]) => [x - left, y - top]);
  const outlines = (ways: readonly (readonly Point[])[], error: number): Curve[][] => ways.map(way => fitClosed(moved(way), error));
  const lines = stack.flatMap((_, i) => [...edgesOf(stack, i, cell), ...marksOf(stack, i)]);
  return {
    width: Math.max(...body.flat().map(([x]) => x)) - left,
    height: Math.max(...body.flat().map(([, y]) => y)) - top,
    body: outlines(body, ERROR),
    armed: outlines(partsOf(stack, 'armed', cell), LINE_ERROR),
    langued: outlines(partsOf(stack, 'langued', cell), LINE_ERROR),
    lines: lines.map(line => fitLine(line.map(([x, y, r]): Dab => [x - left, y - top, r]))),
  };
}

interface Known {
  readonly layer: Layer;
  readonly box: Mass['box'];
}

function boxOf(layers: readonly Layer[]): Mass['box'] {
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

/** Where a layer ends upon another, as strokes that fade towards its root. */
function edgesOf(stack: readonly Known[], index: number, cell: number): Dab[][] {
  const known = stack[index]!;
  const edge = known.layer.edge ?? EDGE;
  if (edge === 0 || index === 0) return [];
  const grid = gridOver(known.box, 1, cell);
  lay(grid, known, (_, far) => far);
  return contours(grid).flatMap(way => {
    const widths = way.map(([x, y]) => {
      const width = (1 - rootOf(known, x, y)) * edge * 0.5;
      return width < THIN || beneath(stack, index, x, y) > 0.3 || above(stack, index, x, y) < -0.2 ? 0 : width;
    });
    const isBare = (x: number, y: number): boolean => beneath(stack, index, x, y) < -0.6 && isOpen(stack, index, x, y);
    const isSeen = (run: readonly Dab[]): boolean => run.some(([x, y, r]) => r > edge * 0.2 && beneath(stack, index, x, y) < -DEEP);
    const runs = runsOf(way, widths, { isClosed: true, least: 2.6 }).filter(isSeen);
    return runs.map(run => pointed(run, isBare));
  });
}

/** Nothing lies over it but what grows out of it just there. */
const isOpen = (stack: readonly Known[], index: number, x: number, y: number): boolean =>
  stack.slice(index + 1).every(known => farTo(known, x, y) > 0.3 || rootOf(known, x, y) > 0.5);

/** A stroke that ends in the midst of a surface ends thin. */
function pointed(run: readonly Dab[], isBare: (x: number, y: number) => boolean): Dab[] {
  const long = 6;
  const [first, last] = [run[0]!, run.at(-1)!].map(([x, y]) => isBare(x, y));
  let before = 0;
  const gone = run.map(([x, y], i) => {
    if (i > 0) before += Math.hypot(x - run[i - 1]![0], y - run[i - 1]![1]);
    return before;
  });
  return run.map(([x, y, r], i) => {
    const share = Math.min(first ? gone[i]! / long : 1, last ? (before - gone[i]!) / long : 1, 1);
    return [x, y, Math.max(THIN, r * share)];
  });
}

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

function marksOf(stack: readonly Known[], index: number): Dab[][] {
  return (stack[index]!.layer.marks ?? []).flatMap(mark => {
    const way = flow(mark, 0.5);
    const long = way.reduce((sum, [x, y], i) => sum + (i === 0 ? 0 : Math.hypot(x - way[i - 1]![0], y - way[i - 1]![1])), 0);
    return runsOf(
      way.map(([x, y]): Point => [x, y]),
      way.map(([x, y, r]) => (above(stack, index, x, y) < -0.2 ? 0 : Math.max(r, THIN))),
      { isClosed: false, least: Math.max(0.5, long * SHOWN) },
    );
  });
}

/** A part reaches a little under the line around it, so that nothing of the body shows between them. */
const BLEED = 0.22;

/** What shows of all parts of a kind. */
function partsOf(stack: readonly Known[], part: 'armed' | 'langued', cell: number): Point[][] {
  return stack.flatMap((known, index) => {
    if (known.layer.part !== part) return [];
    const grid = gridOver(known.box, 1, cell);
    lay(grid, known, (_, far, x, y) => (far > 1 ? far : Math.max(far - BLEED, -above(stack, index, x, y))));
    return contours(grid).filter(way => Math.abs(areaOf(way)) > 0.4);
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
