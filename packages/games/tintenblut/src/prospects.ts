import type { Frozen, Seat } from '@tabard/core';
import { TILES } from './data.ts';
import { ADVANTAGE, PROVISION } from './kinds.ts';
import { lineFor, mustChoose, type Offer, offersAt } from './rewards.ts';
import { has, provisionsOf, ROW, type State } from './state.ts';
import { LAST_GATE, SET_SIZES, STEPS, stoppedSizes } from './track.ts';

/** Tiles in hand in fields, by how many kinds are there as often: a whole set is worth most. */
const SET_WORTH = [0, 0.8, 2.3, 4.2, 6.4];
const SINGLES_OF_USE = 4;
const PROVISION_WORTH = 0.45;
const PROVISIONS_OF_USE = 6;
export const CARD_WORTH = 1.4;
const TIE_BREAK = 0.02;
/** From this marker on players think of the end. */
const HURRY_FROM = 26;
/** A gate may stop what could be converted in a last turn. */
const LAST_TURN_WORTH = 0.8;

/** What a seat has to convert, and where it stands; changed in thought only. */
export interface Means {
  readonly marker: number;
  readonly tiles: readonly number[];
  readonly provisions: number;
  readonly cards: number;
}

export const meansOf = (s: Frozen<State>, seat: Seat): Means => ({
  marker: s.markers[seat]!,
  tiles: s.wares.slice(seat * ROW, seat * ROW + TILES.length),
  provisions: provisionsOf(s, seat),
  cards: 0,
});

/** What is left to a seat that will not move again. */
export const leftovers = ({ marker, tiles, provisions }: Means): number =>
  marker + (provisions + tiles.reduce((sum, count) => sum + count, 0)) * TIE_BREAK;

/** Rule 3.5: what the reward will make of it, and what can be converted then. */
export function afterReward(s: Frozen<State>, seat: Seat, means: Means, risk: number): number {
  const offers = offersAt(s.places[seat]!, lineFor(s, seat));
  if (!mustChoose(s, seat, offers))
    return afterConversions(
      s,
      seat,
      offers.reduce((held, offer) => rewarded(s, held, offer), means),
      risk,
    );
  return Math.max(...offers.map(offer => afterConversions(s, seat, rewarded(s, means, offer), risk)));
}

function rewarded(s: Frozen<State>, means: Means, { reward, count }: Offer): Means {
  if (reward === ADVANTAGE) return { ...means, cards: means.cards + Math.min(count, s.advantagesLeft) };
  const got = Math.min(count, s.supply[reward]!);
  if (reward === PROVISION) return { ...means, provisions: means.provisions + got };
  return { ...means, tiles: means.tiles.map((held, tile) => (tile === reward ? held + got : held)) };
}

/** Rule 3.8: the best of converting this or that now and keeping the rest, half of which may be lost. */
export const afterConversions = (s: Frozen<State>, seat: Seat, means: Means, risk: number): number =>
  bestOf(s, s.places[seat]!, s.converted, means, risk);

function bestOf(s: Frozen<State>, place: number, converted: number, means: Means, risk: number): number {
  let best = s.lastRound ? leftovers(means) + means.cards : kept(s, means, risk);
  const stopped = stoppedSizes(means.marker, place) | converted;
  for (const size of SET_SIZES) {
    if (has(stopped, size)) continue;
    const tiles = without(means.tiles, size);
    if (!tiles) continue;
    const next = { ...means, marker: means.marker + STEPS[size]!, tiles };
    best = Math.max(best, bestOf(s, place, converted | (1 << size), next, risk));
  }
  return best;
}

/** Without a set of the kinds of which there are most. */
function without(tiles: readonly number[], size: number): number[] | undefined {
  const kinds = [0, 1, 2, 3].sort((a, b) => tiles[b]! - tiles[a]!).slice(0, size);
  return tiles[kinds.at(-1)!]! > 0 ? tiles.map((count, tile) => (kinds.includes(tile) ? count - 1 : count)) : undefined;
}

/** What is kept for later turns. */
export function kept(s: Frozen<State>, { marker, tiles, provisions, cards }: Means, risk: number): number {
  const food = Math.min(provisions, PROVISIONS_OF_USE) * PROVISION_WORTH;
  return marker + (holding(s, tiles) + food) * (1 - risk / 2) + cards * CARD_WORTH;
}

function holding(s: Frozen<State>, tiles: readonly number[]): number {
  const [most, second, third, least] = tiles.toSorted((a, b) => b - a) as [number, number, number, number];
  const singles = Math.min(most - second, SINGLES_OF_USE);
  const later = SET_WORTH[4]! * least + SET_WORTH[3]! * (third - least) + SET_WORTH[2]! * (second - third) + SET_WORTH[1]! * singles;
  const hurry = hurryOf(s);
  return hurry === 0 ? later : (1 - hurry) * later + hurry * LAST_TURN_WORTH * inOneTurn(most, second, third, least);
}

/** From 0, the game is young, to 1: one turn is left. */
function hurryOf(s: Frozen<State>): number {
  if (s.lastRound) return 1;
  const furthest = Math.max(...s.markers);
  return Math.min(1, Math.max(0, (furthest - HURRY_FROM) / (LAST_GATE - HURRY_FROM)));
}

/** One set of each size, of sorted kinds. */
function inOneTurn(most: number, second: number, third: number, least: number): number {
  const four = least > 0 ? 1 : 0;
  const three = third > four ? 1 : 0;
  const two = second > four + three ? 1 : 0;
  return four * STEPS[4]! + three * STEPS[3]! + (most > four + three ? two : 0) * STEPS[2]!;
}
