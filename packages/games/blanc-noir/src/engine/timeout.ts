import type { Frozen, Seat } from '@tabard/core';
import { legalMoves } from './legal.ts';
import { DONE, DRAW, type Move, SILENT, TAKE_NONE, TARGET_NONE } from './moves.ts';
import type { State } from './state.ts';

const HARMLESS: readonly Move[] = [DRAW, SILENT, TARGET_NONE, TAKE_NONE, DONE];

/** What happens when a clock runs out: draw, stay silent, look at nobody, take nothing, stop excluding; else the first choice there is. */
export function timeout(s: Frozen<State>, seat: Seat): Move {
  const legal = legalMoves(s, seat);
  return HARMLESS.find(move => legal.includes(move)) ?? legal[0]!;
}
