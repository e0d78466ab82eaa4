import { CATALOG } from '@tabard/catalog';
import { expect, test } from 'vitest';
import { openBot } from './open-bot.ts';
import { yardsticksOf } from './yardsticks.ts';

test.each(CATALOG.map(listing => [listing.id, listing] as const))(
  '%s has yardsticks of three schools, opened by name',
  async (id, listing) => {
    const names = await yardsticksOf(id);
    expect(names).toEqual(['attack', 'economy', 'tempo']);
    const loaded = await listing.load();
    for (const name of names) expect(await openBot(loaded, name)).toMatchObject({ ok: true, value: { choose: expect.any(Function) } });
  },
);

test('a game that nobody has written yardsticks for has none', async () => {
  expect(await yardsticksOf('harbor')).toEqual([]);
});
