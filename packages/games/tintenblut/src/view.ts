import type { Seat, Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import type { Advantage, Group, Line, Location, Place, Tile, Ware } from './data.ts';
import type { VillainCard } from './kinds.ts';

export const PHASES = ['journey', 'arrived', 'after', 'lose', 'start-player', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where a loss of tiles leads back to: into the turn of who drew in the Castle of Night, or to the end of the round (5.2). */
export const BACKS = ['after', 'round-end'] as const;
export type Back = (typeof BACKS)[number];

/** Who still has to give up how many tiles, in this order. */
export interface Pending {
  readonly queue: readonly { readonly seat: Seat; readonly tiles: number }[];
  readonly back: Back;
}

export interface SeatView {
  readonly place: Place;
  /** Location cards played, the top one last; all others are in hand. */
  readonly played: readonly Location[];
  /** The number of the top card, 0 without one. */
  readonly number: number;
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly provisions: number;
  /** How many advantage cards. */
  readonly advantages: number;
  /** Which, sorted: my own, and everybody's when the game is over. */
  readonly hand?: readonly Advantage[];
  readonly villains: readonly VillainCard[];
  /** What they add up to. */
  readonly villainSum: number;
  readonly marker: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly phase: Phase;
  /** Whose turn it is; at the end of a round who drew (5.5). */
  readonly turn: Seat;
  /** Who is to decide: `turn`, or in phase `lose` who has to give up tiles; nobody when it is over. */
  readonly acting: Seat | null;
  readonly start: Seat;
  readonly round: number;
  readonly lastRound: boolean;
  /** Who has passed in this round. */
  readonly passed: readonly Seat[];
  readonly seats: readonly SeatView[];
  readonly dustfinger: Place;
  readonly whiteWomen: Seat | null;
  readonly supply: Readonly<Record<Ware, number>>;
  /** How many villain cards are in the stack, and the group on the back of the top one. */
  readonly villainStack: { readonly size: number; readonly top: Group | null };
  readonly villainDiscard: readonly VillainCard[];
  readonly advantageStack: number;
  /** Cards that left the game: everybody saw them go. */
  readonly gone: { readonly villains: readonly VillainCard[]; readonly advantages: readonly Advantage[] };
  /** An advantage card was used in this turn. */
  readonly usedAdvantage: boolean;
  /** The Black Prince was used: the journey costs nothing. */
  readonly free: boolean;
  readonly dustfingerMoved: boolean;
  /** Fenoglio's choice. */
  readonly line: Line | null;
  readonly fatPrince: boolean;
  readonly traded: boolean;
  /** Sizes of the sets converted in this turn. */
  readonly converted: readonly number[];
  /** How many advantage cards of the seat whose turn it is are too new to be used. */
  readonly newAdvantages: number;
  /** In my own turn, from the journey on: the cards that I could still use. */
  readonly heldBefore?: readonly Advantage[];
  readonly pending: Pending | null;
}
