import type { Frozen, Outcome, Rng, Seat } from '@tabard/core';
import { handPoints, listHand, showHand } from './cards.ts';
import { MAX_TURNS } from './data.ts';
import type { Ending, RoundEnd, Tell } from './facts.ts';
import { type AtWork, dealRound, ESCORT, EVERYBODY, NOTHING, type State } from './state.ts';
import type { Phase } from './view.ts';

/** A card or scroll goes to work and waits for its player's choices. */
export function startWork(s: State, by: AtWork, phase: Phase): void {
  s.phase = phase;
  s.pendingBy = by;
  s.pendingCount = 0;
}

/** A scroll's work leads back into phase one, a card's ends the turn. */
export function finishWork(s: State, rng: Rng, tell?: Tell): void {
  const byScroll = s.pendingBy > ESCORT;
  s.phase = 'turn';
  s.pendingBy = NOTHING;
  s.pendingCount = 0;
  if (!byScroll) endTurn(s, rng, tell);
}

/** Rule 6.1: with exactly one card, not called yet, the player decides before the turn ends. */
export function endTurn(s: State, rng: Rng, tell?: Tell): void {
  const seat = s.turn;
  if (s.handSizes[seat] === 1 && s.called[seat] === 0) {
    if (s.config.call === 'players') {
      s.phase = 'call';
      return;
    }
    s.called[seat] = 1;
    tell?.({ type: 'called', seat });
  }
  passTurn(s, rng, tell);
}

/** The turn is over: a stalemate (8.3), or the next player's turn. */
export function passTurn(s: State, rng: Rng, tell?: Tell): void {
  const skip = s.skip;
  s.skip = false;
  s.turnsInRound++;
  if (s.idle >= s.seats || s.turnsInRound >= MAX_TURNS) {
    endRound(s, 'stalemate', rng, tell);
    return;
  }
  s.phase = 'turn';
  s.turn = nextSeat(s, s.turn);
  if (!skip) return;
  const skipped = s.turn;
  s.turn = nextSeat(s, skipped);
  tell?.({ type: 'skipped', seat: skipped });
}

export function nextSeat(s: Frozen<State>, seat: Seat): Seat {
  const next = seat + s.direction;
  return next < 0 ? s.seats - 1 : next === s.seats ? 0 : next;
}

/** Rules 7.1–7.5: scores the round, and ends the game or deals the next round. */
export function endRound(s: State, reason: RoundEnd, rng: Rng, tell?: Tell): void {
  const quest = reason === 'stalemate' ? null : s.turn;
  if (quest !== null) s.quests[quest]!++;
  const before = tell && s.points.slice();
  const halved: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    s.points[seat]! += handPoints(s, seat);
    if (s.points[seat] !== s.config.goal) continue;
    s.points[seat]! /= 2;
    halved.push(seat);
  }
  tell?.({
    type: 'round-over',
    round: s.round,
    reason,
    quest,
    hands: s.points.map((_, seat) => listHand(s, seat)),
    points: before!.map((_, seat) => handPoints(s, seat)),
    totals: s.points.slice(),
    halved,
  });
  if (isDecided(s)) endGame(s, tell);
  else {
    s.round++;
    dealRound(s, rng, tell);
  }
}

/** Rule 7.4. */
function isDecided(s: Frozen<State>): boolean {
  const { goal } = s.config;
  return goal === 'round' || s.points.some(points => points > goal);
}

function endGame(s: State, tell?: Tell): void {
  s.phase = 'over';
  s.pendingBy = NOTHING;
  s.pendingCount = 0;
  for (let seat = 0; seat < s.seats; seat++) showHand(s, seat, EVERYBODY);
  tell?.({ type: 'game-over', ranking: ranking(s), scores: s.points.slice() });
}

export function outcome(s: Frozen<State>): Outcome | undefined {
  if (s.phase !== 'over') return;
  const reason: Ending = s.config.goal === 'round' ? 'round' : 'goal';
  return { ranking: ranking(s), scores: s.points.slice(), reason };
}

/** Rule 7.4: fewest points first, then more quests; still tied: together. */
function ranking(s: Frozen<State>): Seat[][] {
  const rank = (seat: Seat) => s.points[seat]! * 1000 - s.quests[seat]!;
  const seats = s.points.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
  const groups: Seat[][] = [];
  for (const seat of seats) {
    const last = groups.at(-1);
    if (last && rank(last[0]!) === rank(seat)) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}
