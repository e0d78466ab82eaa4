import type { Seat, Viewer } from '@tabard/core';
import type { Config } from './config.ts';
import { BLACK, DECK_COUNTS, KINDS, type Kind, type ScrollKind, WORDS, wordOf } from './data.ts';
import type { Phase } from './view.ts';

/** Seats have the bits 0–5 of a set of viewers, spectators the next. */
const PUBLIC = 6;
export const VIEWERS = PUBLIC + 1;
export const EVERYBODY = (1 << VIEWERS) - 1;
export const viewerIndex = (viewer: Viewer): number => (viewer === 'public' ? PUBLIC : viewer);

/** `colour` when any card fits (2.2). */
export const ANY_COLOUR = BLACK;

/** What is at work in `exclude`, `target`, `swap` and `take`: a card's kind, the Escort, or a scroll. */
export const NOTHING = -1;
export const ESCORT = KINDS;
export const FIRST_SCROLL = ESCORT + 1;
export type AtWork = number;

/**
 * A scroll in a row or in the pile, in one number: its kind, whether it lies face up, the viewers who know that it is this scroll which lies
 * here, a bit each, and those who know that it lies somewhere in the pile, but not where. As objects, scrolls were a third of every state.
 */
export type ScrollCard = number;

const KIND = 0b1111;
const UP = KIND + 1;
const SEEN_AT = 5;
const IN_PILE_AT = SEEN_AT + VIEWERS;

export const scrollCard = (scroll: ScrollKind, isUp: boolean, seenBy: number, inPile = 0): ScrollCard =>
  scroll | (isUp ? UP : 0) | (seenBy << SEEN_AT) | (inPile << IN_PILE_AT);

export const scrollOf = (card: ScrollCard): ScrollKind => card & KIND;
export const isUp = (card: ScrollCard): boolean => (card & UP) !== 0;
export const seenBy = (card: ScrollCard): number => (card >> SEEN_AT) & EVERYBODY;
export const knownInPile = (card: ScrollCard): number => card >> IN_PILE_AT;

/** A hand is a row of counts, one for each kind. Lists that are short are plain arrays, which are quicker to copy than typed ones. */
export interface State {
  readonly config: Config;
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  direction: 1 | -1;
  round: number;
  turnsInRound: number;
  idle: number;
  skip: boolean;
  chain: number;
  /** A colour, or `ANY_COLOUR`. */
  colour: number;
  top: Kind;
  pendingBy: AtWork;
  pendingCount: number;
  readonly hands: Uint8Array;
  readonly handSizes: number[];
  /** By seat × WORDS: the set of kinds in hand. It repeats `hands` for the sake of speed: every list of moves reads it. */
  readonly holds: number[];
  /** In the same way: the kinds held twice. None is there more often. */
  readonly pairs: number[];
  /** 1 where the seat has called «Blanc Noir!» for the one card it holds. */
  readonly called: number[];
  readonly points: number[];
  readonly quests: number[];
  /** The draw pile, its top last. */
  readonly draw: Uint8Array;
  drawSize: number;
  /** The discard pile as counts, its top card included: the order below the top means nothing. */
  readonly discard: Uint8Array;
  discardSize: number;
  readonly excluded: Uint8Array;
  excludedSize: number;
  readonly rows: ScrollCard[][];
  /** By seat: the scrolls lying face down in its row, a bit each. It repeats `rows`, as `holds` repeats `hands`. */
  readonly ready: number[];
  /** The scroll pile, its top last. */
  pile: ScrollCard[];
  /** By seat × KINDS + kind: the viewers who know of one copy in that hand, a bit each, and `VIEWERS` bits higher those who know of a second. */
  readonly known: Uint16Array;
  /** By viewer × KINDS + kind: how many more of a kind the viewer believes in the discard pile than there are (5.9 takes unseen). */
  readonly drift: Int8Array;
  /** How many cards each seat has taken from the present discard pile (5.9): everybody sees that, not which. */
  readonly takes: number[];
  /** Excluded cards nobody saw go: only positions have them. */
  readonly unseenExcluded: Uint8Array;
}

/** A state without a card in it, for `setup`, `restore` and `determinize` to fill. */
export function blank(config: Config, seats: number): State {
  const deck = deckSize(config);
  return {
    config,
    seats,
    phase: 'turn',
    turn: 0,
    direction: 1,
    round: 1,
    turnsInRound: 0,
    idle: 0,
    skip: false,
    chain: 0,
    colour: ANY_COLOUR,
    top: 0,
    pendingBy: NOTHING,
    pendingCount: 0,
    ...countsIn(new ArrayBuffer(bytesFor(seats, deck)), seats, deck),
    handSizes: zeros(seats),
    holds: zeros(seats * WORDS),
    pairs: zeros(seats * WORDS),
    called: zeros(seats),
    points: zeros(seats),
    quests: zeros(seats),
    drawSize: 0,
    discardSize: 0,
    excludedSize: 0,
    rows: Array.from({ length: seats }, () => []),
    ready: zeros(seats),
    pile: [],
    takes: zeros(seats),
  };
}

type InBytes = 'known' | 'hands' | 'drift' | 'draw' | 'discard' | 'excluded' | 'unseenExcluded';

/** What is counted in bytes lies in one piece: to copy that costs half of what copying four does, and it is small where many states are kept. */
function countsIn(bytes: ArrayBufferLike, seats: number, deck: number): Pick<State, InBytes> {
  const kinds = seats * KINDS;
  const draw = 3 * kinds + VIEWERS * KINDS;
  const discard = draw + deck;
  return {
    known: new Uint16Array(bytes, 0, kinds),
    hands: new Uint8Array(bytes, 2 * kinds, kinds),
    drift: new Int8Array(bytes, 3 * kinds, VIEWERS * KINDS),
    draw: new Uint8Array(bytes, draw, deck),
    discard: new Uint8Array(bytes, discard, KINDS),
    excluded: new Uint8Array(bytes, discard + KINDS, KINDS),
    unseenExcluded: new Uint8Array(bytes, discard + 2 * KINDS, KINDS),
  };
}

const bytesFor = (seats: number, deck: number): number => 3 * seats * KINDS + VIEWERS * KINDS + deck + 3 * KINDS;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export const clone = (s: State): State => ({
  ...s,
  ...countsIn(s.known.buffer.slice(0), s.seats, s.draw.length),
  handSizes: s.handSizes.slice(),
  holds: s.holds.slice(),
  pairs: s.pairs.slice(),
  called: s.called.slice(),
  points: s.points.slice(),
  quests: s.quests.slice(),
  rows: s.rows.map(row => row.slice()),
  ready: s.ready.slice(),
  pile: s.pile.slice(),
  takes: s.takes.slice(),
});

/** Makes a state equal to another with the same options and seats. */
export function copyOver(to: State, from: State): void {
  to.phase = from.phase;
  to.turn = from.turn;
  to.direction = from.direction;
  to.round = from.round;
  to.turnsInRound = from.turnsInRound;
  to.idle = from.idle;
  to.skip = from.skip;
  to.chain = from.chain;
  to.colour = from.colour;
  to.top = from.top;
  to.pendingBy = from.pendingBy;
  to.pendingCount = from.pendingCount;
  to.drawSize = from.drawSize;
  to.discardSize = from.discardSize;
  to.excludedSize = from.excludedSize;
  to.hands.set(from.hands);
  to.draw.set(from.draw);
  to.known.set(from.known);
  to.drift.set(from.drift);
  to.discard.set(from.discard);
  to.excluded.set(from.excluded);
  to.unseenExcluded.set(from.unseenExcluded);
  copyList(to.handSizes, from.handSizes);
  copyList(to.holds, from.holds);
  copyList(to.pairs, from.pairs);
  copyList(to.called, from.called);
  copyList(to.points, from.points);
  copyList(to.quests, from.quests);
  copyList(to.ready, from.ready);
  copyList(to.takes, from.takes);
  for (let seat = 0; seat < from.seats; seat++) copyRow(to.rows[seat]!, from.rows[seat]!);
  copyRow(to.pile, from.pile);
}

function copyRow(to: ScrollCard[], from: readonly ScrollCard[]): void {
  while (to.length > from.length) to.pop();
  for (let at = 0; at < from.length; at++) to[at] = from[at]!;
}

export function copyList(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]!;
}

/** Makes `handSizes`, `holds` and `pairs` say what `hands` says. */
export function countHands(s: State): void {
  s.handSizes.fill(0);
  s.holds.fill(0);
  s.pairs.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    for (let card = 0; card < KINDS; card++) {
      const copies = s.hands[seat * KINDS + card]!;
      s.handSizes[seat]! += copies;
      if (copies > 0) s.holds[seat * WORDS + wordOf(card)]! |= 1 << card;
      if (copies > 1) s.pairs[seat * WORDS + wordOf(card)]! |= 1 << card;
    }
  }
}

/** One more card in a hand, in `hands` and in what repeats it. */
export function addToHand(s: State, seat: Seat, card: Kind): void {
  s.hands[seat * KINDS + card]!++;
  s.handSizes[seat]!++;
  const word = seat * WORDS + wordOf(card);
  s.pairs[word]! |= s.holds[word]! & (1 << card);
  s.holds[word]! |= 1 << card;
}

/** Makes `ready` say what `rows` says. */
export function markReady(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let ready = 0;
    for (const card of s.rows[seat]!) if (!isUp(card)) ready |= 1 << scrollOf(card);
    s.ready[seat] = ready;
  }
}

/** Writes the counted cards into a pile and says how many they were. */
export function fillPile(pile: Uint8Array, counts: ArrayLike<number>): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) for (let copy = counts[kind]!; copy > 0; copy--) pile[size++] = kind;
  return size;
}

export const deckSize = (config: Config): number => DECK_COUNTS[config.deck].reduce((sum, copies) => sum + copies, 0);

export const unseenScroll = (scroll: ScrollKind): ScrollCard => scroll;
