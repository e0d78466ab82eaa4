import type { Bot } from '@tabard/bots';
import type { AnyGame } from '@tabard/core';

/** Tries every move in twenty dreams: games that might be the one played, brought to their end at random. Takes the move that wins most. */
export default (game: AnyGame): Bot<unknown, unknown> => ({
  choose(view, seat, rng) {
    const wins = (move: unknown): number => {
      let won = 0;
      for (let dream = 0; dream < 20; dream++) {
        const state = game.determinize(view, rng);
        game.apply(state, seat, move, rng);
        for (let [next] = game.acting(state); next !== undefined; [next] = game.acting(state)) {
          const moves = game.legalMoves(state, next);
          game.apply(state, next, moves[rng.below(moves.length)], rng);
        }
        if (game.outcome(state)?.ranking[0]?.includes(seat)) won++;
      }
      return won;
    };
    const tried = game.legalMoves(game.determinize(view, rng), seat).map(move => ({ move, won: wins(move) }));
    return tried.reduce((best, other) => (other.won > best.won ? other : best)).move;
  },
});
