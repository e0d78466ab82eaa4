import { type Frozen, type Outcome, ranked, type Seat } from '@tabard/core';
import { COUNTS } from './data.ts';
import type { Ending } from './facts.ts';
import { familyIn, type Hand, sizeOf } from './hands.ts';
import { provisionsOf, type State, tilesOf } from './state.ts';

/** Rule 7.2: the fields that unused cards bring. */
export const endPoints = (hand: Hand): number =>
  sizeOf(hand) * COUNTS.cardPoints.value + familyIn(hand) * (COUNTS.familyPoints.value - COUNTS.cardPoints.value);

/** Rule 7.3: what breaks ties. */
export const belongings = (s: Frozen<State>, seat: Seat): number => tilesOf(s, seat) + provisionsOf(s, seat);

interface Ended extends Outcome {
  readonly reason: Ending;
}

export function outcome(s: Frozen<State>): Ended | undefined {
  if (s.phase !== 'over') return;
  return { ...standing(s), reason: s.round >= COUNTS.maxRounds.value ? 'last-round' : 'journey-done' };
}

export function standing(s: Frozen<State>): Pick<Outcome, 'ranking' | 'scores'> {
  const compare = (a: Seat, b: Seat) => s.markers[b]! - s.markers[a]! || belongings(s, b) - belongings(s, a);
  return { ranking: ranked(s.seats, compare), scores: [...s.markers] };
}
