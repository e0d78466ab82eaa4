import { bezier, type Point, pair } from '../geometry.ts';

export const SHAPES = ['heater', 'iberian', 'swiss', 'oval', 'lozenge'] as const;
/** The shape of a shield, within 200 × 240. */
export type Shape = (typeof SHAPES)[number];

/** A side to its end: a line, or a curve with two control points. */
type Side = readonly [Point] | readonly [Point, Point, Point];

/** Clockwise from dexter chief (or, without one, from the top); the right half, which is mirrored, ends at the tip. */
interface Half {
  readonly top: Point;
  readonly sides: readonly Side[];
}

const HALVES: Readonly<Record<Shape, Half>> = {
  heater: {
    top: [100, 8],
    sides: [
      [[190, 8]],
      [[190, 112]],
      [
        [190, 168],
        [148, 212],
        [100, 234],
      ],
    ],
  },
  iberian: {
    top: [100, 8],
    sides: [
      [[190, 8]],
      [[190, 144]],
      [
        [190, 194],
        [150, 232],
        [100, 232],
      ],
    ],
  },
  swiss: {
    top: [100, 8],
    sides: [
      [
        [112, 20],
        [166, 20],
        [190, 8],
      ],
      [
        [186, 40],
        [190, 76],
        [190, 112],
      ],
      [
        [190, 168],
        [148, 212],
        [100, 234],
      ],
    ],
  },
  oval: {
    top: [100, 6],
    sides: [
      [
        [152, 6],
        [188, 58],
        [188, 120],
      ],
      [
        [188, 182],
        [152, 234],
        [100, 234],
      ],
    ],
  },
  lozenge: { top: [100, 2], sides: [[[197, 120]], [[100, 238]]] },
};

/** Its outline as path data; `inset` makes it smaller all round. */
export function shieldPath(inset: number, shape: Shape = 'heater'): string {
  const { top, sides } = inside(shape, inset);
  const right = sides.map(points => `${points.length === 1 ? 'L' : 'C'}${points.map(point => pair(...point)).join(' ')}`);
  return `M${pair(...top)}${right.join('')}${mirrored(top, sides).join('')}Z`;
}

/** The way back up the dexter side. */
function mirrored(top: Point, sides: readonly Side[]): string[] {
  const ends = [top, ...sides.map(points => points.at(-1)!)];
  return sides.toReversed().map((points, i) => {
    const way = [...points.slice(0, -1).toReversed(), ends[sides.length - 1 - i]!];
    return `${points.length === 1 ? 'L' : 'C'}${way.map(([x, y]) => pair(200 - x, y)).join(' ')}`;
  });
}

/** Its right half as points, from the top to the tip. */
export function halfOutline(inset: number, shape: Shape): Point[] {
  const { top, sides } = inside(shape, inset);
  const half: Point[] = [top];
  for (const points of sides) {
    const from = half.at(-1)!;
    if (points.length === 1) half.push(points[0]);
    else for (let step = 1; step <= 16; step++) half.push(bezier(from, ...points, step / 16));
  }
  return half;
}

/** Whether a place is on such a shield, and not at its very edge. */
export function onShield(shape: Shape = 'heater'): (place: Point) => boolean {
  const half = halfOutline(3, shape);
  return ([x, y]) =>
    half.filter(([ax, ay], i) => {
      const [bx, by] = half[i + 1] ?? [ax, ay];
      return ay > y !== by > y && Math.abs(x - 100) < ax - 100 + ((y - ay) / (by - ay)) * (bx - ax);
    }).length %
      2 ===
    1;
}

/** All of it, counter-clockwise in three runs: dexter side to the tip, tip to sinister chief, along the chief. */
export function shieldRuns(inset: number, shape: Shape = 'heater'): Point[][] {
  const half = halfOutline(inset, shape);
  const corner = shape === 'oval' || shape === 'lozenge' ? 0 : half.findIndex(([x]) => x === Math.max(...half.map(([each]) => each)));
  const [chief, side] = [half.slice(0, corner + 1), half.slice(corner)];
  const flipped = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [200 - x, y]);
  const along = [...chief.toReversed(), ...flipped(chief).slice(1)];
  return [flipped(side), side.toReversed(), ...(along.length > 1 ? [along] : [])];
}

/** Nearer to the middle by about the inset, as far as curves allow. */
function inside(shape: Shape, inset: number): Half {
  const { top, sides } = HALVES[shape];
  const bottom = sides.at(-1)!.at(-1)![1];
  const widest = Math.max(...sides.flat().map(([x]) => x)) - 100;
  const isPointed = shape !== 'iberian' && shape !== 'oval';
  const [lift, drop] = [shape === 'lozenge' ? inset * 1.55 : inset, inset * (isPointed ? (shape === 'lozenge' ? 1.55 : 1.3) : 1)];
  const narrower = (widest - inset * (shape === 'lozenge' ? 1.3 : 1)) / widest;
  const lower = (bottom - top[1] - lift - drop) / (bottom - top[1]);
  const to = ([x, y]: Point): Point => [100 + (x - 100) * narrower, top[1] + lift + (y - top[1]) * lower];
  return { top: to(top), sides: sides.map(points => points.map(to) as unknown as Side) };
}
