import { columns, flushed, padded } from '../width.ts';
import { widestWord, wrapped } from '../wrap.ts';
import { listing } from './listing.ts';

/** A text, broken where its column is narrow, or things in a row, which are parted but not broken. */
export type Cell = string | readonly string[];

export interface Grid {
  readonly rows: readonly (readonly Cell[])[];
  /** What stands between two columns. */
  readonly between: string;
  /** Columns of numbers, which end where the others begin. */
  readonly numbers?: readonly number[];
  /** Lines between the rows. */
  readonly isRuled?: boolean;
  /** Rather no grid than one with broken lines. */
  readonly isUnbroken?: boolean;
}

/** Drawn within a width; undefined where even the longest words do not fit side by side. */
export function drawGrid(grid: Grid, width: number): string[] | undefined {
  const widths = widthsOf(grid, width);
  if (!widths) return;
  const rows = grid.rows.map(row => drawnRow(grid, row, widths));
  const rule = widths.map(one => '─'.repeat(one)).join(grid.between.replaceAll(' ', '─').replaceAll('│', '┼'));
  return rows.flatMap((lines, at) => (grid.isRuled && at > 0 ? [rule, ...lines] : lines));
}

/** Every column as narrow as it may be, and what is left over goes to those that want more, the narrowest first. */
function widthsOf({ rows, between, isUnbroken }: Grid, width: number): number[] | undefined {
  const count = Math.max(...rows.map(row => row.length));
  const widest = (of: (cell: Cell) => number) =>
    Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map(row => of(row[at] ?? ''))));
  const most = widest(unbroken);
  const widths = isUnbroken ? most : widest(least);
  let left = width - columns(between) * (count - 1) - widths.reduce((sum, one) => sum + one, 0);
  if (left < 0) return;
  for (; left > 0; left--) {
    const wanting = widths.flatMap((one, at) => (one < most[at]! ? [at] : [])).sort((a, b) => widths[a]! - widths[b]!)[0];
    if (wanting === undefined) break;
    widths[wanting]!++;
  }
  return widths;
}

const linesOf = (cell: Cell, width: number): string[] =>
  typeof cell === 'string' ? wrapped(cell, width).split('\n') : listing('', cell, width);
const widestOf = (lines: readonly string[]): number => Math.max(0, ...lines.map(columns));
const unbroken = (cell: Cell): number => widestOf(linesOf(cell, Number.POSITIVE_INFINITY));
/** A text is no narrower than its longest word, and not so narrow that it is read downwards. */
const least = (cell: Cell): number =>
  typeof cell === 'string' ? Math.max(widestWord(cell), Math.min(READABLE, unbroken(cell))) : widestOf(cell);
const READABLE = 12;

function drawnRow({ between, numbers = [] }: Grid, row: readonly Cell[], widths: readonly number[]): string[] {
  const cells = row.map((cell, at) => linesOf(cell, widths[at]!));
  const height = Math.max(...cells.map(lines => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, at) => (numbers.includes(at) ? flushed : padded)(lines[line] ?? '', widths[at]!))
      .join(between)
      .trimEnd(),
  );
}
