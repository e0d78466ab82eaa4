import type { Seat, Tell as TellOf } from '@tabard/core';
import type { Augmentation, Award, BandName, Card, ColumnName, PileName, Ten } from './data.ts';

/** Why a match is over: the last turns were played (6.1), or nobody could or would go on (6.2). */
export type Ending = 'last-turns' | 'standstill';
/** What brought on the last turns (6.1). */
export type Trigger = 'shield' | 'fifty';

/** What happened. Optional fields marked so are told only to those who may know them (see `redact`). */
export type Fact =
  /** A card from the display. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card; readonly herald: boolean }
  /** The top of a stack, blind: only the taker is told which card. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly pile: PileName; readonly herald: boolean; readonly card?: Card }
  /** A herald swept the display: these cards went to their discard piles. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Gaps in the display were filled with these cards. */
  | { readonly type: 'refilled'; readonly cards: readonly Card[] }
  /** A discard pile became the stack. */
  | { readonly type: 'reshuffled'; readonly pile: PileName; readonly count: number }
  /** An element was put down, to be paid next; with a herald any one card pays. */
  | {
      readonly type: 'placing';
      readonly seat: Seat;
      readonly card: Card;
      readonly column: ColumnName;
      /** Row A and tinctures have none. */
      readonly band: BandName | null;
      readonly cost: number;
      readonly herald: boolean;
    }
  /** `paid` is what has been paid so far, this card included. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly card: Card; readonly paid: number; readonly cost: number }
  /** Paid, laid and scored. */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly column: ColumnName;
      readonly band: BandName | null;
      readonly covered: Card | null;
      readonly value: number;
      readonly track: number;
    }
  /** First to reach or pass a ten: `heralds` are the seats that got a herald for it, in that order. */
  | { readonly type: 'ten'; readonly seat: Seat; readonly ten: Ten; readonly value: number; readonly heralds: readonly Seat[] }
  /** The first full shield takes «I». */
  | { readonly type: 'completed'; readonly seat: Seat; readonly value: number }
  /** Everybody else has one turn more. */
  | { readonly type: 'last-turns'; readonly seat: Seat; readonly trigger: Trigger }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly award: Award; readonly value: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** At the end, for each augmentation: who takes its symbol markers (nobody, one seat or two), with how many visible cards. */
  | { readonly type: 'majority'; readonly augmentation: Augmentation; readonly count: number; readonly seats: readonly Seat[] }
  | {
      readonly type: 'game-over';
      readonly reason: Ending;
      readonly ranking: readonly (readonly Seat[])[];
      readonly scores: readonly number[];
      /** The cards left in every hand, shown to all: their value breaks ties. */
      readonly hands: readonly (readonly Card[])[];
    };

export type Tell = TellOf<Fact>;
