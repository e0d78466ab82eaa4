import { fastRng } from '@tabard/core';
import { ai, client, type PeerState } from './boardgame-io.ts';
import { type G, shedding } from './shedding.ts';

const POSITIONS = 20;

/** The peer's tree search on its shedding game, from its own states (it sees every card); its games are broken off after fifty moves. */
export function peerSearch(players: number, iterations: number): (position: number) => { iterations: number; decisions: number } {
  const states = Array.from({ length: POSITIONS }, (_, number) => stateAfter(players, 2 * number));
  return position => {
    const state = states[position]!;
    const { MCTSBot } = ai();
    const bot = new MCTSBot({ game: shedding, enumerate: shedding.ai.enumerate, iterations, seed: String(position) });
    void bot.play(state, state.ctx.currentPlayer);
    return { iterations: bot.iterationCounter, decisions: 0 };
  };
}

function stateAfter(players: number, moves: number): PeerState<G> {
  const rng = fastRng(moves);
  const one = client().Client({ game: { ...shedding, seed: String(moves) }, numPlayers: players, debug: false });
  one.start();
  for (let made = 0; made < moves; made++) {
    const { G, ctx } = one.getState()!;
    const legal = shedding.ai.enumerate(G, ctx);
    const { move, args } = legal[rng.below(legal.length)]!;
    one.moves[move]!(...args);
  }
  const state = one.getState()!;
  one.stop();
  return state;
}
