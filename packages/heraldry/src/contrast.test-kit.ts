import type { Coat } from './coat.ts';
import { drawCoat } from './draw.ts';
import type { Point } from './geometry.ts';
import { flatten } from './layout/flatten.ts';
import { layoutOf, outlinesOf } from './layout.ts';
import { type Picture, pictureOf } from './picture.test-kit.ts';
import { shieldPath } from './shield/outline.ts';
import { contrast } from './shield/tinctures.ts';

/** The paper that arms lie on. */
export const PAPERS = { day: '#faf4e6', night: '#2a221c' } as const;

const WIDTH = 600;
const PER_UNIT = WIDTH / 200;
const ENOUGH = 3;
/** How far on either side of an outline something must stand out, in the shield's units. */
const NEAR = 2.4;
const STEP = 0.4;
/** A line fills sharp notches, and the teeth of a bordure may come near an outline here and there. */
const MOST_LOST = 0.1;

/** Which figures, or the shield itself, do not stand out from what is behind them: measured across their outlines in the picture. A mark may cross them. */
export function contrastFaults({ mark: _, ...coat }: Coat, paper: string, draw: (coat: Coat) => string = drawCoat): string[] {
  const picture = pictureOf(draw(coat), WIDTH, paper);
  const things = [
    { name: 'the shield', runs: flatten(shieldPath(0)) },
    ...layoutOf(coat, 'heater').groups.flatMap(laid =>
      outlinesOf(laid).map(runs => ({ name: `${laid.group.tincture} ${laid.group.bearing} ${laid.place}`, runs })),
    ),
  ];
  return things.flatMap(({ name, runs }) => {
    const places = runs.flatMap(sidesOf).filter(side => isOuter(runs, side));
    const lost = lengthOf(places.filter(place => contrastAcross(picture, place) < ENOUGH)) / lengthOf(places);
    return lost > MOST_LOST ? [`${name}: ${Math.round(lost * 100)} % of its outline is lost`] : [];
  });
}

interface Side {
  readonly middle: Point;
  /** Of length 1, across the outline. */
  readonly across: Point;
  /** How much of the outline it stands for. */
  readonly long: number;
}

const lengthOf = (places: readonly Side[]): number => places.reduce((sum, { long }) => sum + long, 0);

/** Places along the sides of a run, one every unit. */
function sidesOf(run: readonly Point[]): Side[] {
  return run.flatMap(([ax, ay], i): Side[] => {
    const [bx, by] = run[(i + 1) % run.length]!;
    const long = Math.hypot(bx - ax, by - ay);
    if (long < 0.4) return [];
    const parts = Math.ceil(long);
    const across: Point = [(ay - by) / long, (bx - ax) / long];
    return Array.from({ length: parts }, (_, part): Side => {
      const share = (part + 0.5) / parts;
      return { middle: [ax + (bx - ax) * share, ay + (by - ay) * share], across, long: long / parts };
    });
  });
}

/** Whether the figure is on one side of it only, for petals overlap, and the other side is open: a line fills notches that are narrower. */
function isOuter(runs: readonly (readonly Point[])[], { middle: [x, y], across: [u, v] }: Side): boolean {
  const isIn = (far: number): boolean => windingAt(runs, x + u * far, y + v * far) !== 0;
  if (isIn(0.3) === isIn(-0.3)) return false;
  const out = isIn(0.3) ? -1 : 1;
  return [1, 2, 3].every(far => !isIn(out * far));
}

/** How often the runs go around a point. */
export function windingAt(runs: readonly (readonly Point[])[], x: number, y: number): number {
  let turns = 0;
  for (const run of runs) {
    run.forEach(([ax, ay], i) => {
      const [bx, by] = run[(i + 1) % run.length]!;
      if (ay <= y === by <= y) return;
      if (ax + ((bx - ax) * (y - ay)) / (by - ay) > x) turns += by > ay ? 1 : -1;
    });
  }
  return turns;
}

/** The best contrast of any two colours on a short way across an outline. */
function contrastAcross(picture: Picture, { middle: [x, y], across: [u, v] }: Side): number {
  const colours: string[] = [];
  for (let far = -NEAR; far <= NEAR; far += STEP) {
    const colour = colourAt(picture, x + u * far, y + v * far);
    if (colour !== undefined && colour !== colours.at(-1)) colours.push(colour);
  }
  return colours.reduce((best, one, i) => Math.max(best, ...colours.slice(i + 1).map(other => contrast(one, other))), 1);
}

function colourAt({ width, height, data }: Picture, x: number, y: number): string | undefined {
  const [column, row] = [Math.floor(x * PER_UNIT), Math.floor(y * PER_UNIT)];
  if (column < 0 || row < 0 || column >= width || row >= height) return;
  const at = (row * width + column) * 4;
  return `#${[0, 1, 2].map(channel => data[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
}
