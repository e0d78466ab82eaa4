import { readFileSync } from 'node:fs';
import { LANGS, type Motive, parseReplay, rngAt } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { CATALOG } from './index.ts';

describe.each(CATALOG.map(listing => [listing.id, listing] as const))('%s', (_, listing) => {
  test('is listed as it is', async () => {
    const { game, advice } = await listing.load();
    expect({ id: game.id, seats: game.seats, options: game.options }).toEqual({
      id: listing.id,
      seats: listing.seats,
      options: listing.options,
    });
    expect(advice.promise).toBeTypeOf('function');
    expect(game.configure(listing.short ?? {})).toMatchObject({ ok: true, value: listing.short ?? {} });
  });

  test.each(LANGS)('has its words in %s, also for a move nobody can read', async lang => {
    const words = await listing.words(lang);
    expect(words.title).not.toBe('');
    for (const { key, values } of listing.options) for (const value of values) expect(words.value(key, value).label).not.toBe('');
    const { game } = await listing.load();
    const read = game.parse('fly');
    expect(read.ok ? '' : words.refusal(read.error)).toContain('fly');
  });
});

test.each(CATALOG.map(listing => [listing.id, listing] as const))(
  '%s says what speaks for a move, in every language',
  async (_, listing) => {
    const { game, hints } = await listing.load();
    const config = game.configure({});
    if (!config.ok) throw new Error('no options');
    const rng = rngAt('7', 1);
    const state: unknown = game.setup(config.value, 3, rngAt('7', 0));
    const motives: Motive[] = [];
    for (let moves = 0; moves < 60; moves++) {
      const [seat = 0] = game.acting(state);
      const legal: unknown[] = game.legalMoves(state, seat);
      motives.push(...legal.map(move => hints?.why(state, seat, move)).filter(motive => motive !== undefined));
      game.apply(state, seat, legal[rng.below(legal.length)], rng);
    }
    expect(motives.length).toBeGreaterThan(100);
    for (const lang of LANGS) {
      const say = await listing.hintWords?.(lang);
      for (const motive of motives) expect(say?.(motive, seat => `P${seat}`)).toMatch(/[.。]$/);
    }
  },
);

test('Blason leaves every seat its coat of arms, in ten elements', async () => {
  const { game, keepsake } = await CATALOG.find(({ id }) => id === 'blason')!.load();
  const state: unknown = game.setup({}, 2, rngAt('7', 0));
  expect(keepsake?.(state, 0)).toBeUndefined();
  const rng = rngAt('7', 1);
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const moves = game.legalMoves(state, seat);
    game.apply(state, seat, moves[rng.below(moves.length)], rng);
  }
  expect([0, 1].map(seat => keepsake?.(state, seat)?.split(' ').length)).toEqual([10, 10]);
});

describe('Tintenblut tells a match', () => {
  const { diary } = CATALOG.find(({ id }) => id === 'tintenblut')!;
  const replay = parseReplay(readFileSync(new URL('../../games/tintenblut/replays/3-seats.replay', import.meta.url), 'utf8'));
  if (!replay.ok || !diary) throw new Error('nothing to tell');

  test.each(LANGS)('in %s, with the names it is given', async lang => {
    const story = await diary(replay.value, lang, seat => ['Ann', 'Bo', 'Cleo'][seat]!);
    expect(story).toMatchObject({ lang, title: expect.stringMatching(/Ann.*Bo.*Cleo/) });
    expect(story?.body).toContain('Cleo');
  });

  test('only if it is over and can be played again', async () => {
    expect(await diary({ ...replay.value, outcome: null }, 'en')).toBeUndefined();
    expect(await diary({ ...replay.value, seed: 'another' }, 'en')).toBeUndefined();
  });
});

test('the example of the README runs', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll(/^import .*\n/gm, '');
  const run = new Function('CATALOG', 'rngAt', `return (async () => { ${example}; return sentences; })();`);
  expect(await run(CATALOG, rngAt)).toContain('Draw');
});
