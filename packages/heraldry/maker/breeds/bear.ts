import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { isRunning, isStriking } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, hair, type PawedLeg, pawed } from '../parts.ts';
import { add, from, heading, mix, type Point, times } from '../plane.ts';
import { FOUR_PAWED } from '../poses.ts';
import type { Limb, Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { seat } from '../seat.ts';

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

/** Long hair stands off nape and throat; its lowest lock is shorter where it sits up. */
const shag = (lowest: number) =>
  ruff(
    [
      ...(lowest > 0 ? [[-0.35, 1.5, 13 * lowest, 3.4 * lowest] as const] : []),
      lowest > 0 ? [0.05, 1.42, 13, 3.4] : [0.1, 1.42, 11, 2.8],
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
      trunk: 193,
      stretch: 1.26,
      girth: [10, 13.2, 10.6, 9, 11.8, 12.4],
      nearFore: { bones: [68, 177, 180], toes: 181, short: 1.28, long: 1.32 },
      farFore: { bones: [130, 177, 180], toes: 181, short: 1.1, long: 1.24 },
      nearHind: { bones: [186, 40, 178], toes: 181, short: 0.9, long: 1.16 },
    },
    sejant: {
      ...FOUR_PAWED.sejant,
      arch: 3,
      stretch: 1.22,
      limbs: 1.13,
      arms: 1.05,
      girth: [9.4, 11.8, 10.4, 9.4, 11.8, 12.4],
      nearHind: { bones: [218, 47, 154], toes: 182, short: 0.74, long: 1.2 },
      nearFore: { stands: 12.5, foot: 98, toes: 182 },
      farFore: { stands: 26, foot: 98, toes: 182 },
    },
    'sejant-erect': {
      ...FOUR_PAWED['sejant-erect'],
      trunk: 248,
      stretch: 1.16,
      arms: 1,
      neck: 256,
      head: -6,
      girth: [9.6, 12.2, 10, 9, 11.8, 12.4],
      nearHind: { bones: [206, 50, 168], toes: 182, short: 0.86, long: 1.2 },
    },
    statant: {
      ...FOUR_PAWED.statant,
      ...STANDING,
      farFore: { stands: 10, foot: 98, toes: 182 },
      nearHind: { stands: -11, foot: 100, toes: 182 },
      farHind: { stands: 9.5, foot: 102, toes: 182 },
    },
    passant: { ...FOUR_PAWED.passant, ...STRIDING },
    'passant-guardant': { ...FOUR_PAWED['passant-guardant'], ...STRIDING },
    courant: {
      ...FOUR_PAWED.courant,
      trunk: 193,
      stretch: 1.1,
      limbs: 1.22,
      larger: { head: 1.08 },
      neck: 234,
      nearFore: { bones: [146, 116, 146], toes: 158 },
      girth: [9.6, 12.6, 12, 11.8, 13, 13],
      nearHind: { bones: [46, 8, 14], toes: -4 },
      farHind: { bones: [84, 34, 36], toes: 18 },
    },
    salient: { ...FOUR_PAWED.salient, trunk: 219, limbs: 1.12, girth: [7.8, 11, 12.2, 12.2, 12.6, 12.4] },
  },
  fore,
  hind,
  tail: scut,
  flank: () => [],
  over: frame => [...belly(frame), isUpright(frame.pose) ? withers(frame) : shoulders(frame), ...croup(frame), ...coat(frame)],
  mane: frame => [
    ...seat(8.6, isPropped(frame.pose) || isUpright(frame.pose) ? 7 : 8, 4.4)(frame),
    ...shag(isLying(frame.pose) ? 0 : isUpright(frame.pose) ? 0.66 : 1)(frame),
  ],
};

const isLying = (pose: Pose): boolean => pose.tail === 'lying';

const isPropped = (pose: Pose): boolean => pose.farHind === undefined && 'stands' in pose.nearFore;

const isRampant = (pose: Pose): boolean => pose.tail === 'up' && pose.farHind !== undefined && 'bones' in pose.farHind;

const isSitting = (pose: Pose): boolean => pose.tail === 'lying' || pose.farHind === undefined;

/** Hair along the forearm of one that strikes. */
const SLEEVE: PawedLeg['tufts'] = [
  [1, -0.02, 9],
  [1, 0.3, 8],
  [1, 0.62, 7],
];

/** And at the elbow of others. */
const ELBOW: Readonly<Record<'walking' | 'propped' | 'lying', PawedLeg['tufts']>> = {
  walking: [
    [1, 0, 9],
    [1, 0.5, 8],
  ],
  propped: [
    [1, 0.46, 6.6],
    [1, 0.7, 5.6],
  ],
  lying: [],
};

function fore(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  const leg = isNear ? pose.nearFore : pose.farFore;
  const strikes = isStriking(leg);
  return pawed(limb, {
    radii: isPropped(pose) ? [8.6, 7.6, 6, 5, 3.9, 3.7, 4] : [8.6, 7.8, 6.4, 6, 4.8, 4.4, 4.2],
    tufts: strikes ? SLEEVE : isNear ? ELBOW[isPropped(pose) ? 'propped' : pose.tail === 'lying' ? 'lying' : 'walking'] : [],
    size: strikes ? 0.98 : 0.92,
    strikes,
    join: isNear ? 7 : 3,
    sinews: isNear,
  });
}

/** One tuft, at the hock. */
function hind(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  return pawed(limb, {
    radii: pose.tail === 'lying' ? [8.6, 8.6, 8, 6.2, 4.6, 4.2, 4.2] : [10.6, 10.4, 8, 6.2, 4.6, 4.2, 4.2],
    tufts: [[1, 0.82, 5]],
    size: isRunning(pose) ? 1.1 : 0.92,
    strikes: false,
    join: isNear ? 8 : 7,
    sinews: isNear,
    pushes: isRunning(pose),
  });
}

/** A scut: small and pointed, it stands off; lower where the bear walks or runs. */
function scut(root: Point, pose: Pose): Layer[] {
  const [behind, lower, turn] = isRunning(pose) ? [7, 5, -4] : pose.tail === 'level' ? [3, 3, 24] : isLying(pose) ? [2, 0, 0] : [0, 0, 0];
  const ahead = heading(pose.trunk);
  const start = add(add(root, times(ahead, -behind)), times([-ahead[1], ahead[0]], -lower));
  const dabs = [
    at(start, 3.6),
    at(from(start, 22 + turn, 5), 3),
    at(from(start, 12 + turn, 9.4), 1.7),
    at(from(start, -2 + turn, 13), 0.05),
  ];
  return [{ masses: [brush(dabs, { from: 0, to: 0.3 })], join: 4 }];
}

/** Of one that lies: down to the ground. And of one that sits: between elbow and thigh. */
function belly({ bones, pose }: Frame): Layer[] {
  const [, elbow, , paw] = bones.nearFore.joints;
  if (isLying(pose)) {
    const [, , hock] = bones.nearHind.joints;
    return [
      { masses: [brush([at(add(elbow, [0, -3]), 7), at(add(mix(elbow, hock, 0.5), [0, -7]), 7), at(add(hock, [0, -10]), 7)])], edge: 0 },
    ];
  }
  if (!isPropped(pose)) return [];
  const [, knee] = bones.nearHind.joints;
  return [{ masses: [brush([at(mix(elbow, paw, -0.1), 6), at(mix(elbow, knee, 0.7), 6)])], edge: 0 }];
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

/** Of one that sits up: lower, so that its nape and its loin are hollow. */
function withers({ trunk }: Frame): Layer {
  return { masses: [brush([at(trunk(0.34, 0.6), 7), at(trunk(0.6, 3), 8.4), at(trunk(0.86, 4.4), 8)])], join: 4, edge: 0 };
}

/** Where it rises, its croup runs into the thigh in one line. */
function croup({ bones, trunk, pose }: Frame): Layer[] {
  if (!isRampant(pose)) return [];
  const [hip, knee] = bones.nearHind.joints;
  return [
    {
      masses: [brush([at(trunk(-0.1, 0), 8.6), at(add(mix(hip, knee, 0.4), [1.6, 0]), 10.4), at(add(mix(hip, knee, 0.8), [1, 0]), 8.4)])],
      join: 4,
      edge: 0,
    },
  ];
}

/** Its coat breaks the outline at the belly. */
function coat({ trunk, pose }: Frame): Layer[] {
  const rear = pose.trunk - 180;
  const lock = (share: number, back: number, turn: number, long = 9): Layer =>
    hair(trunk(share, back), rear + turn, long, long * 0.3, -22, 2);
  if (isSitting(pose)) return [];
  if (isRampant(pose)) return [lock(0.66, -5, 26, 13), lock(0.68, 1, 20, 13)];
  if (pose.tail !== 'level') return [];
  return [lock(0.62, -8.6, 34), lock(0.46, -7, 34), lock(0.3, -6, 36, 8)];
}
