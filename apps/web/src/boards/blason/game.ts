import {
  type Augmentation,
  type Award,
  type BandName,
  type Card,
  type ColumnName,
  type Emblem,
  type Fact,
  inBoxOrder,
  type PileName,
  parse,
  printed,
  type Type,
  type View,
} from '@tabard/blason/questions';
import type { BlasonWords } from '@tabard/blason/text/words';
import { sayMove } from '@tabard/core';
import type { BoardProps } from '../board.ts';

export type { Marker, Pending, SeatView, Shield } from '@tabard/blason/questions';
export type { Augmentation, Award, BandName, Card, ColumnName, Emblem, Fact, PileName, Type, View };
export type FactOf<Kind extends Fact['type']> = Extract<Fact, { type: Kind }>;
export type Props = BoardProps<View, Fact>;
export type Say = BlasonWords;

const PILE_ORDER: readonly PileName[] = ['tinctures', 'figures'];

/** The display as two rows of the market. */
export const displayed = (cards: readonly Card[]) =>
  PILE_ORDER.map(pile => ({ pile, cards: inBoxOrder(cards.filter(card => printed(card).pile === pile)) }));

/** A spelled move in words, as the player who is about to make it reads it. */
export const moveWords = (say: Say, text: string, name: Props['name']): string => sayMove({ parse }, say, text, name);
