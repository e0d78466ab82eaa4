import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { isStriking } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, hair, pawed } from '../parts.ts';
import { from, type Point } from '../plane.ts';
import { FOUR_PAWED } from '../poses.ts';
import type { Limb, Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';

/** Its legs are stout: they stand well apart. */
const STANDING: Partial<Pose> = {
  stretch: 1.22,
  height: 0.88,
  arms: 1.06,
  nearFore: { stands: -6, foot: 98, toes: 182 },
  nearHind: { stands: -9, foot: 100, toes: 182 },
  farHind: { stands: 13, foot: 102, toes: 182 },
};

const STRIDING: Partial<Pose> = { ...STANDING, stretch: 1.28, farFore: { bones: [124, 204, 190], toes: 186 } };

/** Its chin is low, its thighs are thick. */
const RAISED: Pick<Pose, 'nearFore' | 'farFore' | 'farHind'> = {
  nearFore: { bones: [126, 176, 174], toes: 172 },
  farFore: { bones: [160, 212, 216], toes: 216 },
  farHind: { bones: [190, 120, 164], toes: 174, short: 1.06 },
};

/** Long hair stands off nape and throat. */
const shag = ruff(
  [
    [-0.35, 1.5, 13, 3.4],
    [0.05, 1.42, 13, 3.4],
    [0.45, 1.3, 12, 3.2],
    [0.85, 1.15, 11, 3],
    [0.3, -1, 11, 3.2],
    [0.1, 0.4, 14, 3.4],
  ],
  44,
);

export const bear: Breed = {
  bones: { trunk: 35, neck: 12, fore: [16, 15, 4], hind: [17, 15, 8] },
  trunk: [7.8, 10.6, 10, 9.4, 11.8, 12.4],
  neck: [11.4, 10.4, 9],
  profile: BEAR,
  front: BEAR_FRONT,
  headSize: 0.9,
  frontSize: 1,
  pitch: 2,
  poses: {
    ...FOUR_PAWED,
    rampant: { ...FOUR_PAWED.rampant, ...RAISED, head: -12 },
    'rampant-guardant': { ...FOUR_PAWED['rampant-guardant'], ...RAISED },
    couchant: {
      ...FOUR_PAWED.couchant,
      trunk: 196,
      stretch: 1.22,
      height: 0.3,
      girth: [7.8, 10.6, 10.4, 10.4, 11.8, 12.4],
      nearFore: { bones: [58, 178, 180], toes: 181, short: 1.16 },
      farFore: { bones: [118, 178, 180], toes: 181, short: 1.2, long: 1.36 },
      nearHind: { bones: [184, 33, 178], toes: 181, short: 0.9, long: 1.06 },
    },
    sejant: {
      ...FOUR_PAWED.sejant,
      arch: 3,
      stretch: 1.22,
      limbs: 1.13,
      nearFore: { stands: 9, foot: 98, toes: 182 },
      farFore: { stands: 23, foot: 98, toes: 182 },
    },
    'sejant-erect': { ...FOUR_PAWED['sejant-erect'], trunk: 252, stretch: 1.14, arms: 1, neck: 254, head: -6 },
    statant: { ...FOUR_PAWED.statant, ...STANDING, farFore: { stands: 9, foot: 98, toes: 182 } },
    passant: { ...FOUR_PAWED.passant, ...STRIDING },
    'passant-guardant': { ...FOUR_PAWED['passant-guardant'], ...STRIDING },
    courant: {
      ...FOUR_PAWED.courant,
      trunk: 193,
      stretch: 1.1,
      limbs: 1.06,
      neck: 234,
      girth: [9.6, 12.6, 12, 11.8, 13, 13],
      nearHind: { bones: [46, 4, 18], toes: 12 },
      farHind: { bones: [86, 34, 48], toes: 42 },
    },
    salient: { ...FOUR_PAWED.salient, trunk: 219, limbs: 1.12 },
  },
  fore,
  hind,
  tail: scut,
  flank: () => [],
  over: frame => [isUpright(frame.pose) ? withers(frame) : shoulders(frame), ...coat(frame)],
  mane: shag,
};

const isRunning = (pose: Pose): boolean => pose.farHind !== undefined && 'bones' in pose.nearHind;

const isSitting = (pose: Pose): boolean => pose.tail === 'lying' || pose.farHind === undefined;

function fore(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  const leg = isNear ? pose.nearFore : pose.farFore;
  const strikes = isStriking(leg);
  return pawed(limb, {
    radii: [8.6, 7.8, 6.4, 6, 4.8, 4.4, 4.2],
    tufts: strikes
      ? [
          [1, -0.02, 9],
          [1, 0.3, 8],
          [1, 0.62, 7],
        ]
      : isNear && !isSitting(pose)
        ? [
            [1, 0, 9],
            [1, 0.5, 8],
          ]
        : [],
    size: strikes ? 0.98 : 0.92,
    strikes,
    join: isNear ? 7 : 3,
    sinews: isNear,
  });
}

/** One tuft, at the hock. */
function hind(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  return pawed(limb, {
    radii: [10.6, 10.4, 8, 6.2, 4.6, 4.2, 4.2],
    tufts: [[1, 0.82, 5]],
    size: isRunning(pose) ? 1.1 : 0.92,
    strikes: false,
    join: isNear ? 8 : 7,
    sinews: isNear,
  });
}

/** A scut: small, and it hangs. */
function scut(root: Point, pose: Pose): Layer[] {
  const way = pose.tail === 'level' ? 58 : isRunning(pose) ? 16 : 38;
  return [
    { masses: [brush([at(root, 3), at(from(root, way, 4), 2.8), at(from(root, way + 8, 8.6), 1.2)], { from: 0, to: 0.3 })], join: 4 },
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

/** Its coat breaks the outline: at the belly, over the rump and, where it sits up, down its back. */
function coat({ trunk, pose }: Frame): Layer[] {
  const rear = pose.trunk - 180;
  const lock = (share: number, back: number, turn: number, long = 9): Layer =>
    hair(trunk(share, back), rear + turn, long, long * 0.3, -22, 2);
  if (isUpright(pose)) return [lock(0.7, 11, -14, 12), lock(0.44, 10, -10, 12), lock(0.2, 9, -2, 11)];
  return isSitting(pose) ? [] : [lock(-0.16, 1.5, 62), lock(-0.2, 5, 44), lock(0.62, -8.6, 34), lock(0.46, -7, 34), lock(0.3, -6, 36, 8)];
}
