import { type Played, seating, type Tournament } from './tournament.ts';

/** How one bot did: `low` and `high` bound its true share of wins with 95 % confidence. */
export interface Standing {
  readonly bot: string;
  /** A shared first place is an equal part of a win. */
  readonly wins: number;
  /** Of the games it took part in. */
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  /** The mean score of its seats. */
  readonly points: number;
}

export interface Standings {
  readonly bots: readonly Standing[];
  readonly decisionsPerGame: number;
}

/** Adds games up; in the order of their numbers, so that the sums do not depend on who played which when. */
export function standings(tournament: Tournament, played: readonly Played[]): Standings {
  const games = played.toSorted((a, b) => a.number - b.number);
  const bots = tournament.bots.map((bot, place): Standing => {
    let [wins, points, seats, took] = [0, 0, 0, 0];
    for (const { number, outcome } of games) {
      const mine = [...seating(tournament, number).entries()].filter(([, sits]) => sits === place).map(([seat]) => seat);
      const first = outcome.ranking[0]!;
      wins += mine.filter(seat => first.includes(seat)).length / first.length;
      points += mine.reduce((sum, seat) => sum + outcome.scores[seat]!, 0);
      seats += mine.length;
      took += mine.length > 0 ? 1 : 0;
    }
    const [low, high] = wilson(wins, took);
    return { bot, wins, winShare: wins / took || 0, low, high, points: points / seats || 0 };
  });
  return { bots, decisionsPerGame: games.reduce((sum, { decisions }) => sum + decisions, 0) / games.length };
}

const Z_95 = 1.959964;

/** Wilson's score interval: right also for few games and for shares near 0 and 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (Z_95 * Z_95) / games;
  const middle = share + square / 2;
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return [Math.max(0, (middle - reach) / (1 + square)), Math.min(1, (middle + reach) / (1 + square))];
}
