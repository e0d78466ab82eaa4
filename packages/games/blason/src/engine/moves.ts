import { AWARDS, BANDS, type BandName, CARDS, COLUMNS, type Column, FIRST_FIGURE, KINDS, type Kind, PILES, type Pile } from './data.ts';

/** Where an element lies in its column: row A and tinctures have no band. */
export const NO_BAND = 0;
export const UPPER = 1;
export const LOWER = 2;
export type Band = typeof NO_BAND | typeof UPPER | typeof LOWER;
export const bandName = (band: Band): BandName | null => (band === NO_BAND ? null : BANDS[band - 1]!);

/** A decision. Cards, piles, columns and awards are their places in the lists of `data.ts`. Equal moves are one object, made once and used for ever. */
export type Move =
  | { readonly type: 'take'; readonly card: Kind; readonly herald: boolean }
  | { readonly type: 'draw'; readonly pile: Pile; readonly herald: boolean }
  | { readonly type: 'place'; readonly card: Kind; readonly column: Column; readonly band: Band; readonly herald: boolean }
  | { readonly type: 'swap'; readonly herald: true }
  | { readonly type: 'pay'; readonly card: Kind }
  | { readonly type: 'claim'; readonly award: number }
  | { readonly type: 'discard'; readonly card: Kind }
  | { readonly type: 'pass' }
  | { readonly type: 'end' };

interface Parts {
  readonly herald?: boolean;
  readonly card?: Kind;
  readonly pile?: Pile;
  readonly column?: Column;
  readonly band?: Band;
  readonly award?: number;
}
/** All moves have all fields, in one order: objects of one shape are read fastest. */
const make = (type: Move['type'], { herald, card, pile, column, band, award }: Parts = {}): Move =>
  ({ type, herald, card, pile, column, band, award }) as unknown as Move;

export const SWAP: Move = make('swap', { herald: true });
export const PASS: Move = make('pass');
export const END: Move = make('end');
export const PAY: readonly Move[] = CARDS.map((_, card) => make('pay', { card }));
export const DISCARD: readonly Move[] = CARDS.map((_, card) => make('discard', { card }));
export const CLAIM: readonly Move[] = AWARDS.map((_, award) => make('claim', { award }));
const takes = (herald: boolean): readonly Move[] => CARDS.map((_, card) => make('take', { card, herald }));
export const TAKE = takes(false);
export const HERALD_TAKE = takes(true);
const draws = (herald: boolean): readonly Move[] => PILES.map((_, pile) => make('draw', { pile, herald }));
export const DRAW = draws(false);
export const HERALD_DRAW = draws(true);

const BANDED = 3;
/** Places on a shield, as moves are numbered: column × 3 + band. */
const SPOTS = COLUMNS.length * BANDED;
export const placeIndex = (card: Kind, column: Column, band: Band): number => card * SPOTS + column * BANDED + band;
const placements = (herald: boolean): readonly Move[] =>
  Array.from({ length: KINDS * SPOTS }, (_, at) => {
    const card = Math.floor(at / SPOTS);
    const column = Math.floor(at / BANDED) % COLUMNS.length;
    return make('place', { card, column, band: (at % BANDED) as Band, herald });
  });
/** By `placeIndex`; not all of them can be spelled. */
export const PLACE = placements(false);
export const HERALD_PLACE = placements(true);

/** Rule 8: a figure in row B or C names its band; row A and tinctures never do. */
export const namesBand = (card: Kind, column: Column): boolean => card >= FIRST_FIGURE && COLUMNS[column]![0] !== 'A';

/**
 * Every reason a move, a position or an option can be refused, each with the details its sentence may use.
 * Cards, columns, bands, awards, types, piles and phases in details are spelled; `herald` says that it was a herald's move.
 */
export const REASONS = [
  'game-over', // 6.1
  'not-your-turn', // 3.1 { turn }
  'unreadable', // 8 { text }
  'wrong-phase', // 3.1 (turn, acquire, place), 3.2 (close), 3.3 (claim), 3.4 (discard), 4.6 (pay) { phase }
  'not-in-hand', // 4.1 (place), 4.6 (pay), 3.4 (discard) { card }
  'herald.none', // 3.2
  'herald.played', // 3.2
  'herald.cannot-pay', // 3.2 { card } there is no other hand card
  'swap.nothing', // 3.2 the display is empty
  'take.not-there', // 3.1 { card }
  'take.stack-empty', // 3.1 { pile }
  'place.wrong-place', // 4.1 { card, column, type, band? } the column does not accept this type (in this band)
  'place.wrong-band', // 4.2 { card, column, row, band } band: the one the row already has
  'place.same-tincture', // 4.4 { card, column, partner, visible }
  'place.cannot-pay', // 4.6 { card, cost, have } have: what the other hand cards are worth
  'pass.can-take', // 3.1
  'pass.can-place', // 3.1
  'claim.not-in-play', // 3.3 { award }
  'claim.already', // 3.3 { award }
  'claim.none-left', // 3.3 { award }
  'claim.not-fulfilled', // 5.1 { award, missing } missing: types and augmentations, each as often as it is missing
  'config.unreadable', // 9
  'config.unknown-option', // 9 { key }
  'config.unknown-value', // 9 { key, value, values }
  'position.unreadable', // 9 { field }
  'position.seats', // 9 { seats }
  'position.unknown-card', // 9 { card }
  'position.double-card', // 9 { card }
  'position.missing-cards', // 9 { missing } how many of the 120 lie nowhere
  'position.wrong-pile', // 9 { card, field }
  'position.wrong-place', // 9 { card, column }
  'position.band', // 9 { row } the row's figures do not fit its band, or do not say it
  'position.same-tincture', // 9 { column, partner, tincture }
  'position.gap', // 9 { pile } the display has a gap, or the stack is empty, though cards could fill it
  'position.display', // 9 { pile } more cards than the display has places
  'position.heralds', // 9 { heralds } more than there are
  'position.awards', // 9 five different awards
  'position.markers', // 9 { marker } a marker is missing, or there twice
  'position.claimed', // 9 { seat } claimed awards are not those of the markers
  'position.pending', // 9 { card? }
  'position.cannot-pay', // 9 { card, cost }
  'position.no-move', // 9 { phase } a phase that is over, or cannot be now
] as const;
export type Reason = (typeof REASONS)[number];
