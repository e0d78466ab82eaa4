import { group, type Palette, path } from './paint.ts';
import { distance, type Point, short } from './pen.ts';
import { type Sheet, turned } from './sheet.ts';

/** What a mapmaker adds for joy: a compass rose, a ship, a serpent. */
export function drawDecor(sheet: Sheet, palette: Palette): string {
  const put = (spot: Point, drawn: string) => {
    const [x, y] = turned(sheet, spot);
    return group(drawn, `translate(${short(x)} ${short(y)})`);
  };
  return put([874, 630], compass(palette)) + put([812, 704], ship(palette)) + put([934, 552], serpent(palette));
}

function compass({ ink, paper, red }: Palette): string {
  const point = (angle: number, length: number, wide: number, fill: [string, string]) => {
    const at = (turn: number, reach: number): string => {
      const radians = ((angle + turn - 90) * Math.PI) / 180;
      return `${short(Math.cos(radians) * reach)} ${short(Math.sin(radians) * reach)}`;
    };
    return (
      path(`M0 0L${at(-45, wide)}L${at(0, length)}Z`, { fill: fill[0], stroke: ink, width: 0.9 }) +
      path(`M0 0L${at(45, wide)}L${at(0, length)}Z`, { fill: fill[1], stroke: ink, width: 0.9 })
    );
  };
  return [
    path('M-27 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0zM-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0z', { stroke: ink, width: 0.9, opacity: 0.8 }),
    ...[45, 135, 225, 315].map(angle => point(angle, 26, 7, [ink, paper])),
    ...[90, 180, 270].map(angle => point(angle, 40, 9, [ink, paper])),
    point(0, 48, 9, [red, paper]),
  ].join('');
}

const ship = ({ ink, paper, red }: Palette): string =>
  [
    path('M-20 4H20l-6 10H-13z', { fill: paper, stroke: ink, width: 1.3 }),
    path('M-16 9h31', { stroke: ink, width: 0.8, opacity: 0.6 }),
    path('M-4 4V-26M10 4V-16', { stroke: ink, width: 1.3 }),
    path('M-3-24c14 3 14 18 0 24c4-8 4-16 0-24z', { fill: paper, stroke: ink, width: 1.2 }),
    path('M11-14c9 2 9 11 0 16c3-6 3-10 0-16z', { fill: paper, stroke: ink, width: 1.2 }),
    path('M-4-26l-10-3l10-3z', { fill: red, stroke: ink, width: 0.9 }),
    path('M-26 16q5-5 10 0t10 0t10 0t10 0t10 0', { stroke: ink, width: 1.1, opacity: 0.7 }),
  ].join('');

const serpent = ({ ink, leaf }: Palette): string =>
  path('M-22 8c0-18 16-18 16 0zM0 8c0-13 13-13 13 0zM18 8c0-8 8-9 8-20c-4-8 8-10 11-3l-6 3c0 11-3 14-5 20z', {
    fill: leaf,
    stroke: ink,
    width: 1.2,
  }) + path('M-28 9q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0', { stroke: ink, width: 1, opacity: 0.6 });

/** A bridge wherever a road crosses a river. */
export function drawBridges(roads: readonly (readonly Point[])[], rivers: readonly (readonly Point[])[], { ink, stone }: Palette): string {
  return roads
    .flatMap(road => rivers.flatMap(river => crossings(road, river)))
    .map(({ at: [x, y], angle }) =>
      group(
        path('M-15-6.500Q0-11 15-6.500V6.500Q0 2 -15 6.500Z', { fill: stone, stroke: ink, width: 1.2 }) +
          path('M-9-8v13.500M-3-9v13M3-9v13M9-8v13.500', { stroke: ink, width: 0.7, opacity: 0.6 }),
        `translate(${short(x)} ${short(y)}) rotate(${short(angle)})`,
      ),
    )
    .join('');
}

interface Crossing {
  readonly at: Point;
  readonly angle: number;
}

function crossings(road: readonly Point[], river: readonly Point[]): Crossing[] {
  const found: Crossing[] = [];
  road.forEach((at, index) => {
    const next = road[index + 1];
    if (!next || river.every(point => distance(point, at) > 8)) return;
    if (found.some(other => distance(other.at, at) < 40)) return;
    found.push({ at, angle: (Math.atan2(next[1] - at[1], next[0] - at[0]) * 180) / Math.PI });
  });
  return found;
}
