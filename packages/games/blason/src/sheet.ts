import type { Frozen, Seat } from '@tabard/core';
import { emblemsShown } from './awards.ts';
import {
  AUGMENTATIONS,
  AWARD_MARKERS,
  AWARDS_IN_PLAY,
  type Column,
  EMBLEM_OF,
  FIRST_VALUE,
  HERALD_VALUE,
  type Kind,
  TENS,
  TYPE_OF,
  TYPES,
  VALUE_OF,
} from './data.ts';
import { type Band, NO_BAND } from './moves.ts';
import { lowestBit, remove, WORDS } from './sets.ts';
import { ROW_OF } from './shield.ts';
import { MARKERS, NONE, NOT_YET, ROWS, SHIELD, type State } from './state.ts';

/** What a card shows, as awards ask for it: a type, then an augmentation. A star shows them all. */
const TRAITS = TYPES.length + AUGMENTATIONS.length;
const STAR = AUGMENTATIONS.length;
export const augmentationTrait = (augmentation: number): number => TYPES.length + augmentation;
const TYPE_AT = Uint8Array.from(TYPE_OF, type => TYPES.indexOf(type));
const EMBLEM_AT = Uint8Array.from(EMBLEM_OF, emblem => (emblem === 'star' ? STAR : AUGMENTATIONS.indexOf(emblem)));

/**
 * What counts for one seat, on a sheet of numbers: a move is tried on it without being made, and then the sheet is as it was kept.
 * There is only this one, so that looking at a position makes nothing.
 */
const sheet = new Int32Array(64);
const kept = new Int32Array(sheet.length);
let cut = 0;
function part(length: number): Int32Array {
  cut += length;
  return sheet.subarray(cut - length, cut);
}
/** By trait: how many visible cards show it, and how many cards in hand. */
export const shown = part(TRAITS);
export const held = part(TRAITS);
/** By augmentation, without stars: how many visible cards show it, and how many of another seat at most. */
export const plain = part(STAR);
export const rivals = part(STAR);
/** By row: B, C, and last A, which never has one. */
export const bands = part(ROWS + 1);
/** The awards that the seat can still claim, and what they bring it. */
export const open = part(AWARDS_IN_PLAY);
export const markers = part(AWARDS_IN_PLAY);
/** The rest is one number each. */
export const counts = sheet.subarray(cut);
export const OPEN = 0;
/** Columns, a bit each. */
export const FILLED = 1;
/** Tens that nobody has, a bit each. */
export const TENS_LEFT = 2;
export const POINTS = 3;
export const CARDS = 4;
export const VALUE = 5;
export const HERALDS = 6;
export const TRACK = 7;
/** Whether the seat can still do anything, claim an award in this its last turn, or do nothing. */
export const OUTLOOK = 8;
export const ALL_LEFT = 0;
const CLAIM_LEFT = 1;
export const NOTHING_LEFT = 2;

export const keepSheet = (): void => kept.set(sheet);
export const asKept = (): void => sheet.set(kept);

/** Fills in the sheet of a seat. */
export function fillIn(s: Frozen<State>, seat: Seat): void {
  sheet.fill(0);
  for (let column = 0; column < SHIELD; column++) {
    const card = s.tops[seat * SHIELD + column]!;
    if (card === NONE) continue;
    counts[FILLED]! |= 1 << column;
    count(shown, card, 1);
  }
  for (let word = 0; word < WORDS; word++) {
    for (let cards = s.hands[seat * WORDS + word]!; cards !== 0; cards &= cards - 1) count(held, word * 32 + lowestBit(cards), 1);
  }
  for (let row = 0; row < ROWS; row++) bands[row] = s.bands[seat * ROWS + row]!;
  counts[CARDS] = s.handSizes[seat]!;
  counts[VALUE] = s.handValues[seat]!;
  counts[HERALDS] = s.heralds[seat]!;
  counts[TRACK] = s.track[seat]!;
  counts[POINTS] = s.track[seat]! + s.heralds[seat]! * HERALD_VALUE + (s.firstHolder === seat ? FIRST_VALUE : 0);
  counts[OUTLOOK] = hasTurnLeft(s, seat) ? ALL_LEFT : seat === s.turn ? CLAIM_LEFT : NOTHING_LEFT;
  fillInMarkers(s, seat);
  fillInEmblems(s, seat);
}

function fillInMarkers(s: Frozen<State>, seat: Seat): void {
  for (let ten = 0; ten < TENS.length; ten++) {
    const holder = s.tenHolders[ten];
    if (holder === seat) counts[POINTS]! += ten + 1;
    else if (holder === NONE) counts[TENS_LEFT]! |= 1 << ten;
  }
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    const taken = s.awardsTaken[place]!;
    if ((s.claimed[seat]! >>> place) & 1) {
      for (let marker = 0; marker < taken; marker++) {
        if (s.awardHolders[place * MARKERS + marker] === seat) counts[POINTS]! += AWARD_MARKERS[marker]!;
      }
    } else if (taken < MARKERS) {
      open[counts[OPEN]!] = s.awards[place]!;
      markers[counts[OPEN]!++] = AWARD_MARKERS[taken]!;
    }
  }
}

function fillInEmblems(s: Frozen<State>, seat: Seat): void {
  for (let augmentation = 0; augmentation < STAR; augmentation++) {
    plain[augmentation] = emblemsShown(s, seat, augmentation);
    for (let other = 0; other < s.seats; other++) {
      const most = other === seat ? 0 : emblemsShown(s, other, augmentation);
      if (most > rivals[augmentation]!) rivals[augmentation] = most;
    }
  }
}

/** Rule 6.1. */
function hasTurnLeft(s: Frozen<State>, seat: Seat): boolean {
  if (s.lastTurns === NOT_YET) return true;
  const wait = (seat - s.turn + s.seats) % s.seats;
  return wait === 0 ? s.phase === 'turn' || s.phase === 'place' || s.phase === 'pay' : wait <= s.lastTurns;
}

function count(cards: Int32Array, card: Kind, by: 1 | -1): void {
  cards[TYPE_AT[card]!]! += by;
  const emblem = EMBLEM_AT[card]!;
  if (emblem !== STAR) cards[TYPES.length + emblem]! += by;
  else for (let trait = TYPES.length; trait < TRAITS; trait++) cards[trait]! += by;
}

export function gain(card: Kind): void {
  count(held, card, 1);
  counts[CARDS]!++;
  counts[VALUE]! += VALUE_OF[card]!;
}

export function lose(card: Kind): void {
  count(held, card, -1);
  counts[CARDS]!--;
  counts[VALUE]! -= VALUE_OF[card]!;
}

export function loseHerald(): void {
  counts[HERALDS]!--;
  counts[POINTS]! -= HERALD_VALUE;
}

/** An element that has left the hand lies on the shield. */
export function lay(s: Frozen<State>, seat: Seat, card: Kind, column: Column, band: Band): void {
  show(card, 1);
  const covered = s.tops[seat * SHIELD + column]!;
  if (covered !== NONE) show(covered, -1);
  counts[FILLED]! |= 1 << column;
  if (band !== NO_BAND) bands[ROW_OF[column]!] = band;
  const ten = tenReached(counts[TRACK]!, VALUE_OF[card]!);
  counts[TRACK]! += VALUE_OF[card]!;
  counts[POINTS]! += VALUE_OF[card]!;
  if ((counts[TENS_LEFT]! >>> (ten - 1)) & 1) {
    counts[TENS_LEFT]! &= ~(1 << (ten - 1));
    counts[POINTS]! += ten;
  }
  if (counts[FILLED] === FULL && s.firstHolder === NONE) counts[POINTS]! += FIRST_VALUE;
}
const FULL = (1 << SHIELD) - 1;

function show(card: Kind, by: 1 | -1): void {
  count(shown, card, by);
  if (EMBLEM_AT[card] !== STAR) plain[EMBLEM_AT[card]!]! += by;
}

/** Which ten an element takes its player to, 1 for 10; 0: none. */
function tenReached(track: number, value: number): number {
  const ten = Math.trunc((track + value) / 10);
  return ten === Math.trunc(track / 10) || ten > TENS.length ? 0 : ten;
}

/** Rule 4.8: whether a seat that lays this element gives the others a herald each. */
export function takesTen(s: Frozen<State>, seat: Seat, card: Kind): boolean {
  const ten = tenReached(s.track[seat]!, VALUE_OF[card]!);
  return ten > 0 && s.tenHolders[ten - 1] === NONE;
}

const purse = new Int32Array(WORDS);

/** Pays so much with the cheapest cards in hand, but not with this one: the smallest that covers the rest, else the smallest there is. */
export function pay(s: Frozen<State>, seat: Seat, cost: number, but: Kind): void {
  for (let word = 0; word < WORDS; word++) purse[word] = s.hands[seat * WORDS + word]!;
  if (but !== NONE) remove(purse, 0, but);
  for (let rest = cost; rest > 0; ) {
    const card = cheapest(rest);
    remove(purse, 0, card);
    lose(card);
    rest -= VALUE_OF[card]!;
  }
}

function cheapest(rest: number): Kind {
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = purse[word]!; cards !== 0; cards &= cards - 1) {
      const card = word * 32 + lowestBit(cards);
      const value = VALUE_OF[card]!;
      const price = value < rest ? TOO_LITTLE + value : value;
      if (price < least) {
        least = price;
        best = card;
      }
    }
  }
  return best;
}
/** More than any card is worth. */
const TOO_LITTLE = 10;
