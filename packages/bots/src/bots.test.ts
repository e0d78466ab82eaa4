import { err, fastRng, type Outcome } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { advice, bestOfThree, type View } from './best-of-three.fixture.ts';
import { type Bot, botNamed, greedyBot, playouts, randomBot } from './index.ts';

function playOut(bots: readonly Bot<View, number>[], seed: string): Outcome {
  const dice = fastRng(seed);
  const state = bestOfThree.setup({}, bots.length, dice);
  for (let [seat] = bestOfThree.acting(state); seat !== undefined; [seat] = bestOfThree.acting(state)) {
    const move = bots[seat]!.choose(bestOfThree.view(state, seat), seat, dice);
    expect(bestOfThree.refusal(state, seat, move)).toBeUndefined();
    bestOfThree.apply(state, seat, move, dice);
  }
  return bestOfThree.outcome(state)!;
}

describe.each(['random', 'greedy', 'easy', 'medium', 'strong:60i', 'master:60i'])('the bot %s', name => {
  const made = botNamed(bestOfThree, advice, name);
  if (!made.ok) throw new Error(made.error);
  const bot = made.value;

  test('chooses the same move from the same view and dice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const view = bestOfThree.view(bestOfThree.setup({}, 3, fastRng(`deal ${seed}`)), 0);
      expect(bot.choose(view, 0, fastRng(seed))).toBe(bot.choose(view, 0, fastRng(seed)));
    }
  });

  test('makes only legal moves, at any number of seats', () => {
    for (let seed = 0; seed < 50; seed++) for (const seats of [2, 3, 4]) playOut(Array(seats).fill(bot), `${seed} ${seats}`);
  });

  test('leaves the view as it was', () => {
    const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
    const before = JSON.stringify(view);
    bot.choose(view, 0, fastRng('dice'));
    expect(JSON.stringify(view)).toBe(before);
  });
});

test('random reaches every legal move', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  const chosen = new Set(Array.from({ length: 100 }, (_, i) => randomBot(bestOfThree).choose(view, 0, fastRng(i))));
  expect([...chosen].sort()).toEqual([...view.hand].sort());
});

test('greedy takes what promises most', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  expect(greedyBot(bestOfThree, advice).choose(view, 0, fastRng('dice'))).toBe(Math.max(...view.hand));
});

test('greedy breaks ties by its dice', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  const indifferent = greedyBot(bestOfThree, { promise: () => 0, unit: 1 });
  const chosen = new Set(Array.from({ length: 100 }, (_, i) => indifferent.choose(view, 0, fastRng(i))));
  expect(chosen.size).toBe(3);
});

test.each([
  [100, 1],
  [0, 3],
])('an easy player overlooks as much as the game says: who notices %i %% of the moves makes %i of three', (easyNotices, made) => {
  const easy = botNamed(bestOfThree, { ...advice, easyNotices }, 'easy');
  if (!easy.ok) throw new Error(easy.error);
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  expect(new Set(Array.from({ length: 100 }, (_, i) => easy.value.choose(view, 0, fastRng(i)))).size).toBe(made);
});

test('a master has a style of its own, where the game has one for it: this one breaks off where strong plays to the end', () => {
  const view = bestOfThree.view(bestOfThree.setup({}, 2, fastRng('deal')), 0);
  let judged = 0;
  const promise = () => ++judged;
  const masterStyle = { horizon: 0, patience: Number.POSITIVE_INFINITY };
  for (const [name, isBrokenOff] of [
    ['strong:60i', false],
    ['master:60i', true],
  ] as const) {
    judged = 0;
    const bot = botNamed(bestOfThree, { promise, unit: 1, masterStyle }, name);
    if (bot.ok) bot.value.choose(view, 0, fastRng('dice'));
    expect(judged > 0).toBe(isBrokenOff);
  }
});

test('greedy beats random, seats balanced', () => {
  const greedy = greedyBot(bestOfThree, advice);
  const random = randomBot(bestOfThree);
  let wins = 0;
  for (let seed = 0; seed < 200; seed++) {
    wins += playOut([greedy, random], `${seed}`).ranking[0]![0] === 0 ? 1 : 0;
    wins += playOut([random, greedy], `${seed}`).ranking[0]![0] === 1 ? 1 : 0;
  }
  expect(wins).toBeGreaterThan(240);
});

test('playouts are whole games, and their checksum tells them apart', () => {
  const once = playouts(bestOfThree, {}, 3, 20, fastRng('a'));
  expect(once).toEqual({ decisions: 20 * 3 * 2, checksum: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(playouts(bestOfThree, {}, 3, 20, fastRng('a'))).toEqual(once);
  expect(playouts(bestOfThree, {}, 3, 20, fastRng('b')).checksum).not.toBe(once.checksum);
});

test.each([
  ['stockfish', 'there is no bot "stockfish"; there are: random, greedy, easy, medium, strong, master'],
  ['', 'there is no bot ""; there are: random, greedy, easy, medium, strong, master'],
  ['greedy:500ms', 'the bot "greedy" does not search and takes no budget: say "greedy" instead of "greedy:500ms"'],
  ['strong:500ms', 'there is no clock here: give "strong" its budget in iterations, as in "strong:2000i"'],
  ['master:5000ms', 'there is no clock here: give "master" its budget in iterations, as in "master:2000i"'],
  ['greedy:soon', '"soon" is no budget: write "greedy:500ms" or "greedy:2000i"'],
  ['random:0i', '"0i" is no budget: write "random:500ms" or "random:2000i"'],
])('the spec "%s" is refused: %s', (spec, line) => {
  expect(botNamed(bestOfThree, advice, spec)).toEqual(err(line));
});
