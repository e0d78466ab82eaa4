import type { Frozen, Rng, Seat } from '@tabard/core';
import type { Move } from '../engine/moves.ts';
import type { State } from '../engine/state.ts';
import { HABITS } from './habits.ts';
import { takeIn, weigh } from './instinct.ts';

const habits = Float64Array.from(HABITS);

/** How much a hurried player may be mistaken about a move, as a table to roll on: mostly little. */
const DOUBT = 0.5;
const FINENESS = 1024;
const MISTAKES = Float64Array.from({ length: FINENESS }, (_, i) => -DOUBT * Math.log(-Math.log((i + 0.5) / FINENESS)));

/** What a move is worth by instinct; only differences matter. */
export function leaning(s: Frozen<State>, seat: Seat, move: Move): number {
  takeIn(s, seat);
  return weigh(s, seat, move, habits);
}

/** What a hurried player does: what comes to mind, without a look ahead. */
export function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  if (moves.length === 1) return 0;
  takeIn(s, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const worth = weigh(s, seat, moves[i]!, habits) + MISTAKES[rng.below(FINENESS)]!;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
