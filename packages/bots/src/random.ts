import type { Game } from '@tabard/core';
import type { Bot } from './bot.ts';

/** Any legal move, each equally likely. */
export function randomBot<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>): Bot<View, Move> {
  return {
    choose(view, seat, rng) {
      const moves = game.legalMoves(game.determinize(view, rng), seat);
      return moves[rng.below(moves.length)]!;
    },
  };
}
