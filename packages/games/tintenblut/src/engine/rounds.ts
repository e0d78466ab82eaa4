import type { Frozen, Rng, Seat } from '@tabard/core';
import { COUNTS, LOCATIONS } from './data.ts';
import type { Tell } from './facts.ts';
import { cardsOf, sizeOf } from './hands.ts';
import { NONE } from './kinds.ts';
import { NO_LOSSES } from './losses.ts';
import { belongings, endPoints, outcome } from './scoring.ts';
import { has, pileOf, type State, takePileBack, topNumber } from './state.ts';
import { LAST_GATE } from './track.ts';
import { drawVillain } from './villains.ts';

export const MAX_ROUNDS = COUNTS.maxRounds.value;

function beginTurn(s: State, seat: Seat): void {
  s.turn = seat;
  s.phase = 'journey';
}

/** Rules 3.1, 5.4. */
export function takeBack(s: State, seat: Seat, cause: 'all-played' | 'passed', tell?: Tell): void {
  const cards = tell && pileOf(s, seat).map(location => LOCATIONS[location]!);
  takePileBack(s, seat);
  tell?.({ type: 'returned', seat, cards: cards!, cause });
}

export function endTurn(s: State, seat: Seat, rng: Rng, tell?: Tell): void {
  s.usedAdvantage = false;
  s.free = false;
  s.dustfingerMoved = false;
  s.line = null;
  s.fatPrince = false;
  s.traded = false;
  s.converted = 0;
  s.heldBefore = 0;
  const next = nextSeat(s, seat);
  if (next === s.start) endRound(s, rng, tell);
  else beginTurn(s, next);
}

export const nextSeat = (s: Frozen<State>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

/** A seat's place in the round: 0 is the start player's. */
export const orderOf = (s: Frozen<State>, seat: Seat): number => (seat - s.start + s.seats) % s.seats;

/** Rule 5.1. */
function endRound(s: State, rng: Rng, tell?: Tell): void {
  const drawer = highestNumber(s);
  tell?.({
    type: 'numbers',
    round: s.round,
    numbers: s.places.map((_, seat) => topNumber(s, seat)),
    seat: drawer === NONE ? null : drawer,
  });
  if (drawer === NONE) {
    finishRound(s, NONE, tell);
    return;
  }
  s.turn = drawer;
  drawVillain(s, drawer, 'highest-number', rng, tell);
  if (s.losses === NO_LOSSES) finishRound(s, drawer, tell);
  else {
    s.phase = 'lose';
    s.back = 'round-end';
  }
}

function highestNumber(s: Frozen<State>): Seat {
  let best = NONE;
  let highest = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const number = topNumber(s, seat);
    if (number > highest) {
      highest = number;
      best = seat;
    }
  }
  return best;
}

/** Rules 5.4, 5.5: after everybody's losses. */
export function finishRound(s: State, drawer: Seat, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) if (has(s.passed, seat) && s.pileSizes[seat]! > 0) takeBack(s, seat, 'passed', tell);
  s.passed = 0;
  if (s.lastRound) endGame(s, tell);
  else if (drawer === NONE) beginRound(s, s.start, tell);
  else s.phase = 'start-player';
}

/** Rules 7.1, 7.4: it is the last one if a marker has come far enough, or if there may be no more. */
export function beginRound(s: State, start: Seat, tell?: Tell): void {
  s.start = start;
  s.round++;
  s.lastRound = s.round >= MAX_ROUNDS || s.markers.some(marker => marker >= LAST_GATE);
  tell?.({ type: 'round', round: s.round, start, last: s.lastRound });
  beginTurn(s, start);
}

/** Rules 7.2, 7.3. */
function endGame(s: State, tell?: Tell): void {
  s.phase = 'over';
  for (let seat = 0; seat < s.seats; seat++) {
    const from = s.markers[seat]!;
    s.markers[seat] = from + endPoints(s.hands[seat]!);
    if (tell && sizeOf(s.hands[seat]!) > 0) {
      tell({ type: 'end-points', seat, cards: cardsOf(s.hands[seat]!), from, to: s.markers[seat]! });
    }
  }
  if (!tell) return;
  const { ranking, scores, reason } = outcome(s)!;
  tell({ type: 'game-over', reason, ranking, scores, belongings: scores.map((_, seat) => belongings(s, seat)) });
}
