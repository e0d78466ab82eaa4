import type { Rng, Seat } from '@tabard/core';
import { drawCards, excludeCard, leaveHand, listHand, showHand, takeFromDiscard } from './cards.ts';
import type { Kind } from './data.ts';
import * as data from './data.ts';
import type { Tell } from './facts.ts';
import { hasSwap, hasTake } from './legal.ts';
import type { Move } from './moves.ts';
import { gainScrolls, swapScrolls, useScroll } from './scrolls.ts';
import type { AtWork, State } from './state.ts';
import * as state from './state.ts';
import { colourOf, excluderOf, goesOn } from './steps.ts';
import { endRound, endTurn, finishWork, passTurn, startWork } from './turns.ts';

/** Local names for what the inner loop reads: the compiler knows a local constant, an imported one it looks up at every use. */
const { CARDS, COLOURS, DRAWS, FIRST_BLACK, IS_NORMAL, KINDS, SPECIAL_OF } = data;
const { ESCORT, EVERYBODY } = state;

/** Makes a legal move; trusts its caller. */
export function apply(s: State, seat: Seat, move: Move, rng: Rng, tell?: Tell): void {
  switch (move.type) {
    case 'colour':
      s.colour = move.colour;
      s.phase = 'turn';
      tell?.({ type: 'colour-named', seat, colour: COLOURS[move.colour]! });
      break;
    case 'buy':
      buyScroll(s, seat, move.cards, rng, tell);
      break;
    case 'use':
      s.idle = 0;
      useScroll(s, seat, move, rng, tell);
      break;
    case 'draw':
      draw(s, seat, rng, tell);
      break;
    case 'play':
      discard(s, seat, move.card, move.colour, rng, tell);
      break;
    case 'exclude':
      excludeOne(s, seat, move.card, rng, tell);
      break;
    case 'done':
      finishWork(s, rng, tell);
      break;
    case 'target':
      aim(s, seat, move.seat, rng, tell);
      break;
    case 'swap':
      swapScrolls(s, seat, move.places, tell);
      finishWork(s, rng, tell);
      break;
    case 'take':
      if (move.card !== null) takeFromDiscard(s, seat, move.card);
      tell?.({ type: 'took', seat, taken: move.card !== null, ...(move.card === null ? {} : { card: CARDS[move.card]! }) });
      finishWork(s, rng, tell);
      break;
    case 'call':
      s.called[seat] = 1;
      tell?.({ type: 'called', seat });
      passTurn(s, rng, tell);
      break;
    case 'silent':
      keepSilent(s, seat, rng, tell);
      break;
  }
}

/** Rule 4.1; a purchase that empties the hand gains its scroll first (6.3). */
function buyScroll(s: State, seat: Seat, cards: readonly Kind[], rng: Rng, tell?: Tell): void {
  s.idle = 0;
  for (let i = 0; i < cards.length; i++) excludeCard(s, seat, cards[i]!);
  tell?.({ type: 'bought', seat, cards: cards.map(card => CARDS[card]!) });
  gainScrolls(s, seat, 'purchase', tell);
  if (s.handSizes[seat] === 0) drawCards(s, seat, DRAWS.penalty, 'penalty', rng, tell);
}

/** Rules 2.5, 3.3, 8.2. */
function draw(s: State, seat: Seat, rng: Rng, tell?: Tell): void {
  if (s.chain > 0) {
    const sum = s.chain;
    s.chain = 0;
    s.idle = 0;
    drawCards(s, seat, sum, 'chain', rng, tell);
  } else {
    const drawn = drawCards(s, seat, DRAWS.turn, 'turn', rng, tell);
    s.idle = drawn > 0 ? 0 : s.idle + 1;
  }
  endTurn(s, rng, tell);
}

/** Rule 5.12: card to the pile, colour, last-card check, ability, call, next player. The four of the check are out of an exclusion's reach (6.4). */
function discard(s: State, seat: Seat, card: Kind, named: number | undefined, rng: Rng, tell?: Tell): void {
  const hadCalled = s.called[seat] === 1;
  s.idle = 0;
  leaveHand(s, seat, card);
  s.discard[card]!++;
  s.discardSize++;
  s.top = card;
  s.colour = named ?? colourOf(card);
  tell?.({ type: 'played', seat, card: CARDS[card]!, ...(named === undefined ? {} : { colour: COLOURS[named]! }) });
  if (s.handSizes[seat] === 0) {
    if (hadCalled && IS_NORMAL[card] === 1) {
      endRound(s, 'quest', rng, tell);
      return;
    }
    drawCards(s, seat, DRAWS.penalty, 'penalty', rng, tell);
    if (excluderOf(card)) {
      endTurn(s, rng, tell);
      return;
    }
  }
  if (IS_NORMAL[card] === 1) endTurn(s, rng, tell);
  else useAbility(s, seat, card, rng, tell);
}

/** Rule 6.1: but for the French edition silence costs four cards at once. */
function keepSilent(s: State, seat: Seat, rng: Rng, tell?: Tell): void {
  tell?.({ type: 'kept-silent', seat });
  if (s.config.edition !== 'fr' && drawCards(s, seat, DRAWS.silence, 'silence', rng, tell) > 0) s.idle = 0;
  passTurn(s, rng, tell);
}

function useAbility(s: State, seat: Seat, card: Kind, rng: Rng, tell?: Tell): void {
  switch (SPECIAL_OF[card]) {
    case 'priestess':
      gainScrolls(s, seat, 'priestess', tell);
      break;
    case 'mage':
      reverse(s, seat, tell);
      break;
    case 'jester':
      s.skip = true;
      break;
    case 'knight':
      addToChain(s, seat, 2, tell);
      break;
    case 'prince':
      addToChain(s, seat, 2, tell);
      reverse(s, seat, tell);
      break;
    case 'golem':
      addToChain(s, seat, 4, tell);
      break;
    case 'lord':
    case 'princess':
    case 'goddess':
      startWork(s, card, 'exclude');
      if (goesOn(s, seat)) return;
      break;
    case 'pixie':
      startWork(s, card, 'swap');
      if (hasSwap(s)) return;
      break;
    case 'valkyrie':
      startWork(s, card, 'take');
      s.drift.fill(0, seat * KINDS, (seat + 1) * KINDS);
      if (hasTake(s)) return;
      break;
    case 'gargoyle':
    case 'dragon':
      startWork(s, card, 'target');
      return;
  }
  finishWork(s, rng, tell);
}

/** Rules 3.1, 5.6. */
function addToChain(s: State, seat: Seat, added: number, tell?: Tell): void {
  s.chain += added;
  tell?.({ type: 'chained', seat, added, sum: s.chain });
}

/** Rules 5.2, 5.6: with two players nothing happens. */
function reverse(s: State, seat: Seat, tell?: Tell): void {
  if (s.seats === 2) return;
  s.direction = s.direction === 1 ? -1 : 1;
  tell?.({ type: 'reversed', seat, direction: s.direction });
}

/** Rules 5.13, 6.3: one card at a time; an empty hand ends the ability. */
function excludeOne(s: State, seat: Seat, card: Kind, rng: Rng, tell?: Tell): void {
  const by = s.pendingBy;
  excludeCard(s, seat, card);
  s.pendingCount++;
  tell?.({ type: 'excluded', seat, card: CARDS[card]!, by: excluderOf(by)! });
  if (s.handSizes[seat] === 0) {
    drawCards(s, seat, DRAWS.penalty, 'penalty', rng, tell);
    finishWork(s, rng, tell);
  } else if (isEscorted(by, card) && s.handSizes[seat]! > 1) startWork(s, ESCORT, 'exclude');
  else if (!goesOn(s, seat)) finishWork(s, rng, tell);
}

/** Rule 5.5: the Princess brings the Prince of her colour. */
const isEscorted = (by: AtWork, card: Kind): boolean =>
  by < FIRST_BLACK && SPECIAL_OF[by] === 'princess' && SPECIAL_OF[card] === 'prince' && colourOf(by) === colourOf(card);

/** Rules 5.8, 5.10. */
function aim(s: State, seat: Seat, target: Seat | null, rng: Rng, tell?: Tell): void {
  if (target === null) tell?.({ type: 'scouted-nobody', seat });
  else if (SPECIAL_OF[s.pendingBy] === 'dragon') drawCards(s, target, DRAWS.dragon, 'dragon', rng, tell);
  else {
    const open = s.config.edition === 'ja';
    showHand(s, target, open ? EVERYBODY : 1 << seat);
    tell?.({ type: 'scouted', seat, target, open, hand: listHand(s, target) });
  }
  finishWork(s, rng, tell);
}
