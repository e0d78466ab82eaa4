import type { Frozen, Seat } from '@tabard/core';
import { emblemsShown, hasClaim, symbolHolders } from './awards.ts';
import { AUGMENTATIONS, HAND_AFTER, HAND_LIMIT, IDLE_TURNS, KINDS } from './data.ts';
import type { Tell } from './facts.ts';
import { hasHeraldMove } from './legal.ts';
import { endingOf, outcome } from './scoring.ts';
import { cardsIn, has, WORDS } from './sets.ts';
import { SEEN, type State } from './state.ts';

/** Two cards are taken: a herald may still be played (3.2). */
export function endAcquiring(s: State, seat: Seat, tell?: Tell): void {
  s.phase = 'close';
  if (!hasHeraldMove(s, seat)) endActions(s, seat, tell);
}

/** The actions of a turn are over; it was no pass. */
export function endActions(s: State, seat: Seat, tell?: Tell): void {
  s.passes = 0;
  beforeClaim(s, seat, tell);
}

export function pass(s: State, seat: Seat, tell?: Tell): void {
  s.passes++;
  tell?.({ type: 'passed', seat });
  beforeClaim(s, seat, tell);
}

/** Rule 3.3. */
function beforeClaim(s: State, seat: Seat, tell?: Tell): void {
  if (hasClaim(s, seat)) s.phase = 'claim';
  else afterClaim(s, seat, tell);
}

/** Rule 3.4. */
export function afterClaim(s: State, seat: Seat, tell?: Tell): void {
  if (s.handSizes[seat]! > HAND_LIMIT) s.phase = 'discard';
  else endTurn(s, tell);
}

export function discarded(s: State, seat: Seat, tell?: Tell): void {
  if (s.handSizes[seat]! <= HAND_AFTER) endTurn(s, tell);
}

/** Rules 6.1, 6.2. */
function endTurn(s: State, tell?: Tell): void {
  s.idle = s.placed ? 0 : s.idle + 1;
  if (s.lastTurns === 0 || isStandstill(s)) {
    endGame(s, tell);
    return;
  }
  if (s.lastTurns > 0) s.lastTurns--;
  s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
  s.phase = 'turn';
  s.heraldPlayed = false;
  s.placed = false;
}

const isStandstill = (s: Frozen<State>): boolean => s.passes >= s.seats || s.idle >= IDLE_TURNS * s.seats;

/** Hands are shown: their value breaks ties (6.4). */
function endGame(s: State, tell?: Tell): void {
  s.phase = 'over';
  for (let seat = 0; seat < s.seats; seat++) {
    for (let card = 0; card < KINDS; card++) if (has(s.hands, seat * WORDS, card)) s.origin[card] = SEEN;
  }
  if (!tell) return;
  AUGMENTATIONS.forEach((augmentation, at) => {
    const counts = Array.from({ length: s.seats }, (_, seat) => emblemsShown(s, seat, at));
    const seats = [...counts.keys()].filter(seat => (symbolHolders(s, at) >>> seat) & 1);
    tell({ type: 'majority', augmentation, count: Math.max(...counts), seats });
  });
  const { ranking, scores } = outcome(s)!;
  const hands = scores.map((_, seat) => cardsIn(s.hands, seat * WORDS));
  tell({ type: 'game-over', reason: endingOf(s), ranking, scores, hands });
}
