import { type Frozen, type Outcome, ranked, type Seat } from '@tabard/core';
import { handPoints, listHand } from './cards.ts';
import type { Ending, RoundEnd, Tell } from './facts.ts';
import type { State } from './state.ts';

/** Rules 7.1–7.3. */
export function scoreRound(s: State, reason: RoundEnd, tell?: Tell): void {
  const quest = reason === 'stalemate' ? null : s.turn;
  if (quest !== null) s.quests[quest]!++;
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
    points: s.points.map((_, seat) => handPoints(s, seat)),
    totals: s.points.slice(),
    halved,
  });
}

/** Rule 7.4. */
export function isDecided(s: Frozen<State>): boolean {
  const { goal } = s.config;
  return goal === 'round' || s.points.some(points => points > goal);
}

export function outcome(s: Frozen<State>): Outcome | undefined {
  if (s.phase !== 'over') return;
  const reason: Ending = s.config.goal === 'round' ? 'round' : 'goal';
  return { ...standing(s), reason };
}

export const standing = (s: Frozen<State>): Pick<Outcome, 'ranking' | 'scores'> => ({ ranking: ranking(s), scores: s.points.slice() });

/** Rule 7.4: fewest points first, then more quests; still tied: together. */
export const ranking = (s: Frozen<State>): Seat[][] =>
  ranked(s.seats, (a, b) => s.points[a]! - s.points[b]! || s.quests[b]! - s.quests[a]!);
