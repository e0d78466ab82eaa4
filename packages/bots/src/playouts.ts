import type { Game, Rng, Seat } from '@tabard/core';

export interface Playouts {
  readonly decisions: number;
  /** Differs as soon as any list of moves, any choice or any score does. */
  readonly checksum: string;
}

/** Plays whole games, every move any legal one, through the contract alone: the yardstick of an engine's speed. */
export function playouts<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  config: Config,
  seats: number,
  games: number,
  rng: Rng,
): Playouts {
  const moves: Move[] = [];
  const fill = game.fast?.legalMoves ?? ((state: State, seat: Seat) => game.legalMoves(state, seat));
  let decisions = 0;
  let sum = FNV_START;
  for (let played = 0; played < games; played++) {
    const state = game.setup(config, seats, rng);
    for (let acting = game.acting(state); acting.length > 0; acting = game.acting(state)) {
      const seat = acting.length === 1 ? acting[0]! : acting[rng.below(acting.length)]!;
      const legal = fill(state, seat, moves);
      const pick = rng.below(legal.length);
      game.apply(state, seat, legal[pick]!, rng);
      sum = mix(sum, (legal.length << 12) | pick);
      decisions++;
    }
    for (const score of game.outcome(state)!.scores) sum = mix(sum, score);
  }
  return { decisions, checksum: (sum >>> 0).toString(16).padStart(8, '0') };
}

/** FNV-1a, a word at a time. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const mix = (sum: number, word: number): number => Math.imul(sum ^ word, FNV_PRIME);
