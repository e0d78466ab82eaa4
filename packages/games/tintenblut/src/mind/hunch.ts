import type { Frozen, Rng, Seat } from '@tabard/core';
import { type Line, PLACES } from '../engine/data.ts';
import { nightCastle } from '../engine/dustfinger.ts';
import { INKWORLD, type Kind, SIZE_OF } from '../engine/kinds.ts';
import type { Move } from '../engine/moves.ts';
import { drawsInNightCastle, isAlone, lineFor } from '../engine/rewards.ts';
import { dustfingerCost, journeyCost } from '../engine/roads.ts';
import { has, numberOf, provisionsOf, ROW, type State } from '../engine/state.ts';
import { rateFor } from '../engine/trading.ts';
import { highestOfOthers, othersToMove, worryAbout } from './danger.ts';
import {
  beforeReward,
  CARD_WORTH,
  converting,
  food,
  handfulOf,
  handingIn,
  keeping,
  more,
  nightCost,
  type Outlook,
  outlookOf,
  rewarded,
  setOf,
  VILLAIN_COST,
} from './prospects.ts';

/** What the card for every place is worth more than others. */
const INKWORLD_WORTH = 0.5;
/** How far, in fields, a hurried player may be mistaken about a journey. */
const DOUBT = 0.6;
const DOUBTS = 64;
/** What a hurried player does not think of. */
const OVERLOOKED = Number.NEGATIVE_INFINITY;

/** What a hurried player does: what looks best in numbers, move by move, without trying any. */
export function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  switch (s.phase) {
    case 'journey':
      return whereTo(s, seat, moves, rng);
    case 'arrived':
      return bestOf(moves, takingWorth(s, seat));
    case 'rest':
      return bestOf(moves, restingWorth(s, seat));
    case 'after':
      return bestOf(moves, makingWorth(s, seat), errandsAt(moves));
    case 'lose':
      return bestOf(moves, losingWorth(s, seat));
    case 'start-player':
    case 'over':
      return rng.below(moves.length);
  }
}

/** How good moves look to a hurried player who is not mistaken: the best 1, others e times less for every field that they bring less. */
export function priors(s: Frozen<State>, seat: Seat, moves: readonly Move[], into: number[]): void {
  const worthOf = worthIn(s, seat);
  let most = OVERLOOKED;
  for (let i = 0; i < moves.length; i++) {
    into[i] = worthOf(moves[i]!);
    if (into[i]! > most) most = into[i]!;
  }
  for (let i = 0; i < moves.length; i++) into[i] = into[i] === OVERLOOKED ? LEAST : Math.max(LEAST, Math.exp(into[i]! - most));
}
/** Of a move that a hurried player does not think of, or not much of. */
const LEAST = Math.exp(-2);

/** By what hunches go, in fields. */
function worthIn(s: Frozen<State>, seat: Seat): (move: Move) => number {
  switch (s.phase) {
    case 'journey':
      return goingWorth(s, seat);
    case 'arrived':
      return takingWorth(s, seat);
    case 'rest':
      return restingWorth(s, seat);
    case 'after':
      return makingWorth(s, seat);
    case 'lose':
      return losingWorth(s, seat);
    case 'start-player':
    case 'over':
      return () => 0;
  }
}

/** To pass comes last in the list: a hurried player only does it when nothing else can be done. */
function whereTo(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  const outlook = outlookOf(s, seat);
  const highest = highestOfOthers(s, seat);
  const waiting = othersToMove(s, seat);
  let asked = 0;
  let best = moves.length - 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (move.type !== 'go') continue;
    const { location, to } = move;
    if (!has(asked, to)) {
      asked |= 1 << to;
      lookAt(s, seat, outlook, to);
    }
    const card = location === INKWORLD ? INKWORLD_WORTH : 0;
    const journey = gains[to]! - card - nights[to]! - worryAbout(numberOf(seat, location), highest, waiting);
    const worth = journey + (rng.below(DOUBTS) / DOUBTS) * DOUBT;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** By place: what it brings to go there, whichever card leads to it, and what the night there costs. Used again in every list: nothing of it is kept. */
const gains = new Float64Array(PLACES.length);
const nights = new Float64Array(PLACES.length);

function lookAt(s: Frozen<State>, seat: Seat, outlook: Outlook, to: Kind): void {
  const alone = isAlone(s, seat, to);
  const left = provisionsOf(s, seat) - (s.free ? 0 : journeyCost(s.places[seat]!, to));
  gains[to] = beforeReward(s, seat, outlook, to, alone ? 'alone' : 'company', left);
  nights[to] = alone && to === nightCastle ? nightCost(s, outlook, left) : 0;
}

/** Dustfinger's ways come last after the reward, and a hurried player does not send him then. */
function errandsAt(moves: readonly Move[]): number {
  let count = moves.length;
  while (moves[count - 1]!.type === 'dustfinger') count--;
  return count;
}

function bestOf(moves: readonly Move[], worthOf: (move: Move) => number, count: number = moves.length): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(moves[i]!);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/** As `whereTo` has it, without doubts. */
function goingWorth(s: Frozen<State>, seat: Seat): (move: Move) => number {
  const outlook = outlookOf(s, seat);
  const highest = highestOfOthers(s, seat);
  const waiting = othersToMove(s, seat);
  return move => {
    if (move.type !== 'go') return OVERLOOKED;
    const { location, to } = move;
    lookAt(s, seat, outlook, to);
    const card = location === INKWORLD ? INKWORLD_WORTH : 0;
    return gains[to]! - card - nights[to]! - worryAbout(numberOf(seat, location), highest, waiting);
  };
}

/** By the rewards, or the other line's, if it can be had. */
function takingWorth(s: Frozen<State>, seat: Seat): (move: Move) => number {
  const outlook = outlookOf(s, seat);
  const place = s.places[seat]!;
  const provisions = provisionsOf(s, seat);
  const line = lineFor(s, seat);
  const night = drawsInNightCastle(s, seat) ? nightCost(s, outlook, provisions) : 0;
  const otherLine = (other: Line, left: number, cost: number): number =>
    other === line ? OVERLOOKED : beforeReward(s, seat, outlook, place, other, left) - cost;
  /** Once Dustfinger has gone, he cannot be sent for any more. */
  const sent = (to: Kind, left: number, cost: number): number => {
    const other = lineWith(s, seat, to);
    return otherLine(other, left, cost + (place === nightCastle && other === 'alone' ? VILLAIN_COST : 0));
  };
  return move => {
    switch (move.type) {
      case 'collect':
        return rewarded(s, seat, outlook, place, line, move.reward, provisions) - night;
      case 'dustfinger':
        return sent(move.to, provisions - dustfingerCost(s.dustfinger, move.to), 0);
      case 'use':
        if (move.card === 'fenoglio') return otherLine(move.line, provisions, CARD_WORTH + night);
        return move.card === 'farid' ? sent(move.to, provisions, CARD_WORTH) : OVERLOOKED;
      default:
        return OVERLOOKED;
    }
  };
}

/** The line that counts once Dustfinger is somewhere. */
const lineWith = (s: Frozen<State>, seat: Seat, dustfinger: Kind): Line =>
  isAlone(s, seat, s.places[seat]!, dustfinger) ? 'alone' : 'company';

/** By what it takes not to be alone in the Castle of Night. */
function restingWorth(s: Frozen<State>, seat: Seat): (move: Move) => number {
  const outlook = outlookOf(s, seat);
  const provisions = provisionsOf(s, seat);
  const isLonely = drawsInNightCastle(s, seat);
  return move => {
    if (move.type === 'stay') return food(provisions, outlook) - (isLonely ? VILLAIN_COST : 0);
    if (move.type !== 'dustfinger' || !isLonely || move.to !== nightCastle) return OVERLOOKED;
    return food(provisions - dustfingerCost(s.dustfinger, nightCastle), outlook);
  };
}

/** By what can be made of the tiles. */
function makingWorth(s: Frozen<State>, seat: Seat): (move: Move) => number {
  const outlook = outlookOf(s, seat);
  const place = s.places[seat]!;
  const marker = s.markers[seat]!;
  const tiles = handfulOf(s, seat);
  const provisions = provisionsOf(s, seat);
  const fed = food(provisions, outlook);
  return move => {
    switch (move.type) {
      case 'end':
        return marker + keeping(outlook, tiles) + fed;
      case 'convert': {
        const size = SIZE_OF[move.set]!;
        return move.set === setOf(tiles, size) ? handingIn(outlook, place, marker, s.converted, tiles, size) + fed : OVERLOOKED;
      }
      case 'buy':
        return converting(outlook, place, marker, 0, more(tiles, move.tile, 1)) + food(provisions - rateFor(s, seat), outlook);
      case 'use':
        if (move.card !== 'barn-owl') return OVERLOOKED;
        return converting(outlook, place, marker, s.converted, more(tiles, move.tile, 1)) + food(provisions + 1, outlook) - CARD_WORTH;
      default:
        return OVERLOOKED;
    }
  };
}

/** Of the kind there is most of. */
const losingWorth =
  (s: Frozen<State>, seat: Seat) =>
  (move: Move): number =>
    move.type === 'lose' ? s.wares[seat * ROW + move.tile]! : OVERLOOKED;
