import type { Dab } from '../plane.ts';

/** Eyes are alike: two lids, a pupil under the upper one, a brow that frowns. */
export const eye = (x: number, y: number, brow = 1, size = 1): readonly (readonly Dab[])[] =>
  sized(x, y, size, [
    [
      [-3.8, 0.8, 0.1],
      [-1.2, -1.5, 0.5],
      [2, -1.5, 0.55],
      [4.8, 0.8, 0.1],
    ],
    [
      [-3, 1.5, 0.1],
      [0.4, 2.5, 0.36],
      [3.8, 1.2, 0.1],
    ],
    [
      [-1.1, 0.1, 0.4],
      [0, 0.1, 1.4],
      [1.1, 0.1, 0.4],
    ],
    [
      [-4.6, -1.2 * brow, 0.2],
      [-1, -3.6 * brow, 0.9],
      [3.4, -4.4 * brow, 0.6],
      [6, -3 * brow, 0.1],
    ],
  ]);

const sized = (x: number, y: number, size: number, marks: readonly (readonly Dab[])[]): Dab[][] =>
  marks.map(mark => mark.map(([u, v, r]): Dab => [x + u * size, y + v * size, r * Math.min(1, size)]));

/** An eye that looks out of the shield, on the right half of a face: its inner corner lower, a heavy brow that comes down to it. */
export const facingEye = (x: number, y: number, size = 1): readonly (readonly Dab[])[] =>
  sized(x, y, size, [
    [
      [-3, 1.3, 0.1],
      [-0.6, -1.2, 0.7],
      [3.2, -0.6, 0.1],
    ],
    [
      [-2, 1.5, 0.1],
      [0.6, 1.7, 0.4],
      [2.8, 0.2, 0.1],
    ],
    pupil(0.2, 0, 1.6),
    [
      [-4.2, 0.2, 0.3],
      [-2.4, -2.4, 1.2],
      [1.2, -3.9, 1],
      [4.8, -3.4, 0.1],
    ],
  ]);

/** And of a beast that is hunted: large, without a frown. */
export const mildEye = (x: number, y: number, size = 1): readonly (readonly Dab[])[] =>
  sized(x, y, size, [
    [
      [-3, 1.2, 0.1],
      [-1.4, -1.4, 0.5],
      [1.4, -1.6, 0.6],
      [3.4, 0.8, 0.1],
    ],
    [
      [-2.2, 1.8, 0.1],
      [0.2, 2.2, 0.36],
      [2.4, 1.6, 0.1],
    ],
    pupil(0, 0.2, 1.3),
    [
      [-2.8, -2.2, 0.1],
      [0.4, -3.6, 0.4],
      [3.2, -2.2, 0.1],
    ],
  ]);

/** A stroke so short and thick that it is round. */
export const pupil = (x: number, y: number, radius: number): Dab[] => [
  [x - radius, y, 0.1],
  [x - radius * 0.4, y, radius * 1.15],
  [x + radius * 0.4, y, radius * 1.15],
  [x + radius, y, 0.1],
];
