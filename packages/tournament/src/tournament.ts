import type { Json, Outcome, Seat } from '@tabard/core';

/** All that decides a tournament's games; plain data, because it is sent to worker threads. */
export interface Tournament {
  /** The module whose `CATALOG` lists the games. */
  readonly catalog: string;
  readonly game: string;
  /** As the game filled it in. */
  readonly config: { readonly [key: string]: Json };
  readonly seats: number;
  readonly seed: string;
  /** Specs such as `greedy`, `strong:2000i` or `./dreamer.ts`. */
  readonly bots: readonly string[];
}

/** One game of a tournament. */
export interface Played {
  /** By seat: who sat there, as a place in the tournament's `bots`. */
  readonly seated: readonly number[];
  /** The seat that moved first. */
  readonly first: Seat;
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly rounds: number;
}

/** All games of one deal: the same cards and dice, every bot in every seat. */
export type Deal = readonly Played[];

/** What some seats won of a game: all of it, nothing, or their part of a shared first place. */
export function won({ outcome }: Played, isTheirs: (seat: Seat) => boolean): number {
  const first = outcome.ranking[0]!;
  return first.filter(isTheirs).length / first.length;
}

/** A bot in several seats wins with any of them. */
export const wonBy = (bot: number, game: Played): number => won(game, seat => game.seated[seat] === bot);
