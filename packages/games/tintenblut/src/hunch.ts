import type { Frozen, Rng, Seat } from '@tabard/core';
import { type Line, PLACES } from './data.ts';
import { ADVANTAGE, type Kind, PROVISION, SIZE_OF } from './kinds.ts';
import type { Move } from './moves.ts';
import { isAlone, offersAt } from './rewards.ts';
import { journeyCost } from './roads.ts';
import { ROW, type State } from './state.ts';

/** How many journeys a hurried player compares. */
const COMPARED = 3;
/** One time in so many he does something else than the usual, and keeps a small set for later. */
const WHIM = 6;
const PATIENCE = 3;
const PROVISION_WORTH = 0.45;
const CARD_WORTH = 1.6;
const TILE_WORTH = 1.3;

const worthOf = (reward: Kind): number => (reward === ADVANTAGE ? CARD_WORTH : reward === PROVISION ? PROVISION_WORTH : TILE_WORTH);
const lineWorths = (line: Line): readonly number[] =>
  PLACES.map((_, place) => offersAt(place, line).reduce((sum, { reward, count }) => sum + count * worthOf(reward), 0));
/** Roughly what places bring. */
const ALONE_WORTH = lineWorths('alone');
const COMPANY_WORTH = lineWorths('company');
const LARGEST_SET = SIZE_OF.length - 1;

/** What a hurried player does: the best of a few journeys, the reward, whole sets at once, of his tiles those he has most of. */
export function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  switch (s.phase) {
    case 'journey':
      return whereTo(s, seat, moves, rng);
    case 'arrived':
      // Rewards come first in the list.
      return s.whiteWomen === seat || rng.below(WHIM) === 0 ? rng.below(moves.length) : 0;
    case 'after':
      return whatToConvert(s, moves, rng);
    case 'lose':
      return whatToLose(s, seat, moves);
    case 'start-player':
    case 'over':
      return rng.below(moves.length);
  }
}

function whereTo(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  let best = moves.length - 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let compared = 0; compared < COMPARED; compared++) {
    const pick = rng.below(moves.length);
    const move = moves[pick]!;
    if (move.type !== 'go') continue;
    const gain = isAlone(s, seat, move.to) ? ALONE_WORTH[move.to]! : COMPANY_WORTH[move.to]!;
    const worth = gain - journeyCost(s.places[seat]!, move.to) * PROVISION_WORTH;
    if (worth > most) {
      most = worth;
      best = pick;
    }
  }
  return best;
}

/** Conversions come last in the list, the set of all kinds at its very end; to end the turn comes first. */
function whatToConvert(s: Frozen<State>, moves: readonly Move[], rng: Rng): number {
  const last = moves.length - 1;
  const move = moves[last]!;
  if (move.type === 'convert' && (move.set === LARGEST_SET || s.lastRound || rng.below(PATIENCE) === 0)) return last;
  return rng.below(WHIM) === 0 ? rng.below(moves.length) : 0;
}

function whatToLose(s: Frozen<State>, seat: Seat, moves: readonly Move[]): number {
  let best = 0;
  let most = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    const held = move.type === 'lose' ? s.wares[seat * ROW + move.tile]! : 0;
    if (held > most) {
      most = held;
      best = i;
    }
  }
  return best;
}
