import {
  ACCEPTS,
  type Augmentation,
  AWARD_DATA,
  AWARDS,
  type Award,
  type BandName,
  blason,
  type Card,
  COLUMNS,
  type ColumnName,
  EMBLEM_OF,
  type Emblem,
  type Fact,
  HAND_AFTER,
  kindOf,
  type PileName,
  TYPE_OF,
  type Type,
  VALUE_OF,
  type View,
} from '@tabard/blason';
import type { BlasonWords } from '@tabard/blason/text/words';
import type { BoardProps } from '../board.ts';

export type { Marker, Pending, SeatView, Shield } from '@tabard/blason';
export type { Augmentation, Award, BandName, Card, ColumnName, Emblem, Fact, PileName, Type, View };
export { COLUMNS, HAND_AFTER };
export type FactOf<Kind extends Fact['type']> = Extract<Fact, { type: Kind }>;
export type Props = BoardProps<View, Fact>;
export type Say = BlasonWords;

export const ROWS = ['A', 'B', 'C'] as const;
export type Row = (typeof ROWS)[number];
export const rowOf = (column: ColumnName): Row => column[0] as Row;
export const columnsOf = (row: Row): readonly ColumnName[] => COLUMNS.filter(column => rowOf(column) === row);

export interface Printed {
  readonly type: Type;
  readonly value: number;
  readonly emblem: Emblem;
  readonly pile: PileName;
}

/** What is printed on a card. */
export function printed(card: Card): Printed {
  const kind = kindOf(card)!;
  const type = TYPE_OF[kind]!;
  return { type, value: VALUE_OF[kind]!, emblem: EMBLEM_OF[kind]!, pile: isTincture(type) ? 'tinctures' : 'figures' };
}

export const isTincture = (type: Type): boolean => type === 'metal' || type === 'colour' || type === 'fur';
export const costOf = (card: Card): number => printed(card).value;

/** What an award asks for. */
export const asksFor = (award: Award) => AWARD_DATA[AWARDS.indexOf(award)]!;

/** The types that a column takes in the bands that are still open to it; one list where both are alike. */
export function takes(
  column: ColumnName,
  band: BandName | null,
): readonly { readonly band: BandName | null; readonly types: readonly Type[] }[] {
  const { upper, lower } = ACCEPTS[column];
  if (upper.join() === lower.join()) return [{ band: null, types: upper }];
  if (band !== null) return [{ band, types: ACCEPTS[column][band] }];
  return [
    { band: 'upper', types: upper },
    { band: 'lower', types: lower },
  ];
}

const PILE_ORDER: readonly PileName[] = ['tinctures', 'figures'];

/** Tinctures, then figures, each in the order of the box. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => kindOf(a)! - kindOf(b)!);
}

/** The display as two rows of the market. */
export const displayed = (cards: readonly Card[]) =>
  PILE_ORDER.map(pile => ({ pile, cards: sorted(cards.filter(card => printed(card).pile === pile)) }));

/** A spelled move in words, as the player who is about to make it reads it. */
export function moveWords(say: Say, text: string, name: Props['name']): string {
  const move = blason.parse(text);
  return move === undefined ? text : say.move(move, name);
}
