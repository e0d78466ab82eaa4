import { type Rng, type Seat, shuffle } from '@tabard/core';
import { drawCards, excludeCard, joinHand, leaveHand } from './cards.ts';
import {
  BLIZZARD,
  DRAWS,
  EXPLOSION,
  GAINS,
  KINDS,
  MENACE,
  MIRAGE,
  REVELATION,
  SCROLLS,
  type ScrollKind,
  SHOCK_WAVE,
  TORNADO,
} from './data.ts';
import type { Fact, Place, Tell } from './facts.ts';
import { firstDown, GIFTS } from './legal.ts';
import type { Move } from './moves.ts';
import {
  EVERYBODY,
  FIRST_SCROLL,
  isUp,
  knownInPile,
  markReady,
  type ScrollCard,
  type State,
  scrollCard,
  scrollOf,
  seenBy,
  unseenScroll,
} from './state.ts';
import { endRound, endTurn, nextSeat, startWork } from './turns.ts';

/** Rules 4.2–4.11. */
export function useScroll(s: State, seat: Seat, move: Move & { type: 'use' }, rng: Rng, tell?: Tell): void {
  const used = firstDown(s, seat, move.scroll);
  s.rows[seat]![used] = scrollCard(move.scroll, true, EVERYBODY);
  if (firstDown(s, seat, move.scroll) < 0) s.ready[seat]! ^= 1 << move.scroll;
  tell?.(usedFact(seat, move));
  switch (move.scroll) {
    case EXPLOSION:
      drawCards(s, move.target as Seat, DRAWS.explosion, 'explosion', rng, tell);
      break;
    case BLIZZARD:
      for (let other = nextSeat(s, seat); other !== seat; other = nextSeat(s, other))
        drawCards(s, other, DRAWS.blizzard, 'blizzard', rng, tell);
      break;
    case SHOCK_WAVE:
      returnScroll(s, seat, move.target as Exclude<Place, 'pile'>, rng, tell);
      break;
    case MIRAGE:
      endTurn(s, rng, tell);
      break;
    case TORNADO:
      scatter(s, seat, used, rng, tell);
      break;
    case MENACE:
      menace(s, seat, move.target as Seat, rng, tell);
      break;
    case REVELATION:
      gainScrolls(s, seat, 'revelation', tell);
      break;
    default:
      startWork(s, FIRST_SCROLL + move.scroll, 'exclude');
  }
}

function usedFact(seat: Seat, { scroll, target }: Move & { type: 'use' }): Fact {
  const fact = { type: 'used', seat, scroll: SCROLLS[scroll]! } as const;
  if (target === undefined || target === 'pile') return fact;
  return { ...fact, target: typeof target === 'number' ? target : target.seat };
}

/** Takes scrolls from the top of the pile, what there is, to the end of a row. */
export function gainScrolls(s: State, seat: Seat, by: (Fact & { type: 'gained' })['by'], tell?: Tell): void {
  const gained: ScrollKind[] = [];
  for (let left = Math.min(GAINS[by], s.pile.length); left > 0; left--) {
    const card = liftTop(s, seat);
    s.rows[seat]!.push(card);
    s.ready[seat]! |= 1 << scrollOf(card);
    gained.push(scrollOf(card));
  }
  if (gained.length > 0) tell?.({ type: 'gained', seat, count: gained.length, by, scrolls: gained.map(scroll => SCROLLS[scroll]!) });
}

/** Takes the top of the pile into a seat's sight. Who does not know it can no longer be sure of what is left in the pile. */
function liftTop(s: State, seat: Seat): ScrollCard {
  const card = s.pile.pop()!;
  const seers = seenBy(card) | (1 << seat);
  for (let i = 0; i < s.pile.length; i++) {
    const left = s.pile[i]!;
    s.pile[i] = scrollCard(scrollOf(left), isUp(left), seenBy(left), knownInPile(left) & seers);
  }
  return scrollCard(scrollOf(card), isUp(card), seers);
}

/** Rule 4.6. */
function returnScroll(s: State, seat: Seat, { seat: owner, index }: Exclude<Place, 'pile'>, rng: Rng, tell?: Tell): void {
  const row = s.rows[owner]!;
  const card = row[index]!;
  row.splice(index, 1);
  s.pile.push(card);
  for (let i = 0; i < s.pile.length; i++) {
    const one = s.pile[i]!;
    s.pile[i] = scrollCard(scrollOf(one), false, 0, knownInPile(one) | seenBy(one));
  }
  shuffle(s.pile, rng);
  markReady(s);
  tell?.({ type: 'returned', seat, owner, index, up: isUp(card), scroll: SCROLLS[scrollOf(card)]! });
}

/** Rule 4.8. */
function scatter(s: State, seat: Seat, used: number, rng: Rng, tell?: Tell): void {
  const scrolls = s.pile;
  const [tornado] = s.rows[seat]!.splice(used, 1);
  for (const row of s.rows) {
    for (const card of row) scrolls.push(card);
    row.length = 0;
  }
  for (let i = 0; i < scrolls.length; i++) scrolls[i] = unseenScroll(scrollOf(scrolls[i]!));
  shuffle(scrolls, rng);
  s.rows[seat]!.push(tornado!);
  let next = seat;
  for (let dealt = 0; dealt < s.seats; dealt++) {
    if (scrolls.length > 0) s.rows[next]!.push(liftTop(s, next));
    next = nextSeat(s, next);
  }
  markReady(s);
  tell?.({
    type: 'scattered',
    seat,
    counts: s.rows.map((row, owner) => row.length - (owner === seat ? 1 : 0)),
    scrolls: s.rows.map((row, owner) => dealtTo(row, owner === seat)),
  });
}

function dealtTo(row: readonly ScrollCard[], hasTornado: boolean): (typeof SCROLLS)[number] | null {
  const card = row[hasTornado ? 1 : 0];
  return card === undefined ? null : SCROLLS[scrollOf(card)]!;
}

/** Rule 4.10. */
function menace(s: State, seat: Seat, target: Seat, rng: Rng, tell?: Tell): void {
  for (const card of GIFTS) {
    leaveHand(s, seat, card);
    joinHand(s, target, card);
  }
  for (let card = 0; card < KINDS; card++) while (s.hands[seat * KINDS + card]! > 0) excludeCard(s, seat, card);
  tell?.({ type: 'menaced', seat, target });
  endRound(s, 'menace', rng, tell);
}

const shownTo = (card: ScrollCard, seat: Seat): ScrollCard =>
  scrollCard(scrollOf(card), isUp(card), seenBy(card) | (1 << seat), knownInPile(card));

/** Rule 5.7: places are in their order, so only the second can be the pile. */
export function swapScrolls(s: State, seat: Seat, places: readonly [Place, Place], tell?: Tell): void {
  const [a, b] = places as readonly [Exclude<Place, 'pile'>, Place];
  const mine = s.rows[a.seat]![a.index]!;
  if (b === 'pile') {
    const top = liftTop(s, a.seat);
    s.pile.push(scrollCard(scrollOf(mine), false, seenBy(mine), knownInPile(mine)));
    s.rows[a.seat]![a.index] = top;
  } else {
    const other = s.rows[b.seat]![b.index]!;
    s.rows[a.seat]![a.index] = shownTo(other, a.seat);
    s.rows[b.seat]![b.index] = shownTo(mine, b.seat);
  }
  markReady(s);
  tell?.({ type: 'swapped', seat, places });
}
