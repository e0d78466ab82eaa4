import type { Frozen, Seat } from '@tabard/core';
import { orderOf } from '../engine/rounds.ts';
import { isInTurn, type State } from '../engine/state.ts';
import { LAST_GATE } from '../engine/track.ts';
import { standing } from './standing.ts';

/** In fields; fitted to games of hunches by `npm run fit`. */
export const WEIGHTS = {
  /** What a turn to come in this round is worth. */
  turn: 3.3,
  turnAtLast: 1.9,
  /** So many fields ahead make a win e times as likely as another's: at first, at the last gate, and in the last round. */
  leadAtFirst: 13,
  leadAtGate: 2.2,
  leadAtLast: 1.1,
};
export type Weights = Readonly<typeof WEIGHTS>;

/** By how far each seat has come against the others. */
export function odds(s: Frozen<State>, seat: Seat, by: Weights = WEIGHTS): number {
  const lead = leadOf(s, by);
  const own = standingInRound(s, seat, by);
  let sum = 0;
  for (let other = 0; other < s.seats; other++) sum += other === seat ? 1 : Math.exp((standingInRound(s, other, by) - own) / lead);
  return 1 / sum;
}

function leadOf(s: Frozen<State>, { leadAtFirst, leadAtGate, leadAtLast }: Weights): number {
  if (s.lastRound) return leadAtLast;
  let furthest = 0;
  for (let other = 0; other < s.seats; other++) furthest = Math.max(furthest, s.markers[other]!);
  return leadAtFirst - (leadAtFirst - leadAtGate) * Math.min(1, furthest / LAST_GATE);
}

function standingInRound(s: Frozen<State>, seat: Seat, by: Weights): number {
  const waits = isInTurn(s) && (seat === s.turn ? s.phase === 'journey' : orderOf(s, seat) > orderOf(s, s.turn));
  return standing(s, seat) + (waits ? (s.lastRound ? by.turnAtLast : by.turn) : 0);
}
