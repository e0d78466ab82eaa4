import type { Frozen, Seat } from '@tabard/core';
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
  supply: number;
  firstHolder: Seat;
  /** All rows below in one block, so that copying it copies them. */
  readonly words: Int32Array;
  /** By seat × WORDS: sets of cards. */
  readonly hands: Int32Array;
  readonly handSizes: Uint8Array;
  /** What the cards of a hand are worth together. */
  readonly handValues: Uint16Array;
  /** By seat × SHIELD + column: the visible card, or `NONE`. */
  readonly tops: Uint8Array;
  /** By seat × ROWS: `NO_BAND` while it is open. */
  readonly bands: Uint8Array;
  /** What is visible, counted (see `awards.ts`): it repeats `tops` for the sake of speed. */
  readonly shownTypes: Int32Array;
  readonly shownEmblems: Int32Array;
  readonly track: Uint16Array;
  readonly heralds: Uint8Array;
  /** The awards in play, in the order of `AWARDS`. */
  readonly awards: Uint8Array;
  /** How many markers of each are taken, and by award × MARKERS who has them. */
  readonly awardsTaken: Uint8Array;
  readonly awardHolders: Uint8Array;
  /** By seat, the awards it has claimed, a bit for each place in `awards`. */
  readonly claimed: Uint8Array;
  readonly tenHolders: Uint8Array;
  /** The part of the block above this line: what the seats have. */
  readonly belongings: Int32Array;
  readonly display: Int32Array;
  readonly displaySizes: Uint8Array;
  /** Both stacks, each with its top last, beginning at `STACK_AT`. */
  readonly stacks: Uint8Array;
  readonly stackSizes: Uint8Array;
  /** Both discard piles in one set: their order means nothing. */
  readonly discards: Int32Array;
  readonly discardSizes: Uint8Array;
  /** For each card on a shield the one it covers, or `NONE`. */
  readonly beneath: Uint8Array;
  /** For each card in a hand: `SEEN`, or which generation of its stack it was taken from blind (a shuffled stack is a new one). */
  readonly origin: Uint16Array;
  readonly generations: Uint16Array;
}

/** A state without a card in it, for `setup`, `restore` and `determinize` to fill. */
export function blank(config: Config, seats: number): State {
  const rows = new Rows();
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
    supply: HERALDS,
    firstHolder: NONE,
    words: rows.words,
    hands: rows.int32(seats * WORDS),
    handSizes: rows.uint8(seats),
    handValues: rows.uint16(seats),
    tops: rows.uint8(seats * SHIELD).fill(NONE),
    bands: rows.uint8(seats * ROWS),
    shownTypes: rows.int32(seats),
    shownEmblems: rows.int32(seats),
    track: rows.uint16(seats),
    heralds: rows.uint8(seats),
    awards: rows.uint8(AWARDS_IN_PLAY),
    awardsTaken: rows.uint8(AWARDS_IN_PLAY),
    awardHolders: rows.uint8(AWARDS_IN_PLAY * MARKERS).fill(NONE),
    claimed: rows.uint8(seats),
    tenHolders: rows.uint8(TENS.length).fill(NONE),
    belongings: rows.soFar(),
    display: rows.int32(WORDS),
    displaySizes: rows.uint8(PILES.length),
    stacks: rows.uint8(KINDS),
    stackSizes: rows.uint8(PILES.length),
    discards: rows.int32(WORDS),
    discardSizes: rows.uint8(PILES.length),
    beneath: rows.uint8(KINDS).fill(NONE),
    origin: rows.uint16(KINDS),
    generations: rows.uint16(PILES.length).fill(1),
  };
}

export function clone(s: State): State {
  const copy = blank(s.config, s.seats);
  copyOver(copy, s);
  return copy;
}

/** Makes a state equal to another with the same options and seats. */
export function copyOver(to: State, from: State): void {
  to.phase = from.phase;
  to.turn = from.turn;
  to.start = from.start;
  to.heraldPlayed = from.heraldPlayed;
  to.placed = from.placed;
  to.passes = from.passes;
  to.idle = from.idle;
  to.lastTurns = from.lastTurns;
  to.pendingCard = from.pendingCard;
  to.pendingColumn = from.pendingColumn;
  to.pendingBand = from.pendingBand;
  to.pendingCost = from.pendingCost;
  to.pendingPaid = from.pendingPaid;
  to.pendingBack = from.pendingBack;
  to.supply = from.supply;
  to.firstHolder = from.firstHolder;
  to.words.set(from.words);
}

/** Whether two states with the same seats differ at most in what lies on the table, and what led to them. */
export const areAlike = (a: Frozen<State>, b: Frozen<State>): boolean =>
  a.phase === b.phase &&
  a.turn === b.turn &&
  a.heraldPlayed === b.heraldPlayed &&
  a.lastTurns === b.lastTurns &&
  a.firstHolder === b.firstHolder &&
  a.pendingCard === b.pendingCard &&
  a.pendingColumn === b.pendingColumn &&
  a.pendingBand === b.pendingBand &&
  a.pendingCost === b.pendingCost &&
  a.pendingPaid === b.pendingPaid &&
  a.pendingBack === b.pendingBack &&
  isSameRow(a.belongings, b.belongings);

function isSameRow(a: Int32Array, b: Int32Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** Enough for the rows of five seats. */
const BLOCK = 208;

/** Cuts rows out of one block, each on a full word. */
class Rows {
  readonly words = new Int32Array(BLOCK);
  #end = 0;

  int32(length: number): Int32Array {
    return new Int32Array(this.words.buffer, this.#cut(4 * length), length);
  }
  uint16(length: number): Uint16Array {
    return new Uint16Array(this.words.buffer, this.#cut(2 * length), length);
  }
  uint8(length: number): Uint8Array {
    return new Uint8Array(this.words.buffer, this.#cut(length), length);
  }

  soFar(): Int32Array {
    return this.words.subarray(0, this.#end >> 2);
  }

  #cut(size: number): number {
    const start = this.#end;
    this.#end = (start + size + 3) & ~3;
    return start;
  }
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
