import type { Frozen, Refusal, Seat } from '@tabard/core';
import { CARDS, type Card, numberOf, suitOf } from './data.ts';
import { refuse } from './reasons.ts';
import type { State } from './state.ts';

/** Moves are made once and used for ever: equal moves are one object. */
export type Move = { readonly type: 'play'; readonly card: Card } | { readonly type: 'draw' } | { readonly type: 'pass' };

export const DRAW: Move = { type: 'draw' };
export const PASS: Move = { type: 'pass' };
const PLAYS: ReadonlyMap<Card, Move> = new Map(CARDS.map(card => [card, { type: 'play', card }]));
export const play = (card: Card): Move => PLAYS.get(card)!;

/** Rule 4.1. */
export const isOver = (s: Frozen<State>): boolean => s.hands.some(hand => hand.length === 0) || s.passes >= s.hands.length;

export const acting = (s: Frozen<State>): Seat[] => (isOver(s) ? [] : [s.turn]);

export function refusal(s: Frozen<State>, seat: Seat, move: Move): Refusal | undefined {
  if (isOver(s)) return refuse('4.1', 'game-over', {});
  if (seat !== s.turn) return refuse('3.1', 'not-your-turn', {});
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

/** Everything that is not refused; `into` is a list to fill anew, for loops that are in a hurry. */
export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  into.length = 0;
  for (const card of s.hands[seat]!) into.push(play(card));
  into.push(DRAW, PASS);
  let kept = 0;
  for (const move of into) if (!refusal(s, seat, move)) into[kept++] = move;
  into.length = kept;
  return into;
}

/** The harmless move when a clock runs out. */
export const timeout = (s: Frozen<State>): Move => (s.stock.length > 0 ? DRAW : PASS);
