import type { Frozen, Seat } from '@tabard/core';
import { columnsFilled } from '../engine/awards.ts';
import { MAX_SEATS } from '../engine/data.ts';
import { NOT_YET, SHIELD, type State } from '../engine/state.ts';
import { fullest, outlook } from './standings.ts';
import { ALL_LEFT, type Weights, weigh, weighEnding } from './weights.ts';

/**
 * By term, what it is worth, in thousandths: at first; how much more when the fullest shield is full, when one's own is, and with two seats more; then in the
 * last turns, and there with two seats more; and for a seat that can only claim, or do nothing, any more.
 */
export type Learned = Readonly<Record<string, readonly number[]>>;
export const MOMENTS = 8;
const THOUSAND = 1000;

const COLUMNS = SHIELD + 1;
/** Instead of the columns of a shield: the last turns have begun; further on, by what is left. */
const LAST_TURNS = COLUMNS;
const MOST = LAST_TURNS + 3;

/** How far the seat's own shield has come, or what it has left of the game. */
function progress(s: Frozen<State>, seat: Seat): number {
  const left = outlook(s, seat);
  if (left !== ALL_LEFT) return LAST_TURNS + left;
  return s.lastTurns === NOT_YET ? columnsFilled(s, seat) : LAST_TURNS;
}

/** What each number of a term counts for now. */
export const tellMoment = (s: Frozen<State>, seat: Seat): readonly number[] => moment(s.seats, fullest(s), progress(s, seat));

function moment(seats: number, stage: number, own: number): readonly number[] {
  const company = (seats - 2) / 2;
  if (own < LAST_TURNS) return [1, stage / SHIELD, own / SHIELD, company, 0, 0, 0, 0];
  if (own === LAST_TURNS) return [0, 0, 0, 0, 1, company, 0, 0];
  return Array.from({ length: MOMENTS }, (_, at) => (at === own - LAST_TURNS + 5 ? 1 : 0));
}

/** Weights by what was learned, each made once; `stage` is how full the fullest shield is. */
export function weighedBy(learned: Learned): (s: Frozen<State>, seat: Seat, stage: number) => Weights {
  const known: (Weights | undefined)[] = Array.from({ length: (MAX_SEATS + 1) * COLUMNS * MOST });
  return (s, seat, stage) => {
    const own = progress(s, seat);
    const at = (s.seats * COLUMNS + stage) * MOST + own;
    known[at] ??= made(s.seats, stage, own);
    return known[at];
  };

  function made(seats: number, stage: number, own: number): Weights {
    const now = moment(seats, stage, own);
    const worth = (term: string): number => learned[term]!.reduce((sum, one, at) => sum + one * now[at]!, 0) / THOUSAND;
    return weigh(worth, weighEnding(worth));
  }
}
