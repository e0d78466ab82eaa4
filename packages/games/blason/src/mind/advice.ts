import type { Advice, Frozen, Rng, Seat } from '@tabard/core';
import { type Column, FIRST_FIGURE, MAX_SEATS } from '../engine/data.ts';
import { legalMoves } from '../engine/legal.ts';
import { END, type Move, PAY } from '../engine/moves.ts';
import { outcome } from '../engine/scoring.ts';
import type { State } from '../engine/state.ts';
import { CHANCES } from './chances.ts';
import { HABITS } from './habits.ts';
import { weighedBy } from './learned.ts';
import { cheapestFor } from './purse.ts';
import { fillIn, sheet } from './sheet.ts';
import { fullest, Survey, weightsFor } from './standings.ts';
import { gain } from './trial.ts';
import { WHOLE } from './weights.ts';

/** How much surer a finished game is than any promise. */
const CERTAIN = 20;
/** Less than any gain. */
const LEAST = -(2 ** 30);
/** How much of the odds it costs, as an exponent, when a move is e times less usual than another: so it was in the games that habits are learned from. */
const UNUSUAL = 0.15;

const plain = new Survey(weightsFor);
const learned = new Survey(weighedBy(CHANCES));
const leaning = weighedBy(HABITS);

/** How a sensible player judges Blason: points and markers, awards and tens in reach, majorities, and a hand that can pay. */
export const advice: Advice<State, Move> = {
  /** The logarithm of the odds to win. */
  promise(s, seat) {
    if (s.phase === 'over') return ended(s, seat);
    plain.look(s);
    return plain.standings[seat]! - Math.log(plain.rivalry(s, seat));
  },
  unit: Math.log(3),
  odds,
  prior,
  priors,
  hunch,
  easyNotices: 90,
  mediumIterations: 40,
  style: { curiosity: 0.1, trust: 1, hope: 0.1, patience: 1, horizon: 8, wholeRounds: true },
};

/** By what was learned of who wins. */
function odds(s: Frozen<State>, seat: Seat, all: Float64Array = chances): number {
  if (s.phase === 'over') {
    const first = outcome(s)!.ranking[0]!;
    return first.includes(seat) ? 1 / first.length : 0;
  }
  learned.look(s);
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    all[other] = Math.exp(learned.standings[other]!);
    sum += all[other]!;
  }
  for (let other = 0; other < s.seats; other++) all[other]! /= sum;
  return all[seat]!;
}
const chances = new Float64Array(MAX_SEATS);

function prior(s: Frozen<State>, seat: Seat, move: Move): number {
  const moves = legalMoves(s, seat);
  const all: number[] = [];
  priors(s, seat, moves, all);
  return all[moves.indexOf(move)]!;
}

/** The odds after the most usual move are those before it, and worse after others. */
function priors(s: Frozen<State>, seat: Seat, moves: readonly Move[], into: number[]): void {
  learned.look(s);
  const w = leaning(s, seat, fullest(s));
  const others = learned.rivalry(s, seat);
  let best = LEAST;
  for (let at = 0; at < moves.length; at++) {
    gains[at] = gain(s, seat, moves[at]!, w);
    if (gains[at]! > best) best = gains[at]!;
  }
  for (let at = 0; at < moves.length; at++) {
    const behind = (gains[at]! - best) / WHOLE;
    into[at] = 1 / (1 + others * Math.exp(-learned.standings[seat]! - UNUSUAL * behind));
  }
}
/** Used again for every list: nothing of it is kept. */
const gains: number[] = [];

/** The most usual move. A herald is not spent when all else is done, and the cheapest cards pay. */
function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], _rng: Rng): number {
  if (moves.length === 1) return 0;
  if (s.phase === 'close') return moves.indexOf(END);
  fillIn(s, seat);
  if (s.phase === 'pay') return moves.indexOf(PAY[cheapestFor(s.pendingCost - s.pendingPaid)]!);
  const w = leaning(s, seat, fullest(s));
  let best = 0;
  let most = LEAST;
  let last = moves[0]!;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!;
    if (at > 0 && isSameAgain(move, last)) continue;
    last = move;
    const worth = gain(s, seat, move, w);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
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

/** Rule 6.4. */
function ended(s: Frozen<State>, seat: Seat): number {
  const { ranking, scores } = outcome(s)!;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  const margin = (scores[seat]! - best) / 10;
  return ranking[0]!.includes(seat) ? CERTAIN + margin : margin - CERTAIN;
}
