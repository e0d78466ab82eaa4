import { type Details, type Frozen, type Refusal, type Seat, untimely } from '@tabard/core';
import { missingFor } from './awards.ts';
import { AWARD_MARKERS, AWARDS, CARDS, COLUMNS, FIRST_FIGURE, type Kind, PILES, TYPE_OF, VALUE_OF } from './data.ts';
import { hasHerald, hasPlacement } from './legal.ts';
import { bandName, type Move, type Reason } from './moves.ts';
import { canTake } from './piles.ts';
import { has, WORDS } from './sets.ts';
import { accepts, bandOf, canPay, canPayHerald, clash, fitsBand, PARTNER_OF, ROW_NAMES, ROW_OF } from './shield.ts';
import { NONE, type State } from './state.ts';
import { HERALD_PHASES, type Phase } from './view.ts';

export const refuse = (rule: string, because: Reason, details?: Details): Refusal =>
  details ? { rule, because, details } : { rule, because };

/** The clause of what is to be done in a phase. */
const CLAUSE_OF: Readonly<Record<Phase, string>> = {
  turn: '3.1',
  acquire: '3.1',
  place: '3.1',
  close: '3.2',
  pay: '4.6',
  claim: '3.3',
  discard: '3.4',
  over: '6.1',
};

const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  take: ['turn', 'acquire'],
  draw: ['turn', 'acquire'],
  place: ['turn', 'place'],
  swap: HERALD_PHASES,
  pay: ['pay'],
  claim: ['claim'],
  discard: ['discard'],
  pass: ['turn'],
  end: ['place', 'close'],
};

const isHerald = (move: Move): boolean => 'herald' in move && move.herald;

export function refusal(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  const when = isHerald(move) ? HERALD_PHASES : PHASES_OF[move.type];
  return untimely<Phase>(s, seat, when, { over: '6.1', turn: '3.1', phase: CLAUSE_OF[s.phase] }) ?? refuseMove(s, seat, move);
}

/** Why not, in a phase that has such moves. */
function refuseMove(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  if (isHerald(move) && !hasHerald(s, seat)) return refuse('3.2', s.heraldPlayed ? 'herald.played' : 'herald.none');
  switch (move.type) {
    case 'take':
      return has(s.display, 0, move.card) ? undefined : refuse('3.1', 'take.not-there', { card: CARDS[move.card]! });
    case 'draw':
      return s.stackSizes[move.pile]! > 0 ? undefined : refuse('3.1', 'take.stack-empty', { pile: PILES[move.pile]! });
    case 'swap':
      return s.displaySizes.some(size => size > 0) ? undefined : refuse('3.2', 'swap.nothing');
    case 'place':
      return refusePlace(s, seat, move);
    case 'pay':
      return holds(s, seat, move.card) ? undefined : refuse('4.6', 'not-in-hand', { card: CARDS[move.card]! });
    case 'discard':
      return holds(s, seat, move.card) ? undefined : refuse('3.4', 'not-in-hand', { card: CARDS[move.card]! });
    case 'claim':
      return refuseClaim(s, seat, move.award);
    case 'pass':
      if (canTake(s)) return refuse('3.1', 'pass.can-take');
      return hasPlacement(s, seat) ? refuse('3.1', 'pass.can-place') : undefined;
    case 'end':
      return;
  }
}

function refusePlace(s: Frozen<State>, seat: Seat, move: Move & { type: 'place' }): Refusal | undefined {
  const card = CARDS[move.card]!;
  if (!holds(s, seat, move.card)) return refuse('4.1', 'not-in-hand', { card });
  return refuseSpot(s, seat, move) ?? refuseCost(s, seat, move);
}

/** Rules 4.1–4.4, also for an element that waits to be paid. */
export function refuseSpot(
  s: Frozen<State>,
  seat: Seat,
  { card, column, band }: Omit<Move & { type: 'place' }, 'type' | 'herald'>,
): Refusal | undefined {
  const about = { card: CARDS[card]!, column: COLUMNS[column]! };
  const named = bandName(band);
  if (!accepts(card, column, band))
    return refuse('4.1', 'place.wrong-place', { ...about, type: TYPE_OF[card]!, ...(named === null ? {} : { band: named }) });
  if (!fitsBand(s, seat, column, band)) {
    const row = ROW_OF[column]!;
    return refuse('4.2', 'place.wrong-band', { ...about, row: ROW_NAMES[row]!, band: bandName(bandOf(s, seat, row))! });
  }
  const visible = card < FIRST_FIGURE ? clash(s, seat, card, column) : NONE;
  if (visible === NONE) return;
  return refuse('4.4', 'place.same-tincture', { ...about, partner: COLUMNS[PARTNER_OF[column]!]!, visible: CARDS[visible]! });
}

function refuseCost(s: Frozen<State>, seat: Seat, move: Move & { type: 'place' }): Refusal | undefined {
  const card = CARDS[move.card]!;
  if (move.herald) return canPayHerald(s, seat) ? undefined : refuse('3.2', 'herald.cannot-pay', { card });
  const cost = VALUE_OF[move.card]!;
  return canPay(s, seat, move.card) ? undefined : refuse('4.6', 'place.cannot-pay', { card, cost, have: s.handValues[seat]! - cost });
}

function refuseClaim(s: Frozen<State>, seat: Seat, which: number): Refusal | undefined {
  const award = AWARDS[which]!;
  const place = s.awards.indexOf(which);
  if (place < 0) return refuse('3.3', 'claim.not-in-play', { award });
  if ((s.claimed[seat]! >>> place) & 1) return refuse('3.3', 'claim.already', { award });
  if (s.awardsTaken[place] === AWARD_MARKERS.length) return refuse('3.3', 'claim.none-left', { award });
  const missing = missingFor(s, seat, which);
  return missing.length > 0 ? refuse('5.1', 'claim.not-fulfilled', { award, missing }) : undefined;
}

const holds = (s: Frozen<State>, seat: Seat, card: Kind): boolean => has(s.hands, seat * WORDS, card);
