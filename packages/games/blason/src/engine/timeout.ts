import type { Frozen, Seat } from '@tabard/core';
import { VALUE_OF } from './data.ts';
import { legalMoves } from './legal.ts';
import { DRAW, END, type Move, PASS } from './moves.ts';
import { FIGURES, TINCTURES } from './sets.ts';
import type { State } from './state.ts';

const HARMLESS: readonly Move[] = [END, PASS, DRAW[FIGURES]!, DRAW[TINCTURES]!];

/** What happens when a clock runs out: end, pass or take blind; pay and discard what is worth least; else the first choice there is. */
export function timeout(s: Frozen<State>, seat: Seat): Move {
  const legal = legalMoves(s, seat);
  const harmless = HARMLESS.find(move => legal.includes(move));
  if (harmless) return harmless;
  const worth = (move: Move) => (move.type === 'pay' || move.type === 'discard' ? VALUE_OF[move.card]! : 0);
  return legal.reduce((best, move) => (worth(move) < worth(best) ? move : best));
}
