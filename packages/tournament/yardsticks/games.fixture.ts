import type { Bot } from '@tabard/bots';
import { fastRng, type Game, type Outcome, rngAt } from '@tabard/core';

/** One game by bots, from its seed; whoever moves against the rules is named. */
export function playGame<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  config: Config,
  bots: readonly Bot<View, Move>[],
  seed: string,
): Outcome {
  const thoughts = fastRng(seed);
  const state = game.setup(config, bots.length, rngAt(seed, 0));
  for (let made = 1, [seat] = game.acting(state); seat !== undefined; made++, [seat] = game.acting(state)) {
    const move = bots[seat]!.choose(game.view(state, seat), seat, thoughts);
    const refusal = game.refusal(state, seat, move);
    if (refusal) throw new Error(`seat ${seat} may not ${game.spell(move)}: ${refusal.because}`);
    game.apply(state, seat, move, rngAt(seed, made));
  }
  return game.outcome(state)!;
}

/** The share of games for two that the first bot wins, each deal played from both seats. */
export function winShare<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  config: Config,
  [one, other]: readonly [Bot<View, Move>, Bot<View, Move>],
  deals: number,
): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    wins += partOfWin(playGame(game, config, [one, other], `deal ${deal}`), 0);
    wins += partOfWin(playGame(game, config, [other, one], `deal ${deal}`), 1);
  }
  return wins / (2 * deals);
}

function partOfWin({ ranking: [first = []] }: Outcome, seat: number): number {
  return first.includes(seat) ? 1 / first.length : 0;
}

/** A player who makes any legal move. */
export const anyhow = <State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>): Bot<View, Move> => ({
  choose(view, seat, rng) {
    const moves = game.legalMoves(game.determinize(view, rng), seat);
    return moves[rng.below(moves.length)]!;
  },
});
