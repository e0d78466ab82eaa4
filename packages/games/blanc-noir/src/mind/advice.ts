import type { Advice, Frozen, Seat } from '@tabard/core';
import { handPoints } from '../engine/cards.ts';
import { CHAINERS, NORMALS } from '../engine/data.ts';
import type { Move } from '../engine/moves.ts';
import { isUp, type State } from '../engine/state.ts';
import { beliefs } from './belief.ts';
import { holdsAny } from './holdings.ts';
import { hunch, leaning } from './hunch.ts';
import { odds, WEIGHTS } from './odds.ts';

/** A card in hand is about as bad as this many points: it keeps its owner from the quest. */
const CARD_COST = 9;
const CALLED_WORTH = 40;
const LAST_SPECIAL_COST = 30;
const SCROLL_WORTH = 6;
const OTHERS_WEIGHT = 0.6;
const CHAIN_COST_PER_CARD = 8;
/** What a leaning is worth, in chances to win. */
const LEANING = 0.01;

/** How a sensible player judges Blanc Noir: few cards, low cards, a Normal for the end, scrolls in reserve, and the others badly off. */
export const advice: Advice<State, Move> = {
  promise(s, seat) {
    let others = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += burden(s, other);
    return (others / (s.seats - 1)) * OTHERS_WEIGHT - burden(s, seat);
  },
  unit: 60,
  odds: (s, seat, all) => odds(s, seat, WEIGHTS, all),
  prior: (s, seat, move) => LEANING * leaning(s, seat, move),
  hunch,
  beliefs,
  easyNotices: 92,
  mediumIterations: 12,
  style: { horizon: 5, wholeRounds: true, trust: 160 },
};

/** What a seat stands to lose: its points so far and what its hand and the chain threaten. */
function burden(s: Frozen<State>, seat: Seat): number {
  if (s.phase === 'over') return s.points[seat]! * 3;
  const cards = s.handSizes[seat]!;
  let burden = s.points[seat]! * 3 + handPoints(s, seat) * 0.5 + cards * CARD_COST;
  if (s.called[seat] === 1) burden -= CALLED_WORTH;
  if (cards > 0 && cards <= 3 && !holdsAny(s, seat, NORMALS)) burden += LAST_SPECIAL_COST;
  for (const card of s.rows[seat]!) if (!isUp(card)) burden -= SCROLL_WORTH;
  if (s.turn === seat && s.chain > 0) burden += chainThreat(s, seat);
  return burden;
}

/** Who holds a 25 can hand the chain on. */
const chainThreat = (s: Frozen<State>, seat: Seat): number => (holdsAny(s, seat, CHAINERS) ? 0 : s.chain * CHAIN_COST_PER_CARD);
