import type { Frozen, Seat } from '@tabard/core';
import { COUNTS, type Line, LOCATIONS, NUMBERS, PLACES, SEAT_COLOURS, TILES, WARES } from './data.ts';
import { type Kind, NONE, PROVISION } from './kinds.ts';
import type { Back, Phase } from './view.ts';

/** Location cards of a player, and so the most that his pile can have. */
export const PILE = LOCATIONS.length;
export const ALL_UNPLAYED = (1 << PILE) - 1;
/** What a player has of each ware, as a row of `wares`. */
export const ROW = WARES.length;

/**
 * Sets are bits: location cards, villain cards, seats, sizes. Plain arrays, not typed ones: a short one is copied in a fraction of the time.
 * Hands of advantage cards and the queue of losses are packed numbers (see `hands.ts`, `losses.ts`).
 */
export interface State {
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  start: Seat;
  round: number;
  lastRound: boolean;
  /** Seats that passed in this round. */
  passed: number;
  dustfinger: Kind;
  /** `NONE` as long as they stand beside the track. */
  whiteWomen: Seat;
  usedAdvantage: boolean;
  free: boolean;
  dustfingerMoved: boolean;
  line: Line | null;
  fatPrince: boolean;
  traded: boolean;
  /** Sizes of the sets converted in this turn. */
  converted: number;
  /** The hand as it was when the turn began, nothing once a card was used; without meaning until the journey. */
  heldBefore: number;
  losses: number;
  back: Back;
  readonly places: Kind[];
  /** By seat × PILE: the played location cards, the top one last. */
  readonly piles: Kind[];
  readonly pileSizes: number[];
  /** Location cards in hand. */
  readonly unplayed: number[];
  /** By seat × ROW: tiles and provisions. */
  readonly wares: number[];
  readonly supply: number[];
  readonly hands: number[];
  /** Villain cards before each player. */
  readonly villains: number[];
  readonly markers: number[];
  /** The top one last. */
  readonly villainStack: Kind[];
  villainDiscard: number;
  /** The list never changes, so that copies share it; the top card is the last of those left. */
  advantageStack: readonly Kind[];
  advantagesLeft: number;
}

/** A state in which nobody has anything, for `setup`, `restore` and `determinize` to fill. */
export function blank(seats: number, villainStack: Kind[], advantageStack: readonly Kind[]): State {
  const each = (count: number): number[] => new Array<number>(count).fill(0);
  return {
    seats,
    phase: 'journey',
    turn: 0,
    start: 0,
    round: 1,
    lastRound: false,
    passed: 0,
    dustfinger: PLACES.indexOf('camp'),
    whiteWomen: NONE,
    usedAdvantage: false,
    free: false,
    dustfingerMoved: false,
    line: null,
    fatPrince: false,
    traded: false,
    converted: 0,
    heldBefore: 0,
    losses: 0,
    back: 'after',
    places: each(seats),
    piles: each(seats * PILE),
    pileSizes: each(seats),
    unplayed: each(seats).fill(ALL_UNPLAYED),
    wares: each(seats * ROW),
    supply: [...TILES.map(() => COUNTS.tilesOfAKind.value), COUNTS.provisions.value],
    hands: each(seats),
    villains: each(seats),
    markers: each(seats),
    villainStack,
    villainDiscard: 0,
    advantageStack,
    advantagesLeft: advantageStack.length,
  };
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    start: s.start,
    round: s.round,
    lastRound: s.lastRound,
    passed: s.passed,
    dustfinger: s.dustfinger,
    whiteWomen: s.whiteWomen,
    usedAdvantage: s.usedAdvantage,
    free: s.free,
    dustfingerMoved: s.dustfingerMoved,
    line: s.line,
    fatPrince: s.fatPrince,
    traded: s.traded,
    converted: s.converted,
    heldBefore: s.heldBefore,
    losses: s.losses,
    back: s.back,
    places: s.places.slice(),
    piles: s.piles.slice(),
    pileSizes: s.pileSizes.slice(),
    unplayed: s.unplayed.slice(),
    wares: s.wares.slice(),
    supply: s.supply.slice(),
    hands: s.hands.slice(),
    villains: s.villains.slice(),
    markers: s.markers.slice(),
    villainStack: s.villainStack.slice(),
    villainDiscard: s.villainDiscard,
    advantageStack: s.advantageStack,
    advantagesLeft: s.advantagesLeft,
  };
}

/** Makes a state equal to another with the same seats. */
export function copyOver(to: State, from: State): void {
  to.phase = from.phase;
  to.turn = from.turn;
  to.start = from.start;
  to.round = from.round;
  to.lastRound = from.lastRound;
  to.passed = from.passed;
  to.dustfinger = from.dustfinger;
  to.whiteWomen = from.whiteWomen;
  to.usedAdvantage = from.usedAdvantage;
  to.free = from.free;
  to.dustfingerMoved = from.dustfingerMoved;
  to.line = from.line;
  to.fatPrince = from.fatPrince;
  to.traded = from.traded;
  to.converted = from.converted;
  to.heldBefore = from.heldBefore;
  to.losses = from.losses;
  to.back = from.back;
  copyList(to.places, from.places);
  copyList(to.piles, from.piles);
  copyList(to.pileSizes, from.pileSizes);
  copyList(to.unplayed, from.unplayed);
  copyList(to.wares, from.wares);
  copyList(to.supply, from.supply);
  copyList(to.hands, from.hands);
  copyList(to.villains, from.villains);
  copyList(to.markers, from.markers);
  while (to.villainStack.length > from.villainStack.length) to.villainStack.pop();
  copyList(to.villainStack, from.villainStack);
  to.villainDiscard = from.villainDiscard;
  to.advantageStack = from.advantageStack;
  to.advantagesLeft = from.advantagesLeft;
}

function copyList(to: number[], from: readonly number[]): void {
  for (let at = 0; at < from.length; at++) to[at] = from[at]!;
}

export const has = (set: number, kind: Kind): boolean => ((set >> kind) & 1) === 1;
export const provisionsOf = (s: Frozen<State>, seat: Seat): number => s.wares[seat * ROW + PROVISION]!;

export function tilesOf(s: Frozen<State>, seat: Seat): number {
  let tiles = 0;
  for (let tile = 0; tile < PROVISION; tile++) tiles += s.wares[seat * ROW + tile]!;
  return tiles;
}

/** From the supply, as much as there is of it. */
export function take(s: State, seat: Seat, ware: Kind, count: number): number {
  const got = Math.min(count, s.supply[ware]!);
  s.supply[ware]! -= got;
  s.wares[seat * ROW + ware]! += got;
  return got;
}

/** Back to the supply. */
export function give(s: State, seat: Seat, ware: Kind, count: number): void {
  s.wares[seat * ROW + ware]! -= count;
  s.supply[ware]! += count;
}

const NUMBER_OF: readonly number[] = SEAT_COLOURS.flatMap(colour => LOCATIONS.map(location => NUMBERS.value[colour][location]));
/** The number of a location card (1.2). */
export const numberOf = (seat: Seat, location: Kind): number => NUMBER_OF[seat * PILE + location]!;

/** Location cards that may be chosen: those in hand, or once all ten are played each of them (3.1). */
export const playable = (s: Frozen<State>, seat: Seat): number => s.unplayed[seat]! || ALL_UNPLAYED;

/** The number of the top card, 0 without one (5.1). */
export function topNumber(s: Frozen<State>, seat: Seat): number {
  const size = s.pileSizes[seat]!;
  return size === 0 ? 0 : numberOf(seat, s.piles[seat * PILE + size - 1]!);
}

/** Played cards, the top one last. */
export const pileOf = (s: Frozen<State>, seat: Seat): readonly Kind[] => s.piles.slice(seat * PILE, seat * PILE + s.pileSizes[seat]!);

/** Clears the pile, so that equal states are equal throughout. */
export function takePileBack(s: State, seat: Seat): void {
  s.piles.fill(0, seat * PILE, seat * PILE + s.pileSizes[seat]!);
  s.pileSizes[seat] = 0;
  s.unplayed[seat] = ALL_UNPLAYED;
}

/** Whether a turn is going on: the end of a round is nobody's. */
export const isInTurn = (s: Frozen<State>): boolean =>
  s.phase === 'journey' || s.phase === 'arrived' || s.phase === 'rest' || s.phase === 'after' || (s.phase === 'lose' && s.back === 'after');
/** And the figure has arrived. */
export const hasArrived = (s: Frozen<State>): boolean => isInTurn(s) && s.phase !== 'journey';
