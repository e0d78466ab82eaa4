import { type Point, pair } from '../geometry.ts';
import { INK, RIM } from '../shield/tinctures.ts';

/** A strip of cloth of the sinister side, cut like a leaf: the places it goes through before it curls, and the middle and radius of its curl. */
interface Strip {
  readonly way: readonly Point[];
  readonly curl: readonly [x: number, y: number, radius: number];
  /** Half its width where it begins, where it is widest and where it curls. */
  readonly widths: readonly [number, number, number];
}

/** From the back to the front, all out from under the torse or from behind the shield. */
const STRIPS: readonly Strip[] = [
  {
    way: [
      [222, 150],
      [264, 178],
      [293, 224],
      [303, 276],
    ],
    curl: [336, 322, 34],
    widths: [18, 24, 17],
  },
  {
    way: [
      [220, 132],
      [268, 132],
      [311, 160],
      [329, 204],
    ],
    curl: [361, 249, 25],
    widths: [18, 23, 15.5],
  },
  {
    way: [
      [216, 114],
      [262, 96],
      [311, 108],
      [337, 144],
    ],
    curl: [364, 181, 27],
    widths: [16, 22, 14],
  },
  {
    way: [
      [212, 98],
      [246, 68],
      [292, 57],
      [327, 77],
    ],
    curl: [357, 105, 20],
    widths: [14, 24, 12],
  },
];

/** Ribbon that is tied over a lozenge and comes out from behind it. */
const RIBBONS: readonly Strip[] = [
  {
    way: [
      [270, 290],
      [300, 288],
      [322, 302],
      [328, 322],
    ],
    curl: [350, 346, 19],
    widths: [9, 11, 8.5],
  },
  {
    way: [
      [206, 58],
      [258, 84],
      [306, 138],
      [327, 184],
    ],
    curl: [353, 222, 23],
    widths: [6, 13, 10],
  },
  {
    way: [
      [204, 50],
      [242, 52],
      [282, 66],
      [308, 94],
    ],
    curl: [336, 124, 21],
    widths: [6, 12, 9],
  },
];

/** The loop of a bow, and what is seen in it. */
const [LOOP, OPENING] = [
  'M198 46C214 18 252 4 274 16C292 28 284 54 260 60C238 65 214 64 198 58Z',
  'M216 49C228 33 250 22 264 28C274 35 268 47 252 50C240 53 228 52 216 49Z',
];

/** Custom gives a lozenge no helm, but a bow: its half of the sinister side, which lies over the shield. */
export const bow = (outer: string, lining: string): string =>
  `<path d="${LOOP}" stroke="${RIM}" stroke-width="4.2"/><g stroke="${INK}" stroke-width="1.7"><path d="${LOOP}" fill="${outer}"/><path d="${OPENING}" fill="${lining}"/><path d="M200 42C206 41 211 44 211 52C211 60 206 63 200 62Z" fill="${outer}"/></g>`;

export const ribbons = (...cloth: Cloth): string => draped(RIBBONS, ...cloth);

/** The curl: at which degrees it is how far from its middle, in radii, and how wide, as a share. */
const CURL: readonly (readonly [degrees: number, far: number, wide: number])[] = [
  [186, 1.06, 1],
  [126, 1, 0.94],
  [68, 0.96, 0.78],
  [10, 0.88, 0.56],
  [-50, 0.74, 0.3],
  [-104, 0.56, 0],
];

/** How far along each lobe of the inner edge ends. */
const LOBES = [3.1, 4.5];

/** How much of a strip its lining takes from its outer edge, place by place: a long sickle that ends in the point. */
const TURNED = [0, 0, 0.1, 0.3, 0.48, 0.6, 0.64, 0.6, 0.5, 0.36];

/** With a light rim, so that dark cloth keeps its edge at night. A lining of fur is laid on what lies under it. */
export const mantling = (...cloth: Cloth): string => draped(STRIPS, ...cloth);

type Cloth = [outer: string, linings: readonly string[], ink: string];

function draped(all: readonly Strip[], ...[outer, linings, ink]: Cloth): string {
  const strips = all.map(drawn);
  return [
    `<path d="${strips.map(({ cloth }) => cloth).join('')}" stroke="${RIM}" stroke-width="4.2"/>`,
    `<g stroke="${ink}" stroke-width="1.7">`,
    ...strips.map(
      ({ cloth, lining, folds, turned }) =>
        `<path d="${cloth}" fill="${outer}"/><path d="${folds}" fill="none" stroke-width="1.1"/>${linings.map(fill => `<path d="${lining}" fill="${fill}" stroke="${INK}"/>`).join('')}<path d="${turned}" fill="none" stroke="${INK}" stroke-width="1"/>`,
    ),
    '</g>',
  ].join('');
}

function drawn({ way, curl: [x, y, radius], widths: [start, most, curled] }: Strip) {
  const turns = CURL.map(([degrees, far]): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.cos(angle) * radius * far, y + Math.sin(angle) * radius * far];
  });
  const place = placeOn([...way, ...turns], [start, (start + most) / 2, most, most * 0.94, ...CURL.map(([, , wide]) => curled * wide)]);
  const last = way.length + turns.length - 1;
  const halves = Array.from({ length: last * 2 + 1 }, (_, i) => i / 2);
  const turnedAt = (far: number): number => {
    const i = Math.min(last - 1, Math.floor(far));
    return TURNED[i]! + (TURNED[i + 1]! - TURNED[i]!) * (far - i);
  };
  const outer = halves.map(far => place(far, -1));
  const seam = halves.filter(far => far >= 1).map(far => place(far, 2 * turnedAt(far) - 1));
  return {
    cloth: `M${pair(...outer[0]!)}${through(outer)}${slashed(place, last)}Z`,
    lining: `M${pair(...outer[2]!)}${through(outer.slice(2))}${through(seam.toReversed())}Z`,
    folds: [
      pathOf([0, 1, 2, 3].map(far => place(far, -0.45))),
      ...LOBES.map(far => pathOf([far - 2.4, far - 1.6, far - 0.8, far - 0.2].map((each, i) => place(Math.max(0, each), 0.34 + i * 0.16)))),
    ].join(''),
    turned: pathOf(halves.filter(far => far >= 3 && far < last - 1).map(far => place(far, turnedAt(far) - 1))),
  };
}

/** A place on a strip: so far along its spine, and aside in half widths; -1 is its outer edge, 1 its inner one. */
type Place = (far: number, side: number) => Point;

function placeOn(spine: readonly Point[], widths: readonly number[]): Place {
  const last = spine.length - 1;
  const stretch = (far: number): number => Math.min(last - 1, Math.max(0, Math.floor(far)));
  const along = (far: number): Point => {
    const i = stretch(far);
    const t = far - i;
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(index => spine[Math.min(last, Math.max(0, index))]!) as [Point, Point, Point, Point];
    // Catmull-Rom.
    const [x, y] = [0, 1].map(axis => {
      const [p, q, r, s] = [a[axis]!, b[axis]!, c[axis]!, d[axis]!];
      return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    });
    return [x!, y!];
  };
  return (far, side) => {
    const [[x, y], [ax, ay], [bx, by]] = [along(far), along(far - 0.01), along(far + 0.01)];
    const i = stretch(far);
    const wide = (widths[i]! + (widths[i + 1]! - widths[i]!) * (far - i)) * side;
    const long = Math.hypot(bx - ax, by - ay);
    return [x - ((by - ay) / long) * wide, y + ((bx - ax) / long) * wide];
  };
}

/** The inner edge from the tip back to its beginning: each lobe is a point that bends away, with a slash before it. */
function slashed(place: Place, last: number): string {
  const starts = [0, ...LOBES.map(far => far - 0.3)];
  const runs = starts.map((start, i) => {
    const end = LOBES[i];
    const way = (to: number): Point[] =>
      [0.25, 0.5, 0.75].map(share => place(start + (to - start) * share, share < 0.3 && i > 0 ? 0.8 : 1));
    const from = place(start, i === 0 ? 1 : 0.42);
    return end === undefined ? [from, ...way(last), place(last, 0)] : [from, ...way(end), place(end + 0.12, 1.4)];
  });
  return runs
    .toReversed()
    .map((run, i) => {
      const back = run.toReversed();
      const before = runs.at(-i)![0]!;
      return (i === 0 ? '' : `Q${pair(...between(before, back[0]!))} ${pair(...back[0]!)}`) + through(back);
    })
    .join('');
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2 - (by - ay) * 0.2, (ay + by) / 2 + (bx - ax) * 0.2];

const pathOf = (points: readonly Point[]): string => `M${pair(...points[0]!)}${through(points)}`;

/** A smooth way through points, after the first. */
function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [ax, ay] = points[i]!;
      const [bx, by] = points[i - 1] ?? [ax, ay];
      const [cx, cy] = points[i + 2] ?? [x, y];
      return `C${pair(ax + (x - bx) / 6, ay + (y - by) / 6)} ${pair(x - (cx - ax) / 6, y - (cy - ay) / 6)} ${pair(x, y)}`;
    })
    .join('');
}
