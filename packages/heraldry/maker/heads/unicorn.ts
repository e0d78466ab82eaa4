import type { Head } from '../head.ts';
import type { Dab } from '../plane.ts';
import { HORSE_FRONT, LOCK, SKULL } from './horse.ts';

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
      [-16.6, -36, 1.05],
      [-18, -41, 0.1],
    ],
    part: 'armed',
    marks: ticks([
      [-9.6, -12.4, 2],
      [-10.8, -16.2, 1.8],
      [-12, -20, 1.6],
      [-13.1, -23.8, 1.3],
      [-14.2, -27.4, 1.1],
      [-15.2, -31, 0.8],
      [-16.2, -34.4, 0.6],
    ]),
  },
  {
    stroke: [
      [-19.4, 5, 1.8],
      [-20.4, 9, 2],
      [-19, 13.6, 1.3],
      [-22.6, 18, 0.05],
    ],
    grows: true,
  },
  ...SKULL,
  {
    stroke: [
      [2, -9, 2.4],
      [-3, -11, 2.2],
      [-7, -10.6, 1.6],
      [-11, -8.6, 0.1],
    ],
    grows: true,
  },
  LOCK,
];

export const UNICORN_FRONT: Head = [
  {
    shape: 'M0 22C3.4 22 5.4 24.6 4.8 28C4.2 31.6 2.4 36 0 41L0 22Z',
    edge: 0.9,
    marks: [
      [
        [2.2, 27, 0.1],
        [2, 30.6, 0.5],
        [0.8, 35, 0.1],
      ],
    ],
  },
  ...HORSE_FRONT,
  {
    stroke: [
      [0, -9, 2.4],
      [0, -19, 1.9],
      [0, -41, 0.05],
    ],
    part: 'armed',
    marks: [-13, -17, -21, -25, -29, -33].map((y, i): readonly Dab[] => [
      [0, y + 1, 0.45],
      [2.1 - i * 0.26, y - 1, 0.2],
    ]),
  },
];
