import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BOAR, BOAR_FRONT } from '../heads/boar.ts';
import { hooves } from '../legs.ts';
import { brush, type Mass } from '../mass.ts';
import { at, hoofed, lock } from '../parts.ts';
import { type Dab, degreesOf, flow, mix } from '../plane.ts';
import { shortNecked } from '../poses.ts';
import type { Girth, Pose } from '../rig.ts';
import { CURLED, moved, type Tails } from '../tails.ts';

/** Of a boar: when it rises, the curl stands off its bristles. */
const SWUNG: Tails = {
  ...CURLED,
  up: CURLED.up.map(([x, y, r], i): Dab => [x + i * 1.6, y + i, r]),
  low: CURLED.low.map(([x, y, r], i): Dab => [x + i * 1.4, y + i * 0.8, r]),
};

const POSES = shortNecked({ lower: 26, lift: 20, reach: 1.5 });

const TRUNK: Girth = [7.4, 10.2, 9.8, 10.8, 14.4, 15];
const REARING: Girth = [7.4, 10.2, 8.4, 8.8, 12.6, 14.2];

/** On shorter legs than others have. */
const SEATED = { bones: [212, 56, 188], toes: 116, long: 1.7 } as const;

const FORE = [8, 6.6, 4.8, 3.8, 2.8, 2.4, 2.6];
const HOOF = { size: 0.74, cloven: true };

/** Where it lies or sits it lowers its neck: the bristles show. */
export const boar: Breed = {
  bones: { trunk: 37, neck: 14, fore: [11, 13, 8], hind: [15, 13, 9], carriage: -14, fetlock: 6, facing: 1.5 },
  trunk: TRUNK,
  neck: [14, 12.4, 10.4],
  profile: BOAR,
  front: BOAR_FRONT,
  headSize: 1.04,
  pitch: 10,
  poses: {
    ...POSES,
    couchant: {
      ...POSES.couchant,
      neck: 244,
      head: -10,
      stretch: 1.04,
      nearHind: { bones: [194, 44, 184], toes: 124, short: 0.9, long: 1.5 },
      nearFore: { bones: [66, 178, 180], toes: 150, short: 1.5, long: 1.1 },
      farFore: { bones: [106, 178, 180], toes: 150, short: 1.3, long: 1.1 },
    },
    courant: {
      ...POSES.courant,
      nearFore: { bones: [112, 142, 154], toes: 146, short: 1.3 },
      farFore: { bones: [124, 156, 168], toes: 160, short: 1.3 },
    },
    'passant-guardant': { ...POSES['passant-guardant'], neck: 268 },
    sejant: {
      ...POSES.sejant,
      trunk: 227,
      neck: 238,
      height: 0.36,
      nearFore: { stands: 6, foot: 94, toes: 116 },
      farFore: { stands: 17, foot: 94, toes: 116 },
      nearHind: SEATED,
    },
    'sejant-erect': { ...POSES['sejant-erect'], neck: 262, nearHind: SEATED, girth: REARING },
    salient: { ...POSES.salient, girth: REARING },
    rampant: { ...POSES.rampant, girth: REARING },
    'rampant-guardant': { ...POSES['rampant-guardant'], girth: REARING },
  },
  ...hooves(FORE, [10.4, 9.4, 5.8, 4.2, 3, 2.5, 2.7], HOOF),
  fore: (limb, _, isNear) => hoofed(limb, { radii: FORE, ...HOOF, join: isNear ? 6 : 3 }),
  tail: (root, pose) => [{ masses: [brush(moved(SWUNG[pose.tail], root, 0.8), { from: 0, to: 0.1 })], join: 3 }],
  over: bristles,
  mane: breast,
};

/** Where it rises, both forelegs grow out of its breast without a line; another curves around its shoulder. */
function breast({ bones, trunk, pose }: Frame): Layer[] {
  if (!isRearing(pose)) return [];
  const [root, middle] = bones.farFore.joints;
  return [
    {
      masses: [brush([at(root, 7), at(mix(root, middle, 0.35), 6.4), at(mix(root, middle, 0.7), 5.4)])],
      edge: 0,
      marks: [[at(trunk(0.96, 5.4), 0.1), at(trunk(0.8, 3.4), 0.45), at(trunk(0.7, -1.6), 0.1)]],
    },
  ];
}

const isRearing = (pose: Pose): boolean => pose.trunk > 220 && 'bones' in pose.nearFore;

/** One row of bristles from the rump to the nape, ever longer. */
function bristles({ trunk, neck, pose }: Frame): Layer[] {
  const [, haunch, flank, waist, ribs] = pose.girth ?? TRUNK;
  const crest = flow(
    [
      trunk(0.1, haunch + 0.6),
      trunk(0.28, flank + 1.4),
      trunk(0.5, waist + 1),
      trunk(0.76, ribs - 1),
      neck(0.6, 1.1),
      neck(isRearing(pose) ? 1.75 : 1.4, 1),
    ].map(point => at(point, 0)),
    0.5,
  );
  const masses: Mass[] = [];
  for (let i = 1; i < crest.length; i += Math.round(5 + (3 * i) / crest.length)) {
    const share = i / crest.length;
    const [[x, y], [u, v]] = [crest[i]!, crest[i - 1]!];
    const long = 9 + share * 8;
    masses.push(brush(lock([x, y], degreesOf([u - x, v - y]) - 48, long, long * 0.15, -24), { from: 0.25, to: 0.7 }));
  }
  return [{ masses, blend: 0.4, join: 1.5, edge: 0.5 }];
}
