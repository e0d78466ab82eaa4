import type { Bot } from '@tabard/bots';
import type { Game, Seat } from '@tabard/core';
import { bestOf } from './best-of.ts';

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
    return bestOf(game.legalMoves(guess, seat), worth, rng);
  },
});
