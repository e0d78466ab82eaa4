import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { paws } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, lock } from '../parts.ts';
import { PAWED } from '../poses.ts';
import type { Pose } from '../rig.ts';
import { stub } from '../tails.ts';

/** Its legs are stout: they stand well apart. */
const PARTED: Pick<Pose, 'nearHind' | 'farHind'> = {
  nearHind: { stands: -9, foot: 104, toes: 182 },
  farHind: { stands: 14, foot: 102, toes: 182 },
};

const STRIDING: Pick<Pose, 'stretch' | 'farFore' | 'nearHind' | 'farHind'> = {
  stretch: 1.32,
  farFore: { bones: [140, 192, 184], toes: 180 },
  ...PARTED,
};

/** Clear of the other arm. */
const LOWERED: Pose['nearFore'] = { bones: [130, 180, 176], toes: 174 };

export const bear: Breed = {
  bones: { trunk: 35, neck: 12, fore: [16, 15, 4], hind: [17, 15, 8] },
  trunk: [7.8, 10.6, 10, 9.4, 11.8, 12.4],
  neck: [11.4, 10.4, 9],
  profile: BEAR,
  front: BEAR_FRONT,
  headSize: 0.9,
  frontSize: 1.08,
  pitch: 2,
  poses: {
    ...PAWED,
    sejant: {
      ...PAWED.sejant,
      nearFore: { stands: 11, foot: 98, toes: 182 },
      farFore: { stands: 27, foot: 98, toes: 182 },
    },
    rampant: { ...PAWED.rampant, nearFore: LOWERED },
    'rampant-guardant': { ...PAWED['rampant-guardant'], nearFore: LOWERED },
    statant: {
      ...PAWED.statant,
      stretch: 1.32,
      nearFore: { stands: -7, foot: 98, toes: 182 },
      farFore: { stands: 13, foot: 98, toes: 182 },
      ...PARTED,
    },
    passant: { ...PAWED.passant, ...STRIDING },
    'passant-guardant': { ...PAWED['passant-guardant'], ...STRIDING },
    courant: { ...PAWED.courant, stretch: 1.04, limbs: 1.28, neck: 224, girth: [8, 11, 9, 8.2, 12, 13] },
    salient: {
      ...PAWED.salient,
      trunk: 228,
      height: 0.88,
      neck: 250,
      nearHind: { stands: -6, foot: 116, toes: 182 },
      farHind: { stands: 18, foot: 110, toes: 182 },
    },
  },
  ...paws([8.6, 7.8, 6.4, 6, 4.8, 4.6, 4.4], [10.6, 10, 7.4, 6, 4.4, 4.2, 4.2], 1.04, 1),
  tail: stub(14, 3.8, { level: 30, rising: 12 }),
  over: frame => [shoulders(frame), ...shag(frame)],
  mane: breast,
};

/** Of a bear that lies: hair upon its breast, between neck and foreleg. */
function breast({ neck, up, pose }: Frame): Layer[] {
  if (pose.tail !== 'lying') return [];
  return [-0.1, 0.45].flatMap((share, i) =>
    [-0.55, 0.05].map(aside => ({
      masses: [brush(lock(neck(share, aside - i * 0.3), up + 186, 13, 2.8, -26), { from: 0.1, to: 0.6 })],
      join: 2,
      edge: 0.5,
    })),
  );
}

/** The hump over a bear's shoulders. */
function shoulders({ trunk, neck }: Frame): Layer {
  return {
    masses: [brush([at(trunk(0.56, 2.6), 7.4), at(trunk(0.86, 4.6), 10.4), at(neck(0.5, 0.2), 9.6)])],
    join: 4,
    edge: 0,
  };
}

/** Long hair that lies along the nape. */
const shag = ({ neck, up }: Frame): Layer[] =>
  [-0.7, -0.2, 0.3, 0.8].map(share => ({
    masses: [brush(lock(neck(share, 1.06), up + 160, 17, 3.4, -28), { from: 0.1, to: 0.6 })],
    join: 2,
    edge: 0.5,
  }));
