import type { Bot } from '@tabard/bots';
import type { Listing } from '@tabard/catalog';
import { type AnyGame, fastRng, rngAt, type Seat } from '@tabard/core';
import { openBot } from './open-bot.ts';
import { schedule } from './schedule.ts';
import type { Deal, Played, Tournament } from './tournament.ts';

/** Plays the deals of a tournament by number; each depends on the tournament and its number alone. */
export async function dealer(tournament: Tournament): Promise<(deal: number) => Deal> {
  const { CATALOG } = (await import(tournament.catalog)) as { readonly CATALOG: readonly Listing[] };
  const loaded = await CATALOG.find(({ id }) => id === tournament.game)!.load();
  const bots = await Promise.all(
    tournament.bots.map(async spec => {
      const bot = await openBot(loaded, spec);
      if (!bot.ok) throw new Error(bot.error);
      return bot.value;
    }),
  );
  const { seatings } = schedule(tournament);
  return deal => seatings(deal).map((seated, turn) => playGame(loaded.game, tournament, bots, seated, { deal, turn }));
}

/** The dice are the deal's, so that its games differ by who sits where alone; what the bots roll is each game's own. */
function playGame(
  game: AnyGame,
  { config, seats, seed, bots: specs }: Tournament,
  bots: readonly Bot<unknown, unknown>[],
  seated: readonly number[],
  { deal, turn }: { readonly deal: number; readonly turn: number },
): Played {
  const dice = `${seed}/${deal}`;
  const thoughts = fastRng(`${dice}/${turn}`);
  const state: unknown = game.setup(config, seats, rngAt(dice, 0));
  const movers: Seat[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const bot = seated[seat]!;
    const move = bots[bot]!.choose(game.view(state, seat), seat, thoughts);
    const refusal = game.refusal(state, seat, move);
    if (refusal)
      throw new Error(`${specs[bot]} may not ${game.spell(move)} (${refusal.rule}, ${refusal.because}): deal ${deal} of seed ${seed}`);
    movers.push(seat);
    game.apply(state, seat, move, rngAt(dice, movers.length));
  }
  const { round } = game.describe(state);
  const rounds = typeof round === 'number' ? round : mostTurns(movers, seats);
  return { seated, first: movers[0]!, outcome: game.outcome(state)!, decisions: movers.length, rounds };
}

/** Some games do not count rounds: how many turns the seat had that had most, a turn being decisions in a row. */
function mostTurns(movers: readonly Seat[], seats: number): number {
  const turns = Array<number>(seats).fill(0);
  for (const [i, seat] of movers.entries()) if (seat !== movers[i - 1]) turns[seat]!++;
  return Math.max(...turns);
}
