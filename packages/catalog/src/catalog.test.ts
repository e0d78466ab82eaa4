import { readFileSync } from 'node:fs';
import { LANGS, rngAt } from '@tabard/core';
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
  });

  test.each(LANGS)('has its words in %s, also for a move nobody can read', async lang => {
    const words = await listing.words(lang);
    expect(words.title).not.toBe('');
    for (const { key, values } of listing.options) for (const value of values) expect(words.value(key, value).label).not.toBe('');
    expect(words.refusal({ rule: listing.notation, because: 'unreadable', details: { text: 'fly' } })).toContain('fly');
  });
});

test('the example of the README runs', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll(/^import .*\n/gm, '');
  const run = new Function('CATALOG', 'rngAt', `return (async () => { ${example}; return sentences; })();`);
  expect(await run(CATALOG, rngAt)).toContain('Draw');
});
