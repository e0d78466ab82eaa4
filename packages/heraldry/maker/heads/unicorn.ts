import type { Head } from '../head.ts';
import type { Dab } from '../plane.ts';
import { HORSE, HORSE_FRONT } from './horse.ts';

const ticks = (at: readonly (readonly [number, number, number])[]): readonly (readonly Dab[])[] =>
  at.map(([x, y, wide]) => [
    [x - wide, y + 0.9, 0.12],
    [x, y + 0.5, 0.42],
    [x + wide, y - 1.5, 0.12],
  ]);

export const UNICORN: Head = [
  {
    stroke: [
      [-8.4, -7.6, 2.3],
      [-11.6, -18, 1.7],
      [-18, -41, 0.4],
    ],
    part: 'armed',
    marks: ticks([
      [-9.6, -12.4, 2],
      [-10.9, -16.6, 1.8],
      [-12.2, -20.8, 1.6],
      [-13.4, -25, 1.3],
      [-14.6, -29, 1],
    ]),
  },
  {
    stroke: [
      [-19, 5, 1.8],
      [-19, 9, 2],
      [-16.6, 14, 1.2],
      [-18.6, 18, 0.1],
    ],
    grows: true,
  },
  ...HORSE,
];

export const UNICORN_FRONT: Head = [
  {
    strokes: [
      [
        [0, 22, 2.4],
        [0.6, 27, 2.2],
        [0, 34, 0.1],
      ],
      [
        [1.6, 22, 1.8],
        [2.8, 26, 1.4],
        [1.8, 30.4, 0.1],
      ],
    ],
  },
  ...HORSE_FRONT,
  {
    stroke: [
      [0, -9, 2.3],
      [0, -20, 1.8],
      [0, -48, 0.4],
    ],
    part: 'armed',
    marks: [-13, -18, -23, -28, -33].map((y, i): readonly Dab[] => [
      [0, y + 1, 0.4],
      [2 - i * 0.2, y - 1, 0.2],
    ]),
  },
];
