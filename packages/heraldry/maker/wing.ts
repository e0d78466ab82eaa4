import type { Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { brush } from './mass.ts';
import { put } from './parts.ts';
import { type Dab, degreesOf, distance, minus, type Point, placer } from './plane.ts';

/** From the shoulder along the leading edge to the wing's bend and its tip. */
const ARM: readonly Dab[] = [
  [6, 8, 2.2],
  [3, 1, 4.6],
  [-2, -8, 5],
  [-5, -20, 4.4],
  [-4, -31, 4],
  [2, -41, 3.6],
  [10, -47, 2.8],
  [17, -51, 1],
];

type Quill = readonly [root: Point, tip: Point];

/** Where the long feathers begin and end, the lowest first. */
const QUILLS: readonly Quill[] = [
  [
    [2, -3],
    [30, -10],
  ],
  [
    [0, -11],
    [41, -23],
  ],
  [
    [-2, -20],
    [47, -38],
  ],
  [
    [-1, -29],
    [47, -54],
  ],
  [
    [4, -39],
    [41, -71],
  ],
];

/** The rows of feathers, the undermost first: which share of the quills they are long, how wide, how sharp. */
const ROWS = [
  { share: 1, wide: 6.4, sharp: 1, quills: QUILLS },
  { share: 0.56, wide: 6, sharp: 0.5, quills: QUILLS },
  { share: 0.31, wide: 5.4, sharp: 0.5, quills: QUILLS.slice(1, -1) },
] as const;

/** Both wings stand back to back: of the far one a rim is seen, its leading edge and its longest feathers. */
export function wing({ pose }: Frame, root: Point, which: 'near' | 'far', size: number): Layer[] {
  if (which === 'near') {
    const place: Place = { at: placer(root, pose.wing, size), size };
    return [...ROWS.flatMap(({ quills, ...row }) => quills.map(quill => feather(quill, row, place))), arm(place)];
  }
  const place: Place = { at: placer(root, pose.wing - 20, size * 0.94), size: size * 0.94 };
  return [...QUILLS.slice(-2).map(quill => feather(quill, ROWS[0], place)), arm(place)];
}

interface Place {
  readonly at: (point: Point) => Point;
  readonly size: number;
}

/** It bends upwards to its point. */
function feather([root, tip]: Quill, { share, wide, sharp }: Omit<(typeof ROWS)[number], 'quills'>, { at, size }: Place): Layer {
  const long = distance(root, tip) * share;
  const local = placer(root, degreesOf(minus(tip, root)));
  const along = (far: number, aside: number, r: number): Dab => [...local([far * long, aside]), r];
  return {
    masses: [
      brush(
        put(
          at,
          size,
        )([
          along(0, 0, wide * 0.9),
          along(0.35, 1, wide),
          along(0.72, 1.2, wide * 0.96),
          along(1 - (0.75 * wide * sharp) / long - 0.06, 0.7, wide * 0.74),
          along(1, -1.4 * sharp, 0.1),
        ]),
      ),
    ],
  };
}

const arm = ({ at, size }: Place): Layer => ({ masses: [brush(put(at, size)(ARM), { from: 0.04, to: 0.24 })], join: 4 });
