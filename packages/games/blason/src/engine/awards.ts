import type { Frozen, Seat } from '@tabard/core';
import {
  ACCEPTS,
  AUGMENTATIONS,
  AWARD_DATA,
  AWARD_MARKERS,
  AWARDS_IN_PLAY,
  EMBLEM_OF,
  type Kind,
  SYMBOL_COPIES,
  TYPE_OF,
  TYPES,
  type Type,
} from './data.ts';
import { NONE, SHIELD, type State } from './state.ts';

/**
 * What a shield shows is counted in two numbers, one for types and one for emblems: a few bits for each, and above them a free bit,
 * which lets `atLeast` compare all counts at once.
 */
interface Packing {
  readonly shifts: Uint8Array;
  /** The largest number that fits. */
  readonly masks: Uint8Array;
  readonly free: number;
}

function packing(largest: readonly number[]): Packing {
  const bits = largest.map(count => 32 - Math.clz32(count));
  const shifts = bits.map((_, at) => bits.slice(0, at).reduce((sum, width) => sum + width + 1, 0));
  return {
    shifts: Uint8Array.from(shifts),
    masks: Uint8Array.from(bits, width => (1 << width) - 1),
    free: bits.reduce((set, width, at) => set | (1 << (shifts[at]! + width)), 0),
  };
}

const columnsFor = (type: Type): number => Object.values(ACCEPTS).filter(({ upper, lower }) => [...upper, ...lower].includes(type)).length;
const BY_TYPE = packing(TYPES.map(columnsFor));
/** The star comes last. */
const BY_EMBLEM = packing([...AUGMENTATIONS, 'star'].map(() => SHIELD));
const STAR = AUGMENTATIONS.length;
/** One of each augmentation: what a star counts as. */
const ONE_OF_EACH = AUGMENTATIONS.reduce((set, _, at) => set | (1 << BY_EMBLEM.shifts[at]!), 0);

const unit = ({ shifts }: Packing, at: number): number => 1 << shifts[at]!;
const countOf = ({ shifts, masks }: Packing, packed: number, at: number): number => (packed >>> shifts[at]!) & masks[at]!;
const atLeast = (packed: number, needed: number, free: number): boolean => (((packed | free) - needed) & free) === free;

/** Types, then augmentations: where in their number they are counted. */
export const TRAIT_SHIFTS = Uint8Array.of(...BY_TYPE.shifts, ...BY_EMBLEM.shifts);
export const TRAIT_MASKS = Uint8Array.of(...BY_TYPE.masks, ...BY_EMBLEM.masks);

const TYPE_UNIT = Int32Array.from(TYPE_OF, type => unit(BY_TYPE, TYPES.indexOf(type)));
const EMBLEM_UNIT = Int32Array.from(EMBLEM_OF, emblem => unit(BY_EMBLEM, emblem === 'star' ? STAR : AUGMENTATIONS.indexOf(emblem)));

/** Rule 4.5: the new card shows, the covered one no more. */
export function show(s: State, seat: Seat, card: Kind, covered: Kind): void {
  s.shownTypes[seat]! += TYPE_UNIT[card]!;
  s.shownEmblems[seat]! += EMBLEM_UNIT[card]!;
  if (covered === NONE) return;
  s.shownTypes[seat]! -= TYPE_UNIT[covered]!;
  s.shownEmblems[seat]! -= EMBLEM_UNIT[covered]!;
}

const typesShown = (s: Frozen<State>, seat: Seat, type: number): number => countOf(BY_TYPE, s.shownTypes[seat]!, type);
/** Without stars. */
export const emblemsShown = (s: Frozen<State>, seat: Seat, augmentation: number): number =>
  countOf(BY_EMBLEM, s.shownEmblems[seat]!, augmentation);
const starsShown = (s: Frozen<State>, seat: Seat): number => countOf(BY_EMBLEM, s.shownEmblems[seat]!, STAR);
/** All augmentations shown, with stars. */
export const augmentationsShown = (s: Frozen<State>, seat: Seat): number => s.shownEmblems[seat]! + starsShown(s, seat) * ONE_OF_EACH;

/** How many columns are filled: what is left of a number divided by 31 is the sum of its digits to the base of 32, and each emblem has one. */
export const columnsFilled = (s: Frozen<State>, seat: Seat): number => s.shownEmblems[seat]! % 31;

interface Need {
  readonly of: number;
  readonly count: number;
}
const needs = (names: readonly string[], asked: Readonly<Partial<Record<string, number>>>): Need[] =>
  Object.entries(asked).map(([name, count]) => ({ of: names.indexOf(name), count: count! }));
const TYPE_NEEDS: readonly (readonly Need[])[] = AWARD_DATA.map(({ types }) => needs(TYPES, types));
const EMBLEM_NEEDS: readonly (readonly Need[])[] = AWARD_DATA.map(({ augmentations }) => needs(AUGMENTATIONS, augmentations));
const packed = (how: Packing, all: readonly (readonly Need[])[]): Int32Array =>
  Int32Array.from(all, wanted => wanted.reduce((sum, { of, count }) => sum + count * unit(how, of), 0));
const NEEDED_TYPES = packed(BY_TYPE, TYPE_NEEDS);
const NEEDED_EMBLEMS = packed(BY_EMBLEM, EMBLEM_NEEDS);

/** Rule 5.1. */
export function fulfils(s: Frozen<State>, seat: Seat, award: number): boolean {
  return (
    atLeast(augmentationsShown(s, seat), NEEDED_EMBLEMS[award]!, BY_EMBLEM.free) &&
    atLeast(s.shownTypes[seat]!, NEEDED_TYPES[award]!, BY_TYPE.free)
  );
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

/** Rule 6.3: who takes the symbol markers of an augmentation, a bit for each seat. */
export function symbolHolders(s: Frozen<State>, augmentation: number): number {
  let most = 1;
  let seats = 0;
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const shown = emblemsShown(s, seat, augmentation);
    if (shown < most) continue;
    if (shown > most) count = seats = 0;
    most = shown;
    seats |= 1 << seat;
    count++;
  }
  return count > SYMBOL_COPIES ? 0 : seats;
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
