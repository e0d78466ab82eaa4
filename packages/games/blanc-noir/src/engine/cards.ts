import { type Frozen, type Rng, type Seat, shuffle } from '@tabard/core';
import * as data from './data.ts';
import { type Card, type Kind, lowestBit, wordOf } from './data.ts';
import type { Cause, Tell } from './facts.ts';
import * as state from './state.ts';
import { addToHand, fillPile, type State } from './state.ts';

/** Local names for what the inner loop reads: the compiler knows a local constant, an imported one it looks up at every use. */
const { CARDS, KINDS, NUMBER_OF, WORDS } = data;
const { VIEWERS } = state;

export function joinHand(s: State, seat: Seat, card: Kind): void {
  addToHand(s, seat, card);
  loseCall(s, seat);
}

/** Who knew of a copy in this hand has now seen it go. */
export function leaveHand(s: State, seat: Seat, card: Kind): void {
  const at = seat * KINDS + card;
  s.hands[at]!--;
  s.handSizes[seat]!--;
  const word = seat * WORDS + wordOf(card);
  const second = s.pairs[word]! & (1 << card);
  s.pairs[word]! ^= second;
  s.holds[word]! ^= (1 << card) ^ second;
  s.known[at]! >>= VIEWERS;
  loseCall(s, seat);
}

/** Rule 6.2. */
function loseCall(s: State, seat: Seat): void {
  if (s.handSizes[seat] !== 1) s.called[seat] = 0;
}

export function excludeCard(s: State, seat: Seat, card: Kind): void {
  leaveHand(s, seat, card);
  s.excluded[card]!++;
  s.excludedSize++;
}

/** Rule 5.9: the taker has looked through the pile; the others know only that a card is gone. */
export function takeFromDiscard(s: State, seat: Seat, card: Kind): void {
  s.discard[card]!--;
  s.discardSize--;
  s.takes[seat]!++;
  for (let viewer = 0; viewer < VIEWERS; viewer++) if (viewer !== seat) s.drift[viewer * KINDS + card]!++;
  joinHand(s, seat, card);
}

/** Rule 5.8: shows a hand to viewers, a bit each. */
export function showHand(s: State, seat: Seat, viewers: number): void {
  for (let card = 0; card < KINDS; card++) {
    const at = seat * KINDS + card;
    if (s.hands[at]! > 0) s.known[at]! |= viewers;
    if (s.hands[at]! > 1) s.known[at]! |= viewers << VIEWERS;
  }
}

/** Rule 8.1: draws what there is, and says how many that was. */
export function drawCards(s: State, seat: Seat, count: number, cause: Cause, rng: Rng, tell?: Tell): number {
  const cards: Kind[] | undefined = tell && [];
  let drawn = 0;
  while (drawn < count) {
    if (s.drawSize === 0) {
      if (s.discardSize === 1) break;
      turnDiscardPile(s, rng, tell);
    }
    const card = s.draw[--s.drawSize]!;
    joinHand(s, seat, card);
    cards?.push(card);
    drawn++;
  }
  tell?.({ type: 'drew', seat, count: drawn, cause, cards: listed(cards!) });
  return drawn;
}

/** Sorted like the hand they join: the order in which they came would say more than the view. */
const listed = (cards: Kind[]): Card[] => cards.sort((a, b) => a - b).map(card => CARDS[card]!);

function turnDiscardPile(s: State, rng: Rng, tell?: Tell): void {
  s.discard[s.top]!--;
  s.drawSize = fillPile(s.draw, s.discard);
  shuffle(s.draw, rng, s.drawSize);
  s.discard.fill(0);
  s.discard[s.top] = 1;
  s.discardSize = 1;
  s.drift.fill(0);
  s.takes.fill(0);
  tell?.({ type: 'reshuffled', count: s.drawSize });
}

/** The counted cards in order, each as often as it is there. */
export function listCards(counts: ArrayLike<number>, offset = 0): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) for (let copy = counts[offset + card]!; copy > 0; copy--) cards.push(CARDS[card]!);
  return cards;
}

export const listHand = (s: Frozen<State>, seat: Seat): Card[] => listCards(s.hands, seat * KINDS);

/** Rule 7.2. */
export function handPoints(s: Frozen<State>, seat: Seat): number {
  let points = 0;
  for (let word = 0; word < WORDS; word++) {
    const at = seat * WORDS + word;
    points += pointsIn(s.holds[at]!, word) + pointsIn(s.pairs[at]!, word);
  }
  return points;
}

function pointsIn(cards: number, word: number): number {
  let points = 0;
  for (let left = cards; left !== 0; left &= left - 1) points += NUMBER_OF[32 * word + lowestBit(left)]!;
  return points;
}
