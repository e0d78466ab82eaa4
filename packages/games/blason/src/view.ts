import type { Seat, Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import type { Augmentation, Award, BandName, Card, ColumnName, PileName, Ten } from './data.ts';

export const PHASES = ['turn', 'acquire', 'place', 'close', 'pay', 'claim', 'discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The phases in which a herald may be played, and to which paying leads back. */
export const HERALD_PHASES = ['turn', 'acquire', 'place', 'close'] as const;
export type HeraldPhase = (typeof HERALD_PHASES)[number];

/** `questing-7`, `10` … `50`, `I`, and at the end `virtue`. */
export type Marker = `${Award}-${number}` | `${Ten}` | 'I' | Augmentation;

/** Cards by column, the visible one last; empty columns are left out. */
export type Shield = Readonly<Partial<Record<ColumnName, readonly Card[]>>>;

/** An element put down and not yet paid: no longer in hand, not yet on the shield. A herald's costs 1, so that any card pays it. */
export interface Pending {
  readonly card: Card;
  readonly column: ColumnName;
  readonly band: BandName | null;
  readonly cost: number;
  readonly paid: number;
  /** The phase that follows. */
  readonly back: HeraldPhase;
}

export interface SeatView {
  /** How many cards. */
  readonly hand: number;
  readonly shield: Shield;
  /** The band that the figures of a row lie in; null while it is open. */
  readonly bands: { readonly B: BandName | null; readonly C: BandName | null };
  readonly track: number;
  readonly heralds: number;
  /** Everybody saw them taken (2.3); a screen shows only how many they are until the end. */
  readonly markers: readonly Marker[];
  readonly claimed: readonly Award[];
}

/** Cards of one stack as it was before it was last shuffled anew: they lie in other hands, so many in each. */
export interface Older {
  readonly cards: readonly Card[];
  readonly counts: readonly number[];
}

/** What a perfect memory adds. */
export interface Seen {
  /** Cards in each hand, mine too, that everybody saw there: taken from the display, and not gone since. */
  readonly hands: readonly (readonly Card[])[];
  /** What was taken blind from stacks that are used up, oldest first. */
  readonly older: Readonly<Record<PileName, readonly Older[]>>;
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** The seat to act. */
  readonly turn: Seat;
  readonly start: Seat;
  readonly heraldPlayed: boolean;
  /** Something was placed this turn. */
  readonly placed: boolean;
  /** Turns in a row that ended with `pass`, and finished turns in a row without a placement (6.2). */
  readonly passes: number;
  readonly idle: number;
  /** How many turns are still to come after this one; null until the end is near (6.1). */
  readonly lastTurns: number | null;
  readonly pending: Pending | null;
  readonly seats: readonly SeatView[];
  readonly display: readonly Card[];
  /** How many cards are in each stack. */
  readonly stacks: Readonly<Record<PileName, number>>;
  /** The discard piles lie open. */
  readonly discards: Readonly<Record<PileName, readonly Card[]>>;
  /** The awards in play, and the markers each has left, the top one first. */
  readonly awards: readonly { readonly award: Award; readonly markers: readonly number[] }[];
  /** The tens markers that nobody has. */
  readonly tens: readonly Ten[];
  /** «I» is not taken yet. */
  readonly first: boolean;
  /** Heralds nobody has. */
  readonly supply: number;
  /** My cards, sorted; a spectator has none. */
  readonly hand?: readonly Card[];
  readonly seen?: Seen;
}
