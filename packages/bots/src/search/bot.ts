import type { Advice, Game, SearchStyle } from '@tabard/core';
import type { Bot, IsLate } from '../bot.ts';
import { type Ending, Search, type Spent } from './search.ts';

/** How long a bot may search: so many iterations, or milliseconds by the clock it is handed. */
export type Budget = ({ readonly iterations: number } | { readonly ms: number; now(): number }) & Ending;

/** Thinks ahead, within its budget, and makes the move it came to look at most. Equal views and dice give equal moves, unless by the clock. */
export function searchBot<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  budget: Budget,
  style?: Partial<SearchStyle>,
): Bot<View, Move> {
  const search = new Search(game, advice, style);
  let iterations = 0;
  return {
    choose(view, seat, rng, isLate) {
      iterations = 0;
      const legal = game.legalMoves(game.determinize(view, rng), seat);
      if (legal.length === 1) return legal[0]!;
      const searched = search.run(view, seat, unlessLate(within(budget), isLate), rng, budget);
      iterations = searched.iterations;
      return searched.moves[0]!.move;
    },
    get iterations() {
      return iterations;
    },
  };
}

/** The clock is looked at now and then only: it costs as much as a few decisions. */
const GLANCE = 16;

const unlessLate = (spent: Spent, isLate: IsLate | undefined): Spent => (isLate ? iterations => (isLate() ? 1 : spent(iterations)) : spent);

export function within(budget: Budget): Spent {
  if ('iterations' in budget) return iterations => iterations / budget.iterations;
  const { ms, now } = budget;
  const start = now();
  let spent = ms > 0 ? 0 : 1;
  let glance = 0;
  return iterations => {
    if (iterations >= glance) {
      glance = iterations + GLANCE;
      spent = Math.max(spent, (now() - start) / ms);
    }
    return spent;
  };
}
