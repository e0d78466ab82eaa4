import type { Frozen, Seat } from '@tabard/core';
import type { Move } from '../engine/moves.ts';
import type { State } from '../engine/state.ts';
import { MOMENTS, tellMoment } from './learned.ts';
import { fillIn } from './sheet.ts';
import { standingBy } from './standings.ts';
import { gain } from './trial.ts';
import { TERMS, type Weights, WHOLE, weigh, weighEnding } from './weights.ts';

/** One for each term, with nothing but that term in it. */
const SINGLE: readonly Weights[] = TERMS.map(term => {
  const worth = (other: string) => (other === term ? 1 : 0);
  return weigh(worth, weighEnding(worth));
});

/** Rows of terms and of moments, one for each thing told of. */
export interface Told {
  readonly rows: Float32Array;
  readonly moments: Float32Array;
}

export { CHANCES } from './chances.ts';
export { HABITS } from './habits.ts';
export { MOMENTS } from './learned.ts';
export { TERMS } from './weights.ts';

/** What moves of a seat bring, in every term, and what the moment is: rows for a choice among them. */
export function tellMoves(s: Frozen<State>, seat: Seat, moves: readonly Move[]): Told {
  const rows = new Float32Array(moves.length * TERMS.length);
  SINGLE.forEach((weights, term) => {
    fillIn(s, seat);
    for (const [at, move] of moves.entries()) rows[at * TERMS.length + term] = gain(s, seat, move, weights) / WHOLE;
  });
  const moments = new Float32Array(moves.length * MOMENTS);
  for (let at = 0; at < moves.length; at++) moments.set(tellMoment(s, seat), at * MOMENTS);
  return { rows, moments };
}

/** How all seats stand, in every term, and what the moment is for each: rows for who wins. */
export function tellSeats(s: Frozen<State>): Told {
  const rows = new Float32Array(s.seats * TERMS.length);
  const moments = new Float32Array(s.seats * MOMENTS);
  for (let seat = 0; seat < s.seats; seat++) {
    for (const [term, weights] of SINGLE.entries()) rows[seat * TERMS.length + term] = standingBy(s, seat, weights) / WHOLE;
    moments.set(tellMoment(s, seat), seat * MOMENTS);
  }
  return { rows, moments };
}
