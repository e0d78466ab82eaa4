import { type Rng, shuffle } from '@tabard/core';
import type { Config } from './config.ts';
import { CARDS, COLOUR_OF, DECK_COUNTS, FIRST_BLACK, HAND_SIZE, KINDS, SCROLL_COPIES, SCROLLS } from './data.ts';
import type { Tell } from './facts.ts';
import {
  blank,
  countHands,
  fillPile,
  markReady,
  NOTHING,
  type ScrollCard,
  type State,
  scrollCard,
  scrollOf,
  unseenScroll,
} from './state.ts';

export function setup(config: Config, seats: number, rng: Rng): State {
  const s = blank(config, seats);
  dealRound(s, rng);
  return s;
}

/** Rule 2.1: a round from scratch; points, quests and the round's number stay. */
export function dealRound(s: State, rng: Rng, tell?: Tell): void {
  clearTable(s);
  s.drawSize = fillPile(s.draw, DECK_COUNTS[s.config.deck]);
  shuffle(s.draw, rng, s.drawSize);
  s.pile = allScrolls();
  shuffle(s.pile, rng);
  dealHands(s);
  s.top = s.draw[--s.drawSize]!;
  s.discard[s.top] = 1;
  s.discardSize = 1;
  s.turn = rng.below(s.seats);
  s.colour = COLOUR_OF[s.top]!;
  s.phase = s.top >= FIRST_BLACK && s.config.edition === 'de' ? 'start-colour' : 'turn';
  tell?.({ type: 'round-began', round: s.round, first: s.turn, top: CARDS[s.top]! });
}

/** To each seat its cards and a scroll, which it alone knows. */
function dealHands(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let card = 0; card < HAND_SIZE; card++) s.hands[seat * KINDS + s.draw[--s.drawSize]!]!++;
    const scroll = scrollOf(s.pile.pop()!);
    s.rows[seat]!.push(scrollCard(scroll, false, 1 << seat));
  }
  countHands(s);
  markReady(s);
}

function clearTable(s: State): void {
  s.direction = 1;
  s.turnsInRound = 0;
  s.idle = 0;
  s.skip = false;
  s.chain = 0;
  s.pendingBy = NOTHING;
  s.pendingCount = 0;
  s.hands.fill(0);
  s.called.fill(0);
  s.discard.fill(0);
  s.excluded.fill(0);
  s.excludedSize = 0;
  s.known.fill(0);
  s.drift.fill(0);
  s.takes.fill(0);
  s.unseenExcluded.fill(0);
  for (const row of s.rows) row.length = 0;
}

function allScrolls(): ScrollCard[] {
  const scrolls: ScrollCard[] = [];
  for (let scroll = 0; scroll < SCROLLS.length; scroll++) {
    for (let copy = SCROLL_COPIES[scroll]!; copy > 0; copy--) scrolls.push(unseenScroll(scroll));
  }
  return scrolls;
}
