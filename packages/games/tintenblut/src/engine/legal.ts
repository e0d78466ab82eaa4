import type { Frozen, Seat } from '@tabard/core';
import { MAX_SEATS } from './data.ts';
import { dustfingersGoals } from './dustfinger.ts';
import { CARD, holds, NO_CARDS } from './hands.ts';
import { INKWORLD, NONE, PROVISION, VILLAINS } from './kinds.ts';
import { ALL_PLACES, convertAnyOf, DUSTFINGER_TO, FARID_TO, GO_BY_INKWORLD_TO, GO_TO, sellTwo } from './lists.ts';
import { loser } from './losses.ts';
import {
  BARN_OWL,
  BLACK_PRINCE,
  BUY,
  COLLECT,
  COLLECT_ONE,
  END,
  FAT_PRINCE,
  FENOGLIO,
  LOSE,
  type Move,
  NETTLE,
  PASS,
  ROXANE,
  SELL_ONE,
  START,
  STAY,
} from './moves.ts';
import { lineFor, mustChoose, offersAt } from './rewards.ts';
import { placesInReach } from './roads.ts';
import { nextSeat } from './rounds.ts';
import { has, playable, provisionsOf, ROW, type State } from './state.ts';
import { SET_SIZES, stoppedSizes } from './track.ts';
import { NO_TRADE, rateFor } from './trading.ts';
import { cardNamed } from './villains.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);
const ALL_SIZES = SET_SIZES.reduce((sizes, size) => sizes | (1 << size), 0);

export function acting(s: Frozen<State>): readonly Seat[] {
  return s.phase === 'over' ? NOBODY : ALONE[actor(s)]!;
}

/** Who is to decide. */
export const actor = (s: Frozen<State>): Seat => (s.phase === 'lose' ? loser(s) : s.turn);

export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  const count = seat === actor(s) ? list(s, seat, into) : 0;
  while (into.length > count) into.pop();
  return into;
}

/** Writes over what the list held before, which keeps its memory, and says how many moves there are. */
function list(s: Frozen<State>, seat: Seat, into: Move[]): number {
  switch (s.phase) {
    case 'journey':
      return listJourneys(s, seat, into);
    case 'arrived':
      return listAfterArrival(s, seat, into);
    case 'rest':
      into[0] = STAY;
      return listDustfinger(s, seat, into, 1);
    case 'after':
      return listAfterReward(s, seat, into);
    case 'lose':
      return listHeld(s, seat, LOSE, into, 0);
    case 'start-player':
      into[0] = START[seat]!;
      into[1] = START[nextSeat(s, seat)]!;
      return 2;
    case 'over':
      return 0;
  }
}

function append(moves: readonly Move[], into: Move[], count: number): number {
  for (let i = 0; i < moves.length; i++) into[count + i] = moves[i]!;
  return count + moves.length;
}

/** Rules 3.1, 3.2, 3.10. */
function listJourneys(s: Frozen<State>, seat: Seat, into: Move[]): number {
  const reach = s.free ? ALL_PLACES : placesInReach(s.places[seat]!, provisionsOf(s, seat));
  const cards = playable(s, seat);
  let count = append(GO_TO[reach & cards]!, into, 0);
  if (has(cards, INKWORLD)) count = append(GO_BY_INKWORLD_TO[reach]!, into, count);
  if (s.free) return count;
  if (holds(s.hands[seat]!, CARD['black-prince'])) into[count++] = BLACK_PRINCE;
  into[count++] = PASS;
  return count;
}

function listAfterArrival(s: Frozen<State>, seat: Seat, into: Move[]): number {
  const count = listDustfinger(s, seat, into, listRewards(s, seat, into));
  if (s.heldBefore === NO_CARDS) return count;
  return listCardsBeforeReward(s, into, listCards(s, seat, into, count));
}

/** Rule 3.4. */
const listDustfinger = (s: Frozen<State>, seat: Seat, into: Move[], count: number): number =>
  append(DUSTFINGER_TO[dustfingersGoals(s, seat)]!, into, count);

/** Rule 3.5. */
function listRewards(s: Frozen<State>, seat: Seat, into: Move[]): number {
  into[0] = COLLECT;
  if (s.whiteWomen !== seat) return 1;
  const offers = offersAt(s.places[seat]!, lineFor(s, seat));
  if (!mustChoose(s, seat, offers)) return 1;
  for (const [i, { reward }] of offers.entries()) into[i] = COLLECT_ONE[reward]!;
  return offers.length;
}

/** Rule 4: cards for before or after the reward. */
function listCards(s: Frozen<State>, seat: Seat, into: Move[], before: number): number {
  let count = before;
  const held = s.heldBefore;
  if (holds(held, CARD.nettle) && s.supply[PROVISION]! > 0) into[count++] = NETTLE;
  if (holds(held, CARD['barn-owl'])) count = listSupplied(s, BARN_OWL, into, count);
  if (holds(held, CARD['fat-prince']) && !s.traded && s.converted === 0) into[count++] = FAT_PRINCE;
  if (holds(held, CARD.roxane) && s.villains[seat] !== 0) {
    for (let name = 0; name < VILLAINS.length; name++) if (cardNamed(s.villains[seat]!, name) !== NONE) into[count++] = ROXANE[name]!;
  }
  return count;
}

/** Rule 4: cards for before the reward only. */
function listCardsBeforeReward(s: Frozen<State>, into: Move[], before: number): number {
  let count = before;
  if (holds(s.heldBefore, CARD.fenoglio)) count = append(FENOGLIO, into, count);
  if (holds(s.heldBefore, CARD.farid) && !s.dustfingerMoved) count = append(FARID_TO[ALL_PLACES & ~(1 << s.dustfinger)]!, into, count);
  return count;
}

function listAfterReward(s: Frozen<State>, seat: Seat, into: Move[]): number {
  into[0] = END;
  let count = 1;
  if (!s.traded && s.converted === 0) count = listTrades(s, seat, into, count);
  if (s.heldBefore !== NO_CARDS) count = listCards(s, seat, into, count);
  return listDustfinger(s, seat, into, listConversions(s, seat, into, count));
}

/** Rule 3.7. */
function listTrades(s: Frozen<State>, seat: Seat, into: Move[], before: number): number {
  let count = before;
  const rate = rateFor(s, seat);
  if (rate === NO_TRADE) return count;
  if (provisionsOf(s, seat) >= rate) count = listSupplied(s, BUY, into, count);
  if (s.supply[PROVISION] === 0) return count;
  return rate === 1 ? listHeld(s, seat, SELL_ONE, into, count) : append(sellTwo(kindsHeld(s, seat, 1), kindsHeld(s, seat, 2)), into, count);
}

/** Rule 3.8. */
function listConversions(s: Frozen<State>, seat: Seat, into: Move[], count: number): number {
  const sizes = ALL_SIZES & ~s.converted & ~stoppedSizes(s.markers[seat]!, s.places[seat]!);
  return sizes === 0 ? count : append(convertAnyOf(kindsHeld(s, seat, 1), sizes), into, count);
}

/** The kinds of tiles of which a seat has so many at least, a bit for each. */
function kindsHeld(s: Frozen<State>, seat: Seat, least: number): number {
  const { wares } = s;
  const row = seat * ROW;
  let kinds = 0;
  for (let tile = 0; tile < PROVISION; tile++) if (wares[row + tile]! >= least) kinds |= 1 << tile;
  return kinds;
}

/** The move of every kind of tile that the seat holds. */
function listHeld(s: Frozen<State>, seat: Seat, moves: readonly Move[], into: Move[], before: number): number {
  let count = before;
  for (let tile = 0; tile < PROVISION; tile++) if (s.wares[seat * ROW + tile]! > 0) into[count++] = moves[tile]!;
  return count;
}

/** The move of every kind of tile that is in the supply. */
function listSupplied(s: Frozen<State>, moves: readonly Move[], into: Move[], before: number): number {
  let count = before;
  for (let tile = 0; tile < PROVISION; tile++) if (s.supply[tile]! > 0) into[count++] = moves[tile]!;
  return count;
}
