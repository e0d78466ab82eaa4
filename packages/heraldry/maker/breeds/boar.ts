import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BOAR, BOAR_FRONT } from '../heads/boar.ts';
import { hooves } from '../legs.ts';
import { brush, type Mass } from '../mass.ts';
import { at, hoofed, lock } from '../parts.ts';
import { add, type Dab, degreesOf, flow, mix } from '../plane.ts';
import { shortNecked } from '../poses.ts';
import { upright } from '../ribs.ts';
import type { Girth, Pose } from '../rig.ts';
import { CURLED, moved, type Tails } from '../tails.ts';

/** Of a boar: when it rises or lies, the curl stands off its bristles and its rump. */
const SWUNG: Tails = {
  ...CURLED,
  up: CURLED.up.map(([x, y, r], i): Dab => [x + i * 1.6, y + i, r]),
  low: CURLED.low.map(([x, y, r], i): Dab => [x + i * 1.4, y + i * 0.8, r]),
  lying: CURLED.lying.map(([x, y, r], i): Dab => [x + i * 1.6, y + i * 0.6, r]),
};

const POSES = shortNecked({ lower: 26, lift: 20, reach: 1.5 });

const TRUNK: Girth = [7.4, 10.2, 9.8, 10.8, 14.4, 15];
const REARING: Girth = [7.4, 10.2, 8.4, 8.8, 12.6, 14.2];

/** On shorter legs than others have. */
const SEATED = { bones: [212, 56, 188], toes: 116, long: 1.7 } as const;

/** Of one that rises, lean. */
const LEAN = [8, 6.4, 4.4, 3.4, 2.5, 2.1, 2.4];
const FORE = [8, 6.6, 4.8, 3.8, 2.8, 2.4, 2.6];
/** Of one that sits: its weight is upon them. */
const PROPPING = [11, 9.2, 6.6, 4.8, 3.2, 2.6, 2.8];
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
      trunk: 188,
      nearHind: { bones: [196, 46, 181.5], toes: 122, short: 1.06, long: 1.75 },
      girth: [7.4, 10.2, 9, 9.4, 13.2, 14.6],
      nearFore: { bones: [66, 178, 180], toes: 150, short: 1.5, long: 1.1 },
      farFore: { bones: [106, 178, 180], toes: 150, short: 1.3, long: 1.1 },
    },
    courant: {
      ...POSES.courant,
      limbs: 1.24,
      larger: { head: 1.06 },
      nearFore: { bones: [122, 124, 52], toes: 64, short: 1.2 },
      farFore: { bones: [136, 166, 176], toes: 168, short: 1.3 },
    },
    'passant-guardant': { ...POSES['passant-guardant'], neck: 268 },
    sejant: {
      ...POSES.sejant,
      trunk: 227,
      neck: 238,
      height: 0.36,
      nearFore: { stands: 2, foot: 94, toes: 116 },
      farFore: { stands: 14, foot: 94, toes: 116 },
      nearHind: SEATED,
    },
    'sejant-erect': {
      ...POSES['sejant-erect'],
      neck: 262,
      nearFore: { bones: [118, 166, 95], toes: 105, short: 1.6, long: 1.2 },
      nearHind: SEATED,
      girth: REARING,
    },
    salient: { ...POSES.salient, girth: REARING },
    rampant: { ...POSES.rampant, girth: REARING },
    'rampant-guardant': { ...POSES['rampant-guardant'], girth: REARING },
  },
  ...hooves(FORE, [10.4, 9.4, 5.8, 4.2, 3, 2.5, 2.7], HOOF),
  fore: (limb, pose, isNear) =>
    hoofed(limb, { radii: isPropped(pose) ? PROPPING : isRearing(pose) ? LEAN : FORE, ...HOOF, join: isNear ? 6 : 3 }),
  flank: frame => [
    ...(isSeated(frame.pose) || isRearing(frame.pose) ? [] : upright((frame.pose.girth ?? TRUNK)[3])(frame)),
    ...strokes(frame),
  ],
  tail: () => [],
  over: frame => [curl(frame), ...bristles(frame), ...belly(frame)],
  mane: frame => [...buttock(frame), ...breast(frame)],
  fringe: forelock,
};

/** Of one that sits up: from the elbow to the knee in one line. */
function belly({ bones, pose }: Frame): Layer[] {
  if (!isSeated(pose) || !isRearing(pose)) return [];
  const [elbow, knee] = [bones.nearFore.joints[1], bones.nearHind.joints[1]];
  return [{ masses: [brush([at(add(elbow, [2.4, 0]), 4), at(mix(elbow, knee, 0.5), 3.6), at(knee, 4)])], edge: 0 }];
}

/** Its tail grows out of its rump without a line. */
const curl = ({ trunk, pose }: Frame): Layer => ({
  masses: [brush(moved(SWUNG[pose.tail], trunk(-0.13, TRUNK[0] * 0.62), 0.8), { from: 0.06, to: 0.24 })],
  join: 4,
});

/** Bristles upon its side, in two rows below the comb. */
function strokes({ trunk, pose }: Frame): Dab[][] {
  const [, , flank, , ribs] = pose.girth ?? TRUNK;
  return [0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share, i) => {
    const back = (flank + (ribs - flank) * share) * (i % 2 === 0 ? 0.72 : 0.42);
    return [at(trunk(share, back), 0.1), at(trunk(share - 0.07, back - 0.8), 0.5), at(trunk(share - 0.13, back - 2.8), 0.1)];
  });
}

/** Where it rises, both forelegs grow out of its breast without a line; another curves around its shoulder. */
function breast(frame: Frame): Layer[] {
  const { pose, bones, trunk } = frame;
  if (isPropped(pose)) return [shoulder(frame)];
  if (pose.tail === 'lying') return [blade(frame)];
  if (pose.guardant && !isRearing(pose)) return [scapula(frame)];
  if (!isRearing(pose)) return [];
  const [root, middle] = bones.farFore.joints;
  return [
    {
      masses: [brush([at(root, 7), at(mix(root, middle, 0.35), 6.4), at(mix(root, middle, 0.7), 5.4)])],
      edge: 0,
      marks: isSeated(pose)
        ? [[at(trunk(1.02, 6.4), 0.1), at(trunk(0.86, 3.4), 0.5), at(trunk(0.79, -3), 0.5), at(trunk(0.83, -9), 0.1)]]
        : [[at(trunk(1.04, 7), 0.1), at(trunk(0.86, 4.6), 0.5), at(trunk(0.74, 0.4), 0.5), at(trunk(0.7, -2.4), 0.1)]],
    },
  ];
}

/** Of one that lies: the line runs from the ear to the elbow. */
const blade = ({ trunk, neck, bones }: Frame): Layer => ({
  masses: [brush([at(trunk(0.96, 0), 8), at(trunk(0.94, -6), 7)])],
  edge: 0,
  marks: [[at(neck(0.7, 0.4), 0.1), at(trunk(0.86, 4), 0.5), at(trunk(0.78, -3), 0.55), at(bones.nearFore.joints[1], 0.3)]],
});

/** Of one that walks and looks out: the line of its shoulder runs up behind the cheek. */
const scapula = ({ trunk }: Frame): Layer => ({
  masses: [brush([at(trunk(0.96, 0), 7), at(trunk(0.96, -4), 7)])],
  edge: 0,
  marks: [[at(trunk(0.92, 9), 0.1), at(trunk(0.8, 3), 0.5), at(trunk(0.79, -5), 0.4), at(trunk(0.82, -9), 0.1)]],
});

/** The near one of a boar that sits: a line curves around its hind side. */
const shoulder = ({ trunk }: Frame): Layer => ({
  masses: [brush([at(trunk(0.9, -2), 9), at(trunk(0.86, -9), 7)])],
  edge: 0,
  marks: [[at(trunk(0.86, 6), 0.1), at(trunk(0.72, 0.6), 0.5), at(trunk(0.68, -6), 0.5), at(trunk(0.72, -11), 0.1)]],
});

const isPropped = (pose: Pose): boolean => pose.trunk > 220 && pose.farHind === undefined && 'stands' in pose.nearFore;

const isSeated = (pose: Pose): boolean => pose.trunk > 220 && pose.farHind === undefined;

const isRearing = (pose: Pose): boolean => pose.trunk > 220 && 'bones' in pose.nearFore;

/** Where it sits or lies, its rump runs down to the hock in one curve. */
function buttock({ bones, trunk, pose }: Frame): Layer[] {
  if (pose.farHind) return [];
  const rump = trunk(-0.12, 0.4);
  const hock = bones.nearHind.joints[2];
  return [{ masses: [brush([at(rump, 7.4), at(mix(rump, hock, 0.5), 7.4), at(hock, 4)])], join: 4, edge: 0 }];
}

/** One row of bristles from the rump to the nape, ever longer. */
function bristles({ trunk, neck, pose }: Frame): Layer[] {
  const [, haunch, flank, waist, ribs] = pose.girth ?? TRUNK;
  const crest = flow(
    [
      trunk(0.1, haunch + 0.6),
      trunk(0.28, flank + 1.4),
      trunk(0.5, waist + 1),
      trunk(0.76, pose.guardant && !isRearing(pose) ? ribs + 1 : ribs - 1),
      neck(0.6, 1.1),
      neck(endOf(pose), 1),
    ].map(point => at(point, 0)),
    0.5,
  );
  const masses: Mass[] = [];
  for (let i = 1; i < crest.length; i += Math.round(6 + (3 * i) / crest.length)) {
    const share = i / crest.length;
    const [[x, y], [u, v]] = [crest[i]!, crest[i - 1]!];
    const long = 8 + share * 9;
    masses.push(brush(lock([x, y], degreesOf([u - x, v - y]) - 48, long, long * 0.14, -24), { from: 0.25, to: 0.7 }));
  }
  return [{ masses, blend: 0.4, join: 1.5, edge: 0.5 }];
}

/** How far up the neck they stand: they do not cross behind the ear. */
const endOf = (pose: Pose): number => {
  if (pose.guardant && isRearing(pose)) return 1.55;
  if (!isRearing(pose)) return 1.4;
  return pose.farHind && 'bones' in pose.farHind ? 1.75 : 1.3;
};

/** Short bristles upon the crown of a face that looks out, leaning towards the ridge of its back. */
function forelock({ bones, pose }: Frame): Layer[] {
  if (!pose.guardant) return [];
  const locks: readonly (readonly [x: number, y: number, long: number])[] = [
    [-8.4, -9.2, 7],
    [-5.4, -10.8, 8.2],
    [-2, -11.6, 8.8],
    [1.4, -11.8, 8],
    [4.6, -11.4, 8.6],
    [7.8, -10, 6.6],
  ];
  const masses = locks.map(([x, y, long]) => brush(lock(add(bones.poll, [x - 2, y - 3]), 282, long, 1.2, 12), { from: 0, to: 0.3 }));
  return [{ masses, blend: 0.4, join: 1.5 }];
}
