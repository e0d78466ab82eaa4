import type { Advice, Frozen, Rng, Seat } from '@tabard/core';
import { type Column, FIRST_FIGURE, MAX_SEATS, PILES } from '../engine/data.ts';
import { legalMoves } from '../engine/legal.ts';
import { END, type Move, PAY } from '../engine/moves.ts';
import { outcome } from '../engine/scoring.ts';
import { WORDS } from '../engine/sets.ts';
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

/** The odds after the most usual move are those before it, and worse after others. */
function prior(s: Frozen<State>, seat: Seat, move: Move): number {
  learned.look(s);
  if (choice.edition !== sheet.edition || !isOffered(s)) compare(s, seat);
  const behind = (gains[placeOf(move)]! - choice.best) / WHOLE;
  return 1 / (1 + choice.others * Math.exp(-learned.standings[seat]! - UNUSUAL * behind));
}

/** What the seat to act can choose from, on the sheet of this edition, and how usual the most usual of it is. */
const choice = { edition: 0, best: 0, others: 0, next: 0 };
const display = new Int32Array(WORDS);
const stacked = new Uint8Array(PILES.length);
const usual: Move[] = [];
const gains: number[] = [];

function compare(s: Frozen<State>, seat: Seat): void {
  const w = leaning(s, seat, fullest(s));
  choice.edition = sheet.edition;
  choice.others = learned.rivalry(s, seat);
  choice.best = LEAST;
  choice.next = 0;
  display.set(s.display);
  for (let pile = 0; pile < PILES.length; pile++) stacked[pile] = Math.min(1, s.stackSizes[pile]!);
  legalMoves(s, seat, usual);
  for (let at = 0; at < usual.length; at++) {
    gains[at] = gain(s, seat, usual[at]!, w);
    if (gains[at]! > choice.best) choice.best = gains[at]!;
  }
}

/** Moves are mostly asked about in their order. */
function placeOf(move: Move): number {
  const at = usual[choice.next] === move ? choice.next : usual.indexOf(move);
  choice.next = at + 1;
  return at;
}

/** Whether the table offers what it did: hands and shields are the same on one sheet, but not what lies there. */
function isOffered(s: Frozen<State>): boolean {
  for (let word = 0; word < WORDS; word++) if (display[word] !== s.display[word]) return false;
  for (let pile = 0; pile < PILES.length; pile++) if (stacked[pile] !== Math.min(1, s.stackSizes[pile]!)) return false;
  return true;
}

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
