import { type Frozen, fastRng, type Hints, type Seat } from '@tabard/core';
import { COUNTS, type Colour, type Line, PLACES, type Place, REWARDS, type Reward, TILES, type Tile } from '../engine/data.ts';
import { apply } from '../engine/effects.ts';
import { ADVANTAGE, type Kind, NONE, PROVISION, SIZE_OF } from '../engine/kinds.ts';
import { legalMoves } from '../engine/legal.ts';
import type { Move } from '../engine/moves.ts';
import { collect, drawsInNightCastle, isAlone, lineFor, mustChoose, type Offer, offersAt } from '../engine/rewards.ts';
import { orderOf } from '../engine/rounds.ts';
import { clone, hasArrived, numberOf, ROW, type State, tilesOf, topNumber } from '../engine/state.ts';
import { gatesBetween, LAST_GATE, mostFields, STEPS } from '../engine/track.ts';
import { cardNamed, sumOf } from '../engine/villains.ts';

type Fields = { readonly fields: number };
type Counted = { readonly count: number };
type AtGate = { readonly colour: Colour };
/** Of a line `only` one reward, for who has to choose. */
type Rewards = { readonly place: Place; readonly line: Line; readonly only?: Reward };
type Shown = { readonly seat: Seat; readonly number: number };

/** What speaks for a move. */
export type Motive =
  | { readonly because: 'brings-end' | 'keeps-for-more' | 'free-journey' | 'may-trade' | 'spares-sets' | 'goes-first' | 'goes-later' }
  | { readonly because: 'keeps-company' | 'has-company' | 'saves-provisions' }
  | { readonly because: 'opens-gate' | 'passes-gate'; readonly details: Fields & AtGate }
  | { readonly because: 'makes-sets' | 'takes-lead' | 'advances'; readonly details: Fields }
  | { readonly because: 'brings' | 'brings-instead' | 'brings-one-of'; readonly details: Rewards }
  | { readonly because: 'escapes-number'; readonly details: Shown }
  | { readonly because: 'takes-cards-back' | 'gains-provisions'; readonly details: Counted }
  | { readonly because: 'gains-tile'; readonly details: { readonly tile: Tile } }
  | { readonly because: 'sends-villain-away'; readonly details: { readonly sum: number } };

export const hints: Hints<State, Move> = { why };

function why(s: Frozen<State>, seat: Seat, move: Move): Motive | undefined {
  switch (move.type) {
    case 'go':
      return whyGo(s, seat, move);
    case 'pass':
      return s.pileSizes[seat]! > 0 && !s.lastRound ? { because: 'takes-cards-back', details: { count: s.pileSizes[seat]! } } : undefined;
    case 'dustfinger':
      return whySend(s, seat, move);
    case 'stay':
      return { because: drawsInNightCastle(s, seat) ? 'saves-provisions' : 'has-company' };
    case 'use':
      return whyUse(s, seat, move);
    case 'collect':
      return moreFields(s, seat, rewarded(s, seat, move.reward)) ?? brings(s, seat, move.reward);
    case 'buy':
      return gainsTile(s, seat, move.tile, move);
    case 'sell':
      return { because: 'gains-provisions', details: { count: 1 } };
    case 'convert':
      return whyConvert(s, seat, STEPS[SIZE_OF[move.set]!]!);
    case 'end':
      return s.phase === 'after' && !s.lastRound && best(s, seat) > 0 ? { because: 'keeps-for-more' } : undefined;
    case 'lose':
      return TILES.every((_, tile) => s.wares[seat * ROW + tile]! <= s.wares[seat * ROW + move.tile]!)
        ? { because: 'spares-sets' }
        : undefined;
    case 'start':
      return { because: move.seat === seat ? 'goes-first' : 'goes-later' };
  }
}

function whyGo(s: Frozen<State>, seat: Seat, move: Extract<Move, { type: 'go' }>): Motive | undefined {
  const there = after(s, seat, move);
  const fields = Math.max(...choices(there, seat).map(reward => sets(rewarded(there, seat, reward), seat)));
  const [gate] = gatesBetween(s.markers[seat]!, s.markers[seat]! + fields);
  if (gate) return { because: 'opens-gate', details: { colour: gate.colour, fields } };
  if (fields > STEPS[2]!) return { because: 'makes-sets', details: { fields } };
  return escapes(s, seat, numberOf(seat, move.location)) ?? brings(there, seat);
}

/** What can be chosen of a reward; nothing where all of it comes. */
function choices(s: Frozen<State>, seat: Seat): Kind[] {
  const offers = offersAt(s.places[seat]!, lineFor(s, seat));
  return mustChoose(s, seat, offers) ? offers.map(({ reward }) => reward) : [NONE];
}

/** Who has most villains before them had better not show the highest number, and somebody shows a higher one already. */
function escapes(s: Frozen<State>, seat: Seat, number: number): Motive | undefined {
  const sums = s.villains.map(sumOf);
  if (sums[seat] === 0 || sums[seat]! < Math.max(...sums)) return;
  const higher = s.places.findIndex((_, other) => orderOf(s, other) < orderOf(s, seat) && topNumber(s, other) > number);
  return higher < 0 ? undefined : { because: 'escapes-number', details: { seat: higher, number } };
}

/** What the reward is, if there is enough of everything. */
function brings(s: Frozen<State>, seat: Seat, chosen: Kind = NONE, because: 'brings' | 'brings-instead' = 'brings'): Motive | undefined {
  const line = lineFor(s, seat);
  const offers = offersAt(s.places[seat]!, line);
  const details = { place: PLACES[s.places[seat]!]!, line };
  const isThere = ({ reward, count }: Offer): boolean => count <= (reward === ADVANTAGE ? s.advantagesLeft : s.supply[reward]!);
  if (chosen === NONE && mustChoose(s, seat, offers)) return offers.every(isThere) ? { because: 'brings-one-of', details } : undefined;
  if (chosen === NONE) return offers.every(isThere) ? { because, details } : undefined;
  return offers.some(offer => offer.reward === chosen && isThere(offer))
    ? { because, details: { ...details, only: REWARDS[chosen]! } }
    : undefined;
}

/** Before the reward for the other line, in the Castle of Night so as not to be alone. */
function whySend(s: Frozen<State>, seat: Seat, move: Extract<Move, { type: 'dustfinger' }>): Motive | undefined {
  if (s.phase === 'arrived') return otherLine(s, seat, move);
  const isSpared = s.phase === 'rest' && isAlone(s, seat) && move.to === s.places[seat];
  return isSpared ? { because: 'keeps-company' } : undefined;
}

/** The other line of a place counts then. */
function otherLine(s: Frozen<State>, seat: Seat, move: Move): Motive | undefined {
  const next = after(s, seat, move);
  return lineFor(next, seat) === lineFor(s, seat) ? undefined : brings(next, seat, NONE, 'brings-instead');
}

function whyUse(s: Frozen<State>, seat: Seat, move: Extract<Move, { type: 'use' }>): Motive | undefined {
  switch (move.card) {
    case 'black-prince':
      return { because: 'free-journey' };
    case 'nettle':
      return { because: 'gains-provisions', details: { count: Math.min(COUNTS.nettleProvisions.value, s.supply[PROVISION]!) } };
    case 'barn-owl':
      return gainsTile(s, seat, move.tile, move);
    case 'fat-prince':
      return canTrade(after(s, seat, move), seat) ? { because: 'may-trade' } : undefined;
    case 'fenoglio':
    case 'farid':
      return otherLine(s, seat, move);
    case 'roxane': {
      const left = s.villains[seat]! & ~(1 << cardNamed(s.villains[seat]!, move.villain));
      return { because: 'sends-villain-away', details: { sum: sumOf(left) } };
    }
    case 'meggie':
    case 'mo':
    case 'resa':
      return;
  }
}

/** Now, or with the reward in hand. */
const canTrade = (s: Frozen<State>, seat: Seat): boolean =>
  legalMoves(s, seat).some(
    move => move.type === 'buy' || move.type === 'sell' || (move.type === 'collect' && canTrade(after(s, seat, move), seat)),
  );

const gainsTile = (s: Frozen<State>, seat: Seat, tile: Kind, move: Move): Motive =>
  moreFields(s, seat, after(s, seat, move)) ?? { because: 'gains-tile', details: { tile: TILES[tile]! } };

/** What is in hand then can be turned into more fields than before, in this turn. */
function moreFields(s: Frozen<State>, seat: Seat, next: Frozen<State>): Motive | undefined {
  const fields = sets(next, seat);
  return hasArrived(s) && fields > best(s, seat) ? { because: 'makes-sets', details: { fields } } : undefined;
}

function whyConvert(s: Frozen<State>, seat: Seat, fields: number): Motive {
  const [from, to] = [s.markers[seat]!, s.markers[seat]! + fields];
  const [gate] = gatesBetween(from, to);
  if (to >= LAST_GATE && s.markers.every(marker => marker < LAST_GATE)) return { because: 'brings-end' };
  if (gate) return { because: 'passes-gate', details: { colour: gate.colour, fields } };
  const others = Math.max(...s.markers.filter((_, other) => other !== seat));
  return { because: to > others && from <= others ? 'takes-lead' : 'advances', details: { fields } };
}

/** As `best`; nothing is promised where a villain may yet take tiles away. */
const sets = (s: Frozen<State>, seat: Seat): number => (drawsInNightCastle(s, seat) ? 0 : best(s, seat));

/** The most fields a seat can make of its tiles where it stands, each size of set once. */
function best(s: Frozen<State>, seat: Seat): number {
  const tiles = s.wares.slice(seat * ROW, seat * ROW + TILES.length);
  return tilesOf(s, seat) < 2 ? 0 : mostFields(tiles, s.markers[seat]!, s.places[seat]!, s.converted);
}

function after(s: Frozen<State>, seat: Seat, move: Move): State {
  const next = clone(s as State);
  apply(next, seat, move, fastRng(0));
  return next;
}

/** With the reward in hand; nothing else happens yet. */
function rewarded(s: Frozen<State>, seat: Seat, reward: Kind): State {
  const next = clone(s as State);
  collect(next, seat, reward);
  return next;
}
