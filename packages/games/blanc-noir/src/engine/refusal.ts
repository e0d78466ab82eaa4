import { type Details, type Frozen, type Refusal, type Seat, untimely } from '@tabard/core';
import {
  CARDS,
  COLOURS,
  EXPLOSION,
  FIRST_BLACK,
  IS_NORMAL,
  KINDS,
  type Kind,
  MENACE,
  NUMBER_OF,
  SCROLLS,
  type Scroll,
  SHOCK_WAVE,
} from './data.ts';
import {
  firstDown,
  fits,
  GIFTS,
  hasDiscard,
  isPlace,
  mayDraw,
  maySwap,
  mayTake,
  mayTakeNothing,
  mayTargetNobody,
  mustEndOnNormal,
  SALVATION_NEEDS,
  type UselessBecause,
  useless,
} from './legal.ts';
import type { Move, Reason } from './moves.ts';
import { NOTHING, type State } from './state.ts';
import { clauseOf, mayExclude, mayStop, spellWork } from './steps.ts';
import type { Phase } from './view.ts';

const PHASES_OF: Readonly<Record<Move['type'], readonly Phase[]>> = {
  colour: ['start-colour'],
  buy: ['turn'],
  use: ['turn'],
  draw: ['turn'],
  play: ['turn'],
  exclude: ['exclude'],
  done: ['exclude'],
  target: ['target'],
  swap: ['swap'],
  take: ['take'],
  call: ['call'],
  silent: ['call'],
};

export const refuse = (rule: string, because: Reason, details?: Details): Refusal =>
  details ? { rule, because, details } : { rule, because };

export function refusal(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  const clauses = { over: '7.4', turn: '2.3', phase: clauseOf(s.phase, s.pendingBy) };
  const atWork = s.pendingBy === NOTHING ? undefined : { by: spellWork(s.pendingBy) };
  return untimely(s, seat, PHASES_OF[move.type], clauses, atWork) ?? refuseNow(s, seat, move, clauses.phase);
}

/** For the moves of the phase: why this one is not allowed. */
function refuseNow(s: Frozen<State>, seat: Seat, move: Move, clause: string): Refusal | undefined {
  switch (move.type) {
    case 'colour':
    case 'call':
    case 'silent':
      return;
    case 'buy':
      return refuseBuy(s, seat, move.cards);
    case 'use':
      return refuseUse(s, seat, move);
    case 'draw':
      return refuseDraw(s, seat);
    case 'play':
      return refusePlay(s, seat, move.card, move.colour);
    case 'exclude':
      return refuseExclude(s, seat, move.card, clause);
    case 'done':
      return mayStop(s) ? undefined : refuse(clause, 'exclude.must-go-on', { by: spellWork(s.pendingBy) });
    case 'target':
      return refuseTarget(s, seat, move.seat, clause);
    case 'swap':
      return maySwap(s, ...move.places) ? undefined : refuse('5.7', 'swap.bad');
    case 'take':
      return refuseTake(s, move.card);
  }
}

function refuseDraw(s: Frozen<State>, seat: Seat): Refusal | undefined {
  if (mayDraw(s, hasDiscard(s, seat))) return;
  return s.chain > 0 ? refuse('3.3', 'draw.must-answer', { chain: s.chain }) : refuse('8.2', 'draw.nothing-to-draw');
}

function refusePlay(s: Frozen<State>, seat: Seat, card: Kind, colour: number | undefined): Refusal | undefined {
  const name = CARDS[card]!;
  if (!holds(s, seat, card)) return refuse('2.6', 'not-in-hand', { card: name });
  if (s.chain > 0 && NUMBER_OF[card] !== 25) return refuse('3.2', 'play.chain', { card: name, chain: s.chain });
  if (s.chain === 0 && !fits(s, card))
    return refuse('2.6', 'play.does-not-fit', { card: name, top: CARDS[s.top]!, colour: COLOURS[s.colour]! });
  if (IS_NORMAL[card] === 0 && mustEndOnNormal(s, seat)) return refuse('6.4', 'play.called-special', { card: name });
  if (card >= FIRST_BLACK && colour === undefined) return refuse('2.6', 'play.needs-colour', { card: name });
  if (card < FIRST_BLACK && colour !== undefined) return refuse('2.6', 'play.needs-no-colour', { card: name });
  return;
}

function refuseBuy(s: Frozen<State>, seat: Seat, cards: readonly [Kind, Kind, Kind]): Refusal | undefined {
  const missing = cards.find(card => cards.filter(other => other === card).length > s.hands[seat * KINDS + card]!);
  if (missing !== undefined) return refuse('4.1', 'not-in-hand', { card: CARDS[missing]! });
  if (cards.some(card => NUMBER_OF[card] !== NUMBER_OF[cards[0]])) return refuse('4.1', 'buy.not-one-number');
  if (s.config.edition !== 'de' && IS_NORMAL[cards[0]] === 0) return refuse('4.1', 'buy.not-normals', { card: CARDS[cards[0]]! });
  return s.pile.length > 0 ? undefined : refuse('4.1', 'buy.pile-empty');
}

function refuseUse(s: Frozen<State>, seat: Seat, move: Move & { type: 'use' }): Refusal | undefined {
  const scroll = SCROLLS[move.scroll]!;
  const index = firstDown(s, seat, move.scroll);
  if (index < 0) return refuse('4.2', 'use.not-yours', { scroll });
  const because = useless(s, seat, move.scroll);
  if (because) return refuse('4.2', because, whyUseless(s, seat, scroll, because));
  switch (move.scroll) {
    case EXPLOSION:
    case MENACE: {
      if (typeof move.target !== 'number') return refuse('4.2', 'use.no-target', { scroll });
      return isOther(s, seat, move.target) ? undefined : refuse(move.scroll === MENACE ? '4.10' : '4.4', 'use.bad-target', { scroll });
    }
    case SHOCK_WAVE: {
      if (typeof move.target !== 'object') return refuse('4.2', 'use.no-target', { scroll });
      const itself = move.target.seat === seat && move.target.index === index;
      return isPlace(s, move.target) && !itself ? undefined : refuse('4.6', 'use.bad-target', { scroll });
    }
    default:
      return move.target === undefined ? undefined : refuse('4.2', 'use.no-target', { scroll });
  }
}

function whyUseless(s: Frozen<State>, seat: Seat, scroll: Scroll, because: UselessBecause): Details {
  switch (because) {
    case 'use.herald-few':
      return { scroll, hand: s.handSizes[seat]! };
    case 'use.salvation-few':
      return { hand: s.handSizes[seat]!, needs: SALVATION_NEEDS[s.config.edition] };
    case 'use.menace-missing':
      return { missing: missingGifts(s, seat) };
    case 'use.herald-none':
    case 'use.no-cards':
    case 'use.no-scroll':
    case 'use.pile-empty':
      return { scroll };
  }
}

function refuseExclude(s: Frozen<State>, seat: Seat, card: Kind, clause: string): Refusal | undefined {
  if (!holds(s, seat, card)) return refuse(clause, 'not-in-hand', { card: CARDS[card]! });
  return mayExclude(s, seat, card) ? undefined : refuse(clause, 'exclude.not-eligible', { card: CARDS[card]!, by: spellWork(s.pendingBy) });
}

function refuseTarget(s: Frozen<State>, seat: Seat, target: Seat | null, clause: string): Refusal | undefined {
  const details = { by: spellWork(s.pendingBy) };
  if (target === null) return mayTargetNobody(s) ? undefined : refuse(clause, 'target.must', details);
  return isOther(s, seat, target) ? undefined : refuse(clause, 'target.bad', details);
}

function refuseTake(s: Frozen<State>, card: Kind | null): Refusal | undefined {
  if (card === null) return mayTakeNothing(s) ? undefined : refuse('5.9', 'take.must');
  if (mayTake(s, card)) return;
  return s.discard[card]! > 0 ? refuse('5.9', 'take.valkyrie') : refuse('5.9', 'take.not-there', { card: CARDS[card]! });
}

const holds = (s: Frozen<State>, seat: Seat, card: Kind): boolean => s.hands[seat * KINDS + card]! > 0;
const isOther = (s: Frozen<State>, seat: Seat, other: Seat): boolean => other !== seat && other < s.seats;
const missingGifts = (s: Frozen<State>, seat: Seat): string[] => [...GIFTS].filter(card => !holds(s, seat, card)).map(card => CARDS[card]!);
