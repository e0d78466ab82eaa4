import type { Rng, Seat } from '@tabard/core';

/** Chooses a move for a seat from what that seat may know: it cannot cheat, because it has nothing to cheat with. */
export interface Bot<View, Move> {
  /** The seat must be one of those to act. Equal views and equal dice give equal moves. */
  choose(view: View, seat: Seat, rng: Rng): Move;
  /** How long the last choice was searched for, by who searches. */
  readonly iterations?: number;
}
