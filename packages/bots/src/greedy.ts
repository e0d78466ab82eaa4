import type { Advice, Game, Rng, Seat } from '@tabard/core';
import type { Bot } from './bot.ts';

/** How many guesses at the hidden cards a move is judged by. */
const GUESSES = 6;

/** The move that promises most one step ahead, averaged over guesses at what is hidden; among equals, any. */
export function greedyBot<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
): Bot<View, Move> {
  return {
    choose(view, seat, rng) {
      const guesses = [game.determinize(view, rng)];
      const moves = game.legalMoves(guesses[0]!, seat);
      if (moves.length === 1) return moves[0]!;
      // Every move is judged by the same guesses, so that none is merely lucky.
      while (guesses.length < GUESSES) guesses.push(game.determinize(view, rng));
      return judged(game, advice, moves, guesses, seat, rng);
    },
  };
}

/** The best of some moves, one step ahead in every guess. */
export function judged<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  moves: readonly Move[],
  guesses: readonly State[],
  seat: Seat,
  rng: Rng,
): Move {
  return best(moves, move => worth(game, advice, guesses, seat, move, rng), rng);
}

function worth<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  guesses: readonly State[],
  seat: Seat,
  move: Move,
  rng: Rng,
): number {
  let sum = 0;
  for (const guess of guesses) {
    const next = game.clone(guess);
    game.apply(next, seat, move, rng);
    sum += advice.promise(next, seat);
  }
  return sum / guesses.length;
}

function best<Move>(moves: readonly Move[], worthOf: (move: Move) => number, rng: Rng): Move {
  let equals: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth > most) {
      most = worth;
      equals = [move];
    } else if (worth === most) {
      equals.push(move);
    }
  }
  return equals[rng.below(equals.length)]!;
}
