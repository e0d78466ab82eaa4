import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import { ratings } from './ratings.ts';
import type { Deal, Played } from './tournament.ts';

/** Who is planted to be better plays better, but for chance. */
const LADDER = [0, 40, 80, 120, 160];
const CHANCE = 200;

const game = (seated: readonly number[], scores: readonly number[]): Played => {
  const order = [...new Set(scores)].sort((a, b) => b - a);
  const ranking = order.map(score => scores.flatMap((one, seat) => (one === score ? [seat] : [])));
  return { seated, first: 0, outcome: { ranking, scores, reason: 'planted' }, decisions: 1, rounds: 1 };
};

function planted(deals: number, seats: number, rng: Rng): Deal[] {
  return Array.from({ length: deals }, (_, deal) => {
    const company = Array.from({ length: seats }, (_, seat) => (deal + seat * (1 + (deal % 2))) % LADDER.length);
    return company.map((_, turn) => {
      const seated = [...company.slice(turn), ...company.slice(0, turn)];
      return game(
        seated,
        seated.map(bot => LADDER[bot]! + rng.below(CHANCE)),
      );
    });
  });
}

test.each([2, 4])('a planted ladder comes out in order, rungs apart, with %i seats', seats => {
  const rated = ratings(planted(900, seats, fastRng('ladder')), LADDER.length, 'resamples');
  for (const [rung, { rating, low, high }] of rated.entries()) {
    expect(low).toBeLessThan(rating);
    expect(high).toBeGreaterThan(rating);
    if (rung > 0) expect(low).toBeGreaterThan(rated[rung - 1]!.high);
  }
});

test('equals are rated alike, also where every place is shared', () => {
  const shared = Array.from({ length: 50 }, (): Deal => [game([0, 1, 2], [5, 5, 5])]);
  const [one, two, three] = ratings(shared, 3, 'resamples');
  expect(two!.rating).toBeCloseTo(one!.rating, 6);
  expect(three!.rating).toBeCloseTo(one!.rating, 6);
});

test('fewer deals tell less', () => {
  const width = (deals: number) => {
    const [first] = ratings(planted(deals, 2, fastRng('width')), LADDER.length, 'resamples');
    return first!.high - first!.low;
  };
  expect(width(40)).toBeGreaterThan(width(400));
});
