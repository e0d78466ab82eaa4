import { CATALOG } from '@tabard/catalog';
import { LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { hintFor } from './hint.ts';
import { nameOf, positionsOf } from './positions.test-kit.ts';
import { columns } from './width.ts';
import { SHELL } from './words.ts';

const bare = (text: string) => text.replaceAll(/\s/g, '');

describe.each(CATALOG.map(listing => [listing.id, listing] as const))('%s', (_, listing) => {
  test.each(LANGS)('a hint in %s says a legal move first, and fits', async lang => {
    const [loaded, words] = [await listing.load(), await listing.words(lang)];
    const { game, states } = await positionsOf(listing, 2, 23);
    const mine = states.filter(state => game.acting(state).includes(0)).slice(0, 5);
    expect(mine.length).toBeGreaterThan(1);
    for (const state of mine) {
      const view: unknown = game.view(state, 0);
      const question = { listing, loaded, view, seat: 0, lang, words, shell: SHELL[lang], name: nameOf, budget: { iterations: 60 } };
      const legal: unknown[] = game.legalMoves(state, 0);
      for (const width of [80, 40]) {
        const text = await hintFor({ ...question, columns: width });
        const best = legal.find(move => {
          const said = SHELL[lang].hint.best(SHELL[lang].noted(words.move(move, nameOf), game.spell(move)));
          return bare(text).startsWith(bare(said));
        });
        expect(best, text).toBeDefined();
        const told = bare(legal.length === 1 ? SHELL[lang].hint.only : SHELL[lang].hint.others);
        expect(bare(text)).toContain(told);
        expect(text.match(/^ +−[\d.,]+ {2}/gm) ?? []).toHaveLength(Math.min(2, legal.length - 1));
        for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('thinks no longer than it may', async () => {
  const [listing] = CATALOG;
  const [loaded, words] = [await listing!.load(), await listing!.words('en')];
  const { game, states } = await positionsOf(listing!, 2, 1);
  const state = states.find(one => game.acting(one).includes(0) && game.legalMoves(one, 0).length > 2)!;
  let now = 0;
  const budget = { ms: 100, now: () => (now += 10) };
  const view: unknown = game.view(state, 0);
  await hintFor({ listing: listing!, loaded, view, seat: 0, lang: 'en', words, shell: SHELL.en, name: nameOf, columns: 80, budget });
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(200);
});
