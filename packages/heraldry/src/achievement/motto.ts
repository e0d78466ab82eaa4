import { mapPath, type Point } from '../geometry.ts';
import { ACCENTS, INSTEAD, LETTERS } from './letters.ts';

const [APART, BLANK] = [2.4, 5];

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

/** A motto as path data, written along the lower half of a large circle: its middle stands at 0,0, `height` high, at most `room` wide. */
export function mottoPath(motto: string, height: number, room: number, bend: number): string {
  const signs = signsOf(motto.trim().replaceAll(/\s+/g, ' '));
  const width = signs.reduce((sum, sign) => sum + sign.width + APART, -APART);
  const scale = Math.min(height / 10, room / Math.max(width, 1));
  let at = -width / 2;
  const paths: string[] = [];
  for (const { strokes, width: wide } of signs) {
    const middle = at + wide / 2;
    const angle = (middle * scale) / bend;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const [x, y]: Point = [Math.sin(angle) * bend, bend - Math.cos(angle) * bend];
    for (const path of strokes)
      paths.push(mapPath(path, (u, v) => [x + (u - wide / 2) * cos - (v - 5) * sin, y + (u - wide / 2) * sin + (v - 5) * cos]));
    at += wide + APART;
  }
  return paths.join('');
}
