import { describe, expect, test } from 'vitest';
import { USUAL_CATALOG } from '../catalog.ts';
import { playAll } from './run.ts';
import { standings, wilson } from './standings.ts';
import { player, seating, type Tournament } from './tournament.ts';

const config = { edition: 'ja', deck: 'box', goal: 'round', call: 'players' };
const tournament = (bots: readonly string[], seats = bots.length): Tournament => ({
  catalog: USUAL_CATALOG,
  game: 'blanc-noir',
  config,
  seats,
  seed: '1',
  bots,
});
const run = async (of: Tournament, games: number, workers: number) =>
  standings(of, await playAll(of, { games, workers, onProgress: () => {} }));

describe('seating', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 6],
  ])('%i bots on %i seats: over a group each sits everywhere equally often', (bots, seats) => {
    const names = Array.from({ length: bots }, String);
    const sat = Array.from({ length: seats }, () => Array(bots).fill(0));
    for (let game = 0; game < bots; game++) for (const [seat, bot] of seating({ bots: names, seats }, game).entries()) sat[seat]![bot]++;
    for (const counts of sat) expect(counts).toEqual(Array(bots).fill(1));
  });

  test('the games of a group have one deal', async () => {
    const [playGame, alone] = [await player(tournament(['random', 'random'])), await player(tournament(['random', 'greedy']))];
    expect(playGame(0)).toEqual(playGame(0));
    expect(playGame(0)).not.toEqual(playGame(1));
    expect(alone(0).outcome).not.toEqual(playGame(0).outcome);
  });
});

test('the number of workers makes no difference', async () => {
  const of = tournament(['greedy', 'random', 'random']);
  const [one, two, three] = [await run(of, 40, 1), await run(of, 40, 2), await run(of, 40, 3)];
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  expect(await run({ ...of, seed: '2' }, 40, 2)).not.toEqual(one);
});

test('greedy beats random clearly', async () => {
  const { bots, decisionsPerGame } = await run(tournament(['greedy', 'random']), 60, 2);
  expect(bots[0]!.low).toBeGreaterThan(0.75);
  expect(bots[0]!.wins + bots[1]!.wins).toBeCloseTo(60);
  expect(bots[0]!.points).toBeLessThan(bots[1]!.points);
  expect(decisionsPerGame).toBeGreaterThan(20);
});

test('a shared first place is shared', () => {
  const of = tournament(['greedy', 'random', 'random']);
  const outcome = { ranking: [[0, 2], [1]], scores: [1, 5, 1], reason: 'round' };
  const { bots } = standings(of, [{ number: 0, outcome, decisions: 10 }]);
  expect(bots.map(({ wins }) => wins)).toEqual([0.5, 0, 0.5]);
  expect(bots.map(({ points }) => points)).toEqual([1, 5, 1]);
});

test.each([
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('Wilson’s interval of %i wins in %i games is %f … %f', (wins, games, low, high) => {
  const [from, to] = wilson(wins, games);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});
