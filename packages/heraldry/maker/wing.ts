import type { Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { brush } from './mass.ts';
import { put } from './parts.ts';
import { add, type Dab, type Point, placer, times } from './plane.ts';

/** From the shoulder along the bone to the wing's bend and tip; feathers by where they begin, heading, length and half width. */
const ARM: readonly Dab[] = [
  [0, 4, 5.6],
  [-3, -6, 4.8],
  [-5, -17, 4],
  [-3, -28, 3.4],
  [3, -37, 2.8],
  [10, -42, 1.6],
];
const QUILLS: readonly (readonly [x: number, y: number, degrees: number, length: number, wide: number])[] = [
  [2, 2, 14, 19, 3.6],
  [1, -4.5, 2, 25, 3.7],
  [0, -11, -9, 30, 3.8],
  [0, -17.5, -20, 34, 3.8],
  [0, -24, -31, 36, 3.7],
  [2, -30.5, -42, 33, 3.5],
  [6, -37, -53, 27, 3.1],
];

export function wings({ bones, trunk, pose }: Frame, which: 'near' | 'far'): Layer[] {
  const isRising = pose.trunk > 200;
  const root = add(isRising ? trunk(0.58, 8) : trunk(0.74, 4), times(bones.ahead, which === 'far' ? 4 : 0));
  const turn = pose.wing + (which === 'far' ? -9 : 0);
  if (which === 'far') return wingLayers(root, turn, 0.9, QUILLS.slice(3), []);
  // The lowest would lie along the back of one that rises.
  return wingLayers(root, turn, 0.98, isRising ? QUILLS.slice(1) : QUILLS, QUILLS.slice(1, -1));
}

type Quills = readonly (typeof QUILLS)[number][];

/** Long feathers, a row of short ones over them, then the bone. */
function wingLayers(root: Point, turn: number, size: number, quills: Quills, coverts: Quills): Layer[] {
  const place = placer(root, turn, size);
  const dabs = put(place, size);
  const feather = ([x, y, degrees, length, wide]: (typeof QUILLS)[number], share: number): Layer => {
    const local = placer([x, y], degrees);
    const along = (far: number, aside: number, r: number): Dab => [...local([far * length * share, aside]), r];
    return {
      masses: [
        brush(
          dabs([along(0, 0, wide * 0.8), along(0.4, -0.8, wide), along(0.8, -0.4, wide), along(0.96, 1, wide * 0.5), along(1.04, 2, 0.1)]),
          { from: 0, to: 0.2 },
        ),
      ],
      join: 1,
      edge: 0.56,
    };
  };
  return [
    ...quills.map(quill => feather(quill, 1)),
    ...coverts.map(([x, y, degrees, length, wide]) => feather([x - 1, y - 1, degrees - 4, length, wide * 0.92], 0.55)),
    {
      masses: [brush(dabs(ARM), { from: 0, to: 0.3 })],
      join: 3,
      marks: [
        dabs([
          [-1.4, -4, 0.1],
          [-3, -14, 0.5],
          [-1.6, -26, 0.4],
          [3, -35, 0.1],
        ]),
      ],
    },
  ];
}
