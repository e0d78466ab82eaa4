import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { WOLF, WOLF_FRONT } from '../heads/wolf.ts';
import { isRunning, paws } from '../legs.ts';
import { hair } from '../parts.ts';
import { CLOSE, FOUR_PAWED } from '../poses.ts';
import { slanting } from '../ribs.ts';
import type { Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { seat } from '../seat.ts';
import { brushTail, type Tails } from '../tails.ts';
import { lion } from './lion.ts';

const BUSHY: Tails = {
  up: [
    [0, 0, 3],
    [8, 5, 3],
    [16, 2, 3],
    [20, -8, 3],
    [20, -20, 3],
    [22, -32, 3],
    [28, -42, 3],
  ],
  level: [
    [0, 0, 3],
    [6, 4, 3],
    [12, 10, 3],
    [15, 18, 3],
    [17, 27, 3],
    [22, 34, 3],
    [30, 38, 3],
  ],
  low: [
    [0, 0, 3],
    [9, 6, 3],
    [18, 8, 3],
    [27, 4, 3],
    [32, -5, 3],
    [35, -15, 3],
    [41, -23, 3],
  ],
  lying: [
    [0, 0, 3],
    [9, 4, 3],
    [17, 3, 3],
    [22, -5, 3],
    [22, -15, 3],
    [24, -25, 3],
    [30, -33, 3],
  ],
};

/** The withers above the rump, the back straight. */
const level = (pose: Pose): Pose => ({ ...pose, trunk: 187, arch: 1.6, neck: 240, limbs: 1.12 });

/** Wolves stride, too. */
const striding = (pose: Pose): Pose => ({
  ...level(pose),
  stretch: 1.3,
  height: 0.88,
  arms: 1.04,
  farFore: { bones: [126, 202, 188], toes: 184 },
  nearHind: { stands: -9, foot: 100, toes: 182 },
  farHind: { stands: 14, foot: 106, toes: 182 },
});

/** Running, its throat is stretched: a lock there would be a sliver. */
const scruff = (frame: Frame): Layer[] =>
  ruff([
    [0, 0.6, 12, 3],
    [0, -0.7, 12, 3.2],
    [0.3, 1, 11, 3],
    [0.35, -0.95, 11, 3],
    [0.35, 0.1, 12, 3],
    [0.65, 0.95, 11, 3],
    ...(isRunning(frame.pose) ? [] : [[0.7, -0.8, 10, 2.8] as const]),
    [0.75, 0.4, 11, 2.8],
    [1, 0.95, 10, 2.8],
  ])(frame);

const HIND = [8.4, 7.4, 4.8, 3.9, 2.5, 2.4, 2.4];
/** Of one that sits or lies. */
const HAUNCHED = { radii: [9, 9, 6.6, 4.6, 2.7, 2.5, 2.5], tufts: [] };

export const wolf: Breed = {
  ...lion,
  bones: { trunk: 37, neck: 17, fore: [16, 17, 5], hind: [18, 17, 11] },
  trunk: [7, 9, 7.2, 6, 9.6, 10.8],
  neck: [9.4, 8.2, 7],
  poses: {
    ...FOUR_PAWED,
    sejant: { ...FOUR_PAWED.sejant, ...CLOSE },
    courant: {
      ...FOUR_PAWED.courant,
      limbs: 1.15,
      larger: { head: 1.08 },
      girth: [7.8, 10.2, 8.6, 7.8, 10.8, 11.6],
      nearFore: { bones: [132, 116, 146], toes: 156 },
      nearHind: { bones: [42, 4, 24], toes: 40 },
      farHind: { bones: [82, 30, 48], toes: 62 },
      tail: 'up',
    },
    'sejant-erect': { ...FOUR_PAWED['sejant-erect'], limbs: 1.1, girth: [8.6, 11.2, 9, 7.4, 9.8, 10.8] },
    rampant: { ...FOUR_PAWED.rampant, farFore: { bones: [162, 213, 216], toes: 218 } },
    statant: {
      ...level(FOUR_PAWED.statant),
      height: 0.88,
      arms: 1.04,
      farFore: { stands: 12, foot: 100, toes: 182 },
      nearHind: { stands: -8, foot: 100, toes: 182 },
      farHind: { stands: 13, foot: 104, toes: 182 },
    },
    passant: striding(FOUR_PAWED.passant),
    'passant-guardant': { ...striding(FOUR_PAWED['passant-guardant']), larger: { head: 1.15 } },
  },
  profile: WOLF,
  front: WOLF_FRONT,
  headSize: 0.92,
  frontSize: 0.9,
  pitch: 2,
  ...paws([6.8, 5.8, 4.4, 3.9, 2.7, 2.6, 2.6], HIND, 0.74, 0.9, 1, {
    hind: pose => ({ pushes: isRunning(pose), ...(pose.farHind ? {} : HAUNCHED) }),
  }),
  flank: slanting(6),
  tail: brushTail(
    BUSHY,
    [2.4, 3.4, 4.6, 5.2, 4.8, 3.2, 0.1],
    [
      [0.26, -9, 14],
      [0.42, 9, 14],
      [0.48, -9, 14],
      [0.58, 9, 11],
      [0.64, -9, 10],
    ],
  ),
  mane: frame => [...seat(7, 6, 3)(frame), ...scruff(frame)],
  fringe: ({ neck, up, pose }) =>
    pose.guardant
      ? []
      : [
          hair(neck(1, -0.3), up + 190, 10, 2.8, 20, 2),
          hair(neck(1.15, 0.3), up + 172, 10, 2.8, -20, 2),
          hair(neck(1.3, 0.9), up + 158, 12, 3, -30, 2),
          hair(neck(1.62, 0.84), up + 148, 12, 3, -34, 2),
        ],
};
