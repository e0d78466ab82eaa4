import { PER_UNIT, PER_WIDTH, spellNumbers } from '../src/beasts/coding.ts';
import type { Attitude } from '../src/elements.ts';
import type { Drawing, Line } from './figure.ts';
import type { Curve, Point } from './plane.ts';

/** A drawing as the text that is kept: size, body, arms, tongue and lines. */
export function spelled({ width, height, body, armed, langued, lines }: Drawing): readonly string[] {
  return [
    spellNumbers([Math.ceil(width * PER_UNIT), Math.ceil(height * PER_UNIT)]),
    ...[body, armed, langued].map(ways => spellNumbers(waysOf(ways))),
    spellNumbers(linesOf(lines)),
  ];
}

const rounded = ([x, y]: Point): Point => [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)];

/** Each way: how many curves, the step to its start, then by curve the steps to its end, its first handle and back to its second. */
function waysOf(ways: readonly (readonly Curve[])[]): number[] {
  const pen = new Pen();
  return ways.flatMap(way => [way.length, ...pen.step(way[0]![0]), ...way.flatMap(curve => pen.curve(curve))]);
}

/** Lines are ways with their half widths: one at the start, three to each curve. */
function linesOf(lines: readonly Line[]): number[] {
  const pen = new Pen();
  const wide = (width: number): number => Math.max(1, Math.round(width * PER_WIDTH));
  return lines
    .filter(({ curves }) => curves.length > 0)
    .flatMap(({ curves, widths }) => [
      curves.length,
      ...pen.step(curves[0]![0]),
      wide(widths[0]![0]),
      ...curves.flatMap((curve, i) => [...pen.curve(curve), ...widths[i]!.slice(1).map(wide)]),
    ]);
}

/** Knows where it is. */
class Pen {
  #at: Point = [0, 0];

  step(to: Point): Point {
    const end = rounded(to);
    const step: Point = [end[0] - this.#at[0], end[1] - this.#at[1]];
    this.#at = end;
    return step;
  }

  curve([, b, c, d]: Curve): number[] {
    const [start, first, second, end] = [this.#at, rounded(b), rounded(c), rounded(d)];
    this.#at = end;
    return [end[0] - start[0], end[1] - start[1], first[0] - start[0], first[1] - start[1], second[0] - end[0], second[1] - end[1]];
  }
}

/** The file that is kept for a beast. */
export function fileOf(drawings: Readonly<Record<Attitude, Drawing>>): string {
  const entries = Object.entries(drawings).map(([attitude, drawing]) => {
    const texts = spelled(drawing).map(text => `    '${text}',\n`);
    return `  ${/-/.test(attitude) ? `'${attitude}'` : attitude}: [\n${texts.join('')}  ],\n`;
  });
  return `// Made by \`npm run beasts\`, never by hand: the drawing is in packages/heraldry/maker.\nexport default {\n${entries.join('')}} as const;\n`;
}
