import type { Bot } from '@tabard/bots';
import type { Game, Rng, Seat } from '@tabard/core';

/** Says of each move what it is worth to the seat that looks; `guess` is a state that fits its view. */
export type Judge<View, State, Move> = (view: View, seat: Seat, guess: State) => (move: Move) => number;

/** A player who makes the move that is worth most; of equal ones any. */
export const byScore = <State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  judge: Judge<View, State, Move>,
): Bot<View, Move> => ({
  choose(view, seat, rng) {
    const guess = game.determinize(view, rng);
    const worth = judge(view, seat, guess);
    const moves = game.legalMoves(guess, seat);
    return anyOfBest(moves, moves.map(worth), rng);
  },
});

function anyOfBest<Item>(items: readonly Item[], worths: readonly number[], rng: Rng): Item {
  const most = Math.max(...worths);
  const best = items.filter((_, at) => worths[at] === most);
  return best[rng.below(best.length)]!;
}
