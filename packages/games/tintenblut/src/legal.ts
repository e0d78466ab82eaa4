import type { Frozen, Seat } from '@tabard/core';
import { MAX_SEATS, TILES } from './data.ts';
import { CARD, holds } from './hands.ts';
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
} from './moves.ts';
import { lineFor, mustChoose, offersAt } from './rewards.ts';
import { dustfingersReach, placesInReach } from './roads.ts';
import { nextSeat } from './rounds.ts';
import { has, provisionsOf, ROW, type State } from './state.ts';
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
  // Popping keeps the list's memory, setting its length to 0 would give it back.
  while (into.length > 0) into.pop();
  if (seat !== actor(s)) return into;
  switch (s.phase) {
    case 'journey':
      listJourneys(s, seat, into);
      break;
    case 'arrived':
      listDeparturesOfDustfinger(s, seat, into);
      if (s.heldBefore !== 0) {
        listCards(s, seat, into);
        listCardsBeforeReward(s, into);
      }
      listRewards(s, seat, into);
      break;
    case 'after':
      if (!s.traded && s.converted === 0) listTrades(s, seat, into);
      if (s.heldBefore !== 0) listCards(s, seat, into);
      listConversions(s, seat, into);
      into.push(END);
      break;
    case 'lose':
      for (let tile = 0; tile < TILES.length; tile++) if (s.wares[seat * ROW + tile]! > 0) into.push(LOSE[tile]!);
      break;
    case 'start-player':
      into.push(START[seat]!, START[nextSeat(s, seat)]!);
      break;
    case 'over':
      break;
  }
  return into;
}

function append(moves: readonly Move[], into: Move[]): void {
  for (let i = 0; i < moves.length; i++) into.push(moves[i]!);
}

/** Rules 3.2, 3.10. */
function listJourneys(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const reach = s.free ? ALL_PLACES : placesInReach(s.places[seat]!, provisionsOf(s, seat));
  const cards = s.unplayed[seat]!;
  append(GO_TO[reach & cards]!, into);
  if (has(cards, INKWORLD)) append(GO_BY_INKWORLD_TO[reach]!, into);
  if (s.free) return;
  if (holds(s.hands[seat]!, CARD['black-prince'])) into.push(BLACK_PRINCE);
  into.push(PASS);
}

/** Rule 3.4. */
function listDeparturesOfDustfinger(s: Frozen<State>, seat: Seat, into: Move[]): void {
  if (!s.dustfingerMoved) append(DUSTFINGER_TO[dustfingersReach(s.dustfinger, provisionsOf(s, seat))]!, into);
}

/** Rule 4: cards for before or after the reward. */
function listCards(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const held = s.heldBefore;
  if (holds(held, CARD.nettle) && s.supply[PROVISION]! > 0) into.push(NETTLE);
  if (holds(held, CARD['barn-owl'])) for (let tile = 0; tile < TILES.length; tile++) if (s.supply[tile]! > 0) into.push(BARN_OWL[tile]!);
  if (holds(held, CARD['fat-prince']) && !s.traded && s.converted === 0) into.push(FAT_PRINCE);
  if (holds(held, CARD.roxane) && s.villains[seat] !== 0) {
    for (let name = 0; name < VILLAINS.length; name++) if (cardNamed(s.villains[seat]!, name) !== NONE) into.push(ROXANE[name]!);
  }
}

/** Rule 4: cards for before the reward only. */
function listCardsBeforeReward(s: Frozen<State>, into: Move[]): void {
  if (holds(s.heldBefore, CARD.fenoglio)) append(FENOGLIO, into);
  if (holds(s.heldBefore, CARD.farid) && !s.dustfingerMoved) append(FARID_TO[ALL_PLACES & ~(1 << s.dustfinger)]!, into);
}

/** Rule 3.5. */
function listRewards(s: Frozen<State>, seat: Seat, into: Move[]): void {
  if (s.whiteWomen === seat) {
    const offers = offersAt(s.places[seat]!, lineFor(s, seat));
    if (mustChoose(s, seat, offers)) {
      for (const { reward } of offers) into.push(COLLECT_ONE[reward]!);
      return;
    }
  }
  into.push(COLLECT);
}

/** Rule 3.7. */
function listTrades(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const rate = rateFor(s, seat);
  if (rate === NO_TRADE) return;
  const row = seat * ROW;
  if (s.wares[row + PROVISION]! >= rate) for (let tile = 0; tile < TILES.length; tile++) if (s.supply[tile]! > 0) into.push(BUY[tile]!);
  if (s.supply[PROVISION] === 0) return;
  if (rate > 1) append(sellTwo(kindsHeld(s, seat, 1), kindsHeld(s, seat, 2)), into);
  else for (let tile = 0; tile < TILES.length; tile++) if (s.wares[row + tile]! > 0) into.push(SELL_ONE[tile]!);
}

/** The kinds of tiles of which a seat has so many at least, a bit for each. */
function kindsHeld(s: Frozen<State>, seat: Seat, count: number): number {
  let kinds = 0;
  for (let tile = 0; tile < TILES.length; tile++) if (s.wares[seat * ROW + tile]! >= count) kinds |= 1 << tile;
  return kinds;
}

/** Rule 3.8. */
function listConversions(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const sizes = ALL_SIZES & ~s.converted & ~stoppedSizes(s.markers[seat]!, s.places[seat]!);
  if (sizes !== 0) append(convertAnyOf(kindsHeld(s, seat, 1), sizes), into);
}
