import { type Advice, fastRng, type Game, type SearchStyle } from '@tabard/core';
import type { Bot } from '../bot.ts';
import { type Enough, Search } from './search.ts';

/** How long a bot may search: so many iterations, or milliseconds by the clock it is handed. */
export type Budget = { readonly iterations: number } | { readonly ms: number; now(): number };

/** Thinks ahead, within its budget, and makes the move it came to look at most. Equal views and dice give equal moves, unless by the clock. */
export function searchBot<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  budget: Budget,
  style?: Partial<SearchStyle>,
): Bot<View, Move> {
  const search = new Search(game, advice, style);
  return {
    choose(view, seat, rng) {
      const moves = game.legalMoves(game.determinize(view, rng), seat);
      if (moves.length === 1) return moves[0]!;
      return search.run(view, decided(within(budget), budget), fastRng(rng.below(2 ** 32))).moves[0]!.move;
    },
  };
}

/** How often it is asked whether a search is decided already. */
const CHECK = 64;

/** Ends a search whose first move can no longer be overtaken. */
function decided(enough: Enough, budget: Budget): Enough {
  if (!('iterations' in budget)) return enough;
  return (iterations, lead) => enough(iterations, lead) || (iterations % CHECK === 0 && lead() > budget.iterations - iterations);
}

/** The clock is looked at now and then only: it costs as much as a few decisions. */
const GLANCE = 16;

export function within(budget: Budget): Enough {
  if ('iterations' in budget) return iterations => iterations >= budget.iterations;
  const end = budget.now() + budget.ms;
  return iterations => iterations > 0 && iterations % GLANCE === 0 && budget.now() >= end;
}
