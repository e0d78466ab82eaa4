import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { GRIFFIN, GRIFFIN_FRONT } from '../heads/griffin.ts';
import { isRunning, isStriking, paws } from '../legs.ts';
import { hair, talon } from '../parts.ts';
import type { Point } from '../plane.ts';
import { FOUR_PAWED, PAWED } from '../poses.ts';
import type { Girth, Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { LONG, type Tails, tufted } from '../tails.ts';
import { wing } from '../wing.ts';
import { isSeated, lion } from './lion.ts';

/** Of a griffin: out, clear of its wings, then up. */
const CLEAR: Tails = {
  ...LONG,
  up: [
    [0, 0, 3],
    [9, 7, 2.6],
    [19, 11, 2.3],
    [29, 9, 2.1],
    [35, 1, 2],
    [33, -8, 2],
    [34, -16, 2.1],
    [39, -23, 2.2],
  ],
  level: [
    [0, 0, 3],
    [8, 5, 2.6],
    [16, 6, 2.3],
    [23, 1, 2.1],
    [25, -8, 2],
    [22, -16, 2],
    [24, -24, 2.1],
    [30, -29, 2.2],
  ],
  low: [
    [2, 3, 4],
    [11, 5, 3.2],
    [20, 3, 2.6],
    [27, -3, 2.3],
    [30, -11, 2.2],
    [31, -19, 2.2],
    [38, -25, 2.2],
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

/** Of one that lies: thicker. */
const THICK: Tails = { ...CLEAR, lying: CLEAR.lying.map(([x, y, r]) => [x, y, r * 1.2]) };

const STANDING: Partial<Pose> = {
  stretch: 1.42,
  height: 0.89,
  limbs: 1.06,
  arms: 1.04,
  nearHind: { stands: -12, foot: 100, toes: 182 },
  farHind: { stands: 20, foot: 104, toes: 182 },
};

/** Griffins walk long and low, their wings swept back, so that they stand close above each other. */
const long = (pose: Pose): Pose => ({
  ...pose,
  ...STANDING,
  neck: 240,
  nearFore: { stands: 5, foot: 98, toes: 182 },
  farFore: { bones: [134, 200, 190], toes: 186 },
  wing: 20,
});

const STRONG: Girth = [8.8, 11.4, 9, 8, 10.4, 11];

const RISING: Pick<Pose, 'stretch' | 'limbs' | 'girth'> = { stretch: 1.14, limbs: 1.16, girth: STRONG };

/** Of one that sits or leaps: back and loin are seen behind its wings, and its tail rises there. */
const LOINED: Pick<Pose, 'stretch' | 'limbs' | 'girth' | 'tail'> = { stretch: 1.3, limbs: 1.2, girth: STRONG, tail: 'lying' };

/** Of the feathers below, those that nobody sees on a low neck. */
const HIDDEN = [0, 6];

/** Feathers of neck and breast. */
const feathers =
  (rows: Parameters<typeof ruff>[0]) =>
  (frame: Frame): Layer[] => {
    const shown = rows.filter((_, i) => frame.pose.trunk > 200 || !HIDDEN.includes(i));
    return ruff(shown.slice(0, frame.pose.guardant ? -5 : undefined))(frame);
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
  pose.trunk > 200 ? trunk(0.54 + ahead, 6.5) : trunk(0.62 + ahead, 6.5);

/** The wings of one that rises are larger. */
const sizeOf = ({ pose }: Frame): number => (pose.trunk > 214 && pose.height > 0.3 ? 1 : 0.88);

/** Feathers stand off the back of its head. */
const crest = ({ neck, up, pose }: Frame): Layer[] =>
  pose.guardant ? [] : [hair(neck(1.1, 1), up + 160, 11, 3, -30, 2), hair(neck(1.34, 1), up + 156, 10, 2.8, -30, 2)];

export const griffin: Breed = {
  ...lion,
  poses: {
    ...FOUR_PAWED,
    statant: {
      ...FOUR_PAWED.statant,
      ...STANDING,
      stretch: 1.54,
      larger: { head: 1.1 },
      neck: 246,
      nearFore: { stands: -5, foot: 98, toes: 182 },
      farFore: { stands: 15, foot: 98, toes: 182 },
      nearHind: { stands: -11, foot: 100, toes: 182 },
      farHind: { stands: 15, foot: 104, toes: 182 },
      wing: 10,
    },
    passant: long(FOUR_PAWED.passant),
    'passant-guardant': { ...long(FOUR_PAWED['passant-guardant']), neck: 264 },
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
      ...FOUR_PAWED.couchant,
      neck: 244,
      stretch: 1.34,
      girth: [7, 9.2, 8.4, 8.4, 9.8, 10.8],
      nearFore: { bones: [58, 177, 180], toes: 180, short: 1.28, long: 0.84 },
      farFore: { bones: [112, 181, 183], toes: 183, short: 0.62, long: 1.5 },
      nearHind: { bones: [184, 33, 178], toes: 181, short: 0.84, long: 1.08 },
      tail: 'lying',
      wing: -3,
    },
    courant: {
      ...FOUR_PAWED.courant,
      stretch: 1.22,
      limbs: 1.2,
      larger: { head: 1.08 },
      nearFore: { bones: [106, 134, 146], toes: 148 },
      nearHind: { bones: [42, 4, 16], toes: 14 },
      farHind: { bones: [98, 42, 52], toes: 46 },
      wing: 12,
    },
    salient: {
      ...FOUR_PAWED.salient,
      ...LOINED,
      stretch: 1.24,
      limbs: 1.12,
      nearFore: { bones: [122, 152, 156], toes: 156 },
      farFore: { bones: [152, 190, 194], toes: 194 },
      nearHind: { stands: -20, foot: 114, toes: 182 },
      farHind: { stands: 11, foot: 114, toes: 182 },
      larger: { head: 1.13 },
      tail: 'up',
      wing: 4,
    },
    rampant: { ...PAWED.rampant, ...RISING, neck: 264, farFore: { bones: [176, 222, 222], toes: 218 }, wing: 7 },
    'rampant-guardant': { ...PAWED['rampant-guardant'], ...RISING, neck: 270, wing: 7 },
    'sejant-erect': {
      ...FOUR_PAWED['sejant-erect'],
      ...LOINED,
      neck: 264,
      wing: 1.9,
    },
  },
  bones: { ...lion.bones, neck: 22 },
  profile: GRIFFIN,
  front: GRIFFIN_FRONT,
  headSize: 0.96,
  frontSize: 1,
  trunk: [7, 9.2, 7.6, 6.4, 9.6, 10.8],
  neck: [10.4, 8.6, 7.4],
  flank: () => [],
  fore: (limb, pose, isNear) => {
    const leg = isNear ? pose.nearFore : pose.farFore;
    return talon(limb, {
      radii: [8, 7.4, 5.8, 3, 2.4, 2.3, 2.5],
      size: 1.12,
      join: isNear ? 6 : 3,
      strikes: isStriking(leg),
      breeched: pose.height > 0.3,
      spurred: isNear && pose.height > 0.3,
      lies: 'bones' in leg && !isStriking(leg),
    });
  },
  hind: (limb, pose, isNear) =>
    paws([], [10.2, 9.6, 6.2, 5, 3.3, 3.1, 3.5], 1.2, isSeated(pose) ? 0 : 1, 1, { hind: pose => ({ pushes: isRunning(pose) }) }).hind(
      limb,
      pose,
      isNear,
    ),
  mane: frame => [...wing(frame, shoulderBlade(frame, 0), 'near', sizeOf(frame)), ...plumage(frame)],
  fringe: crest,
  tail: (root, pose) => tufted(pose.trunk < 210 ? THICK : CLEAR, true)(root, pose),
  under: frame => wing(frame, shoulderBlade(frame, 0.08), 'far', sizeOf(frame)),
};
