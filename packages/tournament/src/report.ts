import type { Json, Seat } from '@tabard/core';
import { MARGIN, type Verdict } from './claim.ts';
import { type Extent, play } from './play.ts';
import { type Interval, mean, meanInterval, type Spread, spread, wilson } from './statistics.ts';
import { type Deal, type Played, type Tournament, won, wonBy } from './tournament.ts';

/** Wins and their share of games; `low` and `high` bound the true share with 95 % confidence. */
export interface Share {
  /** A shared first place is an equal part of a win. */
  readonly wins: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

/** How one bot did in the games it took part in. */
export interface Standing extends Share {
  readonly bot: string;
  /** How many seats it had in a game. */
  readonly seats: number;
  /** The share it would have if all were equally strong. */
  readonly evenShare: number;
  /** The mean score of its seats, and the bounds of the true mean: null after a single deal. */
  readonly points: number;
  readonly pointsLow: number | null;
  readonly pointsHigh: number | null;
  readonly scores: Spread;
}

/** What a place at the table is worth. */
export interface PlaceStanding extends Share {
  readonly place: number;
  readonly points: number;
}

/** A tournament in figures. */
export interface Report {
  readonly game: string;
  readonly config: { readonly [key: string]: Json };
  readonly seats: number;
  readonly games: number;
  readonly deals: number;
  readonly seed: string;
  readonly bots: readonly Standing[];
  /** By seat; and counted from the seat that moved first. */
  readonly bySeat: readonly PlaceStanding[];
  readonly byTurn: readonly PlaceStanding[];
  readonly decisionsPerGame: number;
  readonly decisions: Spread;
  readonly roundsPerGame: number;
  readonly rounds: Spread;
  /** The claim that was put to the test, if one was. */
  readonly until?: { readonly bot: string; readonly share: number; readonly margin: number; readonly verdict: Verdict };
}

/** Plays a tournament and adds it up. */
export async function runTournament(tournament: Tournament, extent: Extent): Promise<Report> {
  const { deals, verdict } = await play(tournament, extent);
  const { until } = extent;
  if (!until) return report(tournament, deals);
  return {
    ...report(tournament, deals),
    until: { bot: tournament.bots[until.bot]!, share: until.share, margin: until.margin ?? MARGIN, verdict },
  };
}

export function report({ game, config, seats, seed, bots }: Tournament, deals: readonly Deal[]): Report {
  const games = deals.flat();
  const decisions = spread(games.map(played => played.decisions));
  const rounds = spread(games.map(played => played.rounds));
  return {
    game,
    config,
    seats,
    games: games.length,
    deals: deals.length,
    seed,
    bots: bots.map((bot, place) => ({ bot, ...standing(place, seats, deals) })),
    bySeat: places(games, seats, (_, place) => place),
    byTurn: places(games, seats, ({ first }, place) => (first + place) % seats),
    decisionsPerGame: decisions.mean,
    decisions,
    roundsPerGame: rounds.mean,
    rounds,
  };
}

function standing(bot: number, seats: number, deals: readonly Deal[]): Omit<Standing, 'bot'> {
  const mine = deals.filter(([game]) => game!.seated.includes(bot));
  const games = mine.flat();
  const held = games[0]!.seated.filter(sits => sits === bot).length;
  const scores = spread(games.flatMap(game => scoresOf(bot, game)));
  // Games of one deal are no independent witnesses; deals are.
  const interval = meanInterval(mine.map(deal => mean(deal.flatMap(game => scoresOf(bot, game)))));
  return {
    seats: held,
    evenShare: held / seats,
    ...share(games.map(game => wonBy(bot, game))),
    points: scores.mean,
    ...bounds(interval),
    scores,
  };
}

const scoresOf = (bot: number, { seated, outcome }: Played): number[] => outcome.scores.filter((_, seat) => seated[seat] === bot);

const bounds = (interval: Interval | undefined) => ({ pointsLow: interval?.[0] ?? null, pointsHigh: interval?.[1] ?? null });

function places(games: readonly Played[], seats: number, seatAt: (game: Played, place: number) => Seat): PlaceStanding[] {
  return Array.from({ length: seats }, (_, place) => ({
    place,
    ...share(games.map(game => won(game, seat => seat === seatAt(game, place)))),
    points: mean(games.map(game => game.outcome.scores[seatAt(game, place)]!)),
  }));
}

export function share(parts: readonly number[]): Share {
  const wins = parts.reduce((sum, part) => sum + part, 0);
  const [low, high] = wilson(wins, parts.length);
  return { wins, winShare: wins / parts.length, low, high };
}
