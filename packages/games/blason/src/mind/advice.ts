import type { Advice, Frozen, Rng, Seat } from '@tabard/core';
import { type Column, FIRST_FIGURE, type Kind, VALUE_OF } from '../engine/data.ts';
import { END, type Move, PAY } from '../engine/moves.ts';
import { outcome } from '../engine/scoring.ts';
import { NOT_YET, type State } from '../engine/state.ts';
import { cheapestFor } from './purse.ts';
import { fillIn, sheet, TRAITS_OF } from './sheet.ts';
import { look, mover, rivalry, standings, weightsFor } from './standings.ts';
import { gain } from './trial.ts';
import { tenOf, WHOLE } from './weights.ts';

/** How much surer a finished game is than any promise. */
const CERTAIN = 20;
/** Less than any gain. */
const LEAST = -(2 ** 30);

/** How a sensible player judges Blason: points and markers, awards and tens in reach, majorities, and a hand that can pay. */
export const advice: Advice<State, Move> = {
  /** The logarithm of the odds to win. */
  promise(s, seat) {
    if (s.phase === 'over') return ended(s, seat);
    look(s);
    return standings[seat]! - Math.log(rivalry(s, seat));
  },
  unit: Math.log(3),
  prior,
  hunch,
  easyNotices: 90,
  mediumIterations: 40,
  style: { curiosity: 0.1, trust: 1, hope: 0.1, patience: 1, horizon: 8, wholeRounds: true },
};

/** The odds once a move is made. */
function prior(s: Frozen<State>, seat: Seat, move: Move): number {
  look(s);
  return 1 / (1 + mover.others * Math.exp(-mover.before - gain(s, seat, move, mover.weights) / WHOLE));
}

/** The move after which the hand and the shield look best. A herald is not spent when all else is done, and the cheapest cards pay. */
function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], _rng: Rng): number {
  if (moves.length === 1) return 0;
  if (s.phase === 'close') return moves.indexOf(END);
  fillIn(s, seat);
  if (s.phase === 'pay') return moves.indexOf(PAY[cheapestFor(s.pendingCost - s.pendingPaid)]!);
  const w = weightsFor(s, seat);
  let best = 0;
  let most = LEAST;
  let last = moves[0]!;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!;
    if (isIdle(s, move) || (at > 0 && isSameAgain(move, last))) continue;
    last = move;
    const worth = gain(s, seat, move, w);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}

/** What is seldom best is not looked at in a hurry: heralds but for placing, and covering a card for its own sake. */
function isIdle(s: Frozen<State>, move: Move): boolean {
  if (move.type === 'place') return !isEmpty(move.column) && s.lastTurns === NOT_YET && !isOfUse(move.card);
  return (move.type === 'take' || move.type === 'draw' || move.type === 'swap') && move.herald;
}

/** All empty columns are alike to a tincture. */
const isSameAgain = (move: Move, last: Move): boolean =>
  move.type === 'place' &&
  last.type === 'place' &&
  move.card === last.card &&
  move.herald === last.herald &&
  move.card < FIRST_FIGURE &&
  isEmpty(move.column) &&
  isEmpty(last.column);

const isEmpty = (column: Column): boolean => ((sheet.filled >>> column) & 1) === 0;

/** An award asks for it, or it reaches a ten. */
const isOfUse = (card: Kind): boolean =>
  (TRAITS_OF[card]! & sheet.asked) !== 0 || tenOf(sheet.track + VALUE_OF[card]!) > tenOf(sheet.track);

/** Rule 6.4. */
function ended(s: Frozen<State>, seat: Seat): number {
  const { ranking, scores } = outcome(s)!;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  const margin = (scores[seat]! - best) / 10;
  return ranking[0]!.includes(seat) ? CERTAIN + margin : margin - CERTAIN;
}
