import type { Coat } from './coat.ts';
import { CADENCIES_DRAWN } from './figures/cadencies.ts';
import type { Point } from './geometry.ts';
import { flatten } from './layout/flatten.ts';
import { type Laid, layoutOf, outlinesOf } from './layout.ts';
import { type Shape, shieldPath } from './shield/outline.ts';

const [WIDTH, HEIGHT] = [200, 240];
const LEAST = 8;

/** What is wrong with where things stand, measured on their outlines: cut off by the shield, a chief or a bordure, hidden by another group, too small to see. */
export function layoutFaults(coat: Coat, shape: Shape = 'heater'): string[] {
  const { groups, mark, chief, bordure } = layoutOf(coat, shape);
  const shield = shieldOf(shape);
  const field = fieldOf(shield, chief, bordure);
  const marks: Part[] =
    mark && coat.mark
      ? [
          {
            name: `mark ${coat.mark}`,
            runs: [mark.path === undefined ? moved(CADENCIES_DRAWN[coat.mark].shape, mark.at, mark.scale) : flatten(mark.path)],
          },
        ]
      : [];
  const parts: Part[] = [
    ...groups.map((laid): Part => ({ name: `${laid.group.number} ${laid.group.bearing} ${laid.place}`, runs: outlinesOf(laid), laid })),
    ...marks,
  ];
  const drawn = parts.map(part => ({ ...part, bitmap: bitmapOf(part.runs) }));
  return [
    ...drawn.filter(({ runs }) => runs.flat(2).some(([x, y]) => !isOn(shield, x, y))).map(({ name }) => `${name} is cut off`),
    ...drawn
      .filter(({ runs, laid }) => laid && isBelow(laid) && runs.flat(2).some(point => !isNear(field, point)))
      .map(({ name }) => `${name} lies under a chief or a bordure`),
    ...groups.filter(laid => sizeOf(laid) < LEAST).map(({ group, place }) => `${group.number} ${group.bearing} ${place} vanishes`),
    ...drawn.flatMap((a, i) => drawn.slice(i + 1).flatMap(b => hidden(a, b))),
  ];
}

interface Part {
  readonly name: string;
  /** Each figure, as closed runs of points. */
  readonly runs: readonly (readonly (readonly Point[])[])[];
  readonly laid?: Laid;
}

const isBelow = ({ ground }: Laid): boolean => ground !== 'chief' && ground !== 'bordure';

const shields = new Map<Shape, Uint8Array>();

function shieldOf(shape: Shape): Uint8Array {
  const shield = shields.get(shape) ?? bitmapOf(flatten(shieldPath(0, shape)).map(run => [run]));
  shields.set(shape, shield);
  return shield;
}

/** What chief and bordure leave of a shield. The second run of a bordure is its inner edge. */
function fieldOf(shield: Uint8Array, chief: string | undefined, bordure: string | undefined): Uint8Array {
  const field = shield.slice();
  if (chief !== undefined) {
    const head = bitmapOf([flatten(chief)]);
    for (let i = 0; i < field.length; i++) if (head[i] === 1) field[i] = 0;
  }
  if (bordure !== undefined) {
    const inner = bitmapOf([flatten(bordure).slice(1)]);
    for (let i = 0; i < field.length; i++) field[i]! &= inner[i]!;
  }
  return field;
}

const moved = (path: string, [x, y]: Point, scale: number): Point[][] =>
  flatten(path).map(run => run.map(([u, v]): Point => [x + u * scale, y + v * scale]));

/** The longer side of the first figure's box. */
function sizeOf(laid: Laid): number {
  const points = outlinesOf(laid)[0]!.flat();
  const far = (axis: 0 | 1): number => Math.max(...points.map(point => point[axis])) - Math.min(...points.map(point => point[axis]));
  return Math.max(far(0), far(1));
}

function hidden(a: Part & { bitmap: Uint8Array }, b: Part & { bitmap: Uint8Array }): string[] {
  let [both, inA, inB] = [0, 0, 0];
  for (let i = 0; i < a.bitmap.length; i++) {
    inA += a.bitmap[i]!;
    inB += b.bitmap[i]!;
    both += a.bitmap[i]! & b.bitmap[i]!;
  }
  const share = both / Math.min(inA, inB);
  return share > 0.1 ? [`${a.name} and ${b.name} overlap by ${Math.round(share * 100)} %`] : [];
}

const isOn = (bitmap: Uint8Array, x: number, y: number): boolean =>
  x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && bitmap[Math.floor(y) * WIDTH + Math.floor(x)] === 1;

/** On it, or no further from it than the line around a figure is wide. */
const isNear = (bitmap: Uint8Array, [x, y]: Point): boolean =>
  isOn(bitmap, x, y) || isOn(bitmap, x - 1, y) || isOn(bitmap, x + 1, y) || isOn(bitmap, x, y - 1) || isOn(bitmap, x, y + 1);

/** One cell a unit; every closed run is filled. */
function bitmapOf(figures: Part['runs']): Uint8Array {
  const bitmap = new Uint8Array(WIDTH * HEIGHT);
  for (const runs of figures) {
    for (const run of runs) fill(bitmap, run);
  }
  return bitmap;
}

function fill(bitmap: Uint8Array, run: readonly Point[]): void {
  const crossings = new Map<number, number[]>();
  run.forEach((from, i) => {
    const to = run[(i + 1) % run.length]!;
    const [[topX, topY], [lowX, lowY]] = from[1] < to[1] ? [from, to] : [to, from];
    const steep = (lowX - topX) / (lowY - topY);
    for (let row = Math.max(0, Math.ceil(topY - 0.5)); row < Math.min(HEIGHT, lowY - 0.5); row++) {
      const xs = crossings.get(row);
      const x = topX + (row + 0.5 - topY) * steep;
      if (xs) xs.push(x);
      else crossings.set(row, [x]);
    }
  });
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [left, right] = [Math.max(0, Math.round(xs[i]!)), Math.min(WIDTH, Math.round(xs[i + 1]!))];
      if (right > left) bitmap.fill(1, row * WIDTH + left, row * WIDTH + right);
    }
  }
}
