import type { Rng, Seat } from '@tabard/core';
import { COUNTS, LOCATIONS, PLACES, TILES, WARES } from './data.ts';
import { mayRest } from './dustfinger.ts';
import type { Tell } from './facts.ts';
import { CARD, minus, NO_CARDS } from './hands.ts';
import { type Kind, NONE, PROVISION, SIZE_OF, VILLAIN_CARDS } from './kinds.ts';
import { loseOne, loser, NO_LOSSES, tilesToLose } from './losses.ts';
import type { Move } from './moves.ts';
import { collect, drawsInNightCastle } from './rewards.ts';
import { dustfingerCost, dustfingerJourney, journey, journeyCost } from './roads.ts';
import { beginRound, endTurn, finishRound, takeBack } from './rounds.ts';
import { give, has, numberOf, PILE, type State, take, topNumber } from './state.ts';
import { GREEN_FIELD, gatesBetween, LAST_GATE, STEPS } from './track.ts';
import { rateFor } from './trading.ts';
import { cardNamed, discardVillain, drawVillain } from './villains.ts';

/** Makes a legal move; trusts its caller. */
export function apply(s: State, seat: Seat, move: Move, rng: Rng, tell?: Tell): void {
  switch (move.type) {
    case 'go':
      travel(s, seat, move.location, move.to, tell);
      break;
    case 'pass':
      s.passed |= 1 << seat;
      tell?.({ type: 'passed', seat, number: topNumber(s, seat) });
      endTurn(s, seat, rng, tell);
      break;
    case 'dustfinger':
      sendDustfinger(s, seat, move.to, tell);
      if (s.phase === 'rest') lookAround(s, seat, rng, tell);
      break;
    case 'stay':
      lookAround(s, seat, rng, tell);
      break;
    case 'use':
      useCard(s, seat, move, tell);
      break;
    case 'collect':
      collect(s, seat, move.reward, tell);
      if (mayRest(s, seat)) s.phase = 'rest';
      else lookAround(s, seat, rng, tell);
      break;
    case 'buy':
      trade(s, seat, PROVISION, PROVISION, move.tile, tell);
      break;
    case 'sell':
      trade(s, seat, move.tile, move.other, PROVISION, tell);
      break;
    case 'convert':
      convert(s, seat, move.set, tell);
      break;
    case 'end':
      endTurn(s, seat, rng, tell);
      break;
    case 'lose':
      giveUp(s, seat, move.tile, tell);
      break;
    case 'start':
      tell?.({ type: 'start-chosen', seat, start: move.seat });
      beginRound(s, move.seat, tell);
      break;
  }
}

/** Rules 3.1, 3.2. */
function travel(s: State, seat: Seat, location: Kind, to: Kind, tell?: Tell): void {
  const from = s.places[seat]!;
  const cost = s.free ? 0 : journeyCost(from, to);
  give(s, seat, PROVISION, cost);
  if (s.pileSizes[seat] === PILE) takeBack(s, seat, 'all-played', tell);
  s.piles[seat * PILE + s.pileSizes[seat]!] = location;
  s.pileSizes[seat]!++;
  s.unplayed[seat]! &= ~(1 << location);
  s.places[seat] = to;
  s.heldBefore = s.usedAdvantage ? NO_CARDS : s.hands[seat]!;
  s.phase = 'arrived';
  tell?.({
    type: 'journey',
    seat,
    card: LOCATIONS[location]!,
    from: PLACES[from]!,
    to: PLACES[to]!,
    route: journey(PLACES[from]!, PLACES[to]!).route,
    cost,
    free: s.free,
    number: numberOf(seat, location),
  });
}

/** Rule 3.4. */
function sendDustfinger(s: State, seat: Seat, to: Kind, tell?: Tell): void {
  const from = s.dustfinger;
  give(s, seat, PROVISION, dustfingerCost(from, to));
  s.dustfinger = to;
  s.dustfingerMoved = true;
  tell?.({ type: 'dustfinger', seat, from: PLACES[from]!, to: PLACES[to]!, ...dustfingerJourney(PLACES[from]!, PLACES[to]!) });
}

/** Rules 3.3, 4: the card leaves the game. */
function useCard(s: State, seat: Seat, move: Move & { type: 'use' }, tell?: Tell): void {
  s.hands[seat] = minus(s.hands[seat]!, CARD[move.card]);
  s.usedAdvantage = true;
  s.heldBefore = NO_CARDS;
  switch (move.card) {
    case 'black-prince':
      s.free = true;
      tell?.({ type: 'used', seat, card: 'black-prince' });
      break;
    case 'nettle': {
      const provisions = take(s, seat, PROVISION, COUNTS.nettleProvisions.value);
      tell?.({ type: 'used', seat, card: 'nettle', provisions });
      break;
    }
    case 'barn-owl': {
      take(s, seat, move.tile, 1);
      const provisions = take(s, seat, PROVISION, COUNTS.barnOwlProvisions.value);
      tell?.({ type: 'used', seat, card: 'barn-owl', tile: TILES[move.tile]!, provisions });
      break;
    }
    case 'fat-prince':
      s.fatPrince = true;
      tell?.({ type: 'used', seat, card: 'fat-prince', place: PLACES[s.places[seat]!]!, rate: rateFor(s, seat) });
      break;
    case 'fenoglio':
      s.line = move.line;
      tell?.({ type: 'used', seat, card: 'fenoglio', line: move.line });
      break;
    case 'farid': {
      const from = s.dustfinger;
      s.dustfinger = move.to;
      s.dustfingerMoved = true;
      tell?.({ type: 'used', seat, card: 'farid', from: PLACES[from]!, to: PLACES[move.to]! });
      break;
    }
    case 'roxane': {
      const card = cardNamed(s.villains[seat]!, move.villain);
      discardVillain(s, seat, card);
      tell?.({ type: 'used', seat, card: 'roxane', villain: VILLAIN_CARDS[card]! });
      break;
    }
    case 'meggie':
    case 'mo':
    case 'resa':
      break;
  }
}

/** Rule 3.6: who is alone in the Castle of Night draws a villain card; a loss interrupts the turn. */
function lookAround(s: State, seat: Seat, rng: Rng, tell?: Tell): void {
  s.phase = 'after';
  if (!drawsInNightCastle(s, seat)) return;
  drawVillain(s, seat, 'night-castle', rng, tell);
  if (s.losses === NO_LOSSES) return;
  s.phase = 'lose';
  s.back = 'after';
}

/** Rule 3.7: one or two of what is given, by the rate; `second` is `NONE` at 1:1. */
function trade(s: State, seat: Seat, first: Kind, second: Kind, got: Kind, tell?: Tell): void {
  const gave = rateFor(s, seat) === 1 ? [first] : [first, second];
  for (const ware of gave) give(s, seat, ware, 1);
  take(s, seat, got, 1);
  s.traded = true;
  tell?.({ type: 'traded', seat, place: PLACES[s.places[seat]!]!, gave: gave.map(ware => WARES[ware]!), got: WARES[got]! });
}

/** Rule 3.8. */
function convert(s: State, seat: Seat, set: number, tell?: Tell): void {
  const size = SIZE_OF[set]!;
  for (let tile = 0; tile < TILES.length; tile++) if (has(set, tile)) give(s, seat, tile, 1);
  s.converted |= 1 << size;
  const from = s.markers[seat]!;
  const to = from + STEPS[size]!;
  s.markers[seat] = to;
  tell?.({
    type: 'converted',
    seat,
    place: PLACES[s.places[seat]!]!,
    tiles: TILES.filter((_, tile) => has(set, tile)),
    from,
    to,
    gates: gatesBetween(from, to),
  });
  callWhiteWomen(s, seat, tell);
  if (
    tell &&
    from < LAST_GATE &&
    to >= LAST_GATE &&
    !s.lastRound &&
    s.markers.every((marker, other) => other === seat || marker < LAST_GATE)
  ) {
    tell({ type: 'end-near', seat, marker: to });
  }
}

/** Rules 6.1, 6.2. */
function callWhiteWomen(s: State, seat: Seat, tell?: Tell): void {
  const from = s.whiteWomen;
  const marker = s.markers[seat]!;
  if (from === seat || marker < GREEN_FIELD || (from !== NONE && marker <= s.markers[from]!)) return;
  s.whiteWomen = seat;
  tell?.({ type: 'white-women', seat, from: from === NONE ? null : from });
}

/** Rule 5.2. */
function giveUp(s: State, seat: Seat, tile: Kind, tell?: Tell): void {
  give(s, seat, tile, 1);
  loseOne(s);
  tell?.({ type: 'lost', seat, tile: TILES[tile]!, left: s.losses !== NO_LOSSES && loser(s) === seat ? tilesToLose(s) : 0 });
  if (s.losses !== NO_LOSSES) return;
  if (s.back === 'after') {
    s.phase = 'after';
    return;
  }
  s.back = 'after';
  finishRound(s, s.turn, tell);
}
