import type { Frozen, Seat } from '@tabard/core';
import { AUGMENTATIONS, AWARD_DATA, AWARD_MARKERS, AWARDS_IN_PLAY, EMBLEM_OF, type Kind, SYMBOL_COPIES, TYPE_OF, TYPES } from './data.ts';
import { NONE, SHIELD, type State } from './state.ts';

/** Counts of visible types and emblems are packed into a number each: no shield shows more than four of a type (3 bits are enough) or ten of an emblem (4 bits). */
const STAR_SHIFT = 4 * AUGMENTATIONS.length;
const EMBLEM_SHIFTS = [...AUGMENTATIONS, 'star'];
const EMBLEM_BITS = 15;
/** Tinctures may be four alike; of figures no more than two. */
const TYPE_SHIFT = Uint8Array.from(TYPES, (_, type) => (type < 3 ? 3 * type : 9 + 2 * (type - 3)));
const TYPE_BITS = Uint8Array.from(TYPES, (_, type) => (type < 3 ? 7 : 3));

const TYPE_UNIT = Int32Array.from(TYPE_OF, type => 1 << TYPE_SHIFT[TYPES.indexOf(type)]!);
const EMBLEM_UNIT = Int32Array.from(EMBLEM_OF, emblem => 1 << (4 * EMBLEM_SHIFTS.indexOf(emblem)));

/** Rule 4.5: the new card shows, the covered one no more. */
export function show(s: State, seat: Seat, card: Kind, covered: Kind): void {
  s.shownTypes[seat]! += TYPE_UNIT[card]!;
  s.shownEmblems[seat]! += EMBLEM_UNIT[card]!;
  if (covered === NONE) return;
  s.shownTypes[seat]! -= TYPE_UNIT[covered]!;
  s.shownEmblems[seat]! -= EMBLEM_UNIT[covered]!;
}

export const typesShown = (s: Frozen<State>, seat: Seat, type: number): number =>
  (s.shownTypes[seat]! >>> TYPE_SHIFT[type]!) & TYPE_BITS[type]!;
/** Without stars. */
export const emblemsShown = (s: Frozen<State>, seat: Seat, augmentation: number): number =>
  (s.shownEmblems[seat]! >>> (4 * augmentation)) & EMBLEM_BITS;
export const starsShown = (s: Frozen<State>, seat: Seat): number => (s.shownEmblems[seat]! >>> STAR_SHIFT) & EMBLEM_BITS;

interface Need {
  readonly of: number;
  readonly count: number;
}
const needs = (names: readonly string[], asked: Readonly<Partial<Record<string, number>>>): Need[] =>
  Object.entries(asked).map(([name, count]) => ({ of: names.indexOf(name), count: count! }));
export const TYPE_NEEDS: readonly (readonly Need[])[] = AWARD_DATA.map(({ types }) => needs(TYPES, types));
export const EMBLEM_NEEDS: readonly (readonly Need[])[] = AWARD_DATA.map(({ augmentations }) => needs(AUGMENTATIONS, augmentations));

/** Rule 5.1. */
export function fulfils(s: Frozen<State>, seat: Seat, award: number): boolean {
  const emblems = EMBLEM_NEEDS[award]!;
  for (let i = 0; i < emblems.length; i++) {
    if (emblemsShown(s, seat, emblems[i]!.of) + starsShown(s, seat) < emblems[i]!.count) return false;
  }
  const types = TYPE_NEEDS[award]!;
  for (let i = 0; i < types.length; i++) if (typesShown(s, seat, types[i]!.of) < types[i]!.count) return false;
  return true;
}

/** Types and augmentations an award still asks for, each as often as it is missing. */
export function missingFor(s: Frozen<State>, seat: Seat, award: number): string[] {
  const short = (name: string, wanted: number, shown: number) => new Array<string>(Math.max(0, wanted - shown)).fill(name);
  return [
    ...TYPE_NEEDS[award]!.flatMap(({ of, count }) => short(TYPES[of]!, count, typesShown(s, seat, of))),
    ...EMBLEM_NEEDS[award]!.flatMap(({ of, count }) => short(AUGMENTATIONS[of]!, count, emblemsShown(s, seat, of) + starsShown(s, seat))),
  ];
}

/** Rule 3.3: whether a seat may claim the award at this place. */
export const mayClaim = (s: Frozen<State>, seat: Seat, place: number): boolean =>
  ((s.claimed[seat]! >>> place) & 1) === 0 && s.awardsTaken[place]! < AWARD_MARKERS.length && fulfils(s, seat, s.awards[place]!);

export function hasClaim(s: Frozen<State>, seat: Seat): boolean {
  for (let place = 0; place < AWARDS_IN_PLAY; place++) if (mayClaim(s, seat, place)) return true;
  return false;
}

/** Rule 6.3: who takes the symbol markers of an augmentation, and with how many cards. */
export function majority(s: Frozen<State>, augmentation: number): { readonly count: number; readonly seats: readonly Seat[] } {
  const shown = Array.from({ length: s.seats }, (_, seat) => emblemsShown(s, seat, augmentation));
  const count = Math.max(...shown);
  const seats = shown.flatMap((cards, seat) => (cards === count ? [seat] : []));
  return { count, seats: count === 0 || seats.length > SYMBOL_COPIES ? [] : seats };
}

/** Counts anew what a seat shows, for states that were not played. */
export function showAll(s: State, seat: Seat): void {
  s.shownTypes[seat] = 0;
  s.shownEmblems[seat] = 0;
  for (let column = 0; column < SHIELD; column++) {
    const card = s.tops[seat * SHIELD + column]!;
    if (card !== NONE) show(s, seat, card, NONE);
  }
}
