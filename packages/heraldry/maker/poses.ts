import type { Attitude } from '../src/elements.ts';
import type { Pose } from './rig.ts';

const STATANT: Pose = {
  trunk: 183,
  stretch: 1.2,
  arch: -1,
  neck: 240,
  head: 0,
  height: 0.85,
  nearFore: { stands: -5, foot: 100, toes: 182 },
  farFore: { stands: 8.5, foot: 100, toes: 182 },
  nearHind: { stands: -7, foot: 106, toes: 182 },
  farHind: { stands: 9, foot: 104, toes: 182 },
  tail: 'level',
  wing: 4,
};

const PASSANT: Pose = {
  ...STATANT,
  nearFore: { stands: -4, foot: 98, toes: 182 },
  farFore: { bones: [128, 214, 196], toes: 190 },
  nearHind: { stands: -8, foot: 98, toes: 182 },
  farHind: { stands: 10, foot: 108, toes: 182 },
};

const RAMPANT: Pose = {
  trunk: 243,
  arch: -2,
  neck: 276,
  head: -4,
  height: 0.93,
  nearFore: { bones: [142, 190, 186], toes: 184 },
  farFore: { bones: [176, 222, 224], toes: 224 },
  nearHind: { stands: 3, foot: 112, toes: 182 },
  farHind: { bones: [172, 108, 164], toes: 174 },
  tail: 'up',
  wing: 8,
};

const SEJANT: Pose = {
  trunk: 235,
  arch: 0.6,
  neck: 260,
  head: 0,
  height: 0.22,
  nearFore: { stands: 8, foot: 98, toes: 182 },
  farFore: { stands: 17, foot: 98, toes: 182 },
  nearHind: { bones: [200, 58, 176], toes: 182, short: 0.86 },
  tail: 'low',
  wing: 10,
};

/** Of one that sits up: below its muzzle. */
const RAISED = {
  nearFore: { bones: [122, 164, 164], toes: 164 },
  farFore: { bones: [160, 204, 206], toes: 206 },
} as const;

/** How a beast with paws holds itself. */
export const PAWED: Readonly<Record<Attitude, Pose>> = {
  statant: STATANT,
  passant: PASSANT,
  sejant: SEJANT,
  couchant: {
    trunk: 197,
    stretch: 1.04,
    arch: 0,
    neck: 260,
    head: 0,
    height: 0.27,
    nearFore: { bones: [70, 177, 180], toes: 181, short: 0.94 },
    farFore: { bones: [104, 178, 180], toes: 181, short: 0.94 },
    nearHind: { bones: [184, 28, 178], toes: 181, short: 0.7 },
    tail: 'lying',
    wing: 4,
  },
  courant: {
    trunk: 192,
    stretch: 1.08,
    arch: 1.6,
    neck: 236,
    head: -2,
    height: 0.8,
    limbs: 1.18,
    nearFore: { bones: [122, 152, 162], toes: 164 },
    farFore: { bones: [154, 186, 188], toes: 188 },
    nearHind: { bones: [58, 8, 22], toes: 14 },
    farHind: { bones: [84, 26, 40], toes: 34 },
    tail: 'low',
    wing: 4,
  },
  salient: {
    trunk: 226,
    arch: 0,
    neck: 252,
    head: -4,
    height: 0.82,
    nearFore: { bones: [140, 170, 174], toes: 174 },
    farFore: { bones: [160, 200, 202], toes: 202 },
    nearHind: { stands: -5, foot: 120, toes: 182 },
    farHind: { stands: 15, foot: 112, toes: 182 },
    tail: 'up',
    wing: 14,
  },
  rampant: RAMPANT,
  'passant-guardant': { ...PASSANT, guardant: true },
  'sejant-erect': { ...SEJANT, trunk: 248, neck: 272, arch: 0, nearFore: RAISED.nearFore, farFore: RAISED.farFore, wing: 2 },
  'rampant-guardant': { ...RAMPANT, guardant: true },
};

/** Its arms are clear of its chin. */
const REACHING: Pick<Pose, 'nearFore' | 'farFore'> = {
  nearFore: { bones: [134, 182, 180], toes: 178 },
  farFore: { bones: [170, 220, 223], toes: 224 },
};

/** The hock of its near leg is plumb under its buttock. */
const HOCKED: Pick<Pose, 'height' | 'arms' | 'nearFore' | 'nearHind' | 'farHind'> = {
  height: 0.91,
  arms: 1.1,
  nearFore: { stands: -3, foot: 98, toes: 182 },
  nearHind: { stands: -5, foot: 98, toes: 182 },
  farHind: { stands: 11, foot: 104, toes: 182 },
};

/** And one with paws on all four legs. */
export const FOUR_PAWED: Readonly<Record<Attitude, Pose>> = {
  ...PAWED,
  statant: { ...STATANT, ...HOCKED, farFore: { stands: 8, foot: 100, toes: 182 } },
  passant: { ...PASSANT, ...HOCKED },
  'passant-guardant': { ...PASSANT, ...HOCKED, guardant: true },
  rampant: { ...RAMPANT, ...REACHING, neck: 280, head: -6 },
  'rampant-guardant': { ...PAWED['rampant-guardant'], ...REACHING },
  couchant: {
    ...PAWED.couchant,
    trunk: 195,
    stretch: 1.12,
    neck: 264,
    nearFore: { bones: [62, 178, 180], toes: 181, short: 1.08 },
    farFore: { bones: [106, 178, 180], toes: 181, short: 0.96 },
    nearHind: { bones: [186, 31, 178], toes: 181, short: 0.84 },
  },
  sejant: {
    ...SEJANT,
    trunk: 238,
    stretch: 1.07,
    limbs: 1.1,
    nearFore: { stands: 12.5, foot: 98, toes: 182 },
    farFore: { stands: 26.5, foot: 98, toes: 182 },
    nearHind: { bones: [218, 46, 154], toes: 182, short: 0.82 },
  },
  courant: {
    ...PAWED.courant,
    trunk: 190,
    stretch: 1.12,
    neck: 238,
    limbs: 1.06,
    nearFore: { bones: [118, 150, 162], toes: 164 },
    farFore: { bones: [152, 186, 190], toes: 190 },
    nearHind: { bones: [36, 354, 10], toes: 4 },
    farHind: { bones: [76, 22, 40], toes: 34 },
  },
  salient: {
    ...PAWED.salient,
    trunk: 217,
    stretch: 1.1,
    neck: 248,
    nearFore: { bones: [124, 156, 160], toes: 160 },
    farFore: { bones: [156, 195, 200], toes: 200 },
    nearHind: { stands: -18, foot: 114, toes: 182 },
    farHind: { stands: 4, foot: 114, toes: 182 },
  },
  'sejant-erect': {
    ...PAWED['sejant-erect'],
    stretch: 1.26,
    arms: 0.96,
    nearFore: { bones: [114, 156, 160], toes: 162 },
    farFore: { bones: [150, 194, 200], toes: 202 },
    nearHind: { bones: [206, 50, 168], toes: 182, short: 0.86, long: 1.06 },
  },
};

/** Small paws of one that sits stand closer. */
export const CLOSE: Pick<Pose, 'nearFore' | 'farFore'> = {
  nearFore: { stands: 10, foot: 98, toes: 182 },
  farFore: { stands: 21, foot: 98, toes: 182 },
};

const HOOFED_RAMPANT = {
  nearFore: { bones: [150, 190, 112], toes: 122 },
  farFore: { bones: [160, 216, 140], toes: 146 },
  farHind: { bones: [178, 98, 152], toes: 140 },
} as const;

const HOOFED_PASSANT = { farFore: { bones: [110, 168, 84], toes: 96 } } as const;

const HOOFED_SEATED = { bones: [212, 54, 188], toes: 116, short: 0.9, long: 1.32 } as const;

const CHANGED: Readonly<Partial<Record<Attitude, Partial<Pose>>>> = {
  passant: HOOFED_PASSANT,
  'passant-guardant': HOOFED_PASSANT,
  rampant: HOOFED_RAMPANT,
  'rampant-guardant': HOOFED_RAMPANT,
  'sejant-erect': { nearFore: HOOFED_RAMPANT.nearFore, farFore: HOOFED_RAMPANT.farFore, nearHind: HOOFED_SEATED },
  salient: {
    neck: 256,
    height: 0.84,
    nearFore: { bones: [140, 182, 104], toes: 116 },
    farFore: { bones: [152, 204, 128], toes: 136 },
    nearHind: { stands: -6, foot: 116, toes: 182 },
    farHind: { stands: 6, foot: 118, toes: 182 },
  },
  courant: {
    limbs: 1,
    nearFore: { bones: [122, 164, 172], toes: 164 },
    farFore: { bones: [148, 196, 206], toes: 198 },
    nearHind: { bones: [56, 6, 20], toes: 26 },
    farHind: { bones: [82, 24, 38], toes: 44 },
  },
  couchant: {
    trunk: 190,
    stretch: 1.1,
    neck: 254,
    nearFore: { bones: [80, 172, 6], toes: 346, short: 1.2 },
    farFore: { bones: [64, 178, 177], toes: 160, short: 1.2 },
    nearHind: { bones: [198, 43, 184], toes: 124, short: 0.9, long: 1.14 },
  },
  sejant: {
    trunk: 235,
    stretch: 1.18,
    neck: 258,
    height: 0.3,
    nearHind: HOOFED_SEATED,
    nearFore: { stands: 11, foot: 100, toes: 182 },
    farFore: { stands: 24, foot: 100, toes: 182 },
  },
};

/** The near foreleg of one that lies: the knee ahead, the hoof under the elbow; the other is stretched out. */
export const FOLDED: Pick<Pose, 'nearFore' | 'farFore'> = {
  nearFore: { bones: [124, 181, 39], toes: 14, short: 0.6, long: 1.22 },
  farFore: { bones: [80, 183, 166], toes: 150, short: 0.34, long: 1.1 },
};

/** Its hock no lower than its rump. */
export const HAUNCHED: Pick<Pose, 'nearHind'> = { nearHind: { bones: [198, 40.5, 181], toes: 122, short: 0.9, long: 1.14 } };

/** And one with hooves: its knees bend the other way, and it stands on its toes. */
export const HOOFED = Object.fromEntries(
  Object.entries(PAWED).map(([attitude, pose]) => [attitude, onHooves({ ...pose, ...CHANGED[attitude as Attitude] })]),
) as Readonly<Record<Attitude, Pose>>;

function onHooves(pose: Pose): Pose {
  const legs = (['nearFore', 'farFore', 'nearHind', 'farHind'] as const).map(name => {
    const leg = pose[name];
    return [name, leg && 'stands' in leg ? { ...leg, foot: leg.foot - 6, toes: 116 } : leg] as const;
  });
  return { ...pose, ...Object.fromEntries(legs) };
}

const isRising = (pose: Pose): boolean => 'bones' in pose.nearFore && pose.trunk > 200;

/**
 * And one with hooves and hardly any neck: its forelegs stay so many degrees lower, below its muzzle, which it lifts when it rises;
 * they reach out of its deep chest.
 */
export const shortNecked = ({ lower, lift, reach }: { readonly lower: number; readonly lift: number; readonly reach: number }) =>
  Object.fromEntries(
    Object.entries(HOOFED).map(([attitude, pose]) => {
      if (isRising(pose))
        return [
          attitude,
          {
            ...pose,
            head: -lift,
            nearFore: { bones: [146 - lower, 188 - lower * 0.7, 112 - lower * 0.5], toes: 122 - lower * 0.5, short: reach },
            farFore: { bones: [174 - lower, 206 - lower * 0.7, 132 - lower * 0.5], toes: 140 - lower * 0.5, short: reach },
          },
        ];
      if (attitude !== 'courant') return [attitude, pose];
      return [
        attitude,
        {
          ...pose,
          limbs: 1.12,
          nearFore: { bones: [121, 151, 164], toes: 156, short: 1.15 },
          farFore: { bones: [138, 170, 184], toes: 176, short: 1.15 },
        },
      ];
    }),
  ) as Readonly<Record<Attitude, Pose>>;
