import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BOAR, BOAR_FRONT } from '../heads/boar.ts';
import { hooves } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, hoofed, lock } from '../parts.ts';
import { type Dab, mix, type Point } from '../plane.ts';
import { shortNecked } from '../poses.ts';
import { CURLED, moved, type Tails } from '../tails.ts';

/** Of a boar: when it rises, the curl stands off its bristles. */
const SWUNG: Tails = {
  ...CURLED,
  up: CURLED.up.map(([x, y, r], i): Dab => [x + i * 1.6, y + i, r]),
  low: CURLED.low.map(([x, y, r], i): Dab => [x + i, y + i * 0.4, r]),
};

const POSES = shortNecked({ lower: 30, lift: 12, reach: 1.75 });

const SEATED = { bones: [203, 50, 168], toes: 128, short: 1 } as const;

const FORE = [8, 6.6, 4.8, 3.8, 2.8, 2.4, 2.6];
const HOOF = { size: 0.74, cloven: true };

/** Where it lies or sits it lowers its neck: the bristles show. */
export const boar: Breed = {
  bones: { trunk: 37, neck: 11, fore: [11, 13, 8], hind: [15, 13, 9], carriage: -14, fetlock: 6, facing: 1.5 },
  trunk: [7.4, 10.2, 9.8, 10.8, 14.4, 15],
  neck: [14, 13, 11],
  profile: BOAR,
  front: BOAR_FRONT,
  headSize: 1.04,
  pitch: 10,
  poses: {
    ...POSES,
    couchant: {
      ...POSES.couchant,
      neck: 236,
      head: -5,
      nearFore: { bones: [72, 180, 174], toes: 160, short: 1.5 },
      farFore: { bones: [104, 180, 174], toes: 160, short: 1.5 },
      nearHind: { bones: [178, 40, 180], toes: 166, short: 0.7 },
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
      height: 0.26,
      nearFore: { stands: 6, foot: 94, toes: 116 },
      farFore: { stands: 15, foot: 94, toes: 116 },
      nearHind: SEATED,
    },
    'sejant-erect': { ...POSES['sejant-erect'], neck: 262, nearHind: SEATED, girth: [7.4, 10.2, 9, 9.4, 14.2, 15] },
  },
  ...hooves(FORE, [10.4, 9.4, 5.8, 4.2, 3, 2.5, 2.7], HOOF),
  fore: (limb, _, isNear) => hoofed(limb, { radii: FORE, ...HOOF, join: isNear ? 6 : 3 }),
  tail: (root, pose) => [{ masses: [brush(moved(SWUNG[pose.tail], root, 0.8), { from: 0, to: 0.1 })], join: 3 }],
  over: frame => [...brisket(frame), ...bristles(frame)],
};

/** Where it strikes out or sits, its far foreleg runs into the breast below the jaw without a line. */
function brisket({ bones, pose }: Frame): Layer[] {
  if (pose.tail === 'level' || pose.tail === 'lying') return [];
  const [root, middle] = bones.farFore.joints;
  return [{ masses: [brush([at(root, FORE[0]!), at(mix(root, middle, 0.5), FORE[1]!), at(middle, FORE[2]!)])], edge: 0 }];
}

/** Bristles along the back, from the rump to the nape. */
function bristles({ trunk, neck, up, pose }: Frame): Layer[] {
  const stand = (root: Point, degrees: number, long: number) => brush(lock(root, degrees, long, 2.3, -24), { from: 0.25, to: 0.7 });
  const back = Array.from({ length: 12 }, (_, i) => 0.1 + i * 0.075);
  return [
    {
      masses: [
        ...back.map(share => stand(trunk(share, 6 + share * 9), pose.trunk + 132, 9 + share * 10)),
        ...(pose.trunk > 232 ? [-0.2, 0.1, 0.4, 0.7, 1, 1.3] : [0.1, 0.4, 0.7, 1, 1.3]).map(share =>
          stand(neck(share, pose.trunk > 232 ? 1.16 : 1.05), up + 122, 17),
        ),
      ],
      blend: 0.4,
      join: 1.5,
      edge: 0.5,
    },
  ];
}
