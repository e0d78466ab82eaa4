import { type Details, type Frozen, type Refusal, type Seat, untimely } from '@tabard/core';
import { LOCATIONS, PLACES, REWARDS, TILES, VILLAIN_DATA, WARES } from './data.ts';
import { isSeen, isTooLate } from './dustfinger.ts';
import { CARD, holds } from './hands.ts';
import { KEPT_TO_THE_END, type Kind, NONE, PROVISION, SIZE_OF, VILLAINS } from './kinds.ts';
import { actor } from './legal.ts';
import type { Move, Reason } from './moves.ts';
import { lineFor, mustChoose, offersAt } from './rewards.ts';
import { dustfingerCost, journeyCost } from './roads.ts';
import { nextSeat } from './rounds.ts';
import { has, playable, provisionsOf, ROW, type State } from './state.ts';
import { gatesBetween, isOpen, STEPS } from './track.ts';
import { NO_TRADE, rateFor } from './trading.ts';
import type { Phase } from './view.ts';
import { cardNamed, kindsIn } from './villains.ts';

export const refuse = (rule: string, because: Reason, details?: Details): Refusal =>
  details ? { rule, because, details } : { rule, because };

/** The clause of what is to be done in a phase. */
const CLAUSE_OF: Readonly<Record<Phase, string>> = {
  journey: '3.2',
  arrived: '3.5',
  rest: '3.6',
  after: '3.8',
  lose: '5.2',
  'start-player': '5.5',
  over: '7.1',
};

const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  go: ['journey'],
  pass: ['journey'],
  dustfinger: ['arrived', 'rest', 'after'],
  stay: ['rest'],
  use: ['journey', 'arrived', 'after'],
  collect: ['arrived'],
  buy: ['after'],
  sell: ['after'],
  convert: ['after'],
  end: ['after'],
  lose: ['lose'],
  start: ['start-player'],
};

export function refusal(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  const moment = { phase: s.phase, turn: actor(s) };
  const clauses = { over: '7.1', turn: '3.9', phase: CLAUSE_OF[s.phase] };
  return untimely(moment, seat, PHASES_OF[move.type], clauses) ?? refuseNow(s, seat, move);
}

function refuseNow(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'go':
      return refuseJourney(s, seat, move.location, move.to);
    case 'pass':
      return s.free ? refuse('3.10', 'pass.black-prince') : undefined;
    case 'dustfinger':
      return refuseDustfinger(s, seat, move.to);
    case 'use':
      return refuseCard(s, seat, move) ?? refuseEffect(s, seat, move);
    case 'collect':
      return refuseReward(s, seat, move.reward);
    case 'buy':
    case 'sell':
      return refuseTrade(s, seat, move);
    case 'convert':
      return refuseConversion(s, seat, move.set);
    case 'lose':
      return s.wares[seat * ROW + move.tile]! > 0 ? undefined : refuse('5.2', 'lose.not-held', { tile: TILES[move.tile]! });
    case 'start':
      return refuseStart(s, seat, move.seat);
    case 'stay':
    case 'end':
      return;
  }
}

function refuseJourney(s: Frozen<State>, seat: Seat, location: Kind, to: Kind): Refusal | undefined {
  const card = LOCATIONS[location]!;
  if (!has(playable(s, seat), location)) return refuse('3.2', 'go.not-in-hand', { card });
  const from = s.places[seat]!;
  const cost = s.free ? 0 : journeyCost(from, to);
  const held = provisionsOf(s, seat);
  return cost <= held ? undefined : refuse('3.2', 'go.cannot-pay', { card, from: PLACES[from]!, to: PLACES[to]!, cost, held });
}

function refuseDustfinger(s: Frozen<State>, seat: Seat, to: Kind): Refusal | undefined {
  const from = s.dustfinger;
  if (isTooLate(s)) return refuse('3.4', 'dustfinger.too-late');
  if (isSeen(s, seat)) return refuse('3.6', 'dustfinger.seen');
  if (s.dustfingerMoved) return refuse('3.4', 'dustfinger.moved', { at: PLACES[from]! });
  if (from === to) return refuse('3.4', 'dustfinger.there', { to: PLACES[to]! });
  const cost = dustfingerCost(from, to);
  const held = provisionsOf(s, seat);
  return cost <= held ? undefined : refuse('3.4', 'dustfinger.cannot-pay', { from: PLACES[from]!, to: PLACES[to]!, cost, held });
}

/** Rule 3.3: whether the card may be used at all in this moment. */
function refuseCard(s: Frozen<State>, seat: Seat, { card }: Move & { type: 'use' }): Refusal | undefined {
  const kind = CARD[card];
  if (!holds(s.hands[seat]!, kind)) return refuse('3.3', 'use.not-held', { card });
  if ((KEPT_TO_THE_END as readonly string[]).includes(card)) return refuse('4', 'use.no-effect', { card });
  if (s.usedAdvantage) return refuse('3.3', 'use.second', { card });
  if (s.phase === 'journey') return card === 'black-prince' ? undefined : refuse('3.3', 'use.before-arriving', { card });
  if (card === 'black-prince') return refuse('3.3', 'use.after-moving', { card });
  return holds(s.heldBefore, kind) ? undefined : refuse('3.3', 'use.gained-now', { card });
}

/** Rule 4: a use that could do nothing. */
function refuseEffect(s: Frozen<State>, seat: Seat, move: Move & { type: 'use' }): Refusal | undefined {
  switch (move.card) {
    case 'nettle':
      return s.supply[PROVISION]! > 0 ? undefined : refuse('4', 'nettle.none-left');
    case 'barn-owl':
      return s.supply[move.tile]! > 0 ? undefined : refuse('4', 'barn-owl.none-left', { tile: TILES[move.tile]! });
    case 'fat-prince':
      if (s.traded) return refuse('4', 'fat-prince.traded');
      return s.converted === 0 ? undefined : refuse('4', 'fat-prince.converted');
    case 'fenoglio':
      return s.phase === 'arrived' ? undefined : refuse('4', 'use.after-reward', { card: move.card });
    case 'farid':
      if (s.phase !== 'arrived') return refuse('4', 'use.after-reward', { card: move.card });
      if (s.dustfingerMoved) return refuse('4', 'farid.moved', { at: PLACES[s.dustfinger]! });
      return s.dustfinger === move.to ? refuse('4', 'farid.there', { to: PLACES[move.to]! }) : undefined;
    case 'roxane':
      return refuseRoxane(s, seat, move.villain);
    case 'black-prince':
    case 'meggie':
    case 'mo':
    case 'resa':
      return;
  }
}

function refuseRoxane(s: Frozen<State>, seat: Seat, name: Kind): Refusal | undefined {
  const before = s.villains[seat]!;
  if (before === 0) return refuse('4', 'roxane.none');
  if (cardNamed(before, name) !== NONE) return;
  const villains = [...new Set(kindsIn(before).map(card => VILLAIN_DATA[card]!.id))];
  return refuse('4', 'roxane.not-there', { villain: VILLAINS[name]!, villains });
}

function refuseReward(s: Frozen<State>, seat: Seat, chosen: Kind): Refusal | undefined {
  const place = s.places[seat]!;
  const line = lineFor(s, seat);
  const offers = offersAt(place, line);
  const rewards = offers.map(({ reward }) => REWARDS[reward]!);
  if (!mustChoose(s, seat, offers)) return chosen === NONE ? undefined : refuse('3.5', 'collect.all', { reward: REWARDS[chosen]! });
  if (chosen === NONE) return refuse('3.5', 'collect.choose', { rewards });
  const reward = REWARDS[chosen]!;
  return rewards.includes(reward) ? undefined : refuse('3.5', 'collect.not-here', { reward, place: PLACES[place]!, line, rewards });
}

function refuseTrade(s: Frozen<State>, seat: Seat, move: Move & { type: 'buy' | 'sell' }): Refusal | undefined {
  if (s.converted !== 0) return refuse('3.8', 'trade.converted');
  if (s.traded) return refuse('3.7', 'trade.done');
  const rate = rateFor(s, seat);
  if (rate === NO_TRADE) return refuse('3.7', 'trade.no-castle', { place: PLACES[s.places[seat]!]! });
  if (move.type === 'buy') return refuseExchange(s, seat, PROVISION, rate, move.tile);
  const { tile, other } = move;
  if (other === NONE && rate > 1) return refuse('3.7', 'trade.needs-two', { tile: TILES[tile]! });
  if (other !== NONE && rate === 1) return refuse('4', 'trade.one-for-one');
  if (other === NONE || other === tile) return refuseExchange(s, seat, tile, rate, PROVISION);
  return refuseExchange(s, seat, tile, 1, PROVISION) ?? refuseExchange(s, seat, other, 1, PROVISION);
}

function refuseExchange(s: Frozen<State>, seat: Seat, gives: Kind, needed: number, gets: Kind): Refusal | undefined {
  const held = s.wares[seat * ROW + gives]!;
  if (held < needed) return refuse('3.7', 'trade.not-held', { ware: WARES[gives]!, needed, held });
  return s.supply[gets]! > 0 ? undefined : refuse('3.7', 'trade.none-left', { ware: WARES[gets]! });
}

function refuseConversion(s: Frozen<State>, seat: Seat, set: number): Refusal | undefined {
  const missing = TILES.find((_, tile) => has(set, tile) && s.wares[seat * ROW + tile] === 0);
  if (missing !== undefined) return refuse('3.8', 'convert.not-held', { tile: missing });
  const size = SIZE_OF[set]!;
  if (has(s.converted, size)) return refuse('3.8', 'convert.size-used', { size });
  const from = s.markers[seat]!;
  const to = from + STEPS[size]!;
  const gate = gatesBetween(from, to).find(({ colour }) => !isOpen(colour, s.places[seat]!));
  if (!gate) return;
  return refuse('3.8', 'convert.gate', { size, steps: to - from, from, to, ...gate, place: PLACES[s.places[seat]!]! });
}

function refuseStart(s: Frozen<State>, seat: Seat, start: Seat): Refusal | undefined {
  const second = nextSeat(s, seat);
  return start === seat || start === second ? undefined : refuse('5.5', 'start.not-offered', { seat: start, first: seat, second });
}
