import type { Beast } from '../src/elements.ts';
import type { Breed, Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { FRONTS, PROFILES } from './heads.ts';
import { brush } from './mass.ts';
import { at, type HoofedLeg, hair, hoofed, lock, type PawedLeg, pawed, talon } from './parts.ts';
import { type Dab, degreesOf, from, minus, type Point } from './plane.ts';
import { HOOFED, PAWED } from './poses.ts';
import type { Limb, Pose } from './rig.ts';
import { wings } from './wing.ts';

type Tails = Readonly<Record<Pose['tail'], readonly Dab[]>>;

const LONG: Tails = {
  up: [
    [0, 0, 3],
    [7, 5, 2.5],
    [15, 3, 2.2],
    [19, -8, 2],
    [16, -20, 2],
    [11, -31, 2],
    [11, -42, 2],
    [17, -50, 2.1],
    [22, -54, 2.2],
  ],
  level: [
    [0, 0, 3],
    [8, 2, 2.5],
    [15, -3, 2.2],
    [17, -13, 2],
    [11, -22, 2],
    [3, -27, 2],
    [0, -35, 2],
    [5, -42, 2.1],
    [11, -45, 2.2],
  ],
  low: [
    [0, 0, 3],
    [8, 6, 2.5],
    [17, 5, 2.2],
    [21, -5, 2],
    [17, -16, 2],
    [13, -26, 2],
    [15, -36, 2],
    [21, -41, 2.2],
  ],
  lying: [
    [0, 0, 3],
    [8, 5, 2.5],
    [16, 3, 2.2],
    [19, -6, 2],
    [14, -15, 2],
    [8, -22, 2],
    [9, -31, 2],
    [15, -36, 2.2],
  ],
};

/** Of a lion that walks: bent over its back, so that lions stand close above each other. */
const BENT: Tails = {
  ...LONG,
  level: [
    [0, 0, 3],
    [8, 3, 2.5],
    [15, 1, 2.2],
    [17, -7, 2],
    [11, -12.6, 2],
    [3, -13.4, 2],
    [-5, -13, 2],
    [-12, -14.4, 2.1],
    [-18, -16.4, 2.2],
  ],
};

/** Of a griffin: low and out, clear of its wings. */
const CLEAR: Tails = {
  ...LONG,
  up: [
    [0, 0, 3],
    [7, 7, 2.5],
    [15, 9, 2.2],
    [22, 4, 2],
    [23, -4, 2],
    [20, -11, 2],
    [22, -17, 2.1],
    [28, -20, 2.2],
  ],
  low: [
    [0, 0, 3],
    [8, 6, 2.5],
    [16, 6, 2.2],
    [22, 1, 2],
    [22.6, -6, 2],
    [20, -12, 2],
    [22, -17, 2.1],
    [28, -19, 2.2],
  ],
};

const moved = (dabs: readonly Dab[], [x, y]: Point, size = 1): Dab[] => dabs.map(([u, v, r]) => [x + u * size, y + v * size, r * size]);
const spot = ([x, y]: Dab): Point => [x, y];
const ending = (dabs: readonly Dab[]): number => degreesOf(minus(spot(dabs.at(-1)!), spot(dabs.at(-2)!)));

/** A tail that ends in a flame. */
function tufted(tails: Tails, spikes: boolean, size = 1) {
  return (root: Point, pose: Pose): Layer[] => {
    const dabs = moved(tails[pose.tail], root);
    const tip = from(spot(dabs.at(-1)!), ending(dabs) + 180, 3);
    const spike = (i: number, turn: number, long: number) =>
      brush(lock(spot(dabs[i]!), degreesOf(minus(spot(dabs[i + 1]!), spot(dabs[i]!))) + turn, long, 2, turn * 0.8));
    const locks = [
      [66, 13, 3, 36],
      [-70, 13, 3, -36],
      [34, 18, 3.4, 30],
      [-40, 18, 3.4, -30],
      [-4, 22, 3.6, 24],
    ];
    return [
      {
        masses: [brush(dabs, { from: 0, to: 0.1 }), ...(spikes ? [spike(2, 34, 10), spike(4, -34, 10), spike(5, 34, 9)] : [])],
        join: 5,
        blend: 1,
      },
      ...locks.map(([turn, long, wide, curl]) => hair(tip, ending(dabs) + turn!, long! * size, wide! * size, curl!, 1.5)),
    ];
  };
}

/** A tail of hair: locks along its way, each out of the one before. `wide` is its half width along the way, in even steps. */
const brushTail =
  (tails: Tails, wide: readonly number[], locks: readonly (readonly [share: number, turn: number, long: number])[]) =>
  (root: Point, pose: Pose): Layer[] => {
    const way = moved(tails[pose.tail], root);
    const last = way.length - 1;
    const between = (values: readonly number[], share: number): number => {
      const place = Math.min(share, 0.9999) * (values.length - 1);
      const i = Math.floor(place);
      return values[i]! + (values[i + 1]! - values[i]!) * (place - i);
    };
    const dabs = way.map(([x, y], i): Dab => [x, y, between(wide, i / last)]);
    const place = (share: number): Point => [
      between(
        dabs.map(([x]) => x),
        share,
      ),
      between(
        dabs.map(([, y]) => y),
        share,
      ),
    ];
    const lay = ([share, turn, long]: (typeof locks)[number]): Layer => {
      const ahead = degreesOf(minus(place(Math.min(1, share + 0.1)), place(share)));
      const start = from(place(share), ahead + Math.sign(turn) * 90, between(wide, share) * 0.45);
      return hair(start, ahead + turn, long, Math.max(2, between(wide, share) * 0.62), turn * 0.9, 2);
    };
    return [{ masses: [brush(dabs, { from: 0, to: 0.15 })], join: 4 }, ...locks.map(lay)];
  };

const BUSHY: Tails = {
  up: [
    [0, 0, 3],
    [8, 4, 3],
    [15, -1, 3],
    [18, -12, 3],
    [17, -24, 3],
    [21, -36, 3],
    [27, -44, 3],
  ],
  level: [
    [0, 0, 3],
    [7, 2, 3],
    [14, 6, 3],
    [19, 14, 3],
    [24, 21, 3],
    [30, 24, 3],
  ],
  low: [
    [0, 0, 3],
    [8, 5, 3],
    [16, 6, 3],
    [24, 1, 3],
    [30, -7, 3],
    [36, -12, 3],
  ],
  lying: [
    [0, 0, 3],
    [8, 5, 3],
    [16, 6, 3],
    [24, 4, 3],
    [32, 0, 3],
    [38, -5, 3],
  ],
};

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
    [5, -3, 3],
    [12, -2, 3],
    [18, 4, 3],
    [22, 10, 3],
    [28, 14, 3],
    [36, 14, 3],
  ],
  lying: [
    [0, 0, 3],
    [5, -2, 3],
    [11, 0, 3],
    [16, 6, 3],
    [21, 11, 3],
    [28, 13, 3],
    [36, 12, 3],
  ],
};

const CURLED: Tails = {
  up: [
    [0, 0, 2.6],
    [6, 3, 2.2],
    [13, 0, 1.9],
    [17, -8, 1.7],
    [16, -17, 1.5],
    [10, -22, 1.2],
    [5, -18, 0.9],
    [8, -14, 0.1],
  ],
  level: [
    [0, 0, 2.6],
    [5, -3, 2.2],
    [11, -8, 1.9],
    [13, -16, 1.7],
    [8, -23, 1.5],
    [1, -23, 1.2],
    [-1, -17, 0.9],
    [3, -15, 0.1],
  ],
  low: [
    [0, 0, 2.6],
    [7, 4, 2.2],
    [15, 3, 1.9],
    [20, -4, 1.7],
    [19, -13, 1.5],
    [12, -16, 1.2],
    [9, -11, 0.9],
    [13, -9, 0.1],
  ],
  lying: [
    [0, 0, 2.6],
    [7, 3, 2.2],
    [14, 0, 1.9],
    [17, -8, 1.7],
    [13, -15, 1.5],
    [6, -14, 1.2],
    [5, -9, 0.9],
    [9, -8, 0.1],
  ],
};

/** Of a boar: when it rises, the curl stands off its bristles. */
const SWUNG: Tails = {
  ...CURLED,
  up: CURLED.up.map(([x, y, r], i): Dab => [x + i * 1.6, y + i, r]),
  low: CURLED.low.map(([x, y, r], i): Dab => [x + i, y + i * 0.4, r]),
};

const stub =
  (long: number, wide: number, turns: { readonly level: number; readonly rising: number }) =>
  (root: Point, pose: Pose): Layer[] => {
    const way = pose.tail === 'level' || pose.tail === 'lying' ? turns.level : turns.rising;
    return [hair(root, way, long, wide, -20, 4), hair(from(root, way + 90, 1.5), way + 18, long * 0.9, wide * 0.8, 24, 3)];
  };

function lionMane({ neck, up, pose }: Frame): Layer[] {
  const rows: [number, number, number][] = [
    [-0.2, 0.5, 15],
    [-0.25, -0.35, 16],
    [-0.15, 0.08, 17],
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
    [0.85, 0.2, 15],
    [0.8, -0.35, 13],
  ];
  const body = rows.map(([share, nape, long]) => hair(neck(share, nape * 0.7), up + 180 - nape * 34, long, 3.3, nape < 0 ? 30 : -30));
  if (pose.guardant) {
    const middle = neck(1.1, 0.1);
    const ring = [150, 118, 86, 54, 22, -10, -42, -74, -106, -138, -170, -202].map(turn =>
      hair(
        from([middle[0] - 2, middle[1] - 2], turn, 6.5),
        turn + (turn > -90 && turn < 90 ? 8 : -8),
        13.5,
        3.5,
        turn > -90 && turn < 90 ? 26 : -26,
      ),
    );
    return [...body, ...ring];
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

/** Hair that stands off nape and throat only. */
const ruff =
  (rows: readonly (readonly [share: number, nape: number, long: number, wide: number])[], spread = 30) =>
  ({ neck, up }: Frame): Layer[] =>
    rows.map(([share, nape, long, wide]) => hair(neck(share, nape * 0.72), up + 180 - nape * spread, long, wide, nape < 0 ? 24 : -24, 2));

/** Feathers of neck and breast; a face that looks out has them under its cheeks. */
const feathers =
  (rows: Parameters<typeof ruff>[0]) =>
  (frame: Frame): Layer[] => {
    const [x, y] = frame.neck(1.1, 0.1);
    const around = frame.pose.guardant ? [176, 154, 132, 110, 4, 26, 48, 70] : [];
    return [
      ...ruff(rows)(frame),
      ...around.map(turn => hair(from([x - 2, y - 1], turn, 6), turn * 0.7 + 27, 11, 2.7, turn < 90 ? 16 : -16)),
    ];
  };

const horseMane = ({ neck, up, pose }: Frame): Layer[] => {
  const crest = [0.05, 0.28, 0.5, 0.72, 0.94, 1.16, ...(pose.guardant ? [1.38] : [])];
  return crest.flatMap((share, i) => [hair(neck(share, 0.8), up + 160 - i * 3, 22, 3.6, -34, 1.5)]);
};

/** Bristles along the back, from the rump to the nape. */
const bristles = ({ trunk, neck, up, pose }: Frame): Layer[] => {
  const stand = (root: Point, degrees: number, long: number) => brush(lock(root, degrees, long, 2.3, -24), { from: 0.25, to: 0.7 });
  const back = Array.from({ length: 12 }, (_, i) => 0.1 + i * 0.075);
  return [
    {
      masses: [
        ...back.map(share => stand(trunk(share, 6 + share * 9), pose.trunk + 132, 9 + share * 10)),
        ...[0.1, 0.4, 0.7, 1, 1.3].map(share => stand(neck(share, 1.05), up + 122, 17)),
      ],
      blend: 0.4,
      join: 1.5,
      edge: 0.5,
    },
  ];
};

/** The hump over a bear's shoulders. */
const shoulders = ({ trunk, neck }: Frame): Layer => ({
  masses: [brush([at(trunk(0.56, 2.6), 7.4), at(trunk(0.86, 4.6), 10.4), at(neck(0.5, 0.2), 9.6)])],
  join: 4,
  edge: 0,
});

/** Long hair that lies along belly, back, nape and throat. */
const shag = ({ trunk, neck, up, pose }: Frame): Layer[] => {
  const lie = (root: Point, degrees: number, curl: number) => brush(lock(root, degrees, 10, 2.3, curl), { from: 0.1, to: 0.6 });
  return [
    {
      masses: [
        ...[0.16, 0.3, 0.44, 0.58, 0.72].map(share => lie(trunk(share, -8.2), pose.trunk - 148, -20)),
        ...[0.3, 0.46, 0.62].map(share => lie(trunk(share, 7.6 + share * 4), pose.trunk + 158, 20)),
        ...[0.1, 0.5, 0.9].map(share => lie(neck(share, -0.8), up - 150, 20)),
      ],
      blend: 0.4,
      join: 1.5,
      edge: 0.5,
    },
  ];
};

const paws = (fore: readonly number[], hind: readonly number[], size: number, shaggy: number): Pick<Breed, 'fore' | 'hind'> => {
  const tufts = (kind: 'fore' | 'hind'): PawedLeg['tufts'] => {
    if (shaggy === 0) return [];
    return kind === 'fore'
      ? [
          [1, -0.02, 9 * shaggy],
          [1, 0.3, 8 * shaggy],
          [1, 0.62, 7 * shaggy],
        ]
      : [
          [1, 0.45, 8 * shaggy],
          [1, 0.8, 9 * shaggy],
          [2, 0.3, 7 * shaggy],
        ];
  };
  return {
    fore: (limb, pose, isNear) =>
      pawed(limb, {
        radii: fore,
        tufts: tufts('fore'),
        size,
        strikes: isStriking(isNear ? pose.nearFore : pose.farFore),
        join: isNear ? 7 : 3,
        sinews: isNear,
      }),
    hind: (limb, _, isNear) =>
      pawed(limb, { radii: hind, tufts: tufts('hind'), size: size * 0.98, strikes: false, join: isNear ? 8 : 7, sinews: isNear }),
  };
};

const isStriking = (leg: Pose['nearFore']): boolean => 'bones' in leg && leg.short === undefined;

const hooves = (
  fore: readonly number[],
  hind: readonly number[],
  shape: Pick<HoofedLeg, 'size' | 'cloven' | 'feathers'>,
): Pick<Breed, 'fore' | 'hind'> => ({
  fore: (limb: Limb, _, isNear) => hoofed(limb, { radii: fore, ...shape, join: isNear ? 6 : 3, sinews: isNear }),
  hind: (limb: Limb, _, isNear) => hoofed(limb, { radii: hind, ...shape, join: isNear ? 8 : 7, sinews: isNear }),
});

const heads = (beast: Beast) => ({ profile: PROFILES[beast], front: FRONTS[beast] });

/** Lions walk long and low. */
const long = (pose: Pose): Pose => ({ ...pose, stretch: 1.84, height: 0.66, neck: 220, farFore: { bones: [134, 194, 184], toes: 182 } });

/** Wolves stride, too. */
const striding = (pose: Pose): Pose => ({ ...pose, stretch: 1.42, height: 0.8, neck: 233, farFore: { bones: [122, 204, 188], toes: 184 } });

const LION: Breed = {
  bones: { trunk: 37, neck: 15, fore: [17, 17, 5], hind: [19, 17, 11] },
  trunk: [7, 9.4, 7.8, 6.4, 9.6, 11.4],
  neck: [11, 10, 8.4],
  ...heads('lion'),
  headSize: 0.86,
  pitch: 0,
  poses: PAWED,
  ...paws([7.6, 6.6, 5, 4.7, 3.2, 3.2, 3.4], [9, 8.4, 5.6, 4.6, 2.9, 2.8, 3.2], 1.12, 1),
  tail: tufted(LONG, true),
  mane: lionMane,
  fringe: cheek,
};

const HORSE: Breed = {
  bones: { trunk: 38, neck: 27, fore: [11, 18, 14], hind: [18, 17, 15], carriage: 2, fetlock: 8 },
  trunk: [8, 10.6, 9.4, 8.6, 10.4, 10.6],
  neck: [10, 8, 6.4],
  ...heads('horse'),
  headSize: 0.94,
  pitch: 26,
  poses: HOOFED,
  ...hooves([7.6, 6, 4.8, 4, 2.9, 2.3, 2.6], [9.6, 8.4, 5.4, 4.2, 3, 2.5, 2.7], { size: 0.9, cloven: false }),
  tail: brushTail(
    FLOWING,
    [2.8, 3.6, 4.6, 5, 4.4, 2.8, 0.1],
    [
      [0.26, 6, 22],
      [0.42, -7, 22],
      [0.56, 7, 18],
    ],
  ),
  mane: horseMane,
};

/** A boar has little neck: its forelegs stay below its snout, which it lifts. */
const BOARISH = Object.fromEntries(
  Object.entries(HOOFED).map(([attitude, pose]) => [
    attitude,
    'bones' in pose.nearFore && pose.trunk > 200
      ? { ...pose, head: -9, nearFore: { bones: [124, 172, 96], toes: 108 }, farFore: { bones: [136, 188, 118], toes: 126 } }
      : attitude === 'courant'
        ? { ...pose, nearFore: { bones: [122, 152, 164], toes: 156 }, farFore: { bones: [134, 166, 178], toes: 170 } }
        : pose,
  ]),
) as Breed['poses'];

export const BREEDS: Readonly<Record<Beast, Breed>> = {
  lion: {
    ...LION,
    poses: { ...PAWED, passant: long(PAWED.passant), 'passant-guardant': long(PAWED['passant-guardant']) },
    tail: tufted(BENT, true),
  },
  griffin: {
    ...LION,
    bones: { ...LION.bones, neck: 18 },
    ...heads('griffin'),
    headSize: 0.88,
    trunk: [7, 9.2, 7.6, 6.4, 9.6, 10.8],
    neck: [10.4, 8.6, 7.4],
    fore: (limb, pose, isNear) =>
      talon(limb, {
        radii: [7.6, 6.4, 4.6, 3.4, 2.4, 2.3, 2.4],
        size: 1.12,
        join: isNear ? 6 : 3,
        strikes: isStriking(isNear ? pose.nearFore : pose.farFore),
      }),
    mane: feathers([
      [-0.45, 0.5, 13, 3.6],
      [-0.45, -0.05, 13, 3.6],
      [-0.1, 0.2, 13, 3.8],
      [-0.1, -0.7, 13, 3.8],
      [0.3, -0.2, 13, 3.6],
      [0.35, -1, 12, 3.4],
      [0.4, 0.9, 12, 3.4],
      [0.7, 0.3, 12, 3.4],
      [0.75, -0.7, 11, 3.2],
      [1, 0.9, 11, 3.2],
      [1.25, 0.95, 10, 3],
      [1.5, 0.8, 9, 2.8],
    ]),
    fringe: () => [],
    tail: tufted(CLEAR, true),
    under: frame => wings(frame, 'far'),
    over: frame => wings(frame, 'near'),
  },
  horse: HORSE,
  unicorn: {
    ...HORSE,
    bones: { ...HORSE.bones, neck: 25 },
    trunk: [7.4, 9.8, 8.2, 7.2, 9.6, 10],
    ...heads('unicorn'),
    headSize: 0.9,
    ...hooves([7.2, 5.8, 4.4, 3.6, 2.6, 2.2, 2.4], [9.2, 8, 5.2, 3.8, 2.8, 2.3, 2.5], { size: 0.86, cloven: true, feathers: 7.5 }),
    tail: tufted(LONG, true, 0.95),
  },
  stag: {
    bones: { trunk: 35, neck: 24, fore: [11, 18, 14], hind: [17, 17, 15], carriage: 6, fetlock: 7 },
    trunk: [7, 9.2, 7.8, 7, 8.8, 9.2],
    neck: [8.6, 6.4, 5.4],
    ...heads('stag'),
    headSize: 0.88,
    pitch: 12,
    poses: HOOFED,
    ...hooves([6.8, 5.2, 3.8, 3, 2.2, 1.9, 2.1], [8.8, 7.4, 4.6, 3.4, 2.5, 2, 2.2], { size: 0.78, cloven: true }),
    tail: stub(9, 2.6, { level: -30, rising: -5 }),
    mane: ruff([
      [0.05, -1.25, 8, 2.4],
      [0.35, -1.3, 7.5, 2.2],
      [0.65, -1.25, 7, 2],
    ]),
  },
  bear: {
    bones: { trunk: 35, neck: 12, fore: [16, 15, 4], hind: [17, 15, 8] },
    trunk: [7.8, 10.4, 9.4, 8.6, 11.4, 12.2],
    neck: [11.4, 10.4, 9],
    ...heads('bear'),
    headSize: 0.9,
    pitch: 2,
    poses: {
      ...PAWED,
      sejant: {
        ...PAWED.sejant,
        trunk: 233,
        nearFore: { stands: 9, foot: 98, toes: 182 },
        farFore: { stands: 17, foot: 98, toes: 182 },
        nearHind: { bones: [188, 44, 176], toes: 182 },
      },
    },
    ...paws([8.6, 7.8, 6.4, 6, 4.8, 4.6, 4.4], [10.6, 10, 7.4, 6, 4.4, 4.2, 4.2], 1.04, 1),
    tail: stub(9.5, 3.6, { level: 36, rising: 8 }),
    over: frame => [shoulders(frame), ...shag(frame)],
  },
  wolf: {
    ...LION,
    bones: { trunk: 37, neck: 17, fore: [16, 17, 5], hind: [18, 17, 11] },
    trunk: [6.4, 8.6, 6.8, 5.8, 8.6, 9.8],
    neck: [9.4, 8.2, 7],
    poses: { ...PAWED, passant: striding(PAWED.passant), 'passant-guardant': striding(PAWED['passant-guardant']) },
    ...heads('wolf'),
    headSize: 0.86,
    pitch: 2,
    ...paws([6.8, 5.8, 4.4, 3.9, 2.7, 2.6, 2.8], [8.4, 7.4, 4.8, 3.9, 2.5, 2.4, 2.6], 0.94, 0.9),
    tail: brushTail(
      BUSHY,
      [2.4, 3.6, 4.8, 5, 4.2, 2.6, 0.1],
      [
        [0.2, 16, 10],
        [0.32, -16, 10],
        [0.44, 16, 10],
        [0.56, -16, 10],
        [0.68, 15, 10],
        [0.76, -14, 10],
      ],
    ),
    mane: ruff([
      [0, 0.6, 12, 3],
      [0, -0.7, 12, 3.2],
      [0.3, 1, 11, 3],
      [0.35, -0.95, 11, 3],
      [0.35, 0.1, 12, 3],
      [0.65, 0.95, 11, 3],
      [0.7, -0.8, 10, 2.8],
      [0.75, 0.4, 11, 2.8],
      [1, 0.95, 10, 2.8],
    ]),
    fringe: ({ neck, up, pose }) =>
      pose.guardant ? [] : [hair(neck(1, -0.3), up + 190, 10, 2.8, 20, 2), hair(neck(1.15, 0.3), up + 172, 10, 2.8, -20, 2)],
  },
  talbot: {
    ...LION,
    bones: { trunk: 36, neck: 19, fore: [15, 17, 5], hind: [18, 17, 11], carriage: 2 },
    trunk: [6.6, 8.8, 6.2, 5.4, 9.4, 10.4],
    neck: [7.8, 6.2, 5.8],
    ...heads('talbot'),
    headSize: 0.86,
    pitch: 4,
    ...paws([6.8, 5.8, 4.2, 3.6, 2.6, 2.5, 2.7], [8.6, 7.6, 4.8, 3.7, 2.4, 2.3, 2.5], 0.7, 0),
    tail: (root, pose) => [{ masses: [brush(moved(CURLED[pose.tail], root), { from: 0, to: 0.1 })], join: 4 }],
    mane: () => [],
    fringe: () => [],
  },
  bull: {
    bones: { trunk: 40, neck: 13, fore: [11, 16, 11], hind: [18, 16, 13], carriage: -6, fetlock: 7 },
    trunk: [8.4, 11.2, 10.4, 10.6, 13.2, 14],
    neck: [15.4, 14.4, 11.4],
    ...heads('bull'),
    headSize: 0.98,
    pitch: 14,
    poses: HOOFED,
    ...hooves([9, 7.4, 5.4, 4.4, 3.2, 2.8, 3], [10.2, 8.6, 5.8, 4.4, 3.3, 2.8, 3], { size: 0.98, cloven: true }),
    tail: tufted(LONG, false, 0.85),
    over: ({ trunk, neck }) => [{ masses: [brush([at(trunk(0.58, 4), 8), at(trunk(0.88, 9), 11), at(neck(0.45, 0.5), 11)])], edge: 0 }],
    mane: ({ neck }) => [
      {
        masses: [brush([at(neck(-0.6, -0.7), 5), at(neck(-0.1, -1.15), 5.6), at(neck(0.45, -1.1), 4.2), at(neck(0.95, -0.75), 2.6)])],
        join: 3,
        edge: 0,
        marks: [0.05, 0.35].map(share => [
          at(neck(share + 0.1, -0.3), 0.1),
          at(neck(share, -0.5), 0.45),
          at(neck(share - 0.25, -0.8), 0.1),
        ]),
      },
    ],
  },
  boar: {
    bones: { trunk: 37, neck: 11, fore: [11, 13, 8], hind: [15, 13, 9], carriage: -14, fetlock: 6 },
    trunk: [7.4, 10.2, 9.8, 10.8, 14.4, 15],
    neck: [14, 13, 11],
    ...heads('boar'),
    headSize: 1.04,
    pitch: 10,
    poses: BOARISH,
    ...hooves([8, 6.6, 4.8, 3.8, 2.8, 2.4, 2.6], [9.8, 8.4, 5.4, 4, 3, 2.5, 2.7], { size: 0.74, cloven: true }),
    tail: (root, pose) => [{ masses: [brush(moved(SWUNG[pose.tail], root, 0.8), { from: 0, to: 0.1 })], join: 3 }],
    over: bristles,
  },
};
