import { bezier, mapPath, type Point, pointsOf } from '../geometry.ts';
import { ACCENTS, INSTEAD, LETTERS } from './letters.ts';

const [APART, BLANK] = [3.2, 5.4];

interface Sign {
  readonly strokes: readonly string[];
  readonly width: number;
}

/** The first letter that cannot be written, if there is one. */
export const unwritable = (motto: string): string | undefined =>
  lettersOf(motto).find(each => each !== ' ' && !(each in LETTERS) && !(each in ACCENTS));

function lettersOf(motto: string): string[] {
  const plain = [...motto].map(each => INSTEAD[each] ?? each).join('');
  return [...plain.toUpperCase().normalize('NFD')];
}

/** Accents go to the letter before them. */
function signsOf(motto: string): Sign[] {
  const signs: Sign[] = [];
  for (const each of lettersOf(motto)) {
    const [accent, letter, last] = [ACCENTS[each], LETTERS[each], signs.at(-1)];
    if (accent && last)
      signs[signs.length - 1] = { ...last, strokes: [...last.strokes, mapPath(accent, (x, y) => [x + last.width / 2, y])] };
    else if (letter) signs.push({ strokes: [letter.strokes], width: letter.width });
    else signs.push({ strokes: [], width: BLANK - APART });
  }
  return signs;
}

/** The broad nib that letters are written with, half of it, held slanted: stems are thick, bars thin. */
const NIB: Point = [0.62, -0.3];
const SERIF = 1.35;

/** Strokes as a pen writes them, each stem with its serifs: shapes to be filled. */
function penned(strokes: string): string {
  return waysOf(strokes)
    .flatMap(way => [...way.slice(1).map((point, i) => swept(way[i]!, point)), serif(way[0]!, way[1]!), serif(way.at(-1)!, way.at(-2)!)])
    .join('');
}

/** Path data as ways of points; curves in a few steps. */
function waysOf(path: string): Point[][] {
  const ways: Point[][] = [];
  for (const [, letter, rest] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const points = pointsOf([rest!]);
    const way = ways.at(-1);
    if (letter === 'M' || !way) ways.push([...points]);
    else if (letter === 'L') way.push(...points);
    else {
      const [a, [b, c, d]] = [way.at(-1)!, points as [Point, Point, Point]];
      for (let step = 1; step <= CURVED; step++) way.push(bezier(a, b, c, d, step / CURVED));
    }
  }
  return ways;
}

const CURVED = 7;

/** What the nib covers on a short way, always turned the same way round. */
function swept([ax, ay]: Point, [bx, by]: Point): string {
  const [nx, ny] = (bx - ax) * NIB[1] - (by - ay) * NIB[0] < 0 ? [-NIB[0], -NIB[1]] : NIB;
  return `M${ax - nx} ${ay - ny}L${ax + nx} ${ay + ny}L${bx + nx} ${by + ny}L${bx - nx} ${by - ny}Z`;
}

/** Where a stem ends at the top or on the base line. */
function serif([x, y]: Point, [fromX, fromY]: Point): string {
  const isEnd = y === 0 || y === 10;
  if (!isEnd || Math.abs(y - fromY) < Math.abs(x - fromX) * 1.2) return '';
  const high = y === 0 ? 0.7 : -0.7;
  return `M${x - SERIF} ${y}L${x + SERIF} ${y}L${x + SERIF * 0.4} ${y + high}L${x - SERIF * 0.4} ${y + high}Z`;
}

const signsIn = (motto: string): Sign[] => signsOf(motto.trim().replaceAll(/\s+/g, ' '));

const widthOf = (signs: readonly Sign[]): number => signs.reduce((sum, sign) => sum + sign.width + APART, -APART);

/** How wide a motto is when it is so high. */
export const mottoWidth = (motto: string, height: number): number => (widthOf(signsIn(motto)) * height) / 10;

/** A motto as shapes in path data, written along the lower half of a large circle: its middle stands at 0,0, `height` high, at most `room` wide. */
export function mottoPath(motto: string, height: number, room: number, bend: number): string {
  const signs = signsIn(motto);
  const width = widthOf(signs);
  const scale = Math.min(height / 10, room / Math.max(width, 1));
  let at = -width / 2;
  const paths: string[] = [];
  for (const { strokes, width: wide } of signs) {
    const middle = at + wide / 2;
    const angle = (middle * scale) / bend;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const [x, y]: Point = [Math.sin(angle) * bend, bend - Math.cos(angle) * bend];
    for (const path of strokes)
      paths.push(mapPath(penned(path), (u, v) => [x + (u - wide / 2) * cos - (v - 5) * sin, y + (u - wide / 2) * sin + (v - 5) * cos]));
    at += wide + APART;
  }
  return paths.join('');
}
