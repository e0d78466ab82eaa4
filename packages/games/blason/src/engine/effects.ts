import type { Rng, Seat } from '@tabard/core';
import { show } from './awards.ts';
import {
  AWARD_MARKERS,
  AWARDS,
  CARDS,
  COLUMNS,
  FIFTY,
  FIRST_VALUE,
  HERALD_COST,
  type Kind,
  PILES,
  type Pile,
  TEN_VALUES,
  TENS,
  VALUE_OF,
} from './data.ts';
import type { Tell, Trigger } from './facts.ts';
import { bandName, type Move, NO_BAND } from './moves.ts';
import { canTake, refill, sweepDisplay, toDiscard } from './piles.ts';
import { cardsIn, pileOf, remove } from './sets.ts';
import { isFull, ROW_OF } from './shield.ts';
import { drawn, joinHand, leaveHand, MARKERS, NONE, NOT_YET, ROWS, SEEN, SHIELD, type State } from './state.ts';
import { afterClaim, discarded, endAcquiring, endActions, pass } from './turns.ts';
import type { HeraldPhase } from './view.ts';

/** Makes a legal move; trusts its caller. */
export function apply(s: State, seat: Seat, move: Move, rng: Rng, tell?: Tell): void {
  switch (move.type) {
    case 'take':
      if (move.herald) playHerald(s, seat);
      takeShown(s, seat, move.card);
      tell?.({ type: 'took', seat, card: CARDS[move.card]!, herald: move.herald });
      refill(s, rng, tell);
      afterTake(s, seat, move.herald, tell);
      break;
    case 'draw':
      if (move.herald) playHerald(s, seat);
      drawBlind(s, seat, move.pile, move.herald, tell);
      refill(s, rng, tell);
      afterTake(s, seat, move.herald, tell);
      break;
    case 'swap':
      playHerald(s, seat);
      swapDisplay(s, seat, tell);
      refill(s, rng, tell);
      break;
    case 'place':
      if (move.herald) playHerald(s, seat);
      putDown(s, seat, move, tell);
      break;
    case 'pay':
      pay(s, seat, move.card, tell);
      refill(s, rng, tell);
      break;
    case 'claim':
      claim(s, seat, s.awards.indexOf(move.award), tell);
      afterClaim(s, seat, tell);
      break;
    case 'discard':
      leaveHand(s, seat, move.card);
      toDiscard(s, move.card);
      tell?.({ type: 'discarded', seat, card: CARDS[move.card]! });
      refill(s, rng, tell);
      discarded(s, seat, tell);
      break;
    case 'pass':
      pass(s, seat, tell);
      break;
    case 'end':
      endActions(s, seat, tell);
      break;
  }
}

/** Rule 3.2: the herald is back in the supply at once. */
function playHerald(s: State, seat: Seat): void {
  s.heraldPlayed = true;
  s.heralds[seat]!--;
  s.supply++;
}

function takeShown(s: State, seat: Seat, card: Kind): void {
  remove(s.display, 0, card);
  s.displaySizes[pileOf(card)]!--;
  joinHand(s, seat, card, SEEN);
}

function drawBlind(s: State, seat: Seat, pile: Pile, herald: boolean, tell?: Tell): void {
  const card = drawn(s, pile);
  joinHand(s, seat, card, s.generations[pile]!);
  tell?.({ type: 'drew', seat, pile: PILES[pile]!, herald, card: CARDS[card]! });
}

/** Rule 3.1: the second take ends the acquiring, and so does a display and stacks with nothing left for it. */
function afterTake(s: State, seat: Seat, herald: boolean, tell?: Tell): void {
  if (herald) {
    if (s.phase === 'acquire' && !canTake(s)) endAcquiring(s, seat, tell);
  } else if (s.phase === 'turn' && canTake(s)) s.phase = 'acquire';
  else endAcquiring(s, seat, tell);
}

function swapDisplay(s: State, seat: Seat, tell?: Tell): void {
  const cards = tell && cardsIn(s.display, 0);
  sweepDisplay(s);
  tell?.({ type: 'swapped', seat, cards: cards! });
}

/** Rules 4.6, 3.2: the element leaves the hand and waits to be paid; a herald's costs 1, so that any card pays it. */
function putDown(s: State, seat: Seat, move: Move & { type: 'place' }, tell?: Tell): void {
  leaveHand(s, seat, move.card);
  s.pendingCard = move.card;
  s.pendingColumn = move.column;
  s.pendingBand = move.band;
  s.pendingCost = move.herald ? HERALD_COST : VALUE_OF[move.card]!;
  s.pendingPaid = 0;
  s.pendingBack = move.herald ? (s.phase as HeraldPhase) : 'place';
  s.phase = 'pay';
  tell?.({
    type: 'placing',
    seat,
    card: CARDS[move.card]!,
    column: COLUMNS[move.column]!,
    band: bandName(move.band),
    cost: s.pendingCost,
    herald: move.herald,
  });
}

function pay(s: State, seat: Seat, card: Kind, tell?: Tell): void {
  leaveHand(s, seat, card);
  toDiscard(s, card);
  s.pendingPaid += VALUE_OF[card]!;
  tell?.({ type: 'paid', seat, card: CARDS[card]!, paid: s.pendingPaid, cost: s.pendingCost });
  if (s.pendingPaid >= s.pendingCost) layDown(s, seat, tell);
}

/** Rules 4.2, 4.5, 4.7. */
function layDown(s: State, seat: Seat, tell?: Tell): void {
  const card = s.pendingCard;
  const column = s.pendingColumn;
  const band = s.pendingBand;
  const covered = s.tops[seat * SHIELD + column]!;
  s.beneath[card] = covered;
  s.tops[seat * SHIELD + column] = card;
  show(s, seat, card, covered);
  if (band !== NO_BAND) s.bands[seat * ROWS + ROW_OF[column]!] = band;
  const before = s.track[seat]!;
  s.track[seat] = before + VALUE_OF[card]!;
  s.placed = true;
  s.phase = s.pendingBack;
  s.pendingCard = NONE;
  tell?.({
    type: 'placed',
    seat,
    card: CARDS[card]!,
    column: COLUMNS[column]!,
    band: bandName(band),
    covered: covered === NONE ? null : CARDS[covered]!,
    value: VALUE_OF[card]!,
    track: s.track[seat]!,
  });
  passTen(s, seat, before, tell);
  if (covered === NONE && s.firstHolder === NONE && isFull(s, seat)) {
    s.firstHolder = seat;
    tell?.({ type: 'completed', seat, value: FIRST_VALUE });
    startLastTurns(s, seat, 'shield', tell);
  }
  if (s.config.fifty && s.track[seat]! >= FIFTY) startLastTurns(s, seat, 'fifty', tell);
}

/** Rule 4.8: no placement is worth more than one ten. */
function passTen(s: State, seat: Seat, before: number, tell?: Tell): void {
  const tens = Math.floor(s.track[seat]! / 10);
  if (tens === Math.floor(before / 10) || tens > TENS.length || s.tenHolders[tens - 1] !== NONE) return;
  s.tenHolders[tens - 1] = seat;
  const got: Seat[] | undefined = tell && [];
  for (let other = (seat + 1) % s.seats; other !== seat && s.supply > 0; other = (other + 1) % s.seats) {
    s.heralds[other]!++;
    s.supply--;
    got?.push(other);
  }
  tell?.({ type: 'ten', seat, ten: TENS[tens - 1]!, value: TEN_VALUES[tens - 1]!, heralds: got! });
}

/** Rule 6.1. */
function startLastTurns(s: State, seat: Seat, trigger: Trigger, tell?: Tell): void {
  if (s.lastTurns !== NOT_YET) return;
  s.lastTurns = s.seats - 1;
  tell?.({ type: 'last-turns', seat, trigger });
}

/** Rule 3.3: the top marker. */
function claim(s: State, seat: Seat, place: number, tell?: Tell): void {
  const marker = s.awardsTaken[place]!;
  s.awardHolders[place * MARKERS + marker] = seat;
  s.awardsTaken[place]!++;
  s.claimed[seat]! |= 1 << place;
  tell?.({ type: 'claimed', seat, award: AWARDS[s.awards[place]!]!, value: AWARD_MARKERS[marker]! });
}
