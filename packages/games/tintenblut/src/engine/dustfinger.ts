import type { Frozen, Seat } from '@tabard/core';
import { NIGHT_CASTLE, PLACES } from './data.ts';
import type { Kind } from './kinds.ts';
import { dustfingersReach } from './roads.ts';
import { provisionsOf, type State } from './state.ts';

export const nightCastle: Kind = PLACES.indexOf(NIGHT_CASTLE);

/** Rule 3.4: what has been traded or converted cannot be undone by sending him then. */
export const isTooLate = (s: Frozen<State>): boolean => s.traded || s.converted !== 0;
/** Rule 3.6: whether it has been seen who is in the Castle of Night. */
export const isSeen = (s: Frozen<State>, seat: Seat): boolean => s.phase === 'after' && s.places[seat] === nightCastle;

/** Rule 3.4: where he can be sent after arriving, a bit for each place. */
export function dustfingersGoals(s: Frozen<State>, seat: Seat): number {
  if (s.dustfingerMoved || isTooLate(s) || isSeen(s, seat)) return 0;
  return dustfingersReach(s.dustfinger, provisionsOf(s, seat));
}

/** Rule 3.6: in the Castle of Night, who has been rewarded may still send him before it is seen who is there. */
export const mayRest = (s: Frozen<State>, seat: Seat): boolean => s.places[seat] === nightCastle && dustfingersGoals(s, seat) !== 0;
