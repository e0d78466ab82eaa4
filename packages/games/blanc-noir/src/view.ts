import type { Seat, Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import type { Card, Colour, Scroll } from './data.ts';

export const PHASES = ['start-colour', 'turn', 'exclude', 'target', 'swap', 'take', 'call', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The card or scroll at work in `exclude`, `target`, `swap` and `take`: `escort` after the Prince. */
export interface Pending {
  readonly by: Card | Scroll | 'escort';
  readonly count: number;
}

/** A scroll in front of somebody; `scroll` is null where the viewer does not know it. */
export interface ScrollView {
  readonly scroll: Scroll | null;
  readonly up: boolean;
}

export interface SeatView {
  /** How many cards. */
  readonly hand: number;
  readonly scrolls: readonly ScrollView[];
  readonly called: boolean;
  readonly points: number;
  readonly quests: number;
}

/** What a perfect memory adds; screens show nothing of it (8.4). */
export interface Seen {
  /** Cards seen being excluded this round. */
  readonly excluded: readonly Card[];
  /** Cards seen going to the discard pile and not seen leaving it. */
  readonly discard: readonly Card[];
  /** Cards seen in each hand that have not left it. */
  readonly hands: readonly (readonly Card[])[];
  /** The scroll pile from its top: a scroll known to lie at that place, or null. */
  readonly pile: readonly (Scroll | null)[];
  /** Scrolls known to lie somewhere in the pile, their place unknown. */
  readonly inPile: readonly Scroll[];
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** The seat to act. */
  readonly turn: Seat;
  readonly pending?: Pending;
  readonly round: number;
  readonly turnsInRound: number;
  readonly idle: number;
  readonly skip: boolean;
  readonly direction: 1 | -1;
  readonly chain: number;
  /** The colour in force; null: any card fits. */
  readonly colour: Colour | null;
  readonly top: Card;
  readonly drawSize: number;
  readonly discardSize: number;
  readonly excludedSize: number;
  readonly scrollPileSize: number;
  readonly seats: readonly SeatView[];
  /** My cards, sorted; a spectator has none. */
  readonly hand?: readonly Card[];
  readonly seen?: Seen;
}
