import {
  bandIn,
  type Card,
  type ColumnName,
  columnsOf,
  type Pending,
  printed,
  ROWS,
  type Row,
  rowOf,
  type SeatView,
  visibleCard,
} from '@tabard/blason';
import type { BlasonWords } from '@tabard/blason/text/words';
import type { Drawing } from '../drawing.ts';
import { isWide } from '../width.ts';
import { drawGrid } from './grid.ts';
import { bracketed, labelled } from './layout.ts';
import { listing } from './listing.ts';

export interface Shielding extends Drawing {
  readonly game: BlasonWords;
}

/** My shield as a grid: rows A to C, columns 1 to 4; an empty place says what it takes. Where there is no room, place by place. */
export function drawMyShield(sheet: Shielding, seat: SeatView, pending: Pending | null): string[] {
  const cells = (column: ColumnName) => myPlace(sheet, seat, pending, column);
  const rows = ROWS.map(row => [rowName(sheet, seat, row), ...columnsOf(row).map(column => cells(column).join('\n'))]);
  const grid = drawGrid({ rows: [HEAD, ...rows], between: ' │ ', isRuled: true }, sheet.columns - INDENT.length);
  if (grid) return grid.map(line => INDENT + line);
  return ROWS.flatMap(row => [
    INDENT + rowName(sheet, seat, row),
    ...columnsOf(row).map(column => `${INDENT}  ${column}  ${cells(column).join(' · ')}`),
  ]);
}

/** Another's shield, as flat as it can be; empty rows are left out. */
export function drawShield(sheet: Shielding, seat: SeatView): string[] {
  const shown = ROWS.filter(row => columnsOf(row).some(column => seat.shield[column]));
  if (shown.length === 0) return [INDENT + sheet.shell.table.blason.emptyShield];
  const rows = (between: string) =>
    shown.map(row => [rowName(sheet, seat, row), ...columnsOf(row).map(column => faceOf(sheet, seat, column).join(between) || '–')]);
  const width = sheet.columns - INDENT.length;
  const grid =
    drawGrid({ rows: rows(' '), between: ' │ ', isUnbroken: true }, width) ?? drawGrid({ rows: rows('\n'), between: ' │ ' }, width);
  if (grid) return grid.map(line => INDENT + line);
  return shown.flatMap(row => {
    const cards = columnsOf(row).filter(column => seat.shield[column]);
    const label = INDENT + labelled(sheet.shell, rowName(sheet, seat, row));
    return listing(
      label,
      cards.map(column => faceOf(sheet, seat, column).join(' ')),
      sheet.columns,
    );
  });
}

const HEAD = ['', '1', '2', '3', '4'];
const INDENT = '  ';

/** «B upper»: the band in which the figures of a row lie, once it is fixed. */
function rowName({ game }: Shielding, seat: SeatView, row: Row): string {
  const band = bandIn(seat, row);
  return band ? `${row} ${game.bands[band]}` : row;
}

/** What shows in a place: «Lion 5» and its augmentation. */
function faceOf({ game }: Shielding, { shield }: SeatView, column: ColumnName): string[] {
  const card = visibleCard(shield, column);
  return card ? [nameOf(game, card), emblemOf(game, card)] : [];
}

function myPlace(sheet: Shielding, seat: SeatView, pending: Pending | null, column: ColumnName): string[] {
  const { game, shell } = sheet;
  if (pending?.column === column) return [nameOf(game, pending.card), bracketed(shell, shell.table.blason.notPaid)];
  const band = bandIn(seat, rowOf(column));
  const face = faceOf(sheet, seat, column);
  return face.length > 0 ? face : [bracketed(shell, game.accepts(column, band))];
}

/** A card's name with its value, which a tincture's name has already. */
export function nameOf(game: BlasonWords, card: Card): string {
  const name = game.element(card);
  if (printed(card).pile === 'tinctures') return name;
  return `${name}${isWide(name.at(-1)!) ? '' : ' '}${printed(card).value}`;
}

export const emblemOf = (game: BlasonWords, card: Card): string => game.augmentations[printed(card).emblem];
export const typeOf = (game: BlasonWords, card: Card): string => game.types[printed(card).type];
