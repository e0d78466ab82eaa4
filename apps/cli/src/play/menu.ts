import type { Choice } from './ask.ts';
import { columns, padded } from './width.ts';
import { wrapped } from './wrap.ts';

const NUMBER = 5;
const GAP = '   ';

/** Moves as rows: their number, what they are, and how they are written, side by side where there is room for it. */
export function menuRows(choices: readonly Choice[], width: number): string[] {
  const widest = Math.max(0, ...choices.map(({ label }) => columns(label)));
  const longest = Math.max(0, ...choices.map(({ spelling }) => spelling.length));
  const isWide = NUMBER + widest + GAP.length + longest <= width;
  return choices.map(({ label, spelling }, at) => {
    const row = `${isWide ? padded(label, widest) : label}${GAP}${spelling}`;
    const text = NUMBER + columns(row) <= width ? row : `${label}\n${spelling}`;
    return `${String(at + 1).padStart(NUMBER - 2)}  ${wrapped(text, width - NUMBER).replaceAll('\n', `\n${' '.repeat(NUMBER)}`)}`;
  });
}

/** As many rows as so many lines hold, that at `at` among them, near the middle where there are enough on both sides. */
export function rowsAround(rows: readonly string[], at: number, lines: number): { readonly first: number; readonly end: number } {
  const linesOf = (row: number): number => rows[row]?.split('\n').length ?? Number.POSITIVE_INFINITY;
  let first = at;
  let end = at + 1;
  let left = lines - linesOf(at);
  while (linesOf(first - 1) <= left || linesOf(end) <= left) {
    const goesUp = linesOf(first - 1) <= left && (at - first < end - at - 1 || linesOf(end) > left);
    left -= goesUp ? linesOf(--first) : linesOf(end++);
  }
  return { first, end };
}
