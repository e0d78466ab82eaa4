import { type Point, pair } from '../geometry.ts';
import { INK, RIM } from '../shield/tinctures.ts';

/** A strip of cloth of the sinister side: the places it goes through, and half its width at each but the last, where it ends in a point. */
interface Strip {
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
}

/** From the back to the front, all out from under the torse or from behind the shield. */
const STRIPS: readonly Strip[] = [
  {
    spine: [
      [232, 160],
      [286, 190],
      [314, 236],
      [312, 286],
      [318, 326],
      [340, 350],
      [364, 340],
      [362, 322],
    ],
    widths: [26, 30, 27, 22, 17, 12, 6],
  },
  {
    spine: [
      [226, 140],
      [284, 150],
      [330, 182],
      [344, 226],
      [346, 262],
      [366, 284],
      [387, 274],
      [386, 258],
    ],
    widths: [26, 30, 27, 21, 16, 11, 6],
  },
  {
    spine: [
      [220, 118],
      [274, 110],
      [322, 130],
      [346, 164],
      [352, 196],
      [371, 212],
      [388, 200],
      [386, 186],
    ],
    widths: [24, 28, 25, 20, 14, 10, 5],
  },
  {
    spine: [
      [214, 98],
      [256, 68],
      [302, 66],
      [332, 92],
      [340, 122],
      [358, 137],
      [374, 126],
      [372, 112],
    ],
    widths: [16, 23, 23, 18, 13, 9, 5],
  },
];

/** How much of a strip its lining takes from its outer edge, place by place: a long sickle that ends in the point. */
const TURNED = [0, 0, 0.12, 0.42, 0.62, 0.7, 0.6, 0.5];

/** With a light rim, so that dark cloth keeps its edge at night. A lining of fur is laid on what lies under it. */
export function mantling(outer: string, linings: readonly string[], ink: string): string {
  const strips = STRIPS.map(drawn);
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

function drawn({ spine, widths }: Strip) {
  /** A place on the strip: -1 is its outer edge, 1 its inner one. */
  const at = (index: number, side: number): Point => {
    const [[ax, ay], [bx, by]] = [spine[Math.max(0, index - 1)]!, spine[Math.min(spine.length - 1, index + 1)]!];
    const [far, width] = [Math.hypot(bx - ax, by - ay), widths[index] ?? 0];
    const [x, y] = spine[index]!;
    return [x - ((by - ay) / far) * width * side, y + ((bx - ax) / far) * width * side];
  };
  const line = (side: (index: number) => number, from: number, to: number): Point[] =>
    Array.from({ length: to - from + 1 }, (_, i) => at(from + i, side(from + i)));
  const last = spine.length - 1;
  const edge = line(() => -1, 0, last);
  const seam = line(i => -1 + 2 * TURNED[i]!, 1, last);
  const inner = torn(
    line(() => 1, 0, last),
    at(4, 2.2),
  );
  return {
    cloth: `M${pair(...edge[0]!)}${through(edge)}${inner}Z`,
    lining: `M${pair(...edge[1]!)}${through(edge.slice(1))}${through(seam.toReversed())}Z`,
    folds: [-0.4, 0.3].map(side => pathOf(line(() => side, 0, 3))).join(''),
    turned: pathOf(line(i => TURNED[i]! - 1, 3, last - 1)),
  };
}

/** The inner edge back to its beginning, torn once: a second point hangs from it. */
function torn(edge: readonly Point[], [x, y]: Point): string {
  const [[ax, ay], [bx, by]] = [edge[4]!, edge[3]!];
  const point = `C${pair(ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5)} ${pair(x + (ax - x) * 0.5, y - 8)} ${pair(x, y)}C${pair(x + (bx - x) * 0.1, y - 14)} ${pair(bx + (ax - bx) * 0.6, by + (ay - by) * 0.6)} ${pair(bx, by)}`;
  return `${through(edge.slice(4).toReversed())}${point}${through(edge.slice(0, 4).toReversed())}`;
}

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
