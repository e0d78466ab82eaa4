import { type Frozen, type Rng, type Seat, shuffle } from '@tabard/core';
import { VILLAIN_DATA } from './data.ts';
import type { DrawCause, Hit, Tell } from './facts.ts';
import { type Kind, NONE, PROVISION, VILLAIN_CARDS, VILLAINS, type VillainCard } from './kinds.ts';
import { packLosses } from './losses.ts';
import { give, has, provisionsOf, type State, tilesOf } from './state.ts';

/** Villain cards are their places in `VILLAIN_CARDS`; sets of them are bits. Equal Adderheads lie side by side there. */
const bitsOf = (is: (card: (typeof VILLAIN_DATA)[number]) => boolean): number =>
  VILLAIN_DATA.reduce((bits, card, kind) => (is(card) ? bits | (1 << kind) : bits), 0);

const ALL_VILLAINS = (1 << VILLAIN_CARDS.length) - 1;
const values: readonly number[] = VILLAIN_DATA.map(({ value }) => value.value);
const adderheads = bitsOf(({ id }) => id === 'adderhead');
export const GROUP_ONE = bitsOf(({ group }) => group.value === 'I');
/** By a name's place in `VILLAINS`: the cards that bear it. */
const cardsNamed: readonly number[] = VILLAINS.map(name => bitsOf(({ id }) => id === name));

export function kindsIn(cards: number): Kind[] {
  const kinds: Kind[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) kinds.push(lowestOf(rest));
  return kinds;
}
export const villainsIn = (cards: number): VillainCard[] => kindsIn(cards).map(card => VILLAIN_CARDS[card]!);
const lowestOf = (cards: number): Kind => 31 - Math.clz32(cards & -cards);

export const isAdderhead = (card: Kind): boolean => has(adderheads, card);

/** What villain cards add up to. */
export function sumOf(cards: number): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) sum += values[lowestOf(rest)]!;
  return sum;
}

/** A card with this name among others, of the lowest group; `NONE` if there is none (8). */
export function cardNamed(cards: number, name: Kind): Kind {
  const found = cards & cardsNamed[name]!;
  return found === 0 ? NONE : lowestOf(found);
}

/** Rules 5.2, 5.3: losses of tiles, if any, are waiting afterwards. */
export function drawVillain(s: State, seat: Seat, cause: DrawCause, rng: Rng, tell?: Tell): void {
  if (s.villainStack.length === 0) renewStack(s, rng, tell);
  const card = s.villainStack.pop();
  if (card === undefined) {
    tell?.({ type: 'no-villain', seat, cause });
    return;
  }
  s.villains[seat]! |= 1 << card;
  tell?.({ type: 'villain', seat, villain: VILLAIN_CARDS[card]!, value: values[card]!, sum: sumOf(s.villains[seat]!), cause });
  if (isAdderhead(card)) strike(s, seat, tell);
}

/** Rule 5.3. */
function renewStack(s: State, rng: Rng, tell?: Tell): void {
  const removed = s.villainDiscard & GROUP_ONE;
  for (const card of kindsIn(s.villainDiscard & ~GROUP_ONE)) s.villainStack.push(card);
  shuffle(s.villainStack, rng);
  s.villainDiscard = 0;
  if (s.villainStack.length > 0 || removed !== 0) {
    tell?.({ type: 'villains-shuffled', count: s.villainStack.length, removed: villainsIn(removed) });
  }
}

/** Rule 5.2: all who have the highest sum are hit, clockwise from who drew. */
function strike(s: State, drawer: Seat, tell?: Tell): void {
  const sums = s.villains.map(sumOf);
  const highest = Math.max(...sums);
  const hits: Hit[] = [];
  for (let step = 0; step < s.seats; step++) {
    const seat = (drawer + step) % s.seats;
    if (sums[seat] === highest) hits.push(hitBy(s, seat, tell));
  }
  s.losses = packLosses(hits.filter(({ tiles }) => tiles > 0));
  tell?.({ type: 'adderhead', seat: drawer, sums, hits });
}

/** Provisions and villain cards go at once; tiles are chosen. */
function hitBy(s: State, seat: Seat, tell?: Tell): Hit {
  const provisions = halfOf(provisionsOf(s, seat));
  give(s, seat, PROVISION, provisions);
  const villains = tell ? villainsIn(s.villains[seat]!) : [];
  s.villainDiscard |= s.villains[seat]!;
  s.villains[seat] = 0;
  const from = tilesOf(s, seat);
  return { seat, provisions, tiles: halfOf(from), from, villains };
}

const halfOf = (count: number): number => (count + 1) >> 1;

/** Rule 4: Roxane discards a villain card. */
export function discardVillain(s: State, seat: Seat, card: Kind): void {
  s.villains[seat]! &= ~(1 << card);
  s.villainDiscard |= 1 << card;
}

/** Cards that left the game: they lie nowhere (5.3). */
export function goneVillains(s: Frozen<State>): number {
  const stack = s.villainStack.reduce((cards, card) => cards | (1 << card), 0);
  return ALL_VILLAINS & ~s.villains.reduce((cards, held) => cards | held, stack | s.villainDiscard);
}

/** Takes villain cards by their spelling, each once: equal Adderheads are told apart only inside. */
export class Claims {
  #taken = 0;

  /** `NONE` if all cards that are spelled so are taken. */
  one(card: VillainCard): Kind {
    const kind = VILLAIN_CARDS.findIndex((spelling, kind) => spelling === card && !has(this.#taken, kind));
    if (kind !== NONE) this.#taken |= 1 << kind;
    return kind;
  }

  /** As bits. */
  all(cards: readonly VillainCard[]): number {
    return cards.reduce((bits, card) => bits | (1 << this.one(card)), 0);
  }

  get rest(): number {
    return ALL_VILLAINS & ~this.#taken;
  }
}
