import { fastRng, type Outcome, type Rng } from '@tabard/core';
import { type Rating, rate, rating } from 'openskill';
import { mean, quantile } from './statistics.ts';
import type { Deal } from './tournament.ts';

/** How strong a bot is among those it met; `low` and `high` bound it with 95 % confidence. */
export interface Rated {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 200;

/**
 * By the model of Plackett and Luce, whole rankings at a time (openskill). It learns game by game, so that the order of games counts a little: a
 * rating is the mean of many orders, each with deals drawn anew from those played, and its interval holds what 95 % of them came to.
 */
export function ratings(deals: readonly Deal[], bots: number, seed: string): Rated[] {
  const rng = fastRng(seed);
  const samples = Array.from({ length: RESAMPLES }, () => rated(resampled(deals, rng), bots));
  return Array.from({ length: bots }, (_, bot) => {
    const values = samples.map(sample => sample[bot]!).sort((a, b) => a - b);
    return { rating: mean(values), low: quantile(values, 0.025), high: quantile(values, 0.975) };
  });
}

/** Games of one deal are no independent witnesses; deals are. */
const resampled = (deals: readonly Deal[], rng: Rng): Deal[] => deals.map(() => deals[rng.below(deals.length)]!);

/** Bots do not get better by playing: without `tau` all games count alike. */
function rated(deals: readonly Deal[], bots: number): number[] {
  const now: Rating[] = Array.from({ length: bots }, () => rating());
  for (const { seated, outcome } of deals.flat()) {
    const after = rate(
      seated.map(bot => [now[bot]!]),
      { rank: placesOf(outcome), tau: 0 },
    );
    for (const [seat, bot] of seated.entries()) now[bot] = after[seat]![0]!;
  }
  return now.map(({ mu }) => mu);
}

/** By seat, from 1: openskill takes a rank of 0 for none. */
function placesOf({ ranking, scores }: Outcome): number[] {
  return scores.map((_, seat) => 1 + ranking.findIndex(tied => tied.includes(seat)));
}
