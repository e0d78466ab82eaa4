import type { Seat } from '@tabard/core';
import type { Config } from './config.ts';
import {
  AWARD_MARKERS,
  AWARDS_IN_PLAY,
  COLUMNS,
  type Column,
  FIRST_FIGURE,
  HERALDS,
  KINDS,
  type Kind,
  PILES,
  type Pile,
  TENS,
  VALUE_OF,
} from './data.ts';
import { type Band, NO_BAND } from './moves.ts';
import { add, remove, WORDS } from './sets.ts';
import type { HeraldPhase, Phase } from './view.ts';

/** No card, no seat. */
export const NONE = 255;
/** `lastTurns` as long as the end is not near. */
export const NOT_YET = -1;
/** `origin` of a card that everybody saw its owner take. */
export const SEEN = 0;

export const SHIELD = COLUMNS.length;
/** Rows with a band: B and C. */
export const ROWS = 2;
export const MARKERS = AWARD_MARKERS.length;
/** Where a pile begins in `stacks`. */
export const STACK_AT = Uint8Array.of(0, FIRST_FIGURE);

export interface State {
  readonly config: Config;
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  start: Seat;
  heraldPlayed: boolean;
  placed: boolean;
  passes: number;
  idle: number;
  /** Turns to come after this one, or `NOT_YET`. */
  lastTurns: number;
  /** The element waiting to be paid, or `NONE`. */
  pendingCard: Kind;
  pendingColumn: Column;
  pendingBand: Band;
  pendingCost: number;
  pendingPaid: number;
  pendingBack: HeraldPhase;
  /** By seat × WORDS: sets of cards. */
  readonly hands: Int32Array;
  readonly handSizes: Uint8Array;
  /** What the cards of a hand are worth together. */
  readonly handValues: Uint16Array;
  readonly display: Int32Array;
  readonly displaySizes: Uint8Array;
  /** Both stacks, each with its top last, beginning at `STACK_AT`. */
  readonly stacks: Uint8Array;
  readonly stackSizes: Uint8Array;
  /** Both discard piles in one set: their order means nothing. */
  readonly discards: Int32Array;
  readonly discardSizes: Uint8Array;
  /** By seat × SHIELD + column: the visible card, or `NONE`. */
  readonly tops: Uint8Array;
  /** For each card on a shield the one it covers, or `NONE`. */
  readonly beneath: Uint8Array;
  /** By seat × ROWS: `NO_BAND` while it is open. */
  readonly bands: Uint8Array;
  /** What is visible, counted (see `awards.ts`): it repeats `tops` for the sake of speed. */
  readonly shownTypes: Int32Array;
  readonly shownEmblems: Int32Array;
  readonly track: Uint16Array;
  readonly heralds: Uint8Array;
  supply: number;
  /** The awards in play, in the order of `AWARDS`. */
  readonly awards: Uint8Array;
  /** How many markers of each are taken, and by award × MARKERS who has them. */
  readonly awardsTaken: Uint8Array;
  readonly awardHolders: Uint8Array;
  /** By seat, the awards it has claimed, a bit for each place in `awards`. */
  readonly claimed: Uint8Array;
  readonly tenHolders: Uint8Array;
  firstHolder: Seat;
  /** For each card in a hand: `SEEN`, or which generation of its stack it was taken from blind (a shuffled stack is a new one). */
  readonly origin: Uint16Array;
  readonly generations: Uint16Array;
}

/** A state without a card in it, for `setup`, `restore` and `determinize` to fill. */
export function blank(config: Config, seats: number): State {
  return {
    config,
    seats,
    phase: 'turn',
    turn: 0,
    start: 0,
    heraldPlayed: false,
    placed: false,
    passes: 0,
    idle: 0,
    lastTurns: NOT_YET,
    pendingCard: NONE,
    pendingColumn: 0,
    pendingBand: NO_BAND,
    pendingCost: 0,
    pendingPaid: 0,
    pendingBack: 'place',
    hands: new Int32Array(seats * WORDS),
    handSizes: new Uint8Array(seats),
    handValues: new Uint16Array(seats),
    display: new Int32Array(WORDS),
    displaySizes: new Uint8Array(PILES.length),
    stacks: new Uint8Array(KINDS),
    stackSizes: new Uint8Array(PILES.length),
    discards: new Int32Array(WORDS),
    discardSizes: new Uint8Array(PILES.length),
    tops: new Uint8Array(seats * SHIELD).fill(NONE),
    beneath: new Uint8Array(KINDS).fill(NONE),
    bands: new Uint8Array(seats * ROWS),
    shownTypes: new Int32Array(seats),
    shownEmblems: new Int32Array(seats),
    track: new Uint16Array(seats),
    heralds: new Uint8Array(seats),
    supply: HERALDS,
    awards: new Uint8Array(AWARDS_IN_PLAY),
    awardsTaken: new Uint8Array(AWARDS_IN_PLAY),
    awardHolders: new Uint8Array(AWARDS_IN_PLAY * MARKERS).fill(NONE),
    claimed: new Uint8Array(seats),
    tenHolders: new Uint8Array(TENS.length).fill(NONE),
    firstHolder: NONE,
    origin: new Uint16Array(KINDS),
    generations: new Uint16Array(PILES.length).fill(1),
  };
}

export function clone(s: State): State {
  return {
    config: s.config,
    seats: s.seats,
    phase: s.phase,
    turn: s.turn,
    start: s.start,
    heraldPlayed: s.heraldPlayed,
    placed: s.placed,
    passes: s.passes,
    idle: s.idle,
    lastTurns: s.lastTurns,
    pendingCard: s.pendingCard,
    pendingColumn: s.pendingColumn,
    pendingBand: s.pendingBand,
    pendingCost: s.pendingCost,
    pendingPaid: s.pendingPaid,
    pendingBack: s.pendingBack,
    hands: s.hands.slice(),
    handSizes: s.handSizes.slice(),
    handValues: s.handValues.slice(),
    display: s.display.slice(),
    displaySizes: s.displaySizes.slice(),
    stacks: s.stacks.slice(),
    stackSizes: s.stackSizes.slice(),
    discards: s.discards.slice(),
    discardSizes: s.discardSizes.slice(),
    tops: s.tops.slice(),
    beneath: s.beneath.slice(),
    bands: s.bands.slice(),
    shownTypes: s.shownTypes.slice(),
    shownEmblems: s.shownEmblems.slice(),
    track: s.track.slice(),
    heralds: s.heralds.slice(),
    supply: s.supply,
    awards: s.awards.slice(),
    awardsTaken: s.awardsTaken.slice(),
    awardHolders: s.awardHolders.slice(),
    claimed: s.claimed.slice(),
    tenHolders: s.tenHolders.slice(),
    firstHolder: s.firstHolder,
    origin: s.origin.slice(),
    generations: s.generations.slice(),
  };
}

export const heraldSupply = (s: State): number => s.heralds.reduce((left, held) => left - held, HERALDS);

/** Takes the top of a stack; the card stays where it was, above the top, until something else lies there. */
export function drawn(s: State, pile: Pile): Kind {
  s.stackSizes[pile]!--;
  return s.stacks[STACK_AT[pile]! + s.stackSizes[pile]!]!;
}

export function joinHand(s: State, seat: Seat, card: Kind, origin: number): void {
  add(s.hands, seat * WORDS, card);
  s.handSizes[seat]!++;
  s.handValues[seat]! += VALUE_OF[card]!;
  s.origin[card] = origin;
}

export function leaveHand(s: State, seat: Seat, card: Kind): void {
  remove(s.hands, seat * WORDS, card);
  s.handSizes[seat]!--;
  s.handValues[seat]! -= VALUE_OF[card]!;
}
