import { botNamed } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { fastRng, rngAt } from '@tabard/core';
import { expect, test } from 'vitest';
import { lateFor, thinkingMs } from './minds.ts';

test('it moves a second before its time is over, or at half of it', () => {
  expect([60_000, 3000, 2000, 1000, 0].map(thinkingMs)).toEqual([59_000, 2000, 1000, 500, 0]);
  let now = 5;
  const isLate = lateFor(3000, () => now);
  now = 2004;
  expect(isLate?.()).toBe(false);
  now = 2005;
  expect(isLate?.()).toBe(true);
  expect(lateFor(undefined, () => now)).toBeUndefined();
});

test('who searches makes its best move so far when it is late', async () => {
  const { game, advice } = await CATALOG[0]!.load();
  const bot = botNamed(game, advice, 'strong:100000i');
  if (!bot.ok) throw new Error(bot.error);
  const config = game.configure({});
  if (!config.ok) throw new Error(config.error.because);
  const state = game.setup(config.value, 3, rngAt('late', 0));
  const seat = game.acting(state)[0]!;
  let looks = 0;
  const move = bot.value.choose(game.view(state, seat), seat, fastRng('late'), () => ++looks > 40);
  expect(game.refusal(state, seat, move)).toBeUndefined();
  expect(bot.value.iterations).toBeLessThan(1000);
});
