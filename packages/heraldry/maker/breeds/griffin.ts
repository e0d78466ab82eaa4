import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { GRIFFIN, GRIFFIN_FRONT } from '../heads/griffin.ts';
import { isStriking, paws } from '../legs.ts';
import { hair, talon } from '../parts.ts';
import { from, type Point } from '../plane.ts';
import { PAWED } from '../poses.ts';
import type { Girth, Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { LONG, type Tails, tufted } from '../tails.ts';
import { wing } from '../wing.ts';
import { lion } from './lion.ts';

/** Of a griffin: low and out, clear of its wings. */
const CLEAR: Tails = {
  ...LONG,
  up: [
    [0, 0, 3],
    [8, 2, 2.6],
    [16, 7, 2.3],
    [21, 16, 2.1],
    [22, 25, 2],
    [27, 31, 2],
    [35, 31, 2.1],
    [40, 25, 2.2],
  ],
  level: [
    [0, 0, 3],
    [7, 2, 2.6],
    [13, 6, 2.3],
    [16, 14, 2.1],
    [17, 22, 2],
    [23, 28, 2],
    [31, 26, 2.1],
    [35, 19, 2.2],
  ],
  low: [
    [0, 0, 3],
    [9, 3, 2.5],
    [18, 1, 2.2],
    [25, -5, 2],
    [32, -9, 2],
    [40, -7, 2.1],
    [46, -8, 2.2],
  ],
  lying: [
    [0, 0, 3],
    [9, 5, 2.6],
    [18, 5, 2.3],
    [26, 0, 2.1],
    [29, -8, 2],
    [28, -16, 2.1],
    [32, -22, 2.2],
  ],
};

/** Griffins walk long and low, their wings swept back, so that they stand close above each other. */
const long = (pose: Pose): Pose => ({
  ...pose,
  stretch: 1.34,
  height: 0.86,
  neck: 240,
  farFore: { bones: [134, 200, 190], toes: 186 },
  nearHind: { stands: -13, foot: 104, toes: 182 },
  farHind: { stands: 10, foot: 106, toes: 182 },
  wing: 14,
});

const STRONG: Girth = [8.8, 11.4, 8.4, 7, 10, 11];

const RISING: Pick<Pose, 'stretch' | 'limbs' | 'girth'> = { stretch: 1.14, limbs: 1.16, girth: STRONG };

/** Of one that sits or leaps: back and loin are seen behind its wings, and its tail rises there. */
const LOINED: Pick<Pose, 'stretch' | 'limbs' | 'girth' | 'tail'> = { stretch: 1.3, limbs: 1.2, girth: STRONG, tail: 'lying' };

/** Feathers of neck and breast; a face that looks out has them under its beak. */
const feathers =
  (rows: Parameters<typeof ruff>[0]) =>
  (frame: Frame): Layer[] => {
    const [x, y] = frame.neck(1.1, 0.1);
    const around = frame.pose.guardant ? [122, 104, 58, 76] : [];
    return [...ruff(rows)(frame), ...around.map(turn => hair(from([x - 2, y + 1], turn, 6), turn * 0.5 + 45, 14, 3, turn < 90 ? 16 : -16))];
  };

const plumage = feathers([
  [-0.45, 0.5, 13, 3.6],
  [-0.1, 0.2, 13, 3.8],
  [-0.1, -0.7, 13, 3.8],
  [0.3, -0.2, 13, 3.6],
  [0.35, -1, 12, 3.4],
  [0.4, 0.9, 12, 3.4],
  [0.7, 0.3, 12, 3.4],
  [0.75, -0.7, 11, 3.2],
  [1, 0.9, 11, 3.2],
]);

const shoulderBlade = ({ trunk, pose }: Frame, ahead: number): Point =>
  pose.trunk > 200 ? trunk(0.54 + ahead, 6.5) : trunk(0.62 + ahead, 2);

export const griffin: Breed = {
  ...lion,
  poses: {
    ...PAWED,
    statant: {
      ...PAWED.statant,
      stretch: 1.44,
      nearFore: { stands: -5, foot: 100, toes: 182 },
      farFore: { stands: 15, foot: 100, toes: 182 },
      nearHind: { stands: -12, foot: 106, toes: 182 },
      farHind: { stands: 15, foot: 104, toes: 182 },
      wing: 10,
    },
    passant: long(PAWED.passant),
    'passant-guardant': { ...long(PAWED['passant-guardant']), neck: 264 },
    sejant: {
      ...PAWED.sejant,
      ...LOINED,
      trunk: 236,
      neck: 254,
      nearFore: { stands: 13, foot: 98, toes: 182 },
      farFore: { stands: 29, foot: 100, toes: 182 },
      nearHind: { bones: [218, 46, 154], toes: 182, short: 0.84 },
      wing: -1,
    },
    couchant: {
      ...PAWED.couchant,
      neck: 244,
      stretch: 1.28,
      nearHind: { bones: [184, 36, 178], toes: 181, short: 0.6 },
      tail: 'lying',
      wing: -3,
    },
    courant: {
      ...PAWED.courant,
      nearHind: { bones: [50, 4, 18], toes: 10 },
      farHind: { bones: [86, 32, 46], toes: 40 },
      wing: 20,
    },
    salient: {
      ...PAWED.salient,
      ...LOINED,
      height: 0.8,
      nearHind: { stands: -15, foot: 116, toes: 182 },
      farHind: { stands: 19, foot: 122, toes: 182 },
      wing: 4,
    },
    rampant: { ...PAWED.rampant, ...RISING, neck: 264, farFore: { bones: [170, 214, 216], toes: 214 }, wing: 14 },
    'rampant-guardant': { ...PAWED['rampant-guardant'], ...RISING, neck: 270, wing: 14 },
    'sejant-erect': {
      ...PAWED['sejant-erect'],
      ...LOINED,
      neck: 264,
      nearHind: { bones: [214, 50, 157], toes: 182, short: 0.84 },
      wing: 2,
    },
  },
  bones: { ...lion.bones, neck: 22 },
  profile: GRIFFIN,
  front: GRIFFIN_FRONT,
  headSize: 0.96,
  frontSize: 1,
  trunk: [7, 9.2, 7.6, 6.4, 9.6, 10.8],
  neck: [10.4, 8.6, 7.4],
  fore: (limb, pose, isNear) =>
    talon(limb, {
      radii: [7.6, 6.4, 4.6, 3.4, 2.4, 2.3, 2.4],
      size: 1.12,
      join: isNear ? 6 : 3,
      strikes: isStriking(isNear ? pose.nearFore : pose.farFore),
      spurred: isNear && pose.height > 0.3,
    }),
  hind: paws([], [10.2, 9.6, 6.2, 5, 3.3, 3.1, 3.5], 1.2, 1).hind,
  mane: frame => [...wing(frame, shoulderBlade(frame, 0), 'near'), ...plumage(frame)],
  fringe: () => [],
  tail: tufted(CLEAR, true),
  under: frame => wing(frame, shoulderBlade(frame, 0.06), 'far'),
};
