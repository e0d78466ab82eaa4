import type { Advice, Frozen, Rng, Seat } from '@tabard/core';
import type { Move } from './moves.ts';
import { prospects } from './prospects.ts';
import { outcome } from './scoring.ts';
import { asKept, fillIn, keepSheet, pay } from './sheet.ts';
import { NONE, SHIELD, type State } from './state.ts';
import { gift, phaseWorth, prospectsPaid, tried } from './trial.ts';
import { type Weights, weightsAt } from './weights.ts';

/** How much surer a finished game is than any promise. */
const CERTAIN = 20;

/** How a sensible player judges Blason: points and markers, awards and tens in reach, majorities, and a hand that can pay. */
export const advice: Advice<State, Move> = {
  /** The logarithm of the odds to win. */
  promise(s, seat) {
    if (s.phase === 'over') return ended(s, seat);
    const w = weightsNow(s);
    return standing(s, seat, w) - Math.log(rivalry(s, seat, w));
  },
  unit: Math.log(3),
  prior,
  hunch,
  style: { curiosity: 0.1, trust: 1, hope: 0.1, horizon: 8, wholeRounds: true },
};

/** How a move changes the odds. */
function prior(s: Frozen<State>, seat: Seat, move: Move): number {
  const w = weightsNow(s);
  const others = rivalry(s, seat, w);
  fillIn(s, seat);
  return 1 / (1 + others * Math.exp(-tried(s, seat, move, w)));
}

/** The move after which the hand and the shield look best. */
function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], _rng: Rng): number {
  if (moves.length === 1) return 0;
  const w = weightsNow(s);
  fillIn(s, seat);
  keepSheet();
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < moves.length; at++) {
    const worth = tried(s, seat, moves[at]!, w);
    asKept();
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

/** Everything changes its weight as the fullest shield fills up. */
function weightsNow(s: Frozen<State>): Weights {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let columns = 0;
    for (let column = 0; column < SHIELD; column++) if (s.tops[seat * SHIELD + column] !== NONE) columns++;
    if (columns > most) most = columns;
  }
  return weightsAt(most);
}

/** What the others have against a seat, as a sum of powers of e. */
function rivalry(s: Frozen<State>, seat: Seat, w: Weights): number {
  let sum = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += Math.exp(standing(s, other, w));
  return sum;
}

/** What a seat can hope for; an element put down counts as if it were paid with the cheapest cards. */
function standing(s: Frozen<State>, seat: Seat, w: Weights): number {
  fillIn(s, seat);
  switch (s.phase) {
    case 'pay':
      if (seat !== s.turn) return prospects(w) + gift(s, s.turn, s.pendingCard, w);
      pay(s, seat, s.pendingCost - s.pendingPaid, NONE);
      return prospectsPaid(s, seat, w);
    case 'claim':
    case 'discard':
      return prospects(w) + (isNext(s, seat) ? w.turn : 0);
    case 'turn':
    case 'acquire':
    case 'place':
    case 'close':
      return prospects(w) + (seat === s.turn ? phaseWorth(s.phase, w) : 0);
    case 'over':
      return prospects(w);
  }
}

const isNext = (s: Frozen<State>, seat: Seat): boolean => s.lastTurns !== 0 && seat === (s.turn + 1) % s.seats;

/** Rule 6.4. */
function ended(s: Frozen<State>, seat: Seat): number {
  const { ranking, scores } = outcome(s)!;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  const margin = (scores[seat]! - best) / 10;
  return ranking[0]!.includes(seat) ? CERTAIN + margin : margin - CERTAIN;
}
