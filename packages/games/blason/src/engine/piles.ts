import { type Frozen, type Rng, shuffle } from '@tabard/core';
import { DISPLAY_SIZES, FIRST_FIGURE, KINDS, type Kind, PILES, type Pile } from './data.ts';
import type { Tell } from './facts.ts';
import { add, FIGURES, has, pileOf, spelled, TINCTURES, WORDS } from './sets.ts';
import { drawn, STACK_AT, type State } from './state.ts';

export function toDiscard(s: State, card: Kind): void {
  add(s.discards, 0, card);
  s.discardSizes[pileOf(card)]!++;
}

/** Rule 3.2: all cards of the display go to their discard piles. */
export function sweepDisplay(s: State): void {
  for (let word = 0; word < WORDS; word++) {
    s.discards[word]! |= s.display[word]!;
    s.display[word] = 0;
  }
  for (let pile = 0; pile < PILES.length; pile++) {
    s.discardSizes[pile]! += s.displaySizes[pile]!;
    s.displaySizes[pile] = 0;
  }
}

/** Rule 2.4, after every move: an empty stack takes its discard pile, gaps in the display are filled, until nothing changes. */
export function refill(s: State, rng: Rng, tell?: Tell): void {
  if (!isSettled(s, TINCTURES)) refillPile(s, TINCTURES, rng, tell);
  if (!isSettled(s, FIGURES)) refillPile(s, FIGURES, rng, tell);
}

/** Whether rule 2.4 has nothing to do. */
export const isSettled = (s: Frozen<State>, pile: Pile): boolean =>
  s.stackSizes[pile]! > 0 ? s.displaySizes[pile] === DISPLAY_SIZES[pile] : s.discardSizes[pile] === 0;

function refillPile(s: State, pile: Pile, rng: Rng, tell?: Tell): void {
  const dealt: Kind[] | undefined = tell && [];
  while (!isSettled(s, pile)) {
    if (s.stackSizes[pile] === 0) turnDiscardPile(s, pile, rng, tell);
    else {
      const card = drawn(s, pile);
      add(s.display, 0, card);
      s.displaySizes[pile]!++;
      dealt?.push(card);
    }
  }
  if (dealt && dealt.length > 0) tell?.({ type: 'refilled', cards: spelled(dealt) });
}

function turnDiscardPile(s: State, pile: Pile, rng: Rng, tell?: Tell): void {
  const at = STACK_AT[pile]!;
  const end = pile === TINCTURES ? FIRST_FIGURE : KINDS;
  let size = 0;
  for (let card = at; card < end; card++) if (has(s.discards, 0, card)) s.stacks[at + size++] = card;
  clearPile(s.discards, pile);
  s.discardSizes[pile] = 0;
  s.stackSizes[pile] = size;
  s.generations[pile]!++;
  shuffle(s.stacks.subarray(at, at + size), rng);
  tell?.({ type: 'reshuffled', pile: PILES[pile]!, count: size });
}

const FIGURES_FROM = FIRST_FIGURE >> 5;
const TINCTURES_IN_SHARED_WORD = (1 << (FIRST_FIGURE & 31)) - 1;

function clearPile(set: Int32Array, pile: Pile): void {
  for (let word = 0; word < WORDS; word++) {
    const tinctures = word < FIGURES_FROM ? -1 : word === FIGURES_FROM ? TINCTURES_IN_SHARED_WORD : 0;
    set[word]! &= pile === FIGURES ? tinctures : ~tinctures;
  }
}

/** Rule 3.1: whether anything can be taken. */
export const canTake = (s: Frozen<State>): boolean =>
  s.displaySizes[TINCTURES]! + s.displaySizes[FIGURES]! + s.stackSizes[TINCTURES]! + s.stackSizes[FIGURES]! > 0;
