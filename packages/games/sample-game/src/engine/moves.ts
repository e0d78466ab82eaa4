import { type Frozen, type Refusal, type Seat, untimely } from '@tabard/core';
import { type Card, numberOf, suitOf } from './data.ts';
import { refuse } from './reasons.ts';
import type { State } from './state.ts';

export type Move = { readonly type: 'play'; readonly card: Card } | { readonly type: 'draw' } | { readonly type: 'pass' };

export const DRAW: Move = { type: 'draw' };
export const PASS: Move = { type: 'pass' };
export const play = (card: Card): Move => ({ type: 'play', card });

/** Rule 4.1. */
export const isOver = (s: Frozen<State>): boolean => s.hands.some(hand => hand.length === 0) || s.passes >= s.hands.length;

export const acting = (s: Frozen<State>): Seat[] => (isOver(s) ? [] : [s.turn]);

const CLAUSES = { over: '4.1', turn: '3.1', phase: '3.1' };

export function refusal(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  const early = untimely({ phase: isOver(s) ? 'over' : 'turn', turn: s.turn }, seat, ['turn'], CLAUSES);
  if (early) return early;
  switch (move.type) {
    case 'play':
      return playRefusal(s, seat, move.card);
    case 'draw':
      return s.stock.length > 0 ? undefined : refuse('3.3', 'draw.stock-empty', {});
    case 'pass':
      return s.stock.length === 0 ? undefined : refuse('3.4', 'pass.stock-left', {});
  }
}

/** Rule 3.2. */
function playRefusal(s: Frozen<State>, seat: Seat, card: Card): Refusal | undefined {
  const top = s.pile.at(-1)!;
  if (!s.hands[seat]!.includes(card)) return refuse('3.2', 'play.not-in-hand', { card });
  if (suitOf(card) !== suitOf(top) && numberOf(card) !== numberOf(top)) return refuse('3.2', 'play.no-match', { card, top });
  return;
}

export const legalMoves = (s: Frozen<State>, seat: Seat): Move[] =>
  [...s.hands[seat]!.map(play), DRAW, PASS].filter(move => !refusal(s, seat, move));

/** The harmless move when a clock runs out. */
export const timeout = (s: Frozen<State>): Move => (s.stock.length > 0 ? DRAW : PASS);
