import type { Frozen, Seat } from '@tabard/core';
import { legalMoves } from './legal.ts';
import { COLLECT, END, type Move, PASS, STAY } from './moves.ts';
import { journeyCost } from './roads.ts';
import { ROW, type State } from './state.ts';

const HARMLESS: readonly Move[] = [PASS, COLLECT, STAY, END];

/**
 * What happens when a clock runs out: pass, collect, stay or end; a journey that the Black Prince has begun goes where it would have cost most;
 * of tiles one goes of which there are most; else the first choice there is.
 */
export function timeout(s: Frozen<State>, seat: Seat): Move {
  const legal = legalMoves(s, seat);
  const harmless = HARMLESS.find(move => legal.includes(move));
  if (harmless) return harmless;
  return legal.reduce((best, move) => (liking(s, seat, move) > liking(s, seat, best) ? move : best));
}

function liking(s: Frozen<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'go':
      return journeyCost(s.places[seat]!, move.to);
    case 'lose':
      return s.wares[seat * ROW + move.tile]!;
    case 'collect':
      return move.reward;
    default:
      return 0;
  }
}
