import type { Frozen, Seat } from '@tabard/core';
import { type Line, TILES } from '../engine/data.ts';
import { nightCastle } from '../engine/dustfinger.ts';
import { ADVANTAGE, type Kind, NONE, PROVISION } from '../engine/kinds.ts';
import { mustChoose, offersAt } from '../engine/rewards.ts';
import { dustfingerCost } from '../engine/roads.ts';
import { has, provisionsOf, ROW, type State } from '../engine/state.ts';
import { LAST_GATE, SET_SIZES, STEPS, stoppedSizes } from '../engine/track.ts';
import { chanceOfAdderhead, chanceOfLoss } from './danger.ts';

/** Tiles in hand in fields, by how many kinds are there as often: a whole set is worth most. */
const SET_WORTH = [0, 0.8, 2.3, 4.2, 6.4];
const SINGLES_OF_USE = 4;
const PROVISION_WORTH = 0.45;
const PROVISIONS_OF_USE = 6;
export const CARD_WORTH = 1.4;
/** A villain card drawn there. */
export const VILLAIN_COST = 1;
const TIE_BREAK = 0.02;
/** From this marker on players think of the end. */
const HURRY_FROM = 26;
/** A gate may stop what could be converted in a last turn. */
const LAST_TURN_WORTH = 0.8;

/** A handful of tiles as one number, three bits for each kind: more than seven of a kind are too many to count. */
export type Handful = number;
const BITS = 3;
const MOST = (1 << BITS) - 1;
const HANDFULS: readonly (readonly number[])[] = Array.from({ length: 1 << (BITS * TILES.length) }, (_, handful) =>
  TILES.map((_, tile) => (handful >> (tile * BITS)) & MOST),
);
const packed = (counts: readonly number[]): Handful =>
  TILES.reduce((handful, _, tile) => handful | (Math.min(counts[tile]!, MOST) << (tile * BITS)), 0);

/** By size and handful: the set of the kinds of which there are most, a bit for each, or `NONE`; and what is left without it. */
const SETS: readonly (readonly number[])[] = [0, 1, ...SET_SIZES].map(size => HANDFULS.map(counts => largestSet(counts, size)));
const WITHOUT: readonly Int16Array[] = SETS.map(sets =>
  Int16Array.from(sets, (set, handful) =>
    set === NONE ? NONE : packed(HANDFULS[handful]!.map((count, kind) => count - ((set >> kind) & 1))),
  ),
);
/** What a handful is worth with turns enough to come, and what of it one turn can make. */
const IN_TIME = Float64Array.from(HANDFULS, inTime);
const IN_ONE_TURN = Float64Array.from(HANDFULS, inOneTurn);

function largestSet(counts: readonly number[], size: number): number {
  const kinds = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!).slice(0, size);
  return kinds.every(kind => counts[kind]! > 0) ? kinds.reduce((set, kind) => set | (1 << kind), 0) : NONE;
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
export interface Outlook {
  /** From 0, the game is young, to 1: one turn is left. */
  readonly hurry: number;
  /** This is the last turn. */
  readonly isLast: boolean;
  /** The part of what is kept that will not be lost. */
  readonly safe: number;
}

export const outlookOf = (s: Frozen<State>, seat: Seat, hurry: number = hurryOf(s), adderhead: number = chanceOfAdderhead(s)): Outlook => ({
  hurry,
  isLast: s.lastRound,
  safe: 1 - chanceOfLoss(s, seat, adderhead) / 2,
});

export function hurryOf(s: Frozen<State>): number {
  if (s.lastRound) return 1;
  let furthest = 0;
  for (let other = 0; other < s.seats; other++) if (s.markers[other]! > furthest) furthest = s.markers[other]!;
  return Math.min(1, Math.max(0, (furthest - HURRY_FROM) / (LAST_GATE - HURRY_FROM)));
}

export function handfulOf(s: Frozen<State>, seat: Seat): Handful {
  let tiles = 0;
  for (let tile = 0; tile < TILES.length; tile++) tiles |= Math.min(s.wares[seat * ROW + tile]!, MOST) << (tile * BITS);
  return tiles;
}

/** With so many more of a kind. */
export function more(tiles: Handful, tile: Kind, count: number): Handful {
  const held = (tiles >> (tile * BITS)) & MOST;
  return tiles + ((Math.min(held + count, MOST) - held) << (tile * BITS));
}

/** What is left to a seat that will not move again. */
export function leftovers(s: Frozen<State>, seat: Seat): number {
  let belongings = 0;
  for (let ware = 0; ware < ROW; ware++) belongings += s.wares[seat * ROW + ware]!;
  return s.markers[seat]! + belongings * TIE_BREAK;
}

export const fieldsInTime = (tiles: Handful): number => IN_TIME[tiles]!;
export const fieldsInOneTurn = (tiles: Handful): number => IN_ONE_TURN[tiles]!;

/** What a seat makes of all it has when its turn comes. */
export const inLaterTurns = (s: Frozen<State>, seat: Seat, outlook: Outlook): number =>
  s.markers[seat]! + kept(outlook, handfulOf(s, seat)) + food(provisionsOf(s, seat), outlook);

/** The same for who may convert now (3.8). */
export const afterReward = (s: Frozen<State>, seat: Seat, outlook: Outlook): number =>
  converting(outlook, s.places[seat]!, s.markers[seat]!, s.converted, handfulOf(s, seat)) + food(provisionsOf(s, seat), outlook);

/** The same for who has a reward to come in a place (3.5): all of a line, or the one that is worth more. */
export function beforeReward(s: Frozen<State>, seat: Seat, outlook: Outlook, place: Kind, line: Line, provisions: number): number {
  const offers = offersAt(place, line);
  if (!mustChoose(s, seat, offers)) return rewarded(s, seat, outlook, place, line, NONE, provisions);
  let best = Number.NEGATIVE_INFINITY;
  for (const { reward } of offers) best = Math.max(best, rewarded(s, seat, outlook, place, line, reward, provisions));
  return best;
}

/** The same with all of a line, or with one chosen of it. */
export function rewarded(
  s: Frozen<State>,
  seat: Seat,
  outlook: Outlook,
  place: Kind,
  line: Line,
  chosen: Kind,
  provisions: number,
): number {
  let tiles = handfulOf(s, seat);
  let fed = provisions;
  let cards = 0;
  const offers = offersAt(place, line);
  for (let at = 0; at < offers.length; at++) {
    const { reward, count } = offers[at]!;
    if (chosen !== NONE && chosen !== reward) continue;
    if (reward === ADVANTAGE) cards += Math.min(count, s.advantagesLeft);
    else if (reward === PROVISION) fed += Math.min(count, s.supply[PROVISION]!);
    else tiles = more(tiles, reward, Math.min(count, s.supply[reward]!));
  }
  return converting(outlook, place, s.markers[seat]!, s.converted, tiles) + food(fed, outlook) + cards * CARD_WORTH;
}

/** The best of handing in this or that set now and keeping the rest. */
export function converting(outlook: Outlook, place: Kind, marker: number, converted: number, tiles: Handful): number {
  let best = marker + keeping(outlook, tiles);
  const stopped = stoppedSizes(marker, place) | converted;
  // Without a set of two there is none at all.
  for (let size = 2; size <= TILES.length && WITHOUT[size]![tiles] !== NONE; size++) {
    if (has(stopped, size)) continue;
    const worth = handingIn(outlook, place, marker, converted, tiles, size);
    if (worth > best) best = worth;
  }
  return best;
}

/** The set of so many kinds that a sensible player would hand in, a bit for each, or `NONE`. */
export const setOf = (tiles: Handful, size: number): number => SETS[size]![tiles]!;

/** The same after a set of a size, of the kinds of which there are most. */
export const handingIn = (outlook: Outlook, place: Kind, marker: number, converted: number, tiles: Handful, size: number): number =>
  converting(outlook, place, marker + STEPS[size]!, converted | (1 << size), WITHOUT[size]![tiles]!);

/** What tiles are worth that are not handed in in this turn. */
export const keeping = (outlook: Outlook, tiles: Handful): number => (outlook.isLast ? 0 : kept(outlook, tiles));

const kept = ({ hurry, safe }: Outlook, tiles: Handful): number =>
  ((1 - hurry) * IN_TIME[tiles]! + hurry * LAST_TURN_WORTH * IN_ONE_TURN[tiles]!) * safe;

export const food = (provisions: number, { isLast, safe }: Outlook): number =>
  isLast ? provisions * TIE_BREAK : Math.min(provisions, PROVISIONS_OF_USE) * PROVISION_WORTH * safe;

/** What it costs to be alone in the Castle of Night (3.6): a villain card, or less where Dustfinger can still be sent for with these provisions. */
export function nightCost(s: Frozen<State>, outlook: Outlook, provisions: number): number {
  const cost = dustfingerCost(s.dustfinger, nightCastle);
  if (s.dustfingerMoved || cost > provisions) return VILLAIN_COST;
  return Math.min(VILLAIN_COST, food(provisions, outlook) - food(provisions - cost, outlook));
}
