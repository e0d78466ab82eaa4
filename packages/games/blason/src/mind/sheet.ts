import type { Frozen, Seat } from '@tabard/core';
import { augmentationsShown, TRAIT_MASKS, TRAIT_SHIFTS } from '../engine/awards.ts';
import {
  AUGMENTATIONS,
  AWARD_DATA,
  AWARD_MARKERS,
  AWARDS_IN_PLAY,
  EMBLEM_OF,
  FIRST_VALUE,
  HERALD_VALUE,
  KINDS,
  type Kind,
  TENS,
  TYPE_OF,
  TYPES,
  type Type,
} from '../engine/data.ts';
import { lowestBit, WORDS } from '../engine/sets.ts';
import { bandsOf } from '../engine/shield.ts';
import { MARKERS, NONE, SHIELD, type State } from '../engine/state.ts';
import { suited } from './suits.ts';

/** What a card shows, as awards ask for it: a type, then an augmentation. A star shows them all. */
const TRAITS = TYPES.length + AUGMENTATIONS.length;
export const STAR = AUGMENTATIONS.length;
const EMBLEM_AT = Uint8Array.from(EMBLEM_OF, emblem => (emblem === 'star' ? STAR : AUGMENTATIONS.indexOf(emblem)));
const TYPE_AT = Uint8Array.from(TYPE_OF, type => TYPES.indexOf(type));
const EVERY_EMBLEM = ((1 << STAR) - 1) << TYPES.length;
/** By card, a bit for each trait. */
export const TRAITS_OF = Uint16Array.from(
  TYPE_OF,
  (_, card) => (1 << TYPE_AT[card]!) | (EMBLEM_AT[card] === STAR ? EVERY_EMBLEM : 1 << (TYPES.length + EMBLEM_AT[card]!)),
);

/** What counts for one seat, in numbers. There is only this one sheet, so that looking at a position makes nothing. */
export const sheet = {
  /** Raised whenever it is filled in. */
  edition: 0,
  /** Columns, a bit each. */
  filled: 0,
  bands: 0,
  /** Traits that cards in hand show, and those that only one of them does, a bit each. */
  traits: 0,
  lone: 0,
  tinctures: 0,
  /** Empty columns that a card in hand suits. */
  suited: 0,
  cards: 0,
  value: 0,
  heralds: 0,
  track: 0,
  points: 0,
  /** Tens that nobody has, a bit each. */
  tensLeft: 0,
  /** Awards that the seat can still claim. */
  open: 0,
  /** What open awards ask for on the shield and in hand, in all; and of which one less puts one of them off. */
  asked: 0,
  wanted: 0,
  needed: 0,
  reserved: 0,
};

export const hand = new Uint8Array(KINDS);
const held = new Uint8Array(TRAITS);

/** By open award: what it is worth now, how many things it lacks, and how many of these the hand lacks too. */
export const markers = new Uint8Array(AWARDS_IN_PLAY);
export const lacking = new Uint8Array(AWARDS_IN_PLAY);
export const unheld = new Uint8Array(AWARDS_IN_PLAY);
/** By open award, traits of which one more brings it nearer, and above them (`LESS`) those of which one less does the contrary: on the shield, and in hand. */
export const onShield = new Int32Array(AWARDS_IN_PLAY);
export const inHand = new Int32Array(AWARDS_IN_PLAY);
export const LESS = 16;

export function fillIn(s: Frozen<State>, seat: Seat): void {
  let filled = 0;
  for (let column = 0; column < SHIELD; column++) if (s.tops[seat * SHIELD + column] !== NONE) filled |= 1 << column;
  sheet.filled = filled;
  sheet.edition++;
  sheet.bands = bandsOf(s, seat);
  sheet.cards = s.handSizes[seat]!;
  sheet.value = s.handValues[seat]!;
  sheet.heralds = s.heralds[seat]!;
  sheet.track = s.track[seat]!;
  sheet.points = s.track[seat]! + s.heralds[seat]! * HERALD_VALUE + (s.firstHolder === seat ? FIRST_VALUE : 0);
  fillInHand(s, seat);
  sheet.suited = suited(filled, sheet.bands, sheet.traits, sheet.tinctures);
  fillInTens(s, seat);
  fillInAwards(s, seat);
}

function fillInHand(s: Frozen<State>, seat: Seat): void {
  // A loop: to call `fill` takes longer than so few numbers do.
  for (let trait = 0; trait < TRAITS; trait++) held[trait] = 0;
  let size = 0;
  let once = 0;
  let twice = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = s.hands[seat * WORDS + word]!; cards !== 0; cards &= cards - 1) {
      const card = word * 32 + lowestBit(cards);
      hand[size++] = card;
      const traits = TRAITS_OF[card]!;
      twice |= once & traits;
      once |= traits;
      held[TYPE_AT[card]!]!++;
      const emblem = EMBLEM_AT[card]!;
      if (emblem !== STAR) held[TYPES.length + emblem]!++;
      else for (let trait = TYPES.length; trait < TRAITS; trait++) held[trait]!++;
    }
  }
  sheet.traits = once;
  sheet.lone = once & ~twice;
  sheet.tinctures = held[0]! + held[1]! + held[2]!;
}

function fillInTens(s: Frozen<State>, seat: Seat): void {
  let left = 0;
  for (let ten = 0; ten < TENS.length; ten++) {
    const holder = s.tenHolders[ten];
    if (holder === seat) sheet.points += ten + 1;
    else if (holder === NONE) left |= 1 << ten;
  }
  sheet.tensLeft = left;
}

/** By award, `ASKS` each: a trait and how many cards must show it; the rest is 0. */
const ASKS = 8;
const NEEDS = new Uint8Array(AWARD_DATA.length * ASKS);
AWARD_DATA.forEach(({ types, augmentations }, award) => {
  const asked = [
    ...Object.entries(types).map(([type, cards]) => [TYPES.indexOf(type as Type), cards]),
    ...AUGMENTATIONS.flatMap((name, at) => (augmentations[name] === undefined ? [] : [[TYPES.length + at, augmentations[name]]])),
  ];
  NEEDS.set(asked.flat(), award * ASKS);
});

function fillInAwards(s: Frozen<State>, seat: Seat): void {
  const types = s.shownTypes[seat]!;
  const augmentations = augmentationsShown(s, seat);
  sheet.open = 0;
  sheet.asked = 0;
  sheet.wanted = 0;
  sheet.needed = 0;
  sheet.reserved = 0;
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    const taken = s.awardsTaken[place]!;
    if ((s.claimed[seat]! >>> place) & 1) {
      for (let marker = 0; marker < taken; marker++) {
        if (s.awardHolders[place * MARKERS + marker] === seat) sheet.points += AWARD_MARKERS[marker]!;
      }
    } else if (taken < MARKERS) {
      markers[sheet.open] = AWARD_MARKERS[taken]!;
      fillInAward(s.awards[place]!, types, augmentations, sheet.open++);
    }
  }
}

function fillInAward(award: number, types: number, augmentations: number, at: number): void {
  let lacks = 0;
  let handLacks = 0;
  let ask = 0;
  let want = 0;
  let need = 0;
  let reserve = 0;
  for (let i = award * ASKS, end = i + ASKS; i < end && NEEDS[i + 1]! > 0; i += 2) {
    const trait = NEEDS[i]!;
    const bit = 1 << trait;
    const lack = NEEDS[i + 1]! - (((trait < TYPES.length ? types : augmentations) >>> TRAIT_SHIFTS[trait]!) & TRAIT_MASKS[trait]!);
    if (lack >= 0) need |= bit;
    if (lack <= 0) continue;
    ask |= bit;
    lacks += lack;
    const handLack = lack - held[trait]!;
    if (handLack > 0) {
      want |= bit;
      handLacks += handLack;
    }
    if (handLack >= 0 && held[trait]! > 0) reserve |= bit;
  }
  lacking[at] = lacks;
  unheld[at] = handLacks;
  onShield[at] = ask | (need << LESS);
  inHand[at] = want | (reserve << LESS);
  sheet.asked |= ask;
  sheet.wanted |= want;
  sheet.needed |= need;
  sheet.reserved |= reserve;
}

export const emblemOf = (card: Kind): number => (card === NONE ? STAR : EMBLEM_AT[card]!);
export const traitsOf = (card: Kind): number => (card === NONE ? 0 : TRAITS_OF[card]!);
