import { fastRng } from '@tabard/core';
import { describe, expect, test, vi } from 'vitest';
import { advice, bestOfThree, type State } from '../best-of-three.fixture.ts';
import { botNamed } from '../named.ts';
import { within } from './bot.ts';
import { Search } from './search.ts';

const deal = (seed: number) => bestOfThree.view(bestOfThree.setup({}, 3, fastRng(seed)), 0);
const search = new Search(bestOfThree, advice);
const run = (seed: number, iterations: number) => search.run(deal(seed), within({ iterations }), fastRng(seed));

test('it finds the move that wins, and looks at it most', () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = deal(seed);
    const [best, ...others] = run(seed, 300).moves;
    expect(best!.move).not.toBe(Math.min(...view.hand));
    for (const other of others) expect(best!.visits).toBeGreaterThanOrEqual(other.visits);
  }
});

test('every legal move is considered, every iteration counted, and a value is a share', () => {
  const { moves, iterations, decisions } = run(1, 200);
  expect(moves.map(({ move }) => move).sort()).toEqual([...deal(1).hand].sort());
  expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
  expect(iterations).toBe(200);
  expect(decisions).toBe(200 * 6);
  for (const { value } of moves) expect(value).toSatisfy((x: number) => x >= 0 && x <= 1);
});

test('equal views and dice give equal searches, whatever was searched before', () => {
  const fresh = new Search(bestOfThree, advice).run(deal(7), within({ iterations: 50 }), fastRng(7));
  run(3, 40);
  expect(run(7, 50)).toEqual(fresh);
});

test('a tree outgrows its first rows', () => {
  expect(run(2, 9000).iterations).toBe(9000);
});

test('a game broken off is judged by what the advice promises', () => {
  const blind = new Search(bestOfThree, { ...advice, promise: () => 0 }, { horizon: 0 });
  for (const { value } of blind.run(deal(5), within({ iterations: 60 }), fastRng(5)).moves) expect(value).toBeCloseTo(0.5);
  const greedy = new Search(bestOfThree, advice, { horizon: 0 });
  const [best] = greedy.run(deal(5), within({ iterations: 60 }), fastRng(5)).moves;
  expect(best!.move).toBe(Math.max(...deal(5).hand));
});

test('whole rounds: everybody has had as many turns when a game is broken off', () => {
  const left: number[] = [];
  const promise = (state: State) => {
    left.push(new Set(state.hands.map(hand => hand.length)).size);
    return 0;
  };
  new Search(bestOfThree, { ...advice, promise }, { horizon: 0, wholeRounds: true }).run(deal(6), within({ iterations: 40 }), fastRng(6));
  expect(left.length).toBeGreaterThan(0);
  expect(new Set(left)).toEqual(new Set([1]));
});

test('a hunch decides how games are played on, a prior what is tried first', () => {
  const hunch = vi.fn(() => 0);
  new Search(bestOfThree, { ...advice, hunch }).run(deal(4), within({ iterations: 5 }), fastRng(4));
  expect(hunch).toHaveBeenCalled();
  const [, middle] = [...deal(4).hand].sort((a, b) => a - b);
  const prior = (_state: State, _seat: number, move: number) => (move === middle ? 1 : 0);
  const one = new Search(bestOfThree, { ...advice, prior }, { trust: 1 }).run(deal(4), within({ iterations: 1 }), fastRng(4));
  expect(one.moves[0]!.move).toBe(middle);
});

describe('budgets', () => {
  test('a bot stops when its choice can no longer change, and chooses as if it had gone on', () => {
    const bot = botNamed(bestOfThree, advice, 'strong:2000i');
    if (!bot.ok) throw new Error(bot.error);
    let stopped = 0;
    for (let seed = 0; seed < 10; seed++) {
      const run = vi.spyOn(Search.prototype, 'run');
      const chosen = bot.value.choose(deal(seed), 0, fastRng(seed));
      if (run.mock.results[0]!.value.iterations < 2000) stopped++;
      run.mockRestore();
      const rng = fastRng(seed);
      bestOfThree.determinize(deal(seed), rng);
      expect(chosen).toBe(search.run(deal(seed), within({ iterations: 2000 }), fastRng(rng.below(2 ** 32))).moves[0]!.move);
    }
    expect(stopped).toBeGreaterThan(0);
  });

  test('a clock ends the search', () => {
    let time = 0;
    const bot = botNamed(bestOfThree, advice, 'strong:10ms', () => time++);
    if (!bot.ok) throw new Error(bot.error);
    expect(deal(1).hand).toContain(bot.value.choose(deal(1), 0, fastRng(1)));
    expect(time).toBeGreaterThan(10);
  });

  test('however late it is, something has been tried', () => {
    expect(search.run(deal(1), within({ ms: 0, now: () => 0 }), fastRng(1)).iterations).toBeGreaterThan(0);
  });
});
