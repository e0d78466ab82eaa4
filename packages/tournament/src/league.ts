import { fastRng, type Json, shuffle } from '@tabard/core';
import { type Job, work } from './crew.ts';
import { type Rated, ratings } from './ratings.ts';
import { type Share, share } from './report.ts';
import { schedule } from './schedule.ts';
import { type Deal, type Played, type Tournament, wonBy } from './tournament.ts';

export interface LeagueExtent {
  readonly workers: number;
  /** Of each tournament, at most. */
  readonly deals: number;
  /** From then on no deal is begun; those begun are played to their end. */
  isOver?(): boolean;
  /** Deals played before, by tournament and number: they are not played again. */
  readonly before?: readonly DealPlayed[];
  onDeal?(played: DealPlayed): void;
}

export interface DealPlayed extends Job {
  readonly games: Deal;
}

/** How two bots did where both played: a win is a better place, an equal one half a win. */
export interface Pairing extends Share {
  readonly bot: string;
  readonly games: number;
}

export interface LeagueStanding extends Rated {
  readonly bot: string;
  readonly games: number;
  /** Of all its games; nothing is known of who has not played. */
  readonly won: Share | null;
  /** In the order of the tournament's bots; null for itself, and for whom it has not met. */
  readonly against: readonly (Pairing | null)[];
}

/** One game with one number of seats. */
export interface Division {
  readonly game: string;
  readonly config: { readonly [key: string]: Json };
  readonly seats: number;
  readonly seed: string;
  readonly deals: number;
  readonly games: number;
  /** In the order of the tournament's bots. */
  readonly bots: readonly LeagueStanding[];
}

/** Plays some tournaments side by side, giving each as much time as the others, and rates their bots. */
export async function runLeague(tournaments: readonly Tournament[], extent: LeagueExtent): Promise<Division[]> {
  const deals = await playAll(tournaments, extent);
  return tournaments.map((tournament, i) => division(tournament, deals[i]!));
}

async function playAll(tournaments: readonly Tournament[], extent: LeagueExtent): Promise<Deal[][]> {
  const played = tournaments.map(() => new Map<number, Deal>());
  for (const { tournament, deal, games } of extent.before ?? []) played[tournament]!.set(deal, games);
  const spent = tournaments.map(() => 0);
  for await (const { ms, ...done } of work(tournaments, extent.workers, jobs(tournaments, played, spent, extent))) {
    spent[done.tournament]! += ms;
    played[done.tournament]!.set(done.deal, done.games);
    extent.onDeal?.(done);
  }
  return played.map(deals => [...deals].sort(([one], [other]) => one - other).map(([, deal]) => deal));
}

/** The next deal of the tournament that has had least time. */
function jobs(
  tournaments: readonly Tournament[],
  played: readonly ReadonlyMap<number, Deal>[],
  spent: readonly number[],
  { deals, isOver }: LeagueExtent,
): () => Job | undefined {
  const numbers = tournaments.map(inMixedOrder);
  const begun = tournaments.map(() => 0);
  const skipPlayed = (i: number) => {
    while (begun[i]! < deals && played[i]!.has(numbers[i]!(begun[i]!))) begun[i]!++;
  };
  return () => {
    if (isOver?.()) return;
    for (const i of tournaments.keys()) skipPlayed(i);
    const [tournament] = [...tournaments.keys()]
      .filter(i => begun[i]! < deals)
      .sort((a, b) => spent[a]! - spent[b]! || begun[a]! - begun[b]!);
    if (tournament === undefined) return;
    return { tournament, deal: numbers[tournament]!(begun[tournament]!++) };
  };
}

/** Whenever a league ends, everybody is to have met everybody about as often. */
function inMixedOrder(tournament: Tournament): (at: number) => number {
  const { cycle } = schedule(tournament);
  const order = Array.from({ length: cycle }, (_, number) => number);
  shuffle(order, fastRng(`${tournament.seed}/order`));
  return at => at - (at % cycle) + order[at % cycle]!;
}

function division({ game, config, seats, seed, bots }: Tournament, deals: readonly Deal[]): Division {
  const games = deals.flat();
  const rated = ratings(deals, bots.length, `${seed}/ratings`);
  return {
    game,
    config,
    seats,
    seed,
    deals: deals.length,
    games: games.length,
    bots: bots.map((bot, place) => ({ bot, ...rated[place]!, ...standing(bots, place, games) })),
  };
}

function standing(bots: readonly string[], bot: number, games: readonly Played[]): Omit<LeagueStanding, 'bot' | keyof Rated> {
  const own = games.filter(({ seated }) => seated.includes(bot));
  return {
    games: own.length,
    won: own.length > 0 ? share(own.map(game => wonBy(bot, game))) : null,
    against: bots.map((name, other) => {
      const met = other === bot ? [] : own.filter(({ seated }) => seated.includes(other));
      return met.length > 0 ? { bot: name, games: met.length, ...share(met.map(game => before(bot, other, game))) } : null;
    }),
  };
}

/** Whether a bot came in before another: 1, 0, or a half. */
function before(bot: number, other: number, { seated, outcome: { ranking } }: Played): number {
  const placeOf = (one: number) => ranking.findIndex(tied => tied.includes(seated.indexOf(one)));
  return (1 + Math.sign(placeOf(other) - placeOf(bot))) / 2;
}
