import { type Frozen, pen, type Seat } from '@tabard/core';
import { ADVANTAGES, LOCATIONS, PLACES, SEAT_COLOURS, TILES, VILLAIN_DATA } from '../engine/data.ts';
import { countOf, familyIn, sizeOf } from '../engine/hands.ts';
import { INKWORLD, NONE } from '../engine/kinds.ts';
import { placesInReach } from '../engine/roads.ts';
import { orderOf } from '../engine/rounds.ts';
import { has, isInTurn, playable, provisionsOf, ROW, type State, tilesOf, topNumber } from '../engine/state.ts';
import { distanceToGate, keysToGate, LAST_GATE } from '../engine/track.ts';
import { sumOf } from '../engine/villains.ts';
import { chanceOfAdderhead, chanceOfHit, drawWorry, HIGHEST_NUMBER, hasMoved } from './danger.ts';
import { fieldsInOneTurn, fieldsInTime, handfulOf, hurryOf } from './prospects.ts';
import { GATE_AHEAD, standing } from './standing.ts';

const PLENTY = 8;

/** So many numbers tell of a seat. */
export const FEATURES = 52 + TILES.length + ADVANTAGES.length + LOCATIONS.length + PLACES.length;

const standings = new Float64Array(SEAT_COLOURS.length);
const sums = new Float64Array(SEAT_COLOURS.length);
let hurry = 0;
let adderhead = 0;
const { begin, put, putIf, putOne } = pen();

/** What speaks for and against each seat, a row of `FEATURES` for each, most of them between -1 and 1. Gives the number of seats. */
export function tellFeatures(s: Frozen<State>, into: Float64Array): number {
  begin(into, s.seats * FEATURES);
  hurry = hurryOf(s);
  adderhead = chanceOfAdderhead(s);
  for (let seat = 0; seat < s.seats; seat++) {
    standings[seat] = standing(s, seat, hurry, adderhead);
    sums[seat] = sumOf(s.villains[seat]!);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    tellProgress(s, seat);
    tellBelongings(s, seat);
    tellDanger(s, seat);
    tellWays(s, seat);
    tellTable(s);
  }
  return s.seats;
}

function tellProgress(s: Frozen<State>, seat: Seat): void {
  const last = s.lastRound ? 1 : 0;
  const marker = s.markers[seat]!;
  const lead = (standings[seat]! - bestBut(standings, s.seats, seat)) / 10;
  const ahead = (marker - bestBut(s.markers, s.seats, seat)) / 10;
  const inTurn = isInTurn(s);
  const waits = inTurn && !hasMoved(s, seat) ? 1 : 0;
  put(standings[seat]! / 20);
  put((standings[seat]! / 20) * hurry);
  put((standings[seat]! / 20) * last);
  put(lead);
  put(lead * hurry);
  put(lead * last);
  put(marker / LAST_GATE);
  put(ahead);
  put(ahead * hurry);
  put(waits);
  put(waits * hurry);
  put(waits * last);
  putIf(inTurn && s.turn === seat && s.phase !== 'journey');
  put(orderOf(s, seat) / (s.seats - 1));
  putIf(s.whiteWomen === seat);
  put(s.whiteWomen === seat ? waits : 0);
}

function tellBelongings(s: Frozen<State>, seat: Seat): void {
  const tiles = handfulOf(s, seat);
  const hand = s.hands[seat]!;
  const provisions = Math.min(PLENTY, provisionsOf(s, seat));
  let kinds = 0;
  let sets = PLENTY;
  for (let tile = 0; tile < TILES.length; tile++) {
    const count = s.wares[seat * ROW + tile]!;
    put(Math.min(count, PLENTY) / 4);
    if (count > 0) kinds++;
    sets = Math.min(sets, count);
  }
  put(tilesOf(s, seat) / 8);
  put(kinds / TILES.length);
  put(sets / 2);
  put(fieldsInOneTurn(tiles) / 7);
  put((fieldsInOneTurn(tiles) / 7) * hurry);
  put(fieldsInTime(tiles) / 7);
  put(provisions / 4);
  putIf(provisions === 0);
  putIf(provisions === 1);
  put(provisions > 4 ? (provisions - 4) / 4 : 0);
  for (let card = 0; card < ADVANTAGES.length; card++) put(countOf(hand, card));
  put(sizeOf(hand) / 4);
  put(familyIn(hand));
}

function tellDanger(s: Frozen<State>, seat: Seat): void {
  const own = sums[seat]!;
  const most = bestBut(sums, s.seats, seat);
  const loss = adderhead * chanceOfHit(s, seat);
  put(own / 6);
  put((own - most) / 6);
  putIf(own > 0 && own >= most);
  put(loss);
  put((loss * (tilesOf(s, seat) + provisionsOf(s, seat))) / 8);
  put(topNumber(s, seat) / HIGHEST_NUMBER);
  put(drawWorry(s, seat));
}

/** The location cards, where they lead to, and the next gate. */
function tellWays(s: Frozen<State>, seat: Seat): void {
  const cards = playable(s, seat);
  const place = s.places[seat]!;
  const marker = s.markers[seat]!;
  const openers = keysToGate(marker) | (1 << INKWORLD);
  const keys = cards & openers;
  const reach = placesInReach(place, provisionsOf(s, seat));
  const inReach = has(cards, INKWORLD) ? reach & openers : reach & keys;
  const distance = distanceToGate(marker);
  const isNear = distance <= GATE_AHEAD;
  for (let card = 0; card < LOCATIONS.length; card++) put((cards >> card) & 1);
  put(bitsIn(cards) / LOCATIONS.length);
  put(bitsIn(cards & reach) / LOCATIONS.length);
  putIf(has(s.passed, seat));
  put(distance / 10);
  put(bitsIn(keys) / 4);
  putIf(isNear);
  putIf(isNear && keys === 0);
  putIf(isNear && inReach !== 0);
  putOne(place, PLACES.length);
}

function tellTable(s: Frozen<State>): void {
  let furthest = 0;
  for (let seat = 0; seat < s.seats; seat++) furthest = Math.max(furthest, s.markers[seat]!);
  put(furthest / LAST_GATE);
  putIf(s.lastRound);
  put(s.round / 20);
  putIf(s.seats === 3);
  putIf(s.seats === 4);
  put(adderhead);
  put(s.villainStack.length / VILLAIN_DATA.length);
  putIf(s.whiteWomen !== NONE);
  put(s.advantagesLeft / Math.max(1, s.advantageStack.length));
}

function bestBut(values: ArrayLike<number>, seats: number, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, values[other]!);
  return best;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
