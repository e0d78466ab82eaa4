import type { Frozen, Seat } from '@tabard/core';
import {
  ACCEPTS,
  CARDS,
  COLUMNS,
  type Column,
  type ColumnName,
  FIRST_FIGURE,
  type Kind,
  PARTNERS,
  TINCTURES,
  TYPE_OF,
  tinctureOf,
  VALUE_OF,
} from './data.ts';
import { type Band, LOWER, NO_BAND, namesBand, placeIndex, UPPER } from './moves.ts';
import { NONE, ROWS, SHIELD, type State } from './state.ts';

/** The row of a column: 0 for B, 1 for C, and -1 for A, which has no band. */
export const ROW_OF = Int8Array.from(COLUMNS, column => 'BC'.indexOf(column[0]!));
export const ROW_NAMES = ['B', 'C'] as const;

const columnAt = (name: ColumnName): Column => COLUMNS.indexOf(name);
/** The column whose tincture must differ (4.4), or `NONE`. */
export const PARTNER_OF = Uint8Array.from(COLUMNS, column => {
  const partner = PARTNERS[column];
  return partner === undefined ? NONE : columnAt(partner);
});

/** A tincture's name as a number; figures, and no card at all, have `NONE`. */
export const NAME_OF = new Uint8Array(NONE + 1).fill(NONE);
for (let card = 0; card < FIRST_FIGURE; card++) NAME_OF[card] = TINCTURES.indexOf(tinctureOf(CARDS[card]!));

/** Rule 4.1: whether a column takes a card in a band. */
export function accepts(card: Kind, column: Column, band: Band): boolean {
  const { upper, lower } = ACCEPTS[COLUMNS[column]!];
  const type = TYPE_OF[card]!;
  if (namesBand(card, column)) return band === UPPER ? upper.includes(type) : band === LOWER && lower.includes(type);
  return band === NO_BAND && upper.includes(type) && lower.includes(type);
}

export const bandOf = (s: Frozen<State>, seat: Seat, row: number): Band => s.bands[seat * ROWS + row] as Band;

/** Rule 4.2: whether the row is still open, or has this band. */
export function fitsBand(s: Frozen<State>, seat: Seat, column: Column, band: Band): boolean {
  if (band === NO_BAND) return true;
  const fixed = bandOf(s, seat, ROW_OF[column]!);
  return fixed === NO_BAND || fixed === band;
}

/** Rule 4.4: the visible tincture of the same name in the partner column, or `NONE`. */
export function clash(s: Frozen<State>, seat: Seat, card: Kind, column: Column): Kind {
  const partner = PARTNER_OF[column]!;
  if (partner === NONE) return NONE;
  const visible = s.tops[seat * SHIELD + partner]!;
  return NAME_OF[visible] === NAME_OF[card] ? visible : NONE;
}

export const fits = (s: Frozen<State>, seat: Seat, card: Kind, column: Column, band: Band): boolean =>
  accepts(card, column, band) && fitsBand(s, seat, column, band) && (card >= FIRST_FIGURE || clash(s, seat, card, column) === NONE);

/** Rule 4.6: the other cards of the hand are worth enough. */
export const canPay = (s: Frozen<State>, seat: Seat, card: Kind): boolean => s.handValues[seat]! >= 2 * VALUE_OF[card]!;

/** Rule 3.2: with a herald any one other card pays. */
export const canPayHerald = (s: Frozen<State>, seat: Seat): boolean => s.handSizes[seat]! > 1;

/** The bands of rows B and C as one number, to look up `spotsOf` by. */
export const bandsOf = (s: Frozen<State>, seat: Seat): number => s.bands[seat * ROWS]! * BANDED + s.bands[seat * ROWS + 1]!;
const BANDED = 3;
export const BAND_PAIRS = BANDED * BANDED;

/** Rules 4.1, 4.2: where a figure may go while the rows have these bands, as moves are numbered. */
export function spotsOf(card: Kind, pair: number): number[] {
  const bands = [Math.floor(pair / BANDED), pair % BANDED];
  return COLUMNS.flatMap((_, column) =>
    ([NO_BAND, UPPER, LOWER] as const)
      .filter(band => {
        const fixed = bands[ROW_OF[column]!] ?? NO_BAND;
        return accepts(card, column, band) && (fixed === NO_BAND || fixed === band);
      })
      .map(band => placeIndex(card, column, band)),
  );
}
/** Where tinctures go. */
export const TINCTURE_COLUMNS = Uint8Array.from(COLUMNS.flatMap((column, at) => (PARTNERS[column] === undefined ? [] : [at])));
export const TINCTURE_PARTNERS = TINCTURE_COLUMNS.map(column => PARTNER_OF[column]!);

export function isFull(s: Frozen<State>, seat: Seat): boolean {
  for (let column = 0; column < SHIELD; column++) if (s.tops[seat * SHIELD + column] === NONE) return false;
  return true;
}

/** The cards of a column, the visible one last. */
export function columnCards(s: Frozen<State>, seat: Seat, column: Column): Kind[] {
  const cards: Kind[] = [];
  for (let card = s.tops[seat * SHIELD + column]!; card !== NONE; card = s.beneath[card]!) cards.push(card);
  return cards.reverse();
}
