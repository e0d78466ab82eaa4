import type { Seat } from '@tabard/core';
import { determinize } from './determinize.ts';
import { NO_CARDS } from './hands.ts';
import { legalMoves } from './legal.ts';
import { NO_LOSSES } from './losses.ts';
import { spell } from './notation.ts';
import { orderOf } from './rounds.ts';
import { has, isInTurn, takePileBack } from './state.ts';
import { type View, view as viewOf } from './view.ts';

/**
 * What a seat may choose before its turn comes, and the view it chooses from: the journey, as if nobody before it changed anything. Undefined
 * where no turn of it comes any more.
 */
export function ahead(view: View, seat: Seat): { readonly view: View; readonly legal: readonly string[] } | undefined {
  if (view.phase === 'over') return;
  const s = determinize(view, { below: () => 0 });
  const isNextRound = !isInTurn(s) || orderOf(s, seat) <= orderOf(s, s.turn);
  if (isNextRound && s.lastRound) return;
  // Rule 5.4: who has passed takes the pile back at the end of the round.
  if (isNextRound && has(s.passed, seat)) takePileBack(s, seat);
  s.turn = seat;
  s.phase = 'journey';
  s.usedAdvantage = false;
  s.free = false;
  s.dustfingerMoved = false;
  s.line = null;
  s.fatPrince = false;
  s.traded = false;
  s.converted = 0;
  s.heldBefore = NO_CARDS;
  s.losses = NO_LOSSES;
  return { view: viewOf(s, seat), legal: legalMoves(s, seat).map(spell).sort() };
}
