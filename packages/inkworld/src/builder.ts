import { type Palette, path } from './paint.ts';
import { curve, type Point, short, sketched } from './pen.ts';

/** A picture, its foot at 0, 0, with roofs and flags in a tincture. */
export type Draw = (palette: Palette, tincture: string) => string;

/** Builds pictures from walls, roofs and towers, all drawn by the same hand. */
export function builder(palette: Palette, tincture: string, firstSeed: number) {
  const { ink, paper, dark, light } = palette;
  let seed = firstSeed;
  const next = () => (seed += 7);
  const shape = (corners: readonly Point[], fill: string, width = 1.5) => path(sketched(corners, next()), { fill, stroke: ink, width });
  const box = (x: number, foot: number, width: number, height: number, fill = paper) =>
    shape(
      [
        [x, foot],
        [x, foot - height],
        [x + width, foot - height],
        [x + width, foot],
      ],
      fill,
    );
  /** The side away from the light. */
  const shade = (x: number, foot: number, width: number, height: number) => {
    const strokes = Array.from(
      { length: Math.floor(height / 4.5) },
      (_, index) => `M${short(x + width - 1)} ${short(foot - 2 - index * 4.5)}l${short(-width * 0.28)} ${short(-1.5)}`,
    );
    return path(strokes.join(''), { stroke: ink, width: 0.8, opacity: 0.65 });
  };
  const battlements = (x: number, top: number, width: number, fill: string) => {
    const teeth = Math.max(2, Math.round(width / 7));
    const step = width / (teeth * 2 - 1);
    const corners: Point[] = [[x, top + 3]];
    for (let tooth = 0; tooth < teeth * 2 - 1; tooth++) {
      const height = tooth % 2 === 0 ? top - 4.5 : top;
      corners.push([x + tooth * step, height], [x + (tooth + 1) * step, height]);
    }
    return path(sketched([...corners, [x + width, top + 3]], next(), { much: 0.3 }), { fill, stroke: ink, width: 1.3 });
  };
  const pennant = (x: number, top: number, way = 1) => {
    const cloth: readonly Point[] = [
      [0, -13],
      [6, -15],
      [11, -12],
      [17, -14],
      [13, -10],
      [15, -6],
      [8, -6],
      [0, -7],
    ];
    return (
      path(`M${short(x)} ${short(top)}v-13`, { stroke: ink, width: 1.2 }) +
      path(curve(cloth.map(([dx, dy]): Point => [x + dx * way, top + dy])), { fill: tincture, stroke: ink, width: 0.9 })
    );
  };

  return {
    shape,
    box,
    shade,
    battlements,
    pennant,
    line: (d: string, width = 1.2, opacity = 1) => path(d, { stroke: ink, width, opacity }),
    fill: (d: string, fill: string, width = 1.2) => path(d, { fill, stroke: ink, width }),
    wash: (d: string, fill: string, opacity: number) => path(d, { fill, opacity }),
    /** A round tower under a pointed roof. */
    tower: (x: number, foot: number, width: number, height: number, roof: number, fill = paper) =>
      box(x, foot, width, height, fill) +
      shade(x, foot, width, height) +
      shape(
        [
          [x - 2.5, foot - height],
          [x + width / 2, foot - height - roof],
          [x + width + 2.5, foot - height],
        ],
        tincture,
      ) +
      path(`M${short(x + width / 2)} ${short(foot - height - roof + 3)}L${short(x + width * 0.72)} ${short(foot - height - 2)}`, {
        stroke: ink,
        width: 0.8,
        opacity: 0.6,
      }),
    /** A square tower with battlements. */
    keep: (x: number, foot: number, width: number, height: number, fill = paper) =>
      box(x, foot, width, height, fill) + shade(x, foot, width, height) + battlements(x - 2, foot - height, width + 4, fill),
    /** A roof seen from its long side, with rows of tiles. */
    roof: (x: number, foot: number, width: number, height: number, lean = 8) =>
      shape(
        [
          [x - 4, foot],
          [x + lean, foot - height],
          [x + width - lean, foot - height],
          [x + width + 4, foot],
        ],
        tincture,
      ) +
      path(
        [0.33, 0.66]
          .map(
            part =>
              `M${short(x - 4 + (lean + 4) * part + 3)} ${short(foot - height * part)}H${short(x + width + 4 - (lean + 4) * part - 3)}`,
          )
          .join(''),
        { stroke: ink, width: 0.7, opacity: 0.55, dash: '5 3' },
      ),
    gable: (x: number, foot: number, width: number, height: number, fill = tincture) =>
      shape(
        [
          [x - 3, foot],
          [x + width / 2, foot - height],
          [x + width + 3, foot],
        ],
        fill,
      ),
    door: (x: number, foot: number, width: number, height: number, fill = dark) =>
      path(
        `M${short(x)} ${short(foot)}v${short(-height + width / 2)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}z`,
        { fill, stroke: ink, width: 1 },
      ),
    windows: (spots: readonly Point[], width = 3.2, height = 5) =>
      spots
        .map(([x, y]) => path(`M${short(x)} ${short(y)}h${width}v${-height}h${-width}z`, { fill: light, stroke: ink, width: 0.9 }))
        .join(''),
    slits: (spots: readonly Point[]) => path(spots.map(([x, y]) => `M${short(x)} ${short(y)}v-5`).join(''), { stroke: ink, width: 1.8 }),
    /** Bushes and stones along the foot, so that nothing floats. */
    ground: (from: number, to: number) =>
      path(
        `M${from} 1q${short((to - from) / 8)}-5 ${short((to - from) / 4)}-1t${short((to - from) / 4)} 1t${short((to - from) / 4)}-1t${short((to - from) / 4)} 1`,
        { stroke: ink, width: 1.1, opacity: 0.7 },
      ),
  };
}
