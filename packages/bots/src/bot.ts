import type { Rng, Seat } from '@tabard/core';

/** Says whether there is no more time: who searches then makes the best move found so far. */
export type IsLate = () => boolean;

/** Chooses a move for a seat from what that seat may know: it cannot cheat, because it has nothing to cheat with. */
export interface Bot<View, Move> {
  /** The seat must be one of those to act. Equal views and equal dice give equal moves. */
  choose(view: View, seat: Seat, rng: Rng, isLate?: IsLate): Move;
  /** How long the last choice was searched for, by who searches. */
  readonly iterations?: number;
}
