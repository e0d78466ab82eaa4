import type { Layer } from './figure.ts';
import { brush } from './mass.ts';
import { hair, lock } from './parts.ts';
import { type Dab, degreesOf, from, minus, type Point } from './plane.ts';
import type { Pose } from './rig.ts';

export type Tails = Readonly<Record<Pose['tail'], readonly Dab[]>>;

export const LONG: Tails = {
  up: [
    [0, 0, 3],
    [7, 5, 2.5],
    [15, 3, 2.2],
    [19, -8, 2],
    [16, -20, 2],
    [11, -31, 2],
    [11, -42, 2],
    [17, -50, 2.1],
    [22, -54, 2.2],
  ],
  level: [
    [0, 0, 3],
    [8, 2, 2.5],
    [15, -3, 2.2],
    [17, -13, 2],
    [11, -22, 2],
    [3, -27, 2],
    [0, -35, 2],
    [5, -42, 2.1],
    [11, -45, 2.2],
  ],
  low: [
    [0, 0, 3],
    [8, 6, 2.5],
    [17, 5, 2.2],
    [21, -5, 2],
    [17, -16, 2],
    [13, -26, 2],
    [15, -36, 2],
    [21, -41, 2.2],
  ],
  lying: [
    [0, 0, 3],
    [8, 5, 2.5],
    [16, 3, 2.2],
    [19, -6, 2],
    [14, -15, 2],
    [8, -22, 2],
    [9, -31, 2],
    [15, -36, 2.2],
  ],
};

export const moved = (dabs: readonly Dab[], [x, y]: Point, size = 1): Dab[] =>
  dabs.map(([u, v, r]) => [x + u * size, y + v * size, r * size]);
const spot = ([x, y]: Dab): Point => [x, y];
const ending = (dabs: readonly Dab[]): number => degreesOf(minus(spot(dabs.at(-1)!), spot(dabs.at(-2)!)));

export type Tuft = readonly (readonly [turn: number, long: number, wide: number, curl: number])[];

const FLAME: Tuft = [
  [66, 13, 3, 36],
  [-70, 13, 3, -36],
  [34, 18, 3.4, 30],
  [-40, 18, 3.4, -30],
  [-4, 22, 3.6, 24],
];

/** A plain brush. */
export const BRUSH: Tuft = [
  [38, 16, 3, 22],
  [-40, 16, 3, -22],
  [18, 21, 3.3, 18],
  [-21, 21, 3.3, -18],
  [-2, 26, 3.6, 16],
];

/** A tail that ends in a flame or a brush. */
export function tufted(tails: Tails, spikes: boolean, size = 1, locks = FLAME) {
  return (root: Point, pose: Pose): Layer[] => {
    const dabs = moved(tails[pose.tail], root);
    const tip = from(spot(dabs.at(-1)!), ending(dabs) + 180, 3);
    const spike = (i: number, turn: number, long: number) =>
      brush(lock(spot(dabs[i]!), degreesOf(minus(spot(dabs[i + 1]!), spot(dabs[i]!))) + turn, long, 2, turn * 0.8));
    return [
      {
        masses: [brush(dabs, { from: 0, to: 0.1 }), ...(spikes ? [spike(2, 34, 10), spike(4, -34, 10), spike(5, 34, 9)] : [])],
        join: 5,
        blend: 1,
      },
      ...locks.map(([turn, long, wide, curl]) => hair(tip, ending(dabs) + turn, long * size, wide * size, curl, 1.5)),
    ];
  };
}

/** A tail of hair: locks along its way, each out of the one before. `wide` is its half width along the way, in even steps. */
export const brushTail =
  (tails: Tails, wide: readonly number[], locks: readonly (readonly [share: number, turn: number, long: number])[]) =>
  (root: Point, pose: Pose): Layer[] => {
    const way = moved(tails[pose.tail], root);
    const last = way.length - 1;
    const between = (values: readonly number[], share: number): number => {
      const place = Math.min(share, 0.9999) * (values.length - 1);
      const i = Math.floor(place);
      return values[i]! + (values[i + 1]! - values[i]!) * (place - i);
    };
    const dabs = way.map(([x, y], i): Dab => [x, y, between(wide, i / last)]);
    const place = (share: number): Point => [
      between(
        dabs.map(([x]) => x),
        share,
      ),
      between(
        dabs.map(([, y]) => y),
        share,
      ),
    ];
    const lay = ([share, turn, long]: (typeof locks)[number]): Layer => {
      const ahead = degreesOf(minus(place(Math.min(1, share + 0.1)), place(share)));
      const start = from(place(share), ahead + Math.sign(turn) * 90, between(wide, share) * 0.45);
      return hair(start, ahead + turn, long, Math.max(2, between(wide, share) * 0.62), turn * 0.9, 2);
    };
    return [{ masses: [brush(dabs, { from: 0, to: 0.15 })], join: 4 }, ...locks.map(lay)];
  };

export const CURLED: Tails = {
  up: [
    [0, 0, 2.6],
    [6, 3, 2.2],
    [13, 0, 1.9],
    [17, -8, 1.7],
    [16, -17, 1.5],
    [10, -22, 1.2],
    [5, -18, 0.9],
    [8, -14, 0.1],
  ],
  level: [
    [0, 0, 2.6],
    [5, -3, 2.2],
    [11, -8, 1.9],
    [13, -16, 1.7],
    [8, -23, 1.5],
    [1, -23, 1.2],
    [-1, -17, 0.9],
    [3, -15, 0.1],
  ],
  low: [
    [0, 0, 2.6],
    [7, 4, 2.2],
    [15, 3, 1.9],
    [20, -4, 1.7],
    [19, -13, 1.5],
    [12, -16, 1.2],
    [9, -11, 0.9],
    [13, -9, 0.1],
  ],
  lying: [
    [0, 0, 2.6],
    [7, 3, 2.2],
    [14, 0, 1.9],
    [17, -8, 1.7],
    [13, -15, 1.5],
    [6, -14, 1.2],
    [5, -9, 0.9],
    [9, -8, 0.1],
  ],
};
