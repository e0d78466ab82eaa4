import { ranked, type Seat } from '@tabard/core';
import {
  ACCEPTS,
  AUGMENTATIONS,
  type Augmentation,
  AWARD_DATA,
  AWARDS,
  type Award,
  BANDS,
  type BandName,
  CARDS,
  type Card,
  COLUMNS,
  type ColumnName,
  EMBLEM_OF,
  type Emblem,
  FIFTY,
  FIRST_FIGURE,
  FIRST_VALUE,
  HAND_AFTER,
  HERALD_COST,
  HERALD_VALUE,
  kindOf,
  PARTNERS,
  type PileName,
  SYMBOL_COPIES,
  SYMBOL_VALUE,
  TEN_VALUES,
  TENS,
  type Ten,
  TYPE_OF,
  type Type,
  tinctureOf,
  VALUE_OF,
} from './data.ts';
import { bandNumber } from './determinize.ts';
import { HERALD_PLACE, LOWER, NO_BAND, namesBand, PLACE, placeIndex, UPPER } from './moves.ts';
import { spell } from './notation.ts';
import { HERALD_PHASES, type Marker, type SeatView, type Shield, type View } from './view.ts';

/** What a board or a terminal asks about a view, so that neither has to know the rules. */

/** What is printed on a card (1.1). */
export interface Printed {
  readonly type: Type;
  readonly value: number;
  readonly emblem: Emblem;
  readonly pile: PileName;
}

export function printed(card: Card): Printed {
  const kind = kindOf(card)!;
  const pile = kind < FIRST_FIGURE ? 'tinctures' : 'figures';
  return { type: TYPE_OF[kind]!, value: VALUE_OF[kind]!, emblem: EMBLEM_OF[kind]!, pile };
}

/** Tinctures, then figures, each in the order of the box. */
export const inBoxOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => kindOf(a)! - kindOf(b)!);

/** A row of the shield (1.2), its columns, and the band its figures lie in: null while it is open, and for row A. */
export const ROWS = ['A', 'B', 'C'] as const;
export type Row = (typeof ROWS)[number];
export const rowOf = (column: ColumnName): Row => column[0] as Row;
export const columnsOf = (row: Row): readonly ColumnName[] => COLUMNS.filter(column => rowOf(column) === row);
export const bandIn = ({ bands }: Pick<SeatView, 'bands'>, row: Row): BandName | null => (row === 'A' ? null : bands[row]);

/** The types that a column takes (4.1), in the bands that are still open to it; one list where both are alike. */
export interface Takes {
  readonly band: BandName | null;
  readonly types: readonly Type[];
}

export function takes(column: ColumnName, band: BandName | null): readonly Takes[] {
  const { upper, lower } = ACCEPTS[column];
  if (upper.join() === lower.join()) return [{ band: null, types: upper }];
  return (band === null ? BANDS : [band]).map(one => ({ band: one, types: ACCEPTS[column][one] }));
}

/** The card that shows in a column, and all that show; what they cover counts for nothing (4.5). */
export const visibleCard = (shield: Shield, column: ColumnName): Card | undefined => shield[column]?.at(-1);
export const visibleCards = (shield: Shield): Card[] => COLUMNS.flatMap(column => visibleCard(shield, column) ?? []);

/** Something an award asks for, how much of it, and how much a shield shows, which is never more. */
export interface Need {
  readonly of: { readonly type: Type } | { readonly augmentation: Augmentation };
  readonly wanted: number;
  readonly have: number;
}

/** How far a shield is from an award (5.1): a star counts as every augmentation, one card for its type and its augmentation. */
export function needsOf(award: Award, shield: Shield): readonly Need[] {
  const { types, augmentations } = AWARD_DATA[AWARDS.indexOf(award)]!;
  const shown = visibleCards(shield).map(printed);
  const need = (of: Need['of'], wanted: number, fits: (card: Printed) => boolean): Need => ({
    of,
    wanted,
    have: Math.min(wanted, shown.filter(fits).length),
  });
  return [
    ...entries(types).map(([type, wanted]) => need({ type }, wanted, card => card.type === type)),
    ...entries(augmentations).map(([augmentation, wanted]) =>
      need({ augmentation }, wanted, ({ emblem }) => emblem === augmentation || emblem === 'star'),
    ),
  ];
}

export const isFulfilled = (needs: readonly Need[]): boolean => needs.every(({ have, wanted }) => have === wanted);

/** How many visible cards of each augmentation count for the symbol markers (6.3): stars do not. */
export function symbolCounts(shield: Shield): Readonly<Record<Augmentation, number>> {
  const shown = visibleCards(shield).map(card => printed(card).emblem);
  const counts = AUGMENTATIONS.map(one => [one, shown.filter(emblem => emblem === one).length]);
  return Object.fromEntries(counts) as Record<Augmentation, number>;
}

/** Who would take an augmentation's symbol markers now (6.3): nobody, one seat or two. */
export function symbolLeaders({ seats }: Pick<View, 'seats'>, augmentation: Augmentation): Seat[] {
  const counts = seats.map(({ shield }) => symbolCounts(shield)[augmentation]);
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count > 0 && count === most ? [seat] : []));
  return leaders.length > SYMBOL_COPIES ? [] : leaders;
}

const entries = <Key extends string>(counts: Readonly<Partial<Record<Key, number>>>): [Key, number][] =>
  Object.entries(counts) as [Key, number][];

/** What a marker is worth (1.3, 1.4). */
export function markerValue(marker: Marker): number {
  const ten = TENS.indexOf(Number(marker) as Ten);
  if (ten >= 0) return TEN_VALUES[ten]!;
  if (marker === 'I') return FIRST_VALUE;
  const award = /-(\d+)$/.exec(marker);
  return award ? Number(award[1]) : SYMBOL_VALUE;
}

/** The tens markers, and whether nobody has them yet (4.8). */
export const tensOf = ({ tens }: View) =>
  TENS.map((ten, at) => ({ ten, value: TEN_VALUES[at]!, isLeft: tens.includes(ten), marker: `${ten}` as const }));

/** A track of so much brings on the last turns at this table (6.1); undefined where only a full shield does. */
export const endingTrack = ({ config }: View): number | undefined => (config.fifty ? FIFTY : undefined);

/** The supply would not do for everybody at the next ten (4.8). */
export const areHeraldsScarce = ({ supply, seats }: View): boolean => supply < seats.length - 1;

/** A seat's prestige in its parts (6.4). */
export function scoreOf({ track, markers, heralds }: Pick<SeatView, 'track' | 'markers' | 'heralds'>) {
  const fromMarkers = markers.reduce((sum, marker) => sum + markerValue(marker), 0);
  const fromHeralds = heralds * HERALD_VALUE;
  return { track, markers: fromMarkers, heralds: fromHeralds, total: track + fromMarkers + fromHeralds };
}

/** Seats by prestige, ties together; the hands that break them (6.4) are told when the game ends, and in no view. */
export function standings({ seats }: View): Seat[][] {
  const totals = seats.map(seat => scoreOf(seat).total);
  return ranked(seats.length, (a, b) => totals[b]! - totals[a]!);
}

/** What placing a card costs (4.6), and how much is still to be paid for what was put down; undefined where nothing was. */
export const costOf = (card: Card, { herald }: { readonly herald: boolean }): number => (herald ? HERALD_COST : printed(card).value);
export const owed = ({ pending }: View): number | undefined => (pending === null ? undefined : pending.cost - pending.paid);

/** What cards are worth as payment. */
export const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + printed(card).value, 0);

/** The cheapest cards that cover a cost; of equally cheap ones the fewest, and the first. Undefined where all together do not suffice. */
export function cheapest(hand: readonly Card[], cost: number): readonly Card[] | undefined {
  // best[total]: the fewest cards that are worth exactly so much.
  const best: (readonly Card[] | undefined)[] = [[]];
  for (const card of [...hand].sort((a, b) => worth([a]) - worth([b]))) {
    const value = worth([card]);
    for (let total = best.length - 1; total >= 0; total--) {
      const before = best[total];
      if (before === undefined) continue;
      const known = best[total + value];
      if (known === undefined || known.length > before.length + 1) best[total + value] = [...before, card];
    }
  }
  return best.find((cards, total) => total >= cost && cards !== undefined);
}

/**
 * A card more, and whatever it makes needless goes back, the earliest first: no change is given (4.6).
 * Where the new card itself would be needless, the payment begins anew with it.
 */
export function payingWith(payment: readonly Card[], card: Card, cost: number): readonly Card[] {
  const replaces = payment.some(one => worth(payment) - worth([one]) + worth([card]) >= cost);
  if (payment.length > 0 && worth(payment) >= cost && !replaces) return [card];
  let kept = [...payment, card];
  for (const earlier of payment) {
    const fewer = kept.filter(one => one !== earlier);
    if (worth(fewer) >= cost) kept = fewer;
  }
  return kept;
}

/** A payment in an order in which no card comes after the cost is covered (4.6): dearest first. */
export const inPayingOrder = (payment: readonly Card[]): Card[] => [...payment].sort((a, b) => worth([b]) - worth([a]));

/** How many cards I have to discard (3.4). */
export const discardsDue = ({ phase, hand = [] }: View): number => (phase === 'discard' ? hand.length - HAND_AFTER : 0);

/** Whether elements are placed now, in the turn's own way or with a herald (3.1, 3.2). */
export const isPlacing = ({ phase }: View, { herald }: { readonly herald: boolean }): boolean =>
  herald ? (HERALD_PHASES as readonly string[]).includes(phase) : phase === 'turn' || phase === 'place';

/** How a placement is spelled that perhaps nobody offers, so that the rules can say why not (8); an open band is taken as the upper one. */
export function placementOf(card: Card, column: ColumnName, band: BandName | null, { herald }: { readonly herald: boolean }): string {
  const kind = kindOf(card)!;
  const at = COLUMNS.indexOf(column);
  const meant = bandNumber(band) === LOWER ? LOWER : UPPER;
  return spell((herald ? HERALD_PLACE : PLACE)[placeIndex(kind, at, namesBand(kind, at) ? meant : NO_BAND)]!);
}

/** A seat as it would be with a card laid on a column: what a player sees before deciding. */
export function withPlaced<Seat extends Pick<SeatView, 'shield' | 'bands'>>(
  seat: Seat,
  { card, column, band = null }: { readonly card: Card; readonly column: ColumnName; readonly band?: BandName | null | undefined },
): Seat {
  const row = rowOf(column);
  return {
    ...seat,
    shield: { ...seat.shield, [column]: [...(seat.shield[column] ?? []), card] },
    bands: row === 'A' || band === null ? seat.bands : { ...seat.bands, [row]: band },
  };
}

/** Whether a card has an empty column to go to (4.1, 4.2, 4.4), whatever it costs. */
export function hasEmptyColumn({ shield, bands }: Pick<SeatView, 'shield' | 'bands'>, card: Card): boolean {
  const { type } = printed(card);
  return COLUMNS.some(column => {
    if (visibleCard(shield, column) !== undefined) return false;
    const partner = PARTNERS[column];
    const beside = partner && visibleCard(shield, partner);
    if (beside && tinctureOf(beside) === tinctureOf(card)) return false;
    return takes(column, bandIn({ bands }, rowOf(column))).some(({ types }) => types.includes(type));
  });
}

/** The cards that lie nowhere in sight of this viewer: in the stacks, or in other hands. */
export function unseenCards({ display, discards, seats, pending, hand = [] }: View): Card[] {
  const open = seats.flatMap(({ shield }) => Object.values(shield).flat());
  const seen = new Set([...display, ...discards.tinctures, ...discards.figures, ...open, ...hand, ...(pending ? [pending.card] : [])]);
  return CARDS.filter(card => !seen.has(card));
}
