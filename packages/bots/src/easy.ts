import type { Advice, Game } from '@tabard/core';
import type { Bot } from './bot.ts';
import { judged } from './greedy.ts';

/** How often it sees that a move is possible at all, in percent, where the game says nothing else. */
const NOTICES = 85;

/** Overlooks many of its moves, as people do, guesses once at what is hidden, and takes the best of what it sees. */
export function easyBot<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
): Bot<View, Move> {
  const notices = advice.easyNotices ?? NOTICES;
  return {
    choose(view, seat, rng) {
      const guess = game.determinize(view, rng);
      const moves = game.legalMoves(guess, seat);
      const noticed = moves.filter(() => rng.below(100) < notices);
      if (noticed.length === 0) return moves[rng.below(moves.length)]!;
      return judged(game, advice, noticed, [guess], seat, rng);
    },
  };
}
