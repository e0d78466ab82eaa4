import type { Game } from './game.ts';
import { rngAt } from './rng.ts';

/** How many sequences of 1, 2, … `depth` moves there are from the deal, every move with the dice of its own number. */
export function perft<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  config: Config,
  at: { readonly seats: number; readonly seed: string; readonly depth: number },
): number[] {
  const counts = new Array<number>(at.depth).fill(0);
  const visit = (state: State, made: number): void => {
    for (const seat of game.acting(state)) {
      const moves = game.legalMoves(state, seat);
      counts[made]! += moves.length;
      if (made + 1 === at.depth) continue;
      for (const move of moves) {
        const next = game.clone(state);
        game.apply(next, seat, move, rngAt(at.seed, made + 1));
        visit(next, made + 1);
      }
    }
  };
  visit(game.setup(config, at.seats, rngAt(at.seed, 0)), 0);
  return counts;
}
