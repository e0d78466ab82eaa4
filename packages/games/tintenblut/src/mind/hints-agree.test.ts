import { fastRng, type Seat } from '@tabard/core';
import { type Claims, hintsAgree } from '@tabard/testkit';
import { describe } from 'vitest';
import { LOCATIONS, TILES } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { PROVISION } from '../engine/kinds.ts';
import { legalMoves } from '../engine/legal.ts';
import type { Move } from '../engine/moves.ts';
import { ROW, type State, topNumber } from '../engine/state.ts';
import { LAST_GATE } from '../engine/track.ts';
import { sumOf } from '../engine/villains.ts';
import { tintenblut } from '../index.ts';
import { rewardOf } from '../text/hints/reward.ts';
import { hints } from './hints.ts';

const has = (s: State, seat: Seat, ware: number): number => s.wares[seat * ROW + ware]!;
const others = (s: State, seat: Seat): number[] => s.markers.filter((_, other) => other !== seat);

/** How far a seat can come in this turn by taking its reward and converting sets. */
function farthest(s: State, seat: Seat): number {
  if (s.turn !== seat || s.phase === 'over') return s.markers[seat]!;
  const moves = legalMoves(s, seat).filter(({ type }) => type === 'collect' || type === 'convert' || type === 'stay');
  return Math.max(s.markers[seat]!, ...moves.map(move => farthest(made(s, seat, move), seat)));
}

function made(s: State, seat: Seat, move: Move): State {
  const next = tintenblut.clone(s);
  tintenblut.apply(next, seat, move, fastRng(0));
  return next;
}

const trades = (s: State, seat: Seat): boolean => legalMoves(s, seat).some(({ type }) => type === 'buy' || type === 'sell');
const collected = (s: State, seat: Seat): State[] =>
  legalMoves(s, seat).flatMap(move => (move.type === 'collect' ? [made(s, seat, move)] : []));

/** What the seat got, by the facts of its reward, wherever the move itself did not bring it yet. */
function got(after: State, seat: Seat, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const reward = (told: readonly Fact[]) => told.find(fact => fact.type === 'collected');
  let found = reward(facts);
  const collect = legalMoves(after, seat).find(({ type }) => type === 'collect');
  if (!found && collect) {
    const later: Fact[] = [];
    tintenblut.apply(tintenblut.clone(after), seat, collect, fastRng(0), fact => later.push(fact));
    found = reward(later);
  }
  return Object.fromEntries((found?.gains ?? []).map(({ reward: what, got: count }) => [what, count]));
}

const gets: Claims<State, Move, Fact>[string] = ({ after, seat, facts, details }) => {
  const gains = got(after, seat, facts);
  return Object.entries(rewardOf(details)).every(([reward, count]) => gains[reward] === count);
};
const advances: Claims<State, Move, Fact>[string] = ({ before, after, seat, details }) =>
  after.markers[seat]! - before.markers[seat]! === details.fields;
const hasSets: Claims<State, Move, Fact>[string] = ({ before, after, seat, details }) =>
  farthest(after, seat) - before.markers[seat]! >= details.fields;
/** It will be this seat's turn again. */
const goesOn = ({ before }: { readonly before: State }): boolean => !before.lastRound;

const CLAIMS: Claims<State, Move, Fact> = {
  'brings-end': ({ before, after, seat }) => before.markers.every(marker => marker < LAST_GATE) && after.markers[seat]! >= LAST_GATE,
  'keeps-for-more': ({ before, seat }) => goesOn({ before }) && TILES.some((_, tile) => has(before, seat, tile) > 0),
  'free-journey': ({ after }) => after.free,
  'may-trade': ({ after, seat }) => trades(after, seat) || collected(after, seat).some(next => trades(next, seat)),
  'spares-sets': ({ before, seat, move }) =>
    move.type === 'lose' && TILES.every((_, tile) => has(before, seat, tile) <= has(before, seat, move.tile)),
  'goes-first': ({ after, seat }) => after.start === seat,
  'goes-later': ({ after, seat }) => after.start !== seat,
  'opens-gate': hasSets,
  'makes-sets': hasSets,
  'passes-gate': advances,
  advances,
  'takes-lead': hinted =>
    advances(hinted) &&
    hinted.after.markers[hinted.seat]! > Math.max(...others(hinted.after, hinted.seat)) &&
    hinted.before.markers[hinted.seat]! <= Math.max(...others(hinted.before, hinted.seat)),
  brings: gets,
  'brings-instead': gets,
  'brings-one-of': ({ after, seat, details }) => {
    const offered = legalMoves(after, seat).filter(({ type }) => type === 'collect');
    return offered.length === Object.keys(rewardOf(details)).length;
  },
  'keeps-company': ({ before, after, seat }) => after.villains[seat] === before.villains[seat],
  'has-company': ({ before, after, seat }) => after.villains[seat] === before.villains[seat],
  'saves-provisions': ({ before, seat }) => legalMoves(before, seat).some(({ type }) => type === 'dustfinger'),
  'escapes-number': ({ before, seat, move, details }) =>
    move.type === 'go' &&
    LOCATIONS[move.location] !== undefined &&
    topNumber(before, details.seat) > details.number &&
    details.seat !== seat,
  'takes-cards-back': ({ before, seat, details }) => goesOn({ before }) && before.pileSizes[seat] === details.count,
  'gains-provisions': ({ before, after, seat, details }) => has(after, seat, PROVISION) - has(before, seat, PROVISION) === details.count,
  'gains-tile': ({ before, after, seat, details }) => {
    const tile = TILES.indexOf(details.tile);
    return has(after, seat, tile) === has(before, seat, tile) + 1;
  },
  'sends-villain-away': ({ after, before, seat, details }) =>
    sumOf(after.villains[seat]!) === details.sum && sumOf(before.villains[seat]!) > details.sum,
};

describe('hints agree with their moves', () => {
  hintsAgree({ game: tintenblut, hints, seats: [2, 3, 4], seeds: 12 }, CLAIMS);
});
