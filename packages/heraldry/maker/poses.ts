import type { Attitude } from '../src/elements.ts';
import type { Pose } from './rig.ts';

const STATANT: Pose = {
  trunk: 183,
  stretch: 1.2,
  arch: -1,
  neck: 240,
  head: 0,
  height: 0.85,
  nearFore: { stands: -1, foot: 100, toes: 182 },
  farFore: { stands: 6, foot: 100, toes: 182 },
  nearHind: { stands: -3, foot: 104, toes: 182 },
  farHind: { stands: 6, foot: 104, toes: 182 },
  tail: 'level',
  wing: 4,
};

const PASSANT: Pose = {
  ...STATANT,
  nearFore: { stands: -4, foot: 98, toes: 182 },
  farFore: { bones: [156, 190, 200], toes: 196 },
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
  wing: 34,
};

const SEJANT: Pose = {
  trunk: 229,
  arch: 1,
  neck: 262,
  head: 0,
  height: 0.3,
  nearFore: { stands: 1, foot: 98, toes: 182 },
  farFore: { stands: 8, foot: 98, toes: 182 },
  nearHind: { bones: [196, 66, 176], toes: 182 },
  farHind: { bones: [200, 76, 178], toes: 182 },
  tail: 'low',
  wing: 34,
};

/** How a beast with paws holds itself. */
export const PAWED: Readonly<Record<Attitude, Pose>> = {
  statant: STATANT,
  passant: PASSANT,
  sejant: SEJANT,
  couchant: {
    trunk: 184,
    stretch: 1.2,
    arch: 0,
    neck: 250,
    head: 0,
    height: 0.27,
    nearFore: { bones: [66, 178, 180], toes: 181, short: 0.55 },
    farFore: { bones: [80, 180, 180], toes: 181, short: 0.5 },
    nearHind: { bones: [172, 28, 178], toes: 181 },
    farHind: { bones: [180, 40, 178], toes: 181 },
    tail: 'lying',
    wing: 4,
  },
  courant: {
    trunk: 184,
    stretch: 1.2,
    arch: 1,
    neck: 222,
    head: -8,
    height: 0.8,
    nearFore: { bones: [146, 174, 180], toes: 176 },
    farFore: { bones: [164, 192, 196], toes: 192 },
    nearHind: { bones: [66, 22, 34], toes: 60 },
    farHind: { bones: [86, 44, 52], toes: 78 },
    tail: 'low',
    wing: 4,
  },
  salient: {
    trunk: 222,
    arch: 0,
    neck: 256,
    head: -4,
    height: 0.84,
    nearFore: { bones: [146, 178, 182], toes: 180 },
    farFore: { bones: [158, 200, 204], toes: 204 },
    nearHind: { stands: -6, foot: 116, toes: 182 },
    farHind: { stands: 3, foot: 118, toes: 182 },
    tail: 'up',
    wing: 28,
  },
  rampant: RAMPANT,
  'passant-guardant': { ...PASSANT, guardant: true },
  'sejant-erect': { ...SEJANT, trunk: 248, neck: 272, arch: 0, nearFore: RAMPANT.nearFore, farFore: RAMPANT.farFore, wing: 34 },
  'rampant-guardant': { ...RAMPANT, guardant: true },
};

const HOOFED_RAMPANT = {
  nearFore: { bones: [150, 190, 112], toes: 122 },
  farFore: { bones: [160, 216, 140], toes: 146 },
  farHind: { bones: [170, 92, 150], toes: 138 },
} as const;

const HOOFED_PASSANT = { farFore: { bones: [110, 168, 84], toes: 96 } } as const;

const CHANGED: Readonly<Partial<Record<Attitude, Partial<Pose>>>> = {
  passant: HOOFED_PASSANT,
  'passant-guardant': HOOFED_PASSANT,
  rampant: HOOFED_RAMPANT,
  'rampant-guardant': HOOFED_RAMPANT,
  'sejant-erect': { nearFore: HOOFED_RAMPANT.nearFore, farFore: HOOFED_RAMPANT.farFore },
  salient: { nearFore: { bones: [140, 182, 104], toes: 116 }, farFore: { bones: [150, 198, 124], toes: 132 } },
  courant: {
    nearFore: { bones: [136, 164, 176], toes: 168 },
    farFore: { bones: [146, 184, 196], toes: 188 },
    nearHind: { bones: [70, 20, 40], toes: 46 },
    farHind: { bones: [92, 40, 56], toes: 62 },
  },
  couchant: {
    nearFore: { bones: [80, 178, 12], toes: 30 },
    farFore: { bones: [90, 172, 180], toes: 172 },
    nearHind: { bones: [172, 26, 178], toes: 172 },
    farHind: { bones: [178, 36, 178], toes: 172 },
  },
  sejant: { nearHind: { bones: [196, 62, 172], toes: 168 }, farHind: { bones: [200, 70, 174], toes: 168 } },
};

/** And one with hooves: its knees bend the other way, and it stands on its toes. */
export const HOOFED = Object.fromEntries(
  Object.entries(PAWED).map(([attitude, pose]) => [attitude, onHooves({ ...pose, ...CHANGED[attitude as Attitude] })]),
) as Readonly<Record<Attitude, Pose>>;

function onHooves(pose: Pose): Pose {
  const legs = (['nearFore', 'farFore', 'nearHind', 'farHind'] as const).map(name => {
    const leg = pose[name];
    return [name, 'stands' in leg ? { ...leg, foot: leg.foot - 6, toes: 116 } : leg] as const;
  });
  return { ...pose, ...Object.fromEntries(legs) };
}
