import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { paws } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, lock } from '../parts.ts';
import { from, type Point } from '../plane.ts';
import { FOUR_PAWED } from '../poses.ts';
import type { Pose } from '../rig.ts';

/** Its legs are stout: they stand well apart. */
const PARTED: Pick<Pose, 'nearHind' | 'farHind'> = {
  nearHind: { stands: -9, foot: 104, toes: 182 },
  farHind: { stands: 14, foot: 102, toes: 182 },
};

const STRIDING: Pick<Pose, 'stretch' | 'farFore' | 'nearHind' | 'farHind'> = {
  stretch: 1.32,
  farFore: { bones: [140, 192, 184], toes: 180 },
  ...PARTED,
};

/** Its chin is low, its thighs are thick. */
const RAISED: Pick<Pose, 'nearFore' | 'farFore' | 'farHind'> = {
  nearFore: { bones: [126, 176, 174], toes: 172 },
  farFore: { bones: [160, 212, 216], toes: 216 },
  farHind: { bones: [190, 120, 164], toes: 174, short: 1.06 },
};

export const bear: Breed = {
  bones: { trunk: 35, neck: 12, fore: [16, 15, 4], hind: [17, 15, 8] },
  trunk: [7.8, 10.6, 10, 9.4, 11.8, 12.4],
  neck: [11.4, 10.4, 9],
  profile: BEAR,
  front: BEAR_FRONT,
  headSize: 0.9,
  frontSize: 0.94,
  pitch: 2,
  poses: {
    ...FOUR_PAWED,
    rampant: { ...FOUR_PAWED.rampant, ...RAISED, head: -12 },
    'rampant-guardant': { ...FOUR_PAWED['rampant-guardant'], ...RAISED },
    couchant: { ...FOUR_PAWED.couchant, stretch: 1.3 },
    sejant: {
      ...FOUR_PAWED.sejant,
      stretch: 1.14,
      limbs: 1.13,
      nearFore: { stands: 9, foot: 98, toes: 182 },
      farFore: { stands: 26, foot: 98, toes: 182 },
    },
    statant: {
      ...FOUR_PAWED.statant,
      stretch: 1.32,
      nearFore: { stands: -7, foot: 98, toes: 182 },
      farFore: { stands: 13, foot: 98, toes: 182 },
      ...PARTED,
    },
    passant: { ...FOUR_PAWED.passant, ...STRIDING },
    'passant-guardant': { ...FOUR_PAWED['passant-guardant'], ...STRIDING },
    courant: {
      ...FOUR_PAWED.courant,
      trunk: 202,
      stretch: 1.1,
      arch: 1,
      limbs: 1.2,
      neck: 234,
      girth: [8.6, 12, 12, 12.4, 13, 13],
      nearFore: { bones: [104, 130, 142], toes: 148 },
      farFore: { bones: [144, 174, 180], toes: 182 },
      nearHind: { bones: [60, 16, 28], toes: 22 },
      farHind: { bones: [112, 62, 76], toes: 70 },
    },
    salient: {
      ...FOUR_PAWED.salient,
      trunk: 228,
      height: 0.8,
      limbs: 1.12,
      nearHind: { stands: -16, foot: 110, toes: 182 },
      farHind: { stands: 21, foot: 124, toes: 182 },
    },
  },
  ...paws([8.6, 7.8, 6.4, 6, 4.8, 4.6, 4.4], [10.6, 10, 7.4, 6, 4.4, 4.2, 4.2], 1.04, 1),
  tail: drop,
  over: frame => [shoulders(frame), ...shag(frame)],
};

/** A short tail that hangs. */
function drop(root: Point, pose: Pose): Layer[] {
  const way = pose.tail === 'level' || pose.tail === 'lying' ? 16 : 8;
  const dabs = [at(root, 3), at(from(root, way, 7), 3.2), at(from(root, way + 12, 13), 2.8), at(from(root, way + 30, 18.5), 0.1)];
  return [{ masses: [brush(dabs, { from: 0, to: 0.3 })], join: 4 }];
}

/** The hump over a bear's shoulders. */
function shoulders({ trunk, neck }: Frame): Layer {
  return {
    masses: [brush([at(trunk(0.56, 2.6), 7.4), at(trunk(0.86, 4.6), 10.4), at(neck(0.5, 0.2), 9.6)])],
    join: 4,
    edge: 0,
  };
}

/** Long hair that lies along the nape. */
const shag = ({ neck, up }: Frame): Layer[] =>
  [-0.7, -0.2, 0.3, 0.8].map(share => ({
    masses: [brush(lock(neck(share, 1.06), up + 160, 17, 3.4, -28), { from: 0.1, to: 0.6 })],
    join: 2,
    edge: 0.5,
  }));
