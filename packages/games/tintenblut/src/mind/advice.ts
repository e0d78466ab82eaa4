import type { Advice, Frozen, Seat } from '@tabard/core';
import { COUNTS, PLACE_DATA } from '../engine/data.ts';
import { familyIn, sizeOf } from '../engine/hands.ts';
import type { Move } from '../engine/moves.ts';
import { drawsInNightCastle, lineFor } from '../engine/rewards.ts';
import { orderOf } from '../engine/rounds.ts';
import { endPoints } from '../engine/scoring.ts';
import { hasArrived, isInTurn, playable, provisionsOf, type State } from '../engine/state.ts';
import { gatesBetween, LAST_GATE } from '../engine/track.ts';
import { drawWorry } from './danger.ts';
import { hunch } from './hunch.ts';
import { afterReward, beforeReward, CARD_WORTH, inLaterTurns, leftovers, nightCost, outlookOf } from './prospects.ts';

const OTHERS_WEIGHT = 0.6;
const WHITE_WOMEN_COST = 1.5;
/** So far before a gate it matters whether one can go to a place of its colour. */
const GATE_AHEAD = 7;
const LOCKED_OUT_COST = 0.8;
/** Another place to choose from. */
const CHOICE_WORTH = 0.1;

/** How a sensible player judges Tintenblut: fields and sets on the way to them, gates, provisions, cards, and the Adderhead. */
export const advice: Advice<State, Move> = {
  promise(s, seat) {
    let others = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += standing(s, other);
    return standing(s, seat) - (others / (s.seats - 1)) * OTHERS_WEIGHT;
  },
  unit: 6,
  odds,
  hunch,
  mediumIterations: 40,
  style: { horizon: 24 },
};

/** What a turn to come in this round is worth, in fields. */
const TURN_WORTH = 4;
const TURN_WORTH_AT_LAST = 2;
/** So many fields ahead make a win e times as likely as another's: at first, at the last gate, and in the last round. */
const LEAD_AT_FIRST = 8;
const LEAD_AT_GATE = 3;
const LEAD_AT_LAST = 1.2;

/** By how far each seat has come against the others; fitted to games of hunches. */
function odds(s: Frozen<State>, seat: Seat): number {
  const lead = leadOf(s);
  const own = standingInRound(s, seat);
  let sum = 0;
  for (let other = 0; other < s.seats; other++) sum += other === seat ? 1 : Math.exp((standingInRound(s, other) - own) / lead);
  return 1 / sum;
}

function leadOf(s: Frozen<State>): number {
  if (s.lastRound) return LEAD_AT_LAST;
  let furthest = 0;
  for (let other = 0; other < s.seats; other++) furthest = Math.max(furthest, s.markers[other]!);
  return LEAD_AT_FIRST - (LEAD_AT_FIRST - LEAD_AT_GATE) * Math.min(1, furthest / LAST_GATE);
}

function standingInRound(s: Frozen<State>, seat: Seat): number {
  const waits = isInTurn(s) && (seat === s.turn ? s.phase === 'journey' : orderOf(s, seat) > orderOf(s, s.turn));
  return standing(s, seat) + (waits ? (s.lastRound ? TURN_WORTH_AT_LAST : TURN_WORTH) : 0);
}

function standing(s: Frozen<State>, seat: Seat): number {
  const hand = s.hands[seat]!;
  if (s.phase === 'over') return leftovers(s, seat);
  if (!hasTurnLeft(s, seat)) return leftovers(s, seat) + endPoints(hand);
  const burden = s.whiteWomen === seat ? WHITE_WOMEN_COST : 0;
  return prospects(s, seat) + cardsWorth(hand) + keysWorth(s, seat) - burden - drawWorry(s, seat);
}

function prospects(s: Frozen<State>, seat: Seat): number {
  const outlook = outlookOf(s, seat);
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
  const [gate] = gatesBetween(s.markers[seat]!, s.markers[seat]! + GATE_AHEAD);
  const locked = gate && !PLACE_DATA.some(({ colour }, place) => colour.value === gate.colour && (cards >> place) & 1);
  return choices * CHOICE_WORTH - (locked ? LOCKED_OUT_COST : 0);
}
