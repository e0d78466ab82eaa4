import type { Frozen, Seat } from '@tabard/core';
import { COUNTS } from '../engine/data.ts';
import { familyIn, sizeOf } from '../engine/hands.ts';
import { drawsInNightCastle, lineFor } from '../engine/rewards.ts';
import { orderOf } from '../engine/rounds.ts';
import { endPoints } from '../engine/scoring.ts';
import { hasArrived, isInTurn, playable, provisionsOf, type State } from '../engine/state.ts';
import { distanceToGate, keysToGate } from '../engine/track.ts';
import { drawWorry } from './danger.ts';
import { afterReward, beforeReward, CARD_WORTH, inLaterTurns, leftovers, nightCost, type Outlook, outlookOf } from './prospects.ts';

const WHITE_WOMEN_COST = 1.5;
/** So far before a gate it matters whether one can go to a place of its colour. */
export const GATE_AHEAD = 7;
const LOCKED_OUT_COST = 0.8;
/** Another place to choose from. */
const CHOICE_WORTH = 0.1;

/** How far a seat has come, in fields, with what it has in prospect. Who asks for several seats hands in what is the same for all. */
export function standing(s: Frozen<State>, seat: Seat, hurry?: number, adderhead?: number): number {
  const hand = s.hands[seat]!;
  if (s.phase === 'over') return leftovers(s, seat);
  if (!hasTurnLeft(s, seat)) return leftovers(s, seat) + endPoints(hand);
  const burden = s.whiteWomen === seat ? WHITE_WOMEN_COST : 0;
  return prospects(s, seat, outlookOf(s, seat, hurry, adderhead)) + cardsWorth(hand) + keysWorth(s, seat) - burden - drawWorry(s, seat);
}

function prospects(s: Frozen<State>, seat: Seat, outlook: Outlook): number {
  if (seat !== s.turn || !hasArrived(s)) return inLaterTurns(s, seat, outlook);
  if (s.phase === 'after' || s.phase === 'lose') return afterReward(s, seat, outlook);
  const provisions = provisionsOf(s, seat);
  const night = drawsInNightCastle(s, seat) ? nightCost(s, outlook, provisions) : 0;
  if (s.phase === 'rest') return afterReward(s, seat, outlook) - night;
  return beforeReward(s, seat, outlook, s.places[seat]!, lineFor(s, seat), provisions) - night;
}

function hasTurnLeft(s: Frozen<State>, seat: Seat): boolean {
  if (!s.lastRound) return true;
  return isInTurn(s) && orderOf(s, seat) >= orderOf(s, s.turn);
}

const cardsWorth = (hand: number): number => {
  const family = familyIn(hand);
  return family * COUNTS.familyPoints.value + (sizeOf(hand) - family) * CARD_WORTH;
};

/** Location cards in hand: places to choose from, and keys to the next gate. */
function keysWorth(s: Frozen<State>, seat: Seat): number {
  const cards = playable(s, seat);
  let choices = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) choices++;
  const marker = s.markers[seat]!;
  const locked = distanceToGate(marker) <= GATE_AHEAD && (keysToGate(marker) & cards) === 0;
  return choices * CHOICE_WORTH - (locked ? LOCKED_OUT_COST : 0);
}
