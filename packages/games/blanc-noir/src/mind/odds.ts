import type { Frozen, Seat } from '@tabard/core';
import * as data from '../engine/data.ts';
import type { State } from '../engine/state.ts';
import { blacksHeld, coloursHeld, holdsAny, kindsThatFit } from './holdings.ts';

const { CHAINERS, NORMALS } = data;

/** Logarithms of what makes a quest likelier, or less likely, than another's: fitted to rounds played by hunches. */
const EACH_CARD = -0.12;
/** By the size of the hand, besides. */
const FEW_CARDS = [0, 0.4, 0.31, 0.1];
const EACH_THAT_FITS = 0.09;
const MOST_THAT_FIT = 3;
const EACH_COLOUR = -0.06;
const EACH_BLACK = 0.18;
const EACH_SCROLL = 0.05;
/** Of a chain that cannot be handed on. */
const EACH_IN_CHAIN = -0.13;
/** For hands of three at most: no Normal to end on; and worse with the last card. */
const NO_NORMAL = -0.37;
const LAST_IS_SPECIAL = -1.6;
const CALLED = 0.56;
const CALLED_AND_FITS = 1.12;
const AND_IT_IS_THEIR_TURN = 2;

/** In a match of many rounds: what this one counts, and what a whole goal of points costs, at first and as the end comes near. */
const ROUND_OF_MATCH = 0.25;
const GOAL_OF_POINTS = 3;
const GOAL_OF_POINTS_MORE = 3.4;

/** How likely a seat is to win the round, or the match. */
export function odds(s: Frozen<State>, seat: Seat): number {
  const own = logOdds(s, seat);
  let sum = 1;
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += Math.exp(logOdds(s, other) - own);
  return 1 / sum;
}

function logOdds(s: Frozen<State>, seat: Seat): number {
  const { goal } = s.config;
  if (goal === 'round') return questLog(s, seat);
  let most = 0;
  for (let other = 0; other < s.seats; other++) most = Math.max(most, s.points[other]!);
  const cost = GOAL_OF_POINTS + (GOAL_OF_POINTS_MORE * most) / goal;
  return ROUND_OF_MATCH * questLog(s, seat) - (cost * s.points[seat]!) / goal;
}

function questLog(s: Frozen<State>, seat: Seat): number {
  const cards = s.handSizes[seat]!;
  const fitting = kindsThatFit(s, seat);
  const isTurn = s.turn === seat;
  let log = EACH_CARD * cards + EACH_THAT_FITS * Math.min(fitting, MOST_THAT_FIT) + EACH_COLOUR * coloursHeld(s, seat);
  log += EACH_BLACK * blacksHeld(s, seat);
  for (const scroll of s.rows[seat]!) if (!scroll.up) log += EACH_SCROLL;
  if (cards < FEW_CARDS.length) log += endgame(s, seat, cards, fitting > 0, isTurn);
  if (isTurn && s.chain > 0 && !holdsAny(s, seat, CHAINERS)) log += EACH_IN_CHAIN * s.chain;
  return log;
}

function endgame(s: Frozen<State>, seat: Seat, cards: number, fits: boolean, isTurn: boolean): number {
  if (!holdsAny(s, seat, NORMALS)) return cards === 1 ? LAST_IS_SPECIAL : FEW_CARDS[cards]! + NO_NORMAL;
  if (s.called[seat] === 0) return FEW_CARDS[cards]!;
  return CALLED + (fits ? CALLED_AND_FITS + (isTurn && s.chain === 0 ? AND_IT_IS_THEIR_TURN : 0) : 0);
}
