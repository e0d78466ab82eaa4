import type { Breed } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { TALBOT, TALBOT_FRONT } from '../heads/talbot.ts';
import { isRunning, paws } from '../legs.ts';
import { brush } from '../mass.ts';
import { at } from '../parts.ts';
import { add, type Dab } from '../plane.ts';
import { CLOSE, FOUR_PAWED } from '../poses.ts';
import type { Limb, Pose } from '../rig.ts';
import { seat } from '../seat.ts';
import { moved, type Tails } from '../tails.ts';
import { lion } from './lion.ts';

/** A hound's: a sickle. */
const SICKLE: Tails = {
  up: [
    [0, 0, 3.4],
    [7, 5, 2.9],
    [15, 5, 2.6],
    [21, -2, 2.4],
    [23, -13, 2.1],
    [20, -24, 1.7],
    [15, -32, 1.1],
    [13, -35, 0.1],
  ],
  level: [
    [0, 0, 3.4],
    [6, -2, 2.9],
    [13, -7, 2.6],
    [17, -15, 2.3],
    [16, -24, 1.9],
    [10, -30.6, 1.4],
    [4, -33, 0.8],
    [1, -33.4, 0.1],
  ],
  low: [
    [0, 0, 3.4],
    [8, 5, 2.9],
    [17, 5, 2.6],
    [25, 0, 2.2],
    [29, -8, 1.8],
    [30, -17, 1.2],
    [28, -24, 0.1],
  ],
  lying: [
    [0, 0, 3.4],
    [8, 4, 2.8],
    [16, 3, 2.5],
    [22, -4, 2.2],
    [23, -13, 1.7],
    [19.6, -21.6, 1.3],
    [13.6, -27.6, 0.7],
    [8, -30.4, 0.05],
  ],
};

/** Its hind legs are the straightest. */
const UPRIGHT: Pick<Pose, 'height' | 'nearHind' | 'farHind'> = {
  height: 0.94,
  nearHind: { stands: -4, foot: 96, toes: 182 },
  farHind: { stands: 10, foot: 114, toes: 182 },
};

/** Nose up, on the scent. */
const striding = (pose: Pose): Pose => ({
  ...pose,
  ...UPRIGHT,
  stretch: 1.26,
  neck: 246,
  farFore: { bones: [138, 199, 187], toes: 184 },
});

const HIND = [9.4, 8.6, 5.4, 4.2, 2.7, 2.5, 2.5];
/** Below the line of its back. */
const LYING = [7.2, 7.8, 5.4, 4.2, 2.7, 2.5, 2.5];

const RUNNING = [8.4, 8.6, 5.4, 4.2, 2.7, 2.5, 2.5];

/** Of one that runs, the near foreleg's root is further back. */
const rooted = ({ joints, toes }: Limb): Limb => ({
  joints: joints.map(joint => add(joint, [7, 0])) as unknown as Limb['joints'],
  toes,
});

/** The hind edge of its shoulder. */
const shoulder = ({ joints: [root] }: Limb): Dab[] => [
  at(add(root, [1, -9]), 0.1),
  at(add(root, [6, -5]), 0.45),
  at(add(root, [7, 0.5]), 0.5),
  at(add(root, [4.6, 5.6]), 0.5),
  at(add(root, [0.4, 8.8]), 0.35),
];

const isStanding = (pose: Pose): boolean => pose.tail === 'level' && 'stands' in pose.nearHind && 'stands' in pose.farFore;

const LEGS = paws([7.4, 6.6, 4.8, 4.2, 2.9, 2.7, 2.7], HIND, 0.76, 0, 0.8, {
  fore: pose => (isStanding(pose) ? { radii: [7.4, 7, 6.4, 3.9, 2.5, 2.4, 2.6] } : {}),
  hind: pose => ({ pushes: isRunning(pose), radii: pose.tail === 'lying' ? LYING : isRunning(pose) ? RUNNING : HIND }),
});

function fore(limb: Limb, pose: Pose, isNear: boolean): Layer[] {
  if (!isNear || !isRunning(pose)) return LEGS.fore(limb, pose, isNear);
  const leg = rooted(limb);
  return LEGS.fore(leg, pose, true).map(layer => (layer.part ? layer : { ...layer, marks: [...(layer.marks ?? []), shoulder(leg)] }));
}

export const talbot: Breed = {
  ...lion,
  poses: {
    ...FOUR_PAWED,
    statant: {
      ...FOUR_PAWED.statant,
      ...UPRIGHT,
      arms: 1.18,
      nearFore: { stands: -2, foot: 98, toes: 182, raised: 3.4 },
      farFore: { stands: 13, foot: 98, toes: 182, raised: 3.4 },
    },
    couchant: {
      ...FOUR_PAWED.couchant,
      arch: -2.8,
      nearFore: { bones: [63, 175, 179], toes: 181, short: 1.12, long: 0.78 },
      farFore: { bones: [106, 178, 180], toes: 181, short: 0.86 },
    },
    passant: striding(FOUR_PAWED.passant),
    'passant-guardant': striding(FOUR_PAWED['passant-guardant']),
    sejant: { ...FOUR_PAWED.sejant, ...CLOSE },
    courant: {
      ...FOUR_PAWED.courant,
      trunk: 191,
      limbs: 1.15,
      larger: { head: 1.08 },
      girth: [6.6, 10.4, 9.2, 8, 10.6, 11.2],
      nearFore: { bones: [146, 118, 146], toes: 156 },
      nearHind: { bones: [44, 6, 10], toes: -8 },
      farHind: { bones: [82, 32, 34], toes: 14 },
    },
    salient: { ...FOUR_PAWED.salient, farFore: { bones: [148, 186, 190], toes: 190 }, tail: 'level', neck: 248, head: -6 },
    'sejant-erect': {
      ...FOUR_PAWED['sejant-erect'],
      limbs: 1.12,
      stretch: 1.3,
      neck: 260,
      girth: [8, 10.8, 9, 7.6, 10.6, 11.4],
      tail: 'up',
    },
    rampant: { ...FOUR_PAWED.rampant, neck: 268, head: -12, farFore: { bones: [160, 206, 210], toes: 212 } },
  },
  bones: { trunk: 36, neck: 19, fore: [15, 17, 5], hind: [18, 17, 11], carriage: 2 },
  trunk: [6.8, 9.4, 8, 6.8, 9.8, 10.8],
  neck: [10.4, 7.2, 6.9],
  profile: TALBOT,
  front: TALBOT_FRONT,
  headSize: 0.8,
  frontSize: 0.92,
  pitch: 6,
  fore,
  hind: LEGS.hind,
  tail: (root, pose) => [{ masses: [brush(moved(SICKLE[pose.tail], root), { from: 0, to: 0.1 })], join: 5 }],
  mane: seat(6.4, 5, 2.8),
  fringe: () => [],
};
