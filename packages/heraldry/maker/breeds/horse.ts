import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { HORSE, HORSE_FRONT } from '../heads/horse.ts';
import { hooves } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, hair } from '../parts.ts';
import { add, type Dab, degreesOf, flow, from, minus, type Point } from '../plane.ts';
import { FOLDED, HAUNCHED, HOOFED } from '../poses.ts';
import type { Pose } from '../rig.ts';
import { elbow, hoofedSeat } from '../seat.ts';
import { moved, type Tails } from '../tails.ts';

const FLOWING: Tails = {
  up: [
    [0, 0, 3],
    [6, -7, 3],
    [15, -7, 3],
    [22, 2, 3],
    [24, 15, 3],
    [23, 28, 3],
    [28, 40, 3],
  ],
  level: [
    [0, 0, 3],
    [5, -5, 3],
    [12, -4, 3],
    [17, 5, 3],
    [18, 17, 3],
    [17, 28, 3],
    [22, 38, 3],
  ],
  low: [
    [0, 0, 3],
    [6, -7, 3],
    [14, -11, 3],
    [23, -10, 3],
    [31, -7, 3],
    [39, -7, 3],
    [47, -13, 3],
  ],
  lying: [
    [0, 0, 3],
    [5, -9, 3],
    [12, -13, 3],
    [18, -9, 3],
    [20, 0, 3],
    [20, 9, 3],
    [24, 16, 3],
  ],
};

/** One foreleg bent, the other below the jaw. */
export const GALLOP: Pose = {
  ...HOOFED.courant,
  nearFore: { bones: [130, 172, 56], toes: 64 },
  farFore: { bones: [140, 180, 176], toes: 168 },
};

/** How horses and unicorns hold themselves where others with hooves do otherwise. */
export const HORSES: Breed['poses'] = {
  ...HOOFED,
  courant: GALLOP,
  couchant: {
    ...HOOFED.couchant,
    trunk: 191,
    neck: 262,
    stretch: 1.06,
    arch: -2.6,
    girth: [8.8, 11.4, 10, 9.8, 11, 11.4],
    ...FOLDED,
    ...HAUNCHED,
  },
};

/** Where it stands, what is full-grown. */
const GROWN: Partial<Pose> = { crane: 1.1, larger: { head: 0.95 } };
const LEGGY: Partial<Pose> = { ...GROWN, limbs: 1.09 };

export const horse: Breed = {
  bones: { trunk: 38, neck: 27, fore: [11, 18, 14], hind: [18, 17, 15], carriage: 2, fetlock: 8, facing: 0.86 },
  trunk: [8, 10.6, 9.4, 8.6, 10.4, 10.6],
  neck: [10, 8, 6.4],
  profile: HORSE,
  front: HORSE_FRONT,
  headSize: 0.94,
  frontSize: 0.88,
  pitch: 26,
  poses: {
    ...HORSES,
    statant: { ...HORSES.statant, ...LEGGY },
    passant: { ...HORSES.passant, ...LEGGY },
    'passant-guardant': { ...HORSES['passant-guardant'], ...GROWN },
    sejant: {
      ...HOOFED.sejant,
      tail: 'lying',
      girth: [8.4, 11.2, 9.4, 8.8, 11, 11.2],
      nearHind: { bones: [212, 55, 185], toes: 116, short: 0.96, long: 1.32 },
      nearFore: { stands: 12, foot: 94, toes: 116 },
      farFore: { stands: 22.5, foot: 94, toes: 116 },
    },
    'sejant-erect': { ...HOOFED['sejant-erect'], tail: 'lying', stretch: 1.12, girth: [8.4, 10.6, 8.8, 8, 11, 11.6] },
    'rampant-guardant': { ...HORSES['rampant-guardant'], collar: [11.4, 9.4, 7], girth: [8, 10.6, 9.8, 9.5, 11.8, 12] },
  },
  ...hooves([7.6, 6, 4.8, 4, 2.9, 2.3, 2.6], [9.6, 8.4, 5.4, 4.2, 3, 2.5, 2.7], { size: 0.9, cloven: false }),
  tail: horseTail,
  mane: maned(true),
  fringe: forelocks(true),
};

/** Half widths along the tail. */
const TAIL = [2.6, 3.8, 5, 5.6, 5.2, 3.4, 0.1];
const LOCK = [0.7, 1, 0.9, 0.6, 0.02];
/** Its locks run from a share of its length to another, at first so far aside of its middle, in the end so far. */
const LOCKS: readonly (readonly [start: number, end: number, first: number, last: number, wide: number])[] = [
  [0.3, 0.82, 1.6, 4.6, 2.2],
  [0.24, 0.76, -1.8, -5.4, 2.4],
  [0.5, 0.9, 0.6, -1.4, 2],
];

function horseTail(root: Point, pose: Pose): Layer[] {
  const way = flow(moved(FLOWING[pose.tail], root));
  const on = (share: number): Point => {
    const [x, y] = way[Math.round(Math.min(1, Math.max(0, share)) * (way.length - 1))]!;
    return [x, y];
  };
  const beside = (share: number, aside: number): Point => from(on(share), degreesOf(minus(on(share + 0.04), on(share - 0.04))) + 90, aside);
  const locks = LOCKS.map(([start, end, first, last, wide]): Layer => {
    const dabs = LOCK.map((width, i) => {
      const share = i / (LOCK.length - 1);
      return at(beside(start + (end - start) * share, first + (last - first) * share), width * wide);
    });
    return { masses: [brush(dabs, { from: 0, to: 0.45 })], join: 2 };
  });
  const dabs = TAIL.map((width, i) => at(on(i / (TAIL.length - 1)), width));
  return [{ masses: [brush(dabs, { from: 0, to: 0.15 })], join: 4 }, ...locks];
}

/** Along the crest; a sleek one lies close behind the ears. Of one that stands or lies it ends at its withers. */
export function maned(isSleek: boolean) {
  return (frame: Frame): Layer[] => {
    const { neck, up, pose } = frame;
    const stands = pose.tail === 'level';
    const crest = [
      ...(stands || isLying(pose) ? [] : [0.05, 0.28]),
      ...(isLying(pose) ? [] : [0.5]),
      0.72,
      0.94,
      1.16,
      ...(pose.guardant ? [1.38] : []),
    ];
    const lies = (share: number): boolean => isSleek && (stands || isLying(pose)) && !pose.guardant && share > 0.9;
    return [
      ...(stands ? [shoulder(frame)] : []),
      ...breast(frame),
      ...hoofedSeat(frame, 3.2, 9.4),
      ...elbow(frame),
      ...crest.map((share, i) => {
        if (lies(share)) return hair(neck(share, 0.82), up + 166, 21, 3.7, -27, 1.5);
        if (isSleek && stands && !pose.guardant && share === 0.5) return hair(neck(share, 0.8), up + 152, 15, 3.2, -30, 1.5);
        return hair(neck(share, 0.8), up + 160 - i * 3, 22, 3.6, -34, 1.5);
      }),
    ];
  };
}

export const isLying = (pose: Pose): boolean => pose.tail === 'lying' && pose.trunk < 200;

/** Where it sits: it stands out before the forelegs, and a line curves around the shoulder. */
function breast({ trunk, neck, pose }: Frame): Layer[] {
  if (pose.farHind || isLying(pose)) return [];
  const props = 'stands' in pose.nearFore;
  const dabs = [
    at(neck(0.55, -0.45), 4.2),
    at(neck(0.25, -0.5), 5.4),
    at(trunk(1.03, -8.2), 7),
    at(trunk(0.9, -9), 6),
    at(trunk(0.8, -6), 5),
  ];
  return [
    {
      masses: [brush(dabs, { from: 1, to: 2 })],
      join: 6,
      edge: 0,
      marks: props
        ? [[at(trunk(1.06, -2), 0.1), at(trunk(0.92, -0.6), 0.5), at(trunk(0.82, -4), 0.5), at(trunk(0.8, -9), 0.1)]]
        : [[at(trunk(1.08, -1), 0.1), at(trunk(0.94, 0), 0.5), at(trunk(0.83, -3), 0.5), at(trunk(0.82, -8), 0.1)]],
    },
  ];
}

/** A line down its hind side to the elbow. */
const shoulder = ({ trunk }: Frame): Layer => ({
  masses: [brush([at(trunk(0.92, 2), 5), at(trunk(0.9, -4), 5)])],
  edge: 0,
  marks: [[at(trunk(0.94, 5), 0.1), at(trunk(0.81, 1), 0.5), at(trunk(0.78, -4), 0.5), at(trunk(0.83, -8), 0.1)]],
});

/** About the poll: how many degrees on, how far out of it, how wide. */
const CROWN: readonly Dab[] = [
  [0, 4.6, 2.6],
  [16, 7.4, 3.5],
  [34, 10.6, 2.7],
  [57, 16.4, 0.05],
];

/** And of one that stands or lies, down along its neck. */
const LAID: readonly Dab[] = [
  [0, 4.4, 2.6],
  [18, 6.8, 3.4],
  [40, 9.4, 2.7],
  [70, 13.6, 0.05],
];

/** Three locks over the bulge behind the ears, where its mane begins. */
function poll({ bones, up, pose }: Frame, isSleek: boolean): Layer[] {
  const crown = isSleek && (pose.tail === 'level' || isLying(pose)) ? LAID : CROWN;
  const [first, last] = [-88, up + 92];
  return [2, 1, 0].map(i => {
    const start = first + ((last - first) * i) / 2;
    const dabs = crown.map(([about, far, wide]) => at(from(bones.poll, start + about, far), wide));
    return { masses: [brush(dabs, { from: 0, to: 0.3 })], join: 1.5 };
  });
}

/** Between the ears of a face that looks out. */
export function forelocks(isSleek: boolean) {
  return (frame: Frame): Layer[] => {
    const { bones, pose } = frame;
    if (!pose.guardant) return poll(frame, isSleek);
    const locks: readonly (readonly [x: number, y: number, degrees: number, long: number, wide: number, curl: number])[] = [
      [2.4, -15, 74, 10, 2, -24],
      [-2.2, -15.4, 104, 12, 2.2, 26],
      [0.4, -16, 88, 17, 2.7, 22],
    ];
    return locks.map(([x, y, degrees, long, wide, curl]) => hair(add(bones.poll, [x - 2, y - 3]), degrees, long, wide, curl, 1.5));
  };
}
