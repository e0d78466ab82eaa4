import { type Palette, path } from './paint.ts';
import { chance, curve, type Point, short, sketched, tremble } from './pen.ts';

/** A peak with its shaded side to the right. */
export function mountain([x, y]: Point, size: number, seed: number, { paper, ink, stone }: Palette): string {
  const half = size * (0.72 + chance(seed, 1) * 0.16);
  const top: Point = [x + tremble(seed, 2) * size * 0.1, y - size];
  const left: Point[] = [
    [x - half, y],
    [x - half * 0.62, y - size * 0.36],
    [x - half * 0.4, y - size * 0.46],
    [x - half * 0.16, y - size * 0.8],
    top,
  ];
  const right: Point[] = [
    top,
    [x + half * 0.2, y - size * 0.74],
    [x + half * 0.42, y - size * 0.5],
    [x + half * 0.68, y - size * 0.3],
    [x + half, y],
  ];
  const ridge: Point[] = [
    top,
    [top[0] + size * 0.06, y - size * 0.76],
    [top[0] - size * 0.03, y - size * 0.56],
    [top[0] + size * 0.1, y - size * 0.32],
  ];
  const hatching = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86].map((part, index) => {
    const from: Point = [top[0] + (x + half - top[0]) * part, top[1] + (y - top[1]) * part * (0.94 + chance(seed, index) * 0.06)];
    const length = size * (0.2 + (1 - Math.abs(part - 0.5)) * 0.16);
    return `M${short(from[0] - 1)} ${short(from[1] + 2)}l${short(-length * 0.42)} ${short(length * 0.8)}`;
  });
  const shaded: Point[] = [...right.slice(0, -1), [x + half * 0.9, y - 1], [x + half * 0.3, y - 2], ...[...ridge].reverse()];
  const outline = sketched([...left, ...right.slice(1)], seed, { closed: false, much: 1.6 });
  return [
    path(outline, { fill: paper }),
    path(curve(shaded), { fill: stone, opacity: 0.6 }),
    path(hatching.join('') + sketched(ridge, seed + 1, { closed: false, much: 1.4 }), { stroke: ink, width: 0.9, opacity: 0.7 }),
    path(outline, { stroke: ink, width: 1.7 }),
  ].join('');
}

export function hill([x, y]: Point, seed: number, { paper, ink }: Palette): string {
  const half = 17 + chance(seed) * 9;
  const height = 10 + chance(seed, 2) * 5;
  const strokes = [0.35, 0.55, 0.75].map(
    part => `M${short(x + half * part)} ${short(y - height * (1 - part * part) + 2)}l-3 ${short(5 * (1 - part) + 2)}`,
  );
  const bow = `M${short(x - half)} ${short(y)}C${short(x - half * 0.5)} ${short(y - height * 1.5)} ${short(x + half * 0.5)} ${short(y - height * 1.4)} ${short(x + half)} ${short(y)}`;
  return path(bow, { fill: paper, stroke: ink, width: 1.3 }) + path(strokes.join(''), { stroke: ink, width: 0.9, opacity: 0.7 });
}

/** A fir or a leaf tree. */
export const tree = (at: Point, seed: number, palette: Palette): string =>
  chance(seed, 41) < 0.42 ? fir(at, seed, palette) : leafTree(at, seed, palette);

/** A round crown of seven bows, two strokes of shade, a stem. */
function leafTree([x, y]: Point, seed: number, { ink, leaf }: Palette): string {
  const reach = 6.4 + chance(seed, 1) * 4.2;
  const cy = y - reach * 1.5;
  const lobes = 7;
  const around = Array.from({ length: lobes }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index / lobes) * 2 * Math.PI;
    const swell = reach * (1 + tremble(seed, index + 5) * 0.14);
    return [x + Math.cos(angle) * swell, cy + Math.sin(angle) * swell * 0.95];
  });
  const bow = short(reach * 0.52);
  const crown = [...around.slice(1), around[0]!].map(point => `A${bow} ${bow} 0 0 1 ${short(point[0])} ${short(point[1])}`).join('');
  const shade = `M${short(x + reach * 0.2)} ${short(cy + reach * 0.55)}q${short(reach * 0.5)} ${short(-reach * 0.2)} ${short(reach * 0.55)} ${short(-reach * 0.8)}`;
  const stem = `M${short(x - 1.2)} ${short(y)}v${short(-reach * 0.7)}h2.4V${short(y)}`;
  const ground = `M${short(x + 1)} ${short(y + 0.8)}h${short(reach * 1.1)}M${short(x + 2)} ${short(y + 2.6)}h${short(reach * 0.7)}`;
  return (
    path(ground, { stroke: ink, width: 0.7, opacity: 0.45 }) +
    path(`${stem}M${short(around[0]![0])} ${short(around[0]![1])}${crown}Z${shade}`, {
      fill: leaf,
      stroke: ink,
      width: 0.8 + chance(seed, 9) * 0.6,
    })
  );
}

function fir([x, y]: Point, seed: number, { ink, wood }: Palette): string {
  const height = 18 + chance(seed, 1) * 11;
  const half = 5.2 + chance(seed, 2) * 2.6;
  const tier = (part: number, wide: number): Point[] => [
    [x - half * wide, y - height * part],
    [x - half * wide * 0.45, y - height * (part + 0.05)],
  ];
  const left: Point[] = [[x, y - height], ...tier(0.62, 0.55), ...tier(0.36, 0.8), [x - half, y - height * 0.1]];
  const right = left.map(([px, py]): Point => [2 * x - px, py]).reverse();
  const body = sketched([...left, ...right.slice(0, -1)], seed, { much: 0.5 });
  const shade = `M${short(x + 1)} ${short(y - height * 0.66)}l2 4M${short(x + 1)} ${short(y - height * 0.42)}l3 5`;
  return path(`M${short(x)} ${short(y - height * 0.1)}V${short(y)}${body}${shade}`, {
    fill: wood,
    stroke: ink,
    width: 0.8 + chance(seed, 9) * 0.6,
  });
}

export function tuft([x, y]: Point, seed: number, { ink }: Palette): string {
  const [a, b] = [short(x), short(y)];
  const drawn = chance(seed, 7) < 0.7 ? `M${a} ${b}l-3-5M${a} ${b}v-6.5M${a} ${b}l3.4-5` : `M${short(x - 5)} ${b}q2-4 5-1q3-4 6 1`;
  return path(drawn, { stroke: ink, width: 0.9, opacity: 0.5 });
}
