import { type Frozen, oddsBy, type Seat } from '@tabard/core';
import { handPoints } from '../engine/cards.ts';
import { MAX_SEATS } from '../engine/moves.ts';
import { outcome } from '../engine/scoring.ts';
import type { State } from '../engine/state.ts';
import { tellFeatures } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

/** In a match of many rounds, fitted to games of hunches by `npm run fit -- blanc-noir --set goal=200`. */
export const WEIGHTS = {
  /** What the chance to win this round counts. */
  roundOfMatch: 0.239,
  /** What a whole goal of points costs, at first and more as the end comes near, and what points in hand do that may have to be scored. */
  goalOfPoints: 1.742,
  goalOfPointsMore: 2.907,
  pointsInHand: 0.222,
};
export type Weights = Readonly<typeof WEIGHTS>;

const chances = new Float64Array(MAX_SEATS);
/** How likely a seat is to win the round, by what games have taught. */
const roundOdds = oddsBy(JUDGEMENT, MAX_SEATS, tellFeatures, outcome);

/** How likely a seat is to win the round, or the match. */
export function odds(s: Frozen<State>, seat: Seat, by: Weights = WEIGHTS, all: Float64Array = chances): number {
  const ofRound = roundOdds(s as State, seat, all);
  if (s.phase === 'over' || s.config.goal === 'round') return ofRound;
  turnToMatch(s, s.config.goal, by, all);
  return all[seat]!;
}

function turnToMatch(s: Frozen<State>, goal: number, by: Weights, all: Float64Array): void {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, s.points[seat]!);
  const cost = (by.goalOfPoints + (by.goalOfPointsMore * most) / goal) / goal;
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = s.points[seat]! + by.pointsInHand * (1 - all[seat]!) * handPoints(s, seat);
    all[seat] = all[seat]! ** by.roundOfMatch * Math.exp(-cost * points);
    sum += all[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) all[seat]! /= sum;
}
