import type { Beast } from '../elements.ts';
import type { Joint } from '../geometry.ts';

export type Foot = 'paw' | 'hoof' | 'talon';

/** What sets one beast apart from another, in units of a hundredth of a trunk or so. */
export interface Breed {
  readonly trunk: number;
  /** Half widths of the body. */
  readonly haunch: number;
  readonly waist: number;
  readonly chest: number;
  readonly neck: { readonly length: number; readonly base: number; readonly top: number; readonly turn: number };
  readonly head: { readonly scale: number; readonly pitch: number };
  readonly fore: readonly [upper: number, lower: number, foot: number];
  readonly hind: readonly [upper: number, lower: number, foot: number];
  /** Half widths of a leg from its root to its foot. */
  readonly leg: readonly [root: number, knee: number, ankle: number];
  readonly foreFoot: Foot;
  readonly hindFoot: Foot;
  /** The tail's joints from its root, for a standing beast. */
  readonly tail: readonly Joint[];
  readonly tuft?: number;
  /** It hangs, so it turns the other way when the beast rises. */
  readonly hangs?: boolean;
  readonly mane?: 'lion' | 'horse' | 'bristles' | 'feathers';
}

const LION_TAIL: readonly Joint[] = [
  [0, 0, 2.4],
  [9, 1, 2],
  [15, -7, 1.8],
  [12, -17, 1.6],
  [6, -25, 1.5],
  [10, -34, 1.5],
];

const LION: Breed = {
  trunk: 38,
  haunch: 9.5,
  waist: 8,
  chest: 12.5,
  neck: { length: 17, base: 11, top: 9, turn: 0 },
  head: { scale: 1.08, pitch: 0 },
  fore: [15, 14, 4],
  hind: [16, 15, 10],
  leg: [7.5, 4.4, 3.2],
  foreFoot: 'paw',
  hindFoot: 'paw',
  tail: LION_TAIL,
  tuft: 1.1,
  mane: 'lion',
};

const HORSE: Breed = {
  trunk: 38,
  haunch: 11.5,
  waist: 10,
  chest: 12,
  neck: { length: 26, base: 10, top: 6.2, turn: 6 },
  head: { scale: 1, pitch: 30 },
  fore: [17, 15, 8],
  hind: [17, 17, 14],
  leg: [7.5, 3.4, 2.2],
  foreFoot: 'hoof',
  hindFoot: 'hoof',
  tail: [
    [0, 0, 2.5],
    [6, -4, 3.5],
    [13, 2, 5],
    [16, 15, 5],
    [14, 28, 3.5],
    [17, 38, 0.8],
  ],
  hangs: true,
  mane: 'horse',
};

const HOUND: Breed = {
  ...LION,
  haunch: 9,
  waist: 6.6,
  chest: 11,
  neck: { length: 17, base: 8.5, top: 7, turn: 0 },
  head: { scale: 1, pitch: 4 },
  fore: [16, 16, 4],
  hind: [16, 16, 11],
  leg: [7, 3.6, 2.6],
};

/** A hound without mane or tuft. */
const { mane: _, tuft: __, ...PLAIN } = HOUND;

export const BREEDS: Readonly<Record<Beast, Breed>> = {
  lion: LION,
  griffin: {
    ...LION,
    neck: { length: 20, base: 10, top: 7.5, turn: 2 },
    head: { scale: 1.05, pitch: 0 },
    foreFoot: 'talon',
    mane: 'feathers',
  },
  horse: HORSE,
  unicorn: { ...HORSE, haunch: 10.5, waist: 8.5, chest: 11, tail: LION_TAIL, tuft: 1.3, hangs: false },
  stag: {
    ...PLAIN,
    trunk: 36,
    haunch: 9.5,
    waist: 8,
    chest: 10.5,
    neck: { length: 22, base: 8, top: 5, turn: 10 },
    head: { scale: 0.92, pitch: 10 },
    fore: [17, 17, 8],
    hind: [17, 18, 15],
    leg: [7, 2.9, 1.8],
    foreFoot: 'hoof',
    hindFoot: 'hoof',
    tail: [
      [0, 0, 2.4],
      [5, -3, 2.6],
      [9, -8, 0.8],
    ],
  },
  bear: {
    ...PLAIN,
    trunk: 34,
    haunch: 13,
    waist: 13,
    chest: 14,
    neck: { length: 14, base: 12, top: 9.5, turn: -22 },
    head: { scale: 1.1, pitch: 6 },
    fore: [14, 12, 4],
    hind: [14, 12, 6],
    leg: [9, 6, 4.8],
    tail: [
      [0, 0, 3],
      [3, 0, 2.6],
      [5, 2, 1.4],
    ],
  },
  wolf: {
    ...PLAIN,
    tail: [
      [0, 0, 2.2],
      [8, 2, 3.6],
      [15, -4, 4.8],
      [18, -14, 4.4],
      [16, -26, 0.8],
    ],
  },
  bull: {
    ...PLAIN,
    trunk: 40,
    haunch: 12,
    waist: 12,
    chest: 15,
    neck: { length: 15, base: 13, top: 9, turn: -14 },
    head: { scale: 1.1, pitch: 4 },
    fore: [14, 13, 6],
    hind: [15, 14, 11],
    leg: [8.5, 4.4, 3],
    foreFoot: 'hoof',
    hindFoot: 'hoof',
    tail: [
      [0, 0, 2],
      [7, -4, 1.5],
      [11, -13, 1.3],
      [5, -22, 1.2],
      [-4, -22, 1.2],
    ],
    tuft: 0.9,
  },
  boar: {
    ...PLAIN,
    trunk: 34,
    haunch: 11,
    waist: 12,
    chest: 14,
    neck: { length: 12, base: 12.5, top: 9.5, turn: -40 },
    head: { scale: 1.15, pitch: 6 },
    fore: [12, 10, 5],
    hind: [13, 11, 8],
    leg: [8, 3.8, 2.6],
    foreFoot: 'hoof',
    hindFoot: 'hoof',
    tail: [
      [0, 0, 1.5],
      [5, -3, 1.2],
      [9, 0, 1.1],
      [7, 5, 1],
      [4, 1, 1],
      [8, -6, 0.9],
    ],
    mane: 'bristles',
  },
  talbot: {
    ...PLAIN,
    head: { scale: 1.08, pitch: 2 },
    tail: [
      [0, 0, 2.2],
      [8, 0, 1.9],
      [15, -7, 1.6],
      [15, -18, 1.3],
      [9, -24, 0.7],
    ],
  },
};
