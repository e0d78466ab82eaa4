import type { Arrangement } from '../elements.ts';

/** Where charges stand and how large they are, on a shield without chief or bordure. */
interface Places {
  readonly size: number;
  readonly at: readonly (readonly [x: number, y: number])[];
}

export const SINGLE: Places = { size: 120, at: [[100, 110]] };

export const PLACES: Readonly<Record<Exclude<Arrangement, 'semy'>, Places>> = {
  'two-in-fess': {
    size: 80,
    at: [
      [57, 106],
      [143, 106],
    ],
  },
  'two-in-pale': {
    size: 86,
    at: [
      [100, 62],
      [100, 162],
    ],
  },
  'three-in-fess': {
    size: 54,
    at: [
      [43, 106],
      [100, 106],
      [157, 106],
    ],
  },
  'three-in-pale': {
    size: 62,
    at: [
      [100, 46],
      [100, 114],
      [100, 182],
    ],
  },
  'three-in-bend': {
    size: 62,
    at: [
      [48, 48],
      [98, 104],
      [142, 160],
    ],
  },
  'three-two-and-one': {
    size: 74,
    at: [
      [56, 62],
      [144, 62],
      [100, 158],
    ],
  },
  'five-in-cross': {
    size: 52,
    at: [
      [100, 46],
      [42, 108],
      [100, 108],
      [158, 108],
      [100, 172],
    ],
  },
  'five-in-saltire': {
    size: 52,
    at: [
      [48, 48],
      [152, 48],
      [100, 102],
      [62, 158],
      [138, 158],
    ],
  },
  'six-three-two-and-one': {
    size: 50,
    at: [
      [44, 48],
      [100, 48],
      [156, 48],
      [66, 114],
      [134, 114],
      [100, 180],
    ],
  },
};
