import type { Seat } from '@tabard/core';
import { determinize } from './determinize.ts';
import { legalMoves } from './legal.ts';
import { spell } from './notation.ts';
import type { View } from './view.ts';

/**
 * What a seat may choose before its turn comes, and the view it chooses from: as if everybody before it did nothing. Its own hand and shield
 * stay as they are until then; whether a card still lies in the display is said when the turn has come. Undefined where none comes any more.
 */
export function ahead(view: View, seat: Seat): { readonly view: View; readonly legal: readonly string[] } | undefined {
  const { phase, turn, lastTurns, seats } = view;
  const turnsUntil = (seat - turn + seats.length) % seats.length || seats.length;
  if (phase === 'over' || (lastTurns !== null && turnsUntil > lastTurns)) return;
  const s = determinize(view, { below: () => 0 });
  s.phase = 'turn';
  s.turn = seat;
  s.heraldPlayed = false;
  s.placed = false;
  const then: View = { ...view, phase: 'turn', turn: seat, heraldPlayed: false, placed: false, pending: null };
  return { view: then, legal: legalMoves(s, seat).map(spell).sort() };
}
