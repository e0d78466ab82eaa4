import type { Piece } from '../head.ts';
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

/** An eye that looks out of the shield, on the right half of a face. */
export const facingEye = (x: number, y: number, size = 1): readonly (readonly Dab[])[] =>
  sized(x, y, size, [
    [
      [-2.6, 0.6, 0.1],
      [0, -1.3, 0.5],
      [2.8, 0.2, 0.1],
    ],
    [
      [-2.2, 0.8, 0.1],
      [0.2, 1.6, 0.36],
      [2.6, 0.4, 0.1],
    ],
    [
      [-1, 0, 0.4],
      [0, 0, 1.25],
      [1, 0, 0.4],
    ],
    [
      [-3.8, -0.6, 0.2],
      [-1.4, -3, 0.9],
      [4, -3.6, 0.1],
    ],
  ]);

export const lolling = (x: number, y: number, far: number, wide = 1): Piece => ({
  stroke: [
    [x, y, 1.5 * wide],
    [x - far * 0.35, y - 0.2, 1.6 * wide],
    [x - far * 0.65, y + 1.4, 1.6 * wide],
    [x - far * 0.88, y + 1, 1.4 * wide],
    [x - far, y - 2.6, 0.9 * wide],
    [x - far * 0.97, y - 5.4, 0.1],
  ],
  part: 'langued',
});

export const snout = (y: number, wide: number): readonly (readonly Dab[])[] => [
  [
    [0, y, 1],
    [wide, y - 0.8, 0.5],
  ],
  [
    [0.1, y + 0.6, 0.45],
    [0.1, y + 3, 0.45],
  ],
  [
    [0, y + 3, 0.45],
    [wide, y + 4.4, 0.45],
    [wide * 2.1, y + 3, 0.1],
  ],
];
