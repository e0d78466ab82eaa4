import type { Frozen, Seat } from '@tabard/core';
import { GROUPS, SEAT_COLOURS, VILLAIN_DATA } from '../engine/data.ts';
import { orderOf } from '../engine/rounds.ts';
import { isInTurn, PILE, type State, topNumber } from '../engine/state.ts';
import { isAdderhead, sumOf } from '../engine/villains.ts';

/** When the stack must be made anew: as in groups II and III. */
const ADDERHEADS_LATER = 0.5;
/** Who has most before him is hit for sure, others if they catch up in time. */
const HIT_IN_FRONT = 0.95;
const HIT_CLOSE_BEHIND = 0.45;
const CATCH_UP = 3;
const HIT_FAR_BEHIND = 0.1;
const DRAW_COST = 0.9;
export const HIGHEST_NUMBER = SEAT_COLOURS.length * PILE;

/** How likely it is that the Adderhead takes half of what a seat has before its next turn. */
export function chanceOfLoss(s: Frozen<State>, seat: Seat, adderhead: number): number {
  return adderhead * chanceOfHit(s, seat);
}

/** The backs tell the group of the next card. */
export function chanceOfAdderhead(s: Frozen<State>): number {
  const top = s.villainStack.at(-1);
  if (top === undefined) return ADDERHEADS_LATER;
  const group = GROUP_OF[top]!;
  let cards = 0;
  let adderheads = 0;
  for (let at = 0; at < s.villainStack.length; at++) {
    const card = s.villainStack[at]!;
    if (GROUP_OF[card] !== group) continue;
    cards++;
    adderheads += IS_ADDERHEAD[card]!;
  }
  return adderheads / cards;
}
const GROUP_OF = Uint8Array.from(VILLAIN_DATA, ({ group }) => GROUPS.indexOf(group.value));
const IS_ADDERHEAD = Uint8Array.from(VILLAIN_DATA, (_, card) => (isAdderhead(card) ? 1 : 0));

/** That it hits a seat if it comes. */
export function chanceOfHit(s: Frozen<State>, seat: Seat): number {
  const own = sumOf(s.villains[seat]!);
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, sumOf(s.villains[other]!));
  if (own > 0 && own >= most) return HIT_IN_FRONT;
  return most - own <= CATCH_UP ? HIT_CLOSE_BEHIND : HIT_FAR_BEHIND;
}

/** What the highest number costs a seat that has played its card (5.1). */
export function drawWorry(s: Frozen<State>, seat: Seat): number {
  return isInTurn(s) && hasMoved(s, seat) ? worryAbout(topNumber(s, seat), highestOfOthers(s, seat), othersToMove(s, seat)) : 0;
}

/** The same with a number, where this is the highest of those who have moved and so many others have not yet: how likely it is to be the highest. */
export const worryAbout = (number: number, highest: number, waiting: number): number =>
  highest > number ? 0 : WORRIES[waiting * (HIGHEST_NUMBER + 1) + number]!;
const WORRIES = Float64Array.from({ length: SEAT_COLOURS.length * (HIGHEST_NUMBER + 1) }, (_, at) => {
  const number = at % (HIGHEST_NUMBER + 1);
  let chance = 1;
  for (let waiting = Math.floor(at / (HIGHEST_NUMBER + 1)); waiting > 0; waiting--) chance *= number / HIGHEST_NUMBER;
  return chance * DRAW_COST;
});

export function highestOfOthers(s: Frozen<State>, seat: Seat): number {
  let highest = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && hasMoved(s, other)) highest = Math.max(highest, topNumber(s, other));
  }
  return highest;
}

export function othersToMove(s: Frozen<State>, seat: Seat): number {
  let waiting = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && !hasMoved(s, other)) waiting++;
  return waiting;
}

/** Whether a seat has made its journey in this round, or passed. */
export const hasMoved = (s: Frozen<State>, seat: Seat): boolean =>
  seat === s.turn ? s.phase !== 'journey' : orderOf(s, seat) < orderOf(s, s.turn);
