import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { LION, LION_FRONT } from '../heads/lion.ts';
import { isRunning, paws } from '../legs.ts';
import { hair } from '../parts.ts';
import { from } from '../plane.ts';
import { FOUR_PAWED } from '../poses.ts';
import { slanting } from '../ribs.ts';
import type { Pose } from '../rig.ts';
import { LONG, type Tails, type Tuft, tufted } from '../tails.ts';

/** Of a lion that walks: bent over its back, so that lions stand close above each other. */
const BENT: Tails = {
  ...LONG,
  level: [
    [0, 0, 3.2],
    [8, 4, 2.8],
    [16, 2, 2.5],
    [21, -5, 2.3],
    [17, -11.6, 2.2],
    [8, -14, 2.2],
    [-1, -14.4, 2.2],
    [-9, -16, 2.2],
    [-15, -19, 2.3],
  ],
  lying: [
    [0, 0, 3],
    [8, 4, 2.5],
    [15, 0, 2.2],
    [16, -9, 2],
    [11, -18, 2],
    [6, -27, 2],
    [7, -36, 2],
    [12, -42, 2.2],
  ],
};

/** And of one that looks out, higher, for its back is lower. */
const RAISED: Tails = {
  ...BENT,
  level: [
    [0, 0, 3.2],
    [9, 4, 2.8],
    [18, 2, 2.5],
    [26.6, -4, 2.3],
    [24.6, -12.6, 2.2],
    [15, -17, 2.2],
    [5, -17.4, 2.2],
    [-4, -18.2, 2.2],
    [-11.6, -20.4, 2.3],
  ],
};

/** Of one that runs: thick, out of its croup, clear of its legs. */
const STREAMING: Tails = {
  ...BENT,
  low: [
    [-9, -4, 4.4],
    [0.6, -2.4, 3.8],
    [9.6, -5.6, 2.9],
    [14, -14, 2.6],
    [12.6, -23, 2.5],
    [9, -32, 2.5],
    [10.4, -41, 2.5],
    [16, -47, 2.7],
  ],
};

/** Its tuft, clear of its back. */
const UPTURNED: Tuft = [
  [66, 10, 2.8, 24],
  [-70, 9, 2.8, -36],
  [32, 14, 3.4, 26],
  [-38, 16, 3.4, -30],
  [-6, 24, 3.8, 24],
];

/** Lions walk long, those that look out lower: three of them fill a shield. */
const long = (pose: Pose, how: Partial<Pose>): Pose => ({
  ...pose,
  limbs: 1.08,
  girth: [7.4, 10.4, 8.4, 7, 11.4, 13],
  arms: 1.06,
  farFore: { bones: [122, 186, 182], toes: 181 },
  nearHind: { stands: -13, foot: 102, toes: 182 },
  farHind: { stands: 16, foot: 108, toes: 182 },
  ...how,
});

const FORE = [7.6, 6.6, 5, 4.7, 3.2, 3.2, 3.4];
const HIND = [9, 8.4, 5.6, 4.6, 2.9, 2.8, 3.2];
/** Of its paws. */
const SIZE = 1.12;
const LEGS = paws(FORE, HIND, SIZE, 1, 1, {
  fore: ({ larger }) => ({ size: SIZE * (larger?.forelegs ?? 1) }),
  hind: pose => ({ pushes: isRunning(pose), size: SIZE * 0.98 * (pose.larger?.hindlegs ?? 1) }),
});

/** Of a far foreleg that stands clear: its elbow has a tuft. */
const ELBOWED = paws(FORE, HIND, SIZE * 0.9, 1, 1, {
  fore: () => ({
    tufts: [
      [1, -0.02, 8],
      [1, 0.62, 6],
    ],
  }),
});

/** Of one that sits or lies: smooth below. */
const SEATED = paws([], HIND, SIZE, 0);

export const isSeated = (pose: Pose): boolean => pose.height < 0.3;

/** The first of three, where the tail is near. */
const withoutTuft = (layer: Layer): Layer => (layer.part ? layer : { ...layer, masses: layer.masses.toSpliced(-3, 1) });

function tailOf(pose: Pose): ReturnType<typeof tufted> {
  if (isRunning(pose)) return tufted(STREAMING, true);
  return pose.guardant && pose.tail === 'level' ? tufted(RAISED, true, 1, UPTURNED) : tufted(BENT, true);
}

export const lion: Breed = {
  bones: { trunk: 37, neck: 15, fore: [17, 17, 5], hind: [19, 17, 11] },
  trunk: [7.2, 9.8, 8.4, 7, 10, 11.6],
  neck: [11, 10, 8.4],
  profile: LION,
  front: LION_FRONT,
  headSize: 0.95,
  frontSize: 0.95,
  pitch: 0,
  poses: {
    ...FOUR_PAWED,
    statant: {
      ...FOUR_PAWED.statant,
      stretch: 1.38,
      limbs: 1.08,
      arms: 1.2,
      girth: [7.4, 10.2, 9.1, 7.7, 10.2, 11.8],
      larger: { forelegs: 0.9, hindlegs: 0.9 },
      nearFore: { stands: -9, foot: 98, toes: 182 },
      farFore: { stands: 14, foot: 100, toes: 182 },
      nearHind: { stands: -9, foot: 100, toes: 182 },
      farHind: { stands: 13, foot: 104, toes: 182 },
    },
    couchant: {
      ...FOUR_PAWED.couchant,
      stretch: 1.27,
      nearFore: { bones: [56, 177, 180], toes: 181, short: 1.22 },
      farFore: { bones: [112, 180, 182], toes: 183, short: 0.68, long: 1.3 },
    },
    courant: {
      ...FOUR_PAWED.courant,
      limbs: 1.17,
      larger: { head: 1.08 },
      farHind: { bones: [86, 30, 44], toes: 38 },
      girth: [7.8, 10.8, 9, 7.8, 10.8, 12],
    },
    passant: long(FOUR_PAWED.passant, { stretch: 1.58, height: 0.89, neck: 232, nearFore: { stands: -1, foot: 96, toes: 182 } }),
    'passant-guardant': long(FOUR_PAWED['passant-guardant'], {
      stretch: 1.71,
      limbs: 1.06,
      girth: [7.4, 10.6, 8.8, 7.8, 12.4, 14.2],
      larger: { head: 1.12 },
      height: 0.81,
      neck: 202,
      nearHind: { stands: -8, foot: 100, toes: 182 },
      farHind: { stands: 20, foot: 110, toes: 182 },
      nearFore: { stands: -6, foot: 95, toes: 182 },
      farFore: { bones: [123, 181, 178], toes: 179, long: 1.16 },
    }),
  },
  fore: (limb, pose, isNear) => (!isNear && pose.larger?.forelegs ? ELBOWED : LEGS).fore(limb, pose, isNear),
  hind: (limb, pose, isNear) => {
    if (isSeated(pose)) return SEATED.hind(limb, pose, isNear);
    const layers = LEGS.hind(limb, pose, isNear);
    return isNear && isRunning(pose) ? layers.map(withoutTuft) : layers;
  },
  flank: slanting(7),
  tail: (root, pose) => tailOf(pose)(root, pose),
  mane: lionMane,
  fringe: cheek,
};

function lionMane({ neck, up, pose }: Frame): Layer[] {
  const rows: [number, number, number][] = [
    [-0.2, 0.5, 15],
    [-0.25, -0.35, 16],
    [0.12, 1, 15],
    [0.1, -0.95, 15],
    [0.12, 0.55, 16],
    [0.1, -0.45, 16],
    [0.12, 0.05, 17],
    [0.5, 1.05, 15],
    [0.45, -1, 13],
    [0.5, 0.6, 16],
    [0.45, -0.45, 14],
    [0.5, 0.1, 16],
    [0.9, 1.15, 15],
    [0.92, 0.7, 15],
    [0.8, -0.35, 13],
  ];
  const shown = pose.tail === 'lying' ? rows.slice(2) : rows;
  const body = shown.map(([share, nape, long]) => hair(neck(share, nape * 0.7), up + 180 - nape * 34, long, 3.3, nape < 0 ? 30 : -30));
  if (pose.guardant) {
    const middle = neck(1.1, 0.1);
    const size = pose.larger?.head ?? 1;
    const ring = [150, 118, 86, 54, 22, -10, -42, -74, -106, -138, -170, -202].map(turn =>
      hair(
        from([middle[0] - 2, middle[1] - 2], turn, 7.4 * size),
        turn + (turn > -90 && turn < 90 ? 8 : -8),
        13.5 * size,
        3.5 * size,
        turn > -90 && turn < 90 ? 26 : -26,
      ),
    );
    const between = pose.trunk < 200 ? [hair(from(middle, 109, 10), 112, 17, 5, 20), hair(from(middle, -26, 9), -6, 13, 3.5, 26)] : [];
    return [...between, ...body, ...ring];
  }
  return [
    ...body,
    hair(neck(1.3, 0.8), up + 150, 15, 3.4, -34),
    hair(neck(1.5, 0.7), up + 128, 14, 3.2, -34),
    hair(neck(1.7, 0.4), up + 100, 12, 3, -36),
  ];
}

/** The cheek runs into the mane. */
function cheek({ neck, up, pose }: Frame): Layer[] {
  if (pose.guardant) return [];
  return [
    hair(neck(1.1, -0.25), up + 186, 10, 3, 20, 2),
    hair(neck(1.2, 0.3), up + 172, 12, 3, -24, 2),
    hair(neck(1.45, 0.55), up + 160, 12, 3, -28, 2),
  ];
}
