import type { Tournament } from './tournament.ts';

export interface Schedule {
  /** After so many deals everybody has played equally often. */
  readonly cycle: number;
  /** Who sits where in the games of a deal, by places in `bots`. */
  seatings(deal: number): number[][];
}

/**
 * A deal has as many games as seats, and from one to the next everybody moves on by a seat: over a deal each has sat everywhere equally
 * often. The next deal has the next order of players around the table, so that in time nobody profits from a neighbour either.
 *
 * Where bots are fewer than seats, the last one takes those that are left; where they are more, all companies take turns.
 */
export function schedule({ bots, seats }: Pick<Tournament, 'bots' | 'seats'>): Schedule {
  const together = companies(bots.length, seats);
  const circles = circlesOf(together);
  return {
    cycle: together.length,
    seatings: deal => {
      const circle = circles[deal % circles.length]!;
      return circle.map((_, moved) => [...circle.slice(moved), ...circle.slice(0, moved)]);
    },
  };
}

/** Who plays together. */
function companies(bots: number, seats: number): number[][] {
  const everybody = Array.from({ length: Math.max(bots, seats) }, (_, place) => Math.min(place, bots - 1));
  return choose(everybody, seats);
}

/** Every order around a table of every company; the companies take turns. */
function circlesOf(companies: readonly number[][]): number[][] {
  const orders = companies.map(([first, ...others]) => permutations(others).map(order => [first!, ...order]));
  return orders[0]!.flatMap((_, i) => orders.map(ofCompany => ofCompany[i]!));
}

function choose(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  if (items.length < count) return [];
  const [first, ...others] = items;
  return [...choose(others, count - 1).map(rest => [first!, ...rest]), ...choose(others, count)];
}

/** Equal items are not told apart. */
function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap(first => permutations(items.toSpliced(items.indexOf(first), 1)).map(rest => [first, ...rest]));
}
