import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Plan } from './learn-games.ts';
import { configsOf } from './learn-variants.ts';
import { Ascent } from './practise-ascent.ts';
import { instinctOf, practise } from './practise-games.ts';
import { listingNamed } from './usage.ts';

const { game, advice } = await listingNamed('blanc-noir').load();
const instinct = await instinctOf('blanc-noir');
const plan: Plan = { game: 'blanc-noir', configs: configsOf(game), seats: [2, 3], seed: 'test', iterations: 0 };
const exercise = (weights: ArrayLike<number>, from: number, games: number) =>
  practise(game, advice, instinct, plan, weights, { from, games });

test('the same games teach the same, all at once or in parts', () => {
  const weights = new Float64Array(instinct.INSTINCTS);
  const whole = exercise(weights, 0, 6);
  const parts = [exercise(weights, 0, 2), exercise(weights, 2, 4)];
  expect(parts[0]!.decisions + parts[1]!.decisions).toBe(whole.decisions);
  for (const [i, slope] of whole.slopes.entries()) expect(parts[0]!.slopes[i]! + parts[1]!.slopes[i]!).toBeCloseTo(slope, 9);
});

test('an ascent goes on where it was left', () => {
  const [whole, first] = [new Ascent(instinct.INSTINCTS), new Ascent(instinct.INSTINCTS)];
  for (let step = 0; step < 2; step++) whole.step([exercise(whole.weights, 4 * step, 4)]);
  first.step([exercise(first.weights, 0, 4)]);
  const second = new Ascent(instinct.INSTINCTS, JSON.parse(JSON.stringify(first.stand())));
  second.step([exercise(second.weights, 4, 4)]);
  expect(second.stand()).toEqual(whole.stand());
  expect(second.average()).toEqual(whole.average());
});

test('who has practised a little wins more than who has not', () => {
  const ascent = new Ascent(instinct.INSTINCTS);
  for (let step = 0; step < 12; step++) ascent.step([exercise(ascent.weights, 100 * step, 100)]);
  let won = 0;
  for (let number = 0; number < 200; number++) if (winner(number, [ascent.weights, new Float64Array(instinct.INSTINCTS)]) === 0) won++;
  expect(won).toBeGreaterThan(120);
});

/** Seat 0 and seat 1 by weights of their own; who of them wins. The seats change by the number of the game. */
function winner(number: number, minds: readonly ArrayLike<number>[]): number {
  const rng = fastRng(`practised ${number}`);
  const state: unknown = game.setup(plan.configs[0], 2, rng);
  const whose = (seat: number) => (seat + number) % 2;
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const moves: unknown[] = game.legalMoves(state, seat);
    const worth = moves.map(move => worthOf(minds[whose(seat!)]!, state, seat!, move) + rng.below(1000) / 1000);
    game.apply(state, seat, moves[worth.indexOf(Math.max(...worth))], rng);
  }
  return whose(game.outcome(state)!.ranking[0]![0]!);
}

function worthOf(weights: ArrayLike<number>, state: unknown, seat: number, move: unknown): number {
  const { told } = instinct;
  let worth = 0;
  instinct.tellMove(state, seat, move);
  for (let i = 0; i < told.count; i++) worth += weights[told.places[i]!]! * told.values[i]!;
  return worth;
}
