import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { blason } from '../index.ts';
import { advice } from './advice.ts';
import { CHANCES } from './chances.ts';
import { HABITS } from './habits.ts';
import { type Learned, weighedBy } from './learned.ts';
import { fillIn } from './sheet.ts';
import { fullest, standingBy } from './standings.ts';
import { MOMENTS, TERMS, type Told, tellMoves, tellSeats } from './terms.ts';
import { gain } from './trial.ts';
import { WHOLE } from './weights.ts';

/** What one of the things told of comes to, by what was learned. */
function sum({ rows, moments }: Told, at: number, learned: Learned): number {
  const worth = (term: string) => learned[term]!.reduce((all, one, moment) => all + one * moments[at * MOMENTS + moment]!, 0) / 1000;
  return TERMS.reduce((all, term, place) => all + rows[at * TERMS.length + place]! * worth(term), 0);
}

test.each([2, 4])('moves and seats are told in terms that add up to what they are worth: %i seats', seats => {
  const rng = fastRng(`terms ${seats}`);
  const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
  const [leaning, chances] = [weighedBy(HABITS), weighedBy(CHANCES)];
  for (let [seat] = blason.acting(s); seat !== undefined; [seat] = blason.acting(s)) {
    const moves = blason.legalMoves(s, seat);
    const told = tellMoves(s, seat, moves);
    fillIn(s, seat);
    const weights = leaning(s, seat, fullest(s));
    for (const [at, move] of moves.entries()) expect(sum(told, at, HABITS)).toBeCloseTo(gain(s, seat, move, weights) / WHOLE, 2);
    const all = tellSeats(s);
    for (let other = 0; other < seats; other++)
      expect(sum(all, other, CHANCES)).toBeCloseTo(standingBy(s, other, chances(s, other, fullest(s))) / WHOLE, 2);
    blason.apply(s, seat, moves[rng.below(3) > 0 ? advice.hunch!(s, seat, moves, rng) : rng.below(moves.length)]!, rng);
  }
});
