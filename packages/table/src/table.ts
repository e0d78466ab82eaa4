import type { Position, Seat } from '@tabard/core';
import type { About } from './about.ts';
import type { Clocks } from './clock.ts';
import type { PlayerId } from './entry.ts';
import type { Declined } from './offers.ts';

/** A table after an entry of its log. It is never changed: the next entry leads to another. */
export interface Table {
  readonly id: string;
  /** Of the entry it is after. */
  readonly seq: number;
  readonly at: number;
  readonly head: string;
  readonly about: About;
  readonly secrets: Secrets;
  /** From the start on. */
  readonly match: Match | undefined;
  /** Since when the match waits for what it waits for now, if it does. */
  readonly since?: number | undefined;
  /** From the start on, where there are clocks. */
  readonly clocks?: Clocks | undefined;
  /** Whose offers were turned down since the last move. */
  readonly declined?: readonly Declined[];
  /** The last wishes that were granted here, oldest first. */
  readonly granted: readonly Granted[];
}

/** What nobody is told before the end. */
export interface Secrets {
  readonly serverSeed: string;
  readonly spareSeed: string | undefined;
  /** The bytes for the dice that were given, in seat order. */
  readonly contributions: readonly (string | null)[];
  /** Where the match begins, if not with a deal. */
  readonly from: Position | undefined;
}

export interface Match {
  readonly seed: string;
  /** To look at; only the game knows what it means. */
  readonly state: unknown;
  /** How many moves stand. The next is number n + 1 and rolls the dice of that number. */
  readonly n: number;
  /** The last entry that changed the position: a move that cites an earlier one is stale. */
  readonly after: number;
  /** The last moves, all of one seat, none of which called the dice. A match says the same of them wherever it is opened. */
  readonly trail?: readonly Remembered[];
}

/** A move, and the state before it. */
export interface Done {
  readonly seat: Seat;
  readonly move: string;
  readonly before: unknown;
}

interface Remembered extends Done {
  /** Its entry. */
  readonly seq: number;
}

/** What somebody wished for and got. */
export interface Granted {
  readonly wish: string;
  readonly by: PlayerId;
  /** How many moves it came to; 0: it was none. */
  readonly moves: number;
  /** Its last entry. */
  readonly seq: number;
}
