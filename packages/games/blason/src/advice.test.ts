import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';
import { blason } from './index.ts';
import type { Move } from './moves.ts';
import { type Given, given, legal } from './positions.fixture.ts';
import type { State } from './state.ts';

/** The move after which the advice promises most. */
function advised(s: State): Move {
  const promises = blason.legalMoves(s, s.turn).map(move => {
    const next = blason.clone(s);
    blason.apply(next, s.turn, move, fastRng(1));
    return { move, promise: advice.promise(next, s.turn) };
  });
  return promises.reduce((best, one) => (one.promise > best.promise ? one : best)).move;
}

function anyMove(s: State, rng: Rng): Move {
  const moves = blason.legalMoves(s, s.turn);
  return moves[rng.below(moves.length)]!;
}

test.each([2, 3, 5])('who follows the advice beats random players, %i seats', seats => {
  for (let game = 0; game < 3; game++) {
    const rng = fastRng(`advice ${seats} ${game}`);
    const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
    const wise = game % seats;
    while (blason.acting(s).length > 0) blason.apply(s, s.turn, s.turn === wise ? advised(s) : anyMove(s, rng), rng);
    expect(blason.outcome(s)!.ranking[0]).toEqual([wise]);
  }
});

test.each<readonly [string, Given, string]>([
  ['pays with the cheapest cards', { hands: ['key or-4 gules-3 lion', ''], ...pending('sword', 3) }, 'pay gules-3'],
  ['discards what is worth least', { hands: ['lion crown cross or-4 gyronny or-1 label semy', ''], phase: 'discard' }, 'discard or-1'],
  ['takes a ten worth five', { hands: ['talbot bull', ''], seats: [{ track: 49, heralds: 0 }] }, 'place talbot C1 upper'],
])('it %s', (_, position, move) => {
  const s = given(position);
  expect(legal(s)).toContain(move);
  expect(blason.spell(advised(s))).toBe(move);
});

function pending(card: string, cost: number) {
  return { phase: 'pay', pending: { card, column: 'B1', band: 'lower', cost, paid: 0, back: 'place' } };
}
