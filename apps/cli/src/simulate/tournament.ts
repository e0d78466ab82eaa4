import { type Bot, botNamed } from '@tabard/bots';
import { fastRng, type Outcome, rngAt } from '@tabard/core';
import { openCatalog } from '../catalog.ts';

/** All a worker needs to know; plain data, because it is sent to one. */
export interface Tournament {
  /** The module that lists the games. */
  readonly catalog: string;
  readonly game: string;
  /** As the game filled it in. */
  readonly config: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** One game of a tournament. */
export interface Played {
  readonly number: number;
  readonly outcome: Outcome;
  readonly decisions: number;
}

/**
 * Which bot (its place in `bots`) sits where in a game. Games come in groups with one deal, and within a group every bot moves on by
 * one seat, so that over a group each has sat everywhere equally often.
 */
export function seating({ bots, seats }: Pick<Tournament, 'bots' | 'seats'>, number: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + number) % bots.length);
}

/** Plays games of a tournament by number; each depends on the tournament and its number alone. */
export async function player(tournament: Tournament): Promise<(number: number) => Played> {
  const { games } = await openCatalog(tournament.catalog);
  const { game, advice } = await games.find(({ id }) => id === tournament.game)!.load();
  const bots = tournament.bots.map((spec): Bot<unknown, unknown> => {
    const bot = botNamed(game, advice, spec);
    if (!bot.ok) throw new Error(bot.error);
    return bot.value;
  });
  return number => {
    const seed = `${tournament.seed}/${Math.floor(number / bots.length)}`;
    const seated = seating(tournament, number).map(bot => bots[bot]!);
    const thoughts = fastRng(`${seed}/${number % bots.length}`);
    const state: unknown = game.setup(tournament.config, tournament.seats, rngAt(seed, 0));
    let decisions = 0;
    for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
      const move = seated[seat]!.choose(game.view(state, seat), seat, thoughts);
      game.apply(state, seat, move, rngAt(seed, ++decisions));
    }
    return { number, outcome: game.outcome(state)!, decisions };
  };
}
