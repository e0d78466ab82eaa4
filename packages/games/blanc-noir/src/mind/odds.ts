import type { Frozen, Seat } from '@tabard/core';
import * as data from '../engine/data.ts';
import type { State } from '../engine/state.ts';
import { blacksHeld, coloursHeld, holdsAny, kindsThatFit } from './holdings.ts';

const { CHAINERS, NORMALS } = data;

/** Logarithms of what makes a win likelier, or less likely, than another's: fitted to games of hunches by `npm run fit`. */
export const WEIGHTS = {
  eachCard: -0.085,
  /** Of hands of three at most, besides. */
  oneCard: 0.72,
  twoCards: 0.22,
  threeCards: 0.07,
  eachThatFits: 0.095,
  eachColour: -0.1,
  eachBlack: 0.09,
  eachScroll: 0.1,
  /** Of a chain that cannot be handed on. */
  eachInChain: -0.08,
  /** For hands of three at most: no Normal to end on; and worse with the last card. */
  noNormal: -0.52,
  lastIsSpecial: -0.45,
  called: 0.28,
  calledAndFits: 1.41,
  andItIsTheirTurn: 6,
  /** In a match of many rounds: what this one counts, and what a whole goal of points costs, at first and more as the end comes near. */
  roundOfMatch: 0.25,
  goalOfPoints: 3,
  goalOfPointsMore: 3.4,
};
export type Weights = Readonly<typeof WEIGHTS>;

const MOST_THAT_FIT = 3;
const FEW = 3;

/** How likely a seat is to win the round, or the match. */
export function odds(s: Frozen<State>, seat: Seat, by: Weights = WEIGHTS): number {
  const own = logOdds(s, seat, by);
  let sum = 1;
  for (let other = 0; other < s.seats; other++) if (other !== seat) sum += Math.exp(logOdds(s, other, by) - own);
  return 1 / sum;
}

function logOdds(s: Frozen<State>, seat: Seat, by: Weights): number {
  const { goal } = s.config;
  if (goal === 'round') return questLog(s, seat, by);
  let most = 0;
  for (let other = 0; other < s.seats; other++) most = Math.max(most, s.points[other]!);
  const cost = by.goalOfPoints + (by.goalOfPointsMore * most) / goal;
  return by.roundOfMatch * questLog(s, seat, by) - (cost * s.points[seat]!) / goal;
}

function questLog(s: Frozen<State>, seat: Seat, by: Weights): number {
  const cards = s.handSizes[seat]!;
  const fitting = kindsThatFit(s, seat);
  const isTurn = s.turn === seat;
  let log = by.eachCard * cards + by.eachThatFits * Math.min(fitting, MOST_THAT_FIT) + by.eachColour * coloursHeld(s, seat);
  log += by.eachBlack * blacksHeld(s, seat);
  for (const scroll of s.rows[seat]!) if (!scroll.up) log += by.eachScroll;
  if (cards <= FEW) log += endgame(s, seat, cards, fitting > 0, isTurn, by);
  if (isTurn && s.chain > 0 && !holdsAny(s, seat, CHAINERS)) log += by.eachInChain * s.chain;
  return log;
}

function endgame(s: Frozen<State>, seat: Seat, cards: number, fits: boolean, isTurn: boolean, by: Weights): number {
  if (!holdsAny(s, seat, NORMALS)) return cards === 1 ? by.lastIsSpecial : few(cards, by) + by.noNormal;
  if (s.called[seat] === 0) return few(cards, by);
  return by.called + (fits ? by.calledAndFits + (isTurn && s.chain === 0 ? by.andItIsTheirTurn : 0) : 0);
}

function few(cards: number, by: Weights): number {
  if (cards === 1) return by.oneCard;
  return cards === 2 ? by.twoCards : cards === 3 ? by.threeCards : 0;
}
