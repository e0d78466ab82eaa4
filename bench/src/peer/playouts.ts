import type { Rng } from '@tabard/core';
import { client } from './boardgame-io.ts';
import { shedding } from './shedding.ts';

/** Plays whole games on boardgame.io, headless, by its own client: every move any of those its `ai.enumerate` lists. */
export function peerPlayouts(players: number, games: number, rng: Rng): number {
  const { Client } = client();
  let decisions = 0;
  for (let played = 0; played < games; played++) {
    const one = Client({ game: { ...shedding, seed: String(rng.below(2 ** 32)) }, numPlayers: players, debug: false });
    one.start();
    for (let state = one.getState()!; state.ctx.gameover === undefined; state = one.getState()!) {
      const moves = shedding.ai.enumerate(state.G, state.ctx);
      const { move, args } = moves[rng.below(moves.length)]!;
      one.moves[move]!(...args);
      decisions++;
    }
    one.stop();
  }
  return decisions;
}
