import type { Layer } from './figure.ts';
import { brush, type Growth, solid } from './mass.ts';
import { add, type Dab, degreesOf, distance, dot, from, minus, mix, outlineOf, type Point, placer, times, unit } from './plane.ts';
import type { Limb } from './rig.ts';

export const at = ([x, y]: Point, radius: number): Dab => [x, y, radius];

/** Dabs given in the frame of a part, put where the part is. */
export const put =
  (place: (point: Point) => Point, size: number) =>
  (dabs: readonly Dab[]): Dab[] =>
    dabs.map(([x, y, r]) => at(place([x, y]), r * size));

const HAIR: Growth = { from: 0, to: 0.45 };

/** A lock of hair that bends the other way before its tip: positive curls clockwise on the page. */
export function lock(root: Point, degrees: number, length: number, radius: number, curl: number): Dab[] {
  const middle = from(root, degrees - curl * 0.5, length * 0.42);
  const late = from(middle, degrees + curl * 0.3, length * 0.36);
  const tip = from(late, degrees + curl * 1.5, length * 0.3);
  return [at(root, radius * 0.8), at(middle, radius), at(late, radius * 0.55), at(tip, 0.05)];
}

export const hair = (root: Point, degrees: number, length: number, radius: number, curl: number, join = 1): Layer => ({
  masses: [brush(lock(root, degrees, length, radius, curl), HAIR)],
  join,
});

type Toe = readonly [toe: readonly Dab[], claw: readonly Dab[]];

/** Toes and claws of a foot that stands, soles down: x ahead, y up. */
const STANDING: readonly Toe[] = [
  [
    [
      [-3, 2.8, 2.4],
      [4.2, 4.4, 2.5],
      [8.8, 2, 2.1],
    ],
    [
      [8.2, 2.8, 1.7],
      [12, 2.4, 1.35],
      [14.4, -2, 0.05],
    ],
  ],
  [
    [
      [-3, 0.4, 2.6],
      [2.8, 1.2, 2.4],
      [6.4, -1.2, 2],
    ],
    [
      [6.2, -0.6, 1.6],
      [9.6, -1.4, 1.25],
      [11, -5.2, 0.05],
    ],
  ],
  [
    [
      [-3, -1, 2.6],
      [-0.8, -1.1, 2.2],
      [1.4, -2.4, 1.9],
    ],
    [
      [1.4, -2.4, 1.5],
      [4.8, -3.6, 1.3],
      [6.2, -7, 0.05],
    ],
  ],
];

/** And of one that strikes. */
const STRIKING: readonly Toe[] = [
  [
    [
      [-4, 1.6, 2.2],
      [-0.1, 5.7, 2.2],
      [4.1, 7.2, 2],
    ],
    [
      [3.5, 7.6, 1.6],
      [7, 8.9, 1.3],
      [9.8, 6.8, 0.05],
    ],
  ],
  [
    [
      [-3, 0.6, 2.4],
      [3.4, 1.6, 2.3],
      [8.2, 0.8, 2.1],
    ],
    [
      [7.6, 1.4, 1.6],
      [11.6, 1.2, 1.3],
      [14, -1.8, 0.05],
    ],
  ],
  [
    [
      [-3, -0.8, 2.4],
      [2.4, -2.6, 2.2],
      [6.4, -4, 2],
    ],
    [
      [5.8, -3.6, 1.6],
      [9.4, -5, 1.2],
      [10.6, -8.4, 0.05],
    ],
  ],
  [
    [
      [-5, -1.4, 2.2],
      [-4, -4.6, 1.9],
      [-2.2, -6.6, 1.7],
    ],
    [
      [-2.6, -6, 1.4],
      [-0.4, -8.8, 1],
      [-1.2, -11.8, 0.05],
    ],
  ],
];

/** And of one that pushes off behind: the sole below, its claws in the line of the foot. */
const PUSHING: readonly Toe[] = [
  [
    [
      [-3, -1.8, 2.2],
      [3, -2.8, 2.3],
      [7.6, -1.8, 1.9],
    ],
    [
      [7.2, -2, 1.5],
      [10.8, -1.6, 1.25],
      [14, 0.8, 0.05],
    ],
  ],
  [
    [
      [-3, 0.4, 2.4],
      [3, 0.6, 2.3],
      [6.8, 1.6, 1.9],
    ],
    [
      [6.4, 1.4, 1.5],
      [9.8, 2.2, 1.2],
      [12.6, 4.8, 0.05],
    ],
  ],
  [
    [
      [-3, 2, 2.3],
      [1.4, 3.2, 2.1],
      [4.4, 4.8, 1.8],
    ],
    [
      [4.2, 4.6, 1.4],
      [7, 6, 1.15],
      [9, 8.6, 0.05],
    ],
  ],
];

/** A leg with a paw: what is given as radii are the half widths from the root to the toes. */
export interface PawedLeg {
  readonly radii: readonly number[];
  /** Where tufts of hair stand on its hind side: bone, share, length. */
  readonly tufts: readonly (readonly [bone: 0 | 1 | 2, share: number, length: number])[];
  readonly size: number;
  /** How long its claws are drawn. */
  readonly claws?: number;
  readonly strikes: boolean;
  readonly pushes?: boolean;
  readonly join: number;
  /** Lines along its muscles. */
  readonly sinews?: boolean;
}

export function pawed(limb: Limb, leg: PawedLeg): Layer[] {
  const { joints, toes } = limb;
  const dabs = put(placer(joints[3], toes, leg.size), leg.size);
  const shape = leg.pushes ? PUSHING : leg.strikes ? STRIKING : STANDING;
  return [
    { masses: shape.map(([, claw]) => brush(dabs(shortened(claw, leg.claws ?? 1)))), part: 'armed' },
    {
      masses: [
        brush(limbDabs(limb, leg.radii), { from: 0.02, to: 0.26 }),
        ...shape.map(([toe]) => brush(dabs(toe))),
        ...tuftsOf(limb, leg),
      ],
      blend: 0.9,
      join: leg.join,
      marks: [
        ...(leg.sinews ? sinews(limb, leg.radii, [0.6, 0.56]) : []),
        ...shape.slice(1).map(([toe], i) => {
          const [a, b] = [toe[0]!, shape[i]![0][0]!];
          const [c, d] = [toe[1]!, shape[i]![0][1]!];
          return dabs([
            [(a[0] + b[0]) / 2 + 1.2, (a[1] + b[1]) / 2, 0.1],
            [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2, 0.3],
            [(c[0] + d[0]) / 2 + 3, (c[1] + d[1]) / 2 - 1, 0.42],
          ]);
        }),
      ],
    },
  ];
}

const shortened = (claw: readonly Dab[], much: number): Dab[] =>
  claw.map(([x, y, r]) => [claw[0]![0] + (x - claw[0]![0]) * much, claw[0]![1] + (y - claw[0]![1]) * much, r * Math.sqrt(much)]);

/** A line along the front of the thigh and one along the calf. */
function sinews({ joints }: Limb, radii: readonly number[], [front, hind] = [0.45, 0.42]): Dab[][] {
  const [a, b, c] = joints;
  const on = (start: Point, end: Point, share: number, hind: number): Point => {
    const [x, y] = unit(minus(end, start));
    return add(mix(start, end, share), times([y, -x], hind));
  };
  const [thigh, calf] = [radii[1]!, radii[3]!];
  return [
    [at(on(a, b, 0.1, -thigh * 0.3), 0.1), at(on(a, b, 0.5, -thigh * 0.42), front!), at(on(a, b, 0.92, -thigh * 0.28), 0.1)],
    [at(on(b, c, 0.02, calf * 0.1), 0.1), at(on(b, c, 0.35, calf * 0.45), hind!), at(on(b, c, 0.75, calf * 0.3), 0.1)],
  ];
}

/** The way of a leg: seven dabs from its root to its toes, the hind side of thigh and calf fuller. */
function limbDabs({ joints }: Limb, radii: readonly number[]): Dab[] {
  const [a, b, c, d] = joints;
  const ways = [a, mix(a, b, 0.5), b, mix(b, c, 0.42), c, mix(c, d, 0.5), d];
  return ways.map((point, i) => at(point, radii[i]!));
}

function tuftsOf({ joints }: Limb, { tufts, radii }: PawedLeg) {
  return tufts.map(([bone, share, length]) => {
    const [start, end] = [joints[bone]!, joints[bone + 1]!];
    const along = unit(minus(end, start));
    const hind: Point = [-along[1], along[0]];
    const point = add(mix(start, end, share), times(hind, -(radii[bone * 2 + 1] ?? 3) * 0.35));
    return brush(lock(point, degreesOf(along) - 40, length, length * 0.27, -24));
  });
}

/** A leg with a hoof, cloven or not; `feathers` is the hair at the fetlock. */
export interface HoofedLeg {
  readonly radii: readonly number[];
  readonly size: number;
  readonly cloven: boolean;
  readonly feathers?: number;
  readonly join: number;
  readonly sinews?: boolean;
}

/** A hoof in its own frame: x down the leg, y ahead; its sole is level when the leg's foot slants as a standing one does. */
const HOOF = 'M3.2 -3.4C4.8 -3.9 6.6 -4.3 8.2 -4.5C9.4 -1.4 10.4 1.6 11.2 5C8.2 5.2 5.2 4.6 2.6 3.4C2.4 1.2 2.6 -1.2 3.2 -3.4Z';

/** Lean legs: the joints show. */
function hoofDabs({ joints }: Limb, radii: readonly number[]): Dab[] {
  const [a, b, c, d] = joints;
  const [root, upper, middle, lower, ankle, cannon, fetlock] = radii as [number, number, number, number, number, number, number];
  return [
    at(a, root),
    at(mix(a, b, 0.5), upper),
    at(b, middle),
    at(mix(b, c, 0.4), lower),
    at(mix(b, c, 0.84), ankle * 0.94),
    at(c, ankle * 1.12),
    at(mix(c, d, 0.2), ankle * 0.9),
    at(mix(c, d, 0.6), cannon),
    at(d, fetlock * 1.14),
  ];
}

export function hoofed(limb: Limb, { radii, size, cloven, feathers = 0, join, sinews: isSinewy }: HoofedLeg): Layer[] {
  const { joints, toes } = limb;
  const place = placer(joints[3], toes, size);
  const dabs = put(place, size);
  const hairs =
    feathers > 0
      ? [
          [0.4, -1.8, -36],
          [-1.4, -1.7, -52],
          [-3, -1.4, -64],
        ]
      : [];
  const hoof: Layer = {
    masses: [solid(outlineOf(HOOF).map(place))],
    part: 'armed',
    marks: cloven
      ? [
          dabs([
            [4.6, 0.6, 0.15],
            [7.2, 1.2, 0.4],
            [10, 1.8, 0.55],
          ]),
        ]
      : [],
  };
  const leg: Layer = {
    masses: [
      brush(hoofDabs(limb, radii), { from: 0.02, to: 0.26 }),
      brush(
        dabs([
          [-2, 0, radii[6]! / size],
          [1.6, 0, 2.5],
          [4, 0, 2.7],
        ]),
      ),
      ...hairs.map(([x, y, turn]) => brush(lock(place([x!, y!]), toes + turn!, feathers, feathers * 0.21, -22))),
    ],
    blend: 1,
    join,
    marks: isSinewy ? [...sinews(limb, radii), ...crease(limb)] : [],
  };
  return feathers > 0 ? [hoof, leg] : [leg, hoof];
}

/** The line between the two lower bones where they are folded upon each other. */
function crease({ joints: [, above, joint, below] }: Limb): Dab[][] {
  const [u, v] = [unit(minus(above, joint)), unit(minus(below, joint))];
  if (dot(u, v) < 0.8) return [];
  const on = (share: number, radius: number): Dab => at(add(joint, times(unit(add(u, v)), share * distance(below, joint))), radius);
  return [[on(0.2, 0.1), on(0.55, 0.36), on(1, 0.5)]];
}

/** An eagle's foot: three toes ahead, one behind, all with long claws. */
const TALON: readonly Toe[] = [
  [
    [
      [-1, 1.2, 2],
      [2.6, 5.4, 1.9],
      [7, 6.8, 1.6],
    ],
    [
      [6.4, 6.9, 1.5],
      [9.8, 7.5, 1.2],
      [12.6, 4.4, 0.05],
    ],
  ],
  [
    [
      [-1, 0, 2.1],
      [5, 1, 1.9],
      [10, 0, 1.6],
    ],
    [
      [9.4, 0.4, 1.5],
      [13.6, -0.4, 1.2],
      [15.4, -4.8, 0.05],
    ],
  ],
  [
    [
      [-1, -1.2, 2],
      [3.4, -3.2, 1.9],
      [7, -5.6, 1.6],
    ],
    [
      [6.6, -5, 1.5],
      [9.8, -7.6, 1.2],
      [10, -12, 0.05],
    ],
  ],
  [
    [
      [0, -1, 2],
      [-4, -3.2, 1.8],
      [-6.4, -5.8, 1.5],
    ],
    [
      [-6.2, -5.2, 1.4],
      [-7.4, -9, 1.1],
      [-5, -12.6, 0.05],
    ],
  ],
];

/** And one that stands. */
const STANDING_TALON: readonly Toe[] = [
  [
    [
      [-1, 1.2, 2],
      [4, 3.2, 1.9],
      [9, 1.4, 1.6],
    ],
    [
      [8.4, 1.8, 1.5],
      [12.6, 1.2, 1.2],
      [15, -3, 0.05],
    ],
  ],
  [
    [
      [-1, 0, 2.1],
      [3, 0.6, 1.9],
      [6.6, -1.6, 1.6],
    ],
    [
      [6.2, -1.2, 1.5],
      [9.8, -2, 1.2],
      [11.4, -5.2, 0.05],
    ],
  ],
  [
    [
      [-1, -0.6, 2],
      [0.6, -1.4, 1.9],
      [2.8, -2.6, 1.6],
    ],
    [
      [2.4, -2.2, 1.4],
      [5.4, -3.4, 1],
      [6.2, -5.4, 0.05],
    ],
  ],
  [
    [
      [0, 0.4, 2],
      [-4, 0, 1.8],
      [-6.4, -1.6, 1.5],
    ],
    [
      [-6, -1.2, 1.4],
      [-8.6, -2.8, 1.1],
      [-9, -5.4, 0.05],
    ],
  ],
];

/** And one that lies upon the ground: flat, its toes long and apart, the one behind below the shank. */
const LYING_TALON: readonly Toe[] = [
  [
    [
      [-1, 1.2, 2],
      [4, 6, 1.9],
      [9.6, 6.4, 1.6],
    ],
    [
      [9, 6.6, 1.5],
      [12.8, 6.4, 1.2],
      [15.4, 2.8, 0.05],
    ],
  ],
  [
    [
      [-1, 0.2, 2.1],
      [4.6, 0.9, 1.9],
      [9.8, -1, 1.6],
    ],
    [
      [9.2, -0.6, 1.5],
      [13, -1.8, 1.2],
      [14.8, -5.8, 0.05],
    ],
  ],
  [
    [
      [-1, -0.8, 2],
      [1.8, -3, 1.9],
      [4, -5.8, 1.6],
    ],
    [
      [3.8, -5.2, 1.5],
      [6.4, -7.8, 1.2],
      [6.4, -11.6, 0.05],
    ],
  ],
  [
    [
      [0, -0.6, 2],
      [-4.2, -2.2, 1.8],
      [-7, -4.4, 1.5],
    ],
    [
      [-6.8, -3.8, 1.4],
      [-8.8, -7, 1.1],
      [-7.4, -10.6, 0.05],
    ],
  ],
];

export function talon(
  limb: Limb,
  {
    radii,
    size,
    join,
    strikes,
    breeched,
    spurred,
    lies,
  }: Omit<PawedLeg, 'tufts'> & { readonly breeched: boolean; readonly spurred: boolean; readonly lies?: boolean },
): Layer[] {
  const shape = strikes ? TALON : lies ? LYING_TALON : STANDING_TALON.slice(0, spurred ? 4 : 3);
  const dabs = put(placer(limb.joints[3], limb.toes, size), size);
  const [, b, c] = limb.joints;
  const down = degreesOf(minus(c, b));
  return [
    { masses: shape.map(([, claw]) => brush(dabs(claw))), part: 'armed' },
    {
      masses: [
        brush(limbDabs(limb, radii), { from: 0.04, to: 0.34 }),
        ...shape.map(([toe]) => brush(dabs(toe))),
        ...(breeched ? [0, 0.24] : []).map(share => brush(lock(mix(b, c, share), down - 40, 10, 2.8, -20))),
      ],
      blend: 0.8,
      join,
      marks: (strikes ? [0.52, 0.66, 0.8, 0.94] : [0.62, 0.84]).map(share => {
        const middle = mix(b, c, share);
        return [at(from(middle, down + 90, 1.8), 0.1), at(from(middle, down, 0.8), 0.4), at(from(middle, down - 90, 1.8), 0.1)];
      }),
    },
  ];
}
