import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import { cardsOf, invariant } from '../contract-plan.ts';
import { blason } from '../index.ts';
import { guesses } from './determinize.ts';
import type { State } from './state.ts';

test.each([2, 4])('a guess dealt over an old one, played on meanwhile, shows what the view shows: %i seats', seats => {
  const rng = fastRng(`guesses ${seats}`);
  const s = blason.setup({ fifty: false, seatBonus: false }, seats, rng);
  let looks = 0;
  let alike = 0;
  while (blason.acting(s).length > 0) {
    const viewer = rng.below(seats);
    const view = blason.view(s, viewer);
    const guess = guesses(view);
    const old = guess.deal(rng);
    const first = cardsOf(old).join();
    playOn(old, 5, rng);
    expect(guess.deal(rng, old)).toBe(old);
    expect(invariant(old)).toBeUndefined();
    expect(blason.view(old, viewer)).toEqual(view);
    if (cardsOf(old).join() === first) alike++;
    looks++;
    playOn(s, 9, rng);
  }
  // Late in a random game hardly a card is hidden.
  expect(alike).toBeLessThan(looks / 4);
});

function playOn(s: State, moves: number, rng: Rng): void {
  for (let made = 0; made < moves && blason.acting(s).length > 0; made++) {
    const legal = blason.legalMoves(s, s.turn);
    blason.apply(s, s.turn, legal[rng.below(legal.length)]!, rng);
  }
}
