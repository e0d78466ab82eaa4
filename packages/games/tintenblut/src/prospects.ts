import type { Frozen, Seat } from '@tabard/core';
import { TILES } from './data.ts';
import { ADVANTAGE, type Kind, NONE, PROVISION } from './kinds.ts';
import { lineFor, mustChoose, offersAt } from './rewards.ts';
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

/** A handful of tiles as one number, three bits for each kind: more than seven of a kind are too many to count. */
type Handful = number;
const BITS = 3;
const MOST = (1 << BITS) - 1;
const HANDFULS: readonly (readonly number[])[] = Array.from({ length: 1 << (BITS * TILES.length) }, (_, handful) =>
  TILES.map((_, tile) => (handful >> (tile * BITS)) & MOST),
);
const packed = (counts: readonly number[]): Handful =>
  TILES.reduce((handful, _, tile) => handful | (Math.min(counts[tile]!, MOST) << (tile * BITS)), 0);

/** By size and handful: what is left without a set of the kinds of which there are most, or `NONE`. */
const WITHOUT: readonly (readonly Handful[])[] = [0, 1, ...SET_SIZES].map(size => HANDFULS.map(counts => without(counts, size)));
/** What a handful is worth with turns enough to come, and what of it one turn can make. */
const IN_TIME: readonly number[] = HANDFULS.map(inTime);
const IN_ONE_TURN: readonly number[] = HANDFULS.map(inOneTurn);

function without(counts: readonly number[], size: number): Handful {
  const kinds = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!).slice(0, size);
  return kinds.every(kind => counts[kind]! > 0) ? packed(counts.map((count, kind) => (kinds.includes(kind) ? count - 1 : count))) : NONE;
}

function inTime(counts: readonly number[]): number {
  const [most, second, third, least] = counts.toSorted((a, b) => b - a) as [number, number, number, number];
  const singles = Math.min(most - second, SINGLES_OF_USE);
  return SET_WORTH[4]! * least + SET_WORTH[3]! * (third - least) + SET_WORTH[2]! * (second - third) + SET_WORTH[1]! * singles;
}

function inOneTurn(counts: readonly number[]): number {
  let fields = 0;
  let left = packed(counts);
  for (const size of SET_SIZES.toReversed()) {
    if (WITHOUT[size]![left] === NONE) continue;
    left = WITHOUT[size]![left]!;
    fields += STEPS[size]!;
  }
  return fields;
}

/** What matters for tiles besides themselves. */
interface Outlook {
  readonly place: Kind;
  /** From 0, the game is young, to 1: one turn is left. */
  readonly hurry: number;
  /** This is the last turn. */
  readonly isLast: boolean;
  /** The part of what is kept that will not be lost. */
  readonly safe: number;
}

export function outlookOf(s: Frozen<State>, seat: Seat, risk: number): Outlook {
  const furthest = Math.max(...s.markers);
  const hurry = s.lastRound ? 1 : Math.min(1, Math.max(0, (furthest - HURRY_FROM) / (LAST_GATE - HURRY_FROM)));
  return { place: s.places[seat]!, hurry, isLast: s.lastRound, safe: 1 - risk / 2 };
}

const handfulOf = (s: Frozen<State>, seat: Seat): Handful => packed(s.wares.slice(seat * ROW, seat * ROW + TILES.length));

/** What is left to a seat that will not move again. */
export const leftovers = (s: Frozen<State>, seat: Seat): number =>
  s.markers[seat]! + s.wares.slice(seat * ROW, (seat + 1) * ROW).reduce((sum, count) => sum + count, 0) * TIE_BREAK;

/** What a seat makes of all it has when its turn comes. */
export const inLaterTurns = (s: Frozen<State>, seat: Seat, outlook: Outlook): number =>
  s.markers[seat]! + kept(outlook, handfulOf(s, seat)) + food(provisionsOf(s, seat), outlook);

/** The same for who may convert now (3.8). */
export const afterReward = (s: Frozen<State>, seat: Seat, outlook: Outlook): number =>
  converting(outlook, s.markers[seat]!, s.converted, handfulOf(s, seat)) + food(provisionsOf(s, seat), outlook);

/** The same for who has a reward to come (3.5): all of its line, or the one that is worth more. */
export function beforeReward(s: Frozen<State>, seat: Seat, outlook: Outlook): number {
  const offers = offersAt(s.places[seat]!, lineFor(s, seat));
  if (!mustChoose(s, seat, offers)) return rewarded(s, seat, outlook, NONE);
  return Math.max(...offers.map(({ reward }) => rewarded(s, seat, outlook, reward)));
}

function rewarded(s: Frozen<State>, seat: Seat, outlook: Outlook, chosen: Kind): number {
  const held = s.wares.slice(seat * ROW, (seat + 1) * ROW);
  let cards = 0;
  for (const { reward, count } of offersAt(s.places[seat]!, lineFor(s, seat))) {
    if (chosen !== NONE && chosen !== reward) continue;
    if (reward === ADVANTAGE) cards += Math.min(count, s.advantagesLeft);
    else held[reward]! += Math.min(count, s.supply[reward]!);
  }
  return converting(outlook, s.markers[seat]!, s.converted, packed(held)) + food(held[PROVISION]!, outlook) + cards * CARD_WORTH;
}

/** The best of handing in this or that set now and keeping the rest. */
function converting(outlook: Outlook, marker: number, converted: number, tiles: Handful): number {
  let best = marker + (outlook.isLast ? 0 : kept(outlook, tiles));
  const stopped = stoppedSizes(marker, outlook.place) | converted;
  for (let size = 2; size <= TILES.length; size++) {
    const left = WITHOUT[size]![tiles]!;
    if (left !== NONE && !has(stopped, size))
      best = Math.max(best, converting(outlook, marker + STEPS[size]!, converted | (1 << size), left));
  }
  return best;
}

const kept = ({ hurry, safe }: Outlook, tiles: Handful): number =>
  ((1 - hurry) * IN_TIME[tiles]! + hurry * LAST_TURN_WORTH * IN_ONE_TURN[tiles]!) * safe;

const food = (provisions: number, { isLast, safe }: Outlook): number =>
  isLast ? provisions * TIE_BREAK : Math.min(provisions, PROVISIONS_OF_USE) * PROVISION_WORTH * safe;
