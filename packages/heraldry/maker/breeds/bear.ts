import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { isStriking } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, lock, pawed } from '../parts.ts';
import { from, type Point } from '../plane.ts';
import { FOUR_PAWED } from '../poses.ts';
import type { Limb, Pose } from '../rig.ts';

/** Its legs are stout: they stand well apart. */
const PARTED: Pick<Pose, 'nearHind' | 'farHind'> = {
  nearHind: { stands: -11, foot: 104, toes: 182 },
  farHind: { stands: 15, foot: 102, toes: 182 },
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
    couchant: {
      ...FOUR_PAWED.couchant,
      trunk: 197,
      stretch: 1.46,
      height: 0.3,
      girth: [7.8, 10.6, 9, 7.8, 11, 12.4],
      nearFore: { bones: [74, 178, 180], toes: 181, short: 1.2 },
      farFore: { bones: [124, 178, 180], toes: 181, short: 1.36 },
      nearHind: { bones: [190, 35, 178], toes: 181, short: 0.7 },
    },
    sejant: {
      ...FOUR_PAWED.sejant,
      stretch: 1.22,
      limbs: 1.13,
      nearFore: { stands: 9, foot: 98, toes: 182 },
      farFore: { stands: 28.5, foot: 98, toes: 182 },
    },
    'sejant-erect': { ...FOUR_PAWED['sejant-erect'], trunk: 252, stretch: 1.14, neck: 254, head: -6 },
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
      girth: [9.6, 13.2, 13.4, 13.8, 14, 13.4],
      nearFore: { bones: [104, 130, 142], toes: 148 },
      farFore: { bones: [144, 174, 180], toes: 182 },
      nearHind: { bones: [58, 18, 30], toes: 24 },
      farHind: { bones: [82, 41, 53], toes: 47 },
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
  fore,
  hind,
  tail: scut,
  over: frame => (isUpright(frame.pose) ? [withers(frame)] : [shoulders(frame), ...shag(frame)]),
};

const isSitting = (pose: Pose): boolean => pose.tail === 'lying' || pose.farHind === undefined;

function fore(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  const strikes = isStriking(isNear ? pose.nearFore : pose.farFore);
  return pawed(limb, {
    radii: [8.6, 7.8, 6.4, 6, 4.8, 4.4, 4.2],
    tufts: strikes
      ? [
          [1, -0.02, 9],
          [1, 0.3, 8],
          [1, 0.62, 7],
        ]
      : isNear && !isSitting(pose)
        ? [[1, 0.5, 8]]
        : [],
    size: strikes ? 1.04 : 0.92,
    strikes,
    join: isNear ? 7 : 3,
    sinews: isNear,
  });
}

/** One tuft, at the hock. */
function hind(limb: Limb, _: Pose, isNear: boolean): Layer[] {
  return pawed(limb, {
    radii: [10.6, 10.4, 8, 6.2, 4.6, 4.2, 4.2],
    tufts: [[1, 0.82, 8]],
    size: 0.92,
    strikes: false,
    join: isNear ? 8 : 7,
    sinews: isNear,
  });
}

/** A scut: short and round. */
function scut(root: Point, pose: Pose): Layer[] {
  const way = pose.tail === 'level' ? 8 : 22;
  return [
    { masses: [brush([at(root, 3), at(from(root, way, 5), 3.4), at(from(root, way + 6, 9.5), 2.6)], { from: 0, to: 0.3 })], join: 4 },
  ];
}

/** The hump over a bear's shoulders. */
function shoulders({ trunk, neck }: Frame): Layer {
  return {
    masses: [brush([at(trunk(0.56, 2.6), 7.4), at(trunk(0.86, 4.6), 10.4), at(neck(0.5, 0.2), 9.6)])],
    join: 4,
    edge: 0,
  };
}

const isUpright = (pose: Pose): boolean => isSitting(pose) && pose.trunk > 245;

/** Of one that sits up: lower, so that its nape is hollow above it. */
function withers({ trunk }: Frame): Layer {
  return { masses: [brush([at(trunk(0.3, 3), 7), at(trunk(0.6, 5.4), 9), at(trunk(0.86, 5), 8)])], join: 4, edge: 0 };
}

/** Long hair that lies along the nape. */
const shag = ({ neck, up }: Frame): Layer[] =>
  [-0.7, -0.2, 0.3, 0.8].map(share => ({
    masses: [brush(lock(neck(share, 1.06), up + 160, 17, 3.4, -28), { from: 0.1, to: 0.6 })],
    join: 2,
    edge: 0.5,
  }));
