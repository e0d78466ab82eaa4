import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { HORSE, HORSE_FRONT } from '../heads/horse.ts';
import { hooves } from '../legs.ts';
import { hair } from '../parts.ts';
import { add } from '../plane.ts';
import { HOOFED } from '../poses.ts';
import type { Pose } from '../rig.ts';
import { brushTail, type Tails } from '../tails.ts';

const FLOWING: Tails = {
  up: [
    [0, 0, 3],
    [6, -7, 3],
    [15, -7, 3],
    [22, 2, 3],
    [24, 15, 3],
    [23, 28, 3],
    [28, 40, 3],
  ],
  level: [
    [0, 0, 3],
    [5, -5, 3],
    [12, -4, 3],
    [17, 5, 3],
    [18, 17, 3],
    [17, 28, 3],
    [22, 38, 3],
  ],
  low: [
    [0, 0, 3],
    [8, -2, 3],
    [16, -1, 3],
    [24, 2, 3],
    [32, 2, 3],
    [40, -2, 3],
    [46, -9, 3],
  ],
  lying: [
    [0, 0, 3],
    [6, -5, 3],
    [13, -6, 3],
    [18.4, -2.4, 3],
    [22, -1.6, 3],
    [25.4, -3.6, 3],
    [27.6, -8.4, 3],
  ],
};

/** One foreleg bent, the other below the jaw. */
const GALLOP: Pose = {
  ...HOOFED.courant,
  nearFore: { bones: [126, 160, 84], toes: 92 },
  farFore: { bones: [140, 180, 176], toes: 168 },
};

/** How horses and unicorns hold themselves where others with hooves do otherwise. */
export const HORSES: Breed['poses'] = {
  ...HOOFED,
  courant: GALLOP,
  couchant: { ...HOOFED.couchant, girth: [8.4, 11, 10.4, 9.8, 11.4, 11.2] },
};

export const horse: Breed = {
  bones: { trunk: 38, neck: 27, fore: [11, 18, 14], hind: [18, 17, 15], carriage: 2, fetlock: 8, facing: 0.86 },
  trunk: [8, 10.6, 9.4, 8.6, 10.4, 10.6],
  neck: [10, 8, 6.4],
  profile: HORSE,
  front: HORSE_FRONT,
  headSize: 0.94,
  frontSize: 1,
  pitch: 26,
  poses: {
    ...HORSES,
    sejant: { ...HOOFED.sejant, tail: 'lying' },
    'sejant-erect': { ...HOOFED['sejant-erect'], tail: 'lying', girth: [8, 10.4, 8, 7, 10.8, 11.4] },
  },
  ...hooves([7.6, 6, 4.8, 4, 2.9, 2.3, 2.6], [9.6, 8.4, 5.4, 4.2, 3, 2.5, 2.7], { size: 0.9, cloven: false }),
  tail: brushTail(
    FLOWING,
    [2.8, 3.6, 4.6, 5, 4.4, 2.8, 0.1],
    [
      [0.28, 6, 22],
      [0.52, -6, 17],
      [0.6, 7, 16],
    ],
  ),
  mane: horseMane,
  fringe: forelock,
};

function horseMane({ neck, up, pose }: Frame): Layer[] {
  const crest = [
    ...(pose.tail === 'lying' && pose.trunk < 200 ? [] : [0.05, 0.28]),
    0.5,
    0.72,
    0.94,
    1.16,
    ...(pose.guardant ? [1.38] : []),
  ];
  return crest.flatMap((share, i) => [hair(neck(share, 0.8), up + 160 - i * 3, 22, 3.6, -34, 1.5)]);
}

/** Between the ears of a face that looks out. */
function forelock({ bones, pose }: Frame): Layer[] {
  if (!pose.guardant) return [];
  const locks: readonly (readonly [x: number, y: number, degrees: number, long: number, wide: number, curl: number])[] = [
    [2.4, -15, 74, 10, 2, -24],
    [-2.2, -15.4, 104, 12, 2.2, 26],
    [0.4, -16, 88, 17, 2.7, 22],
  ];
  return locks.map(([x, y, degrees, long, wide, curl]) => hair(add(bones.poll, [x - 2, y - 3]), degrees, long, wide, curl, 1.5));
}
