import { LANGS } from '@tabard/core';
import { expect, test } from 'vitest';
import { folder, pipsTable, playOut, serve, Visitor } from './harness.ts';

test('a match played to its end leaves its keepsake with the player, at every table, also after a restart', async () => {
  const data = await folder();
  const first = await serve({ data });
  const me = new Visitor(first.url);
  const { id } = await me.ask('playNow', '', { game: 'pips', name: 'Ann' });
  const { crest } = await me.ask('me');
  expect(crest).toMatch(/^[0-9a-f]{8}$/);
  const ear = await me.follow(id);
  await playOut(ear, id);
  const { table } = await ear.hear('table', message => message.table.status === 'over');
  const arms = `${table.outcome!.scores[0]} pips`;
  expect(table.seats[0]).toMatchObject({ crest, arms });
  for (const bot of table.seats.slice(1)) {
    expect(bot.crest).toMatch(/^[0-9a-f]{8}$/);
    expect(bot).not.toHaveProperty('arms');
  }
  expect(await me.ask('me')).toMatchObject({ crest, arms });
  await me.ask('changeMe', '', { name: 'Anna' });
  await first.close();

  const { url } = await serve({ data });
  me.url = url;
  expect(await me.ask('me')).toMatchObject({ name: 'Anna', crest, arms });
  const next = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(next.seats[0]).toMatchObject({ crest, arms });
  expect(next.seats[1]).not.toHaveProperty('crest');
});

test('of the arms that were won one is chosen to be worn, and no others', async () => {
  const data = await folder();
  const first = await serve({ data });
  const me = new Visitor(first.url);
  expect(await me.ask('myArms')).toEqual({ won: [], worn: null, chosen: false });
  const { id } = await me.ask('playNow', '', { game: 'pips', name: 'Ann' });
  const ear = await me.follow(id);
  await playOut(ear, id);
  const { table } = await ear.hear('table', message => message.table.status === 'over');
  const arms = `${table.outcome!.scores[0]} pips`;
  expect(await me.ask('myArms')).toEqual({ won: [arms], worn: arms, chosen: false });
  expect(await me.ask('changeMe', '', { arms })).toMatchObject({ name: 'Ann', arms });
  const said = new Set<unknown>();
  for (const lang of LANGS) {
    await me.ask('changeMe', '', { lang });
    const { status, value } = await me.raw('changeMe', '', { arms: '1000 pips' });
    expect([status, value]).toMatchObject([403, { code: 'not-won' }]);
    said.add((value as { text: string }).text);
  }
  expect(said.size).toBe(LANGS.length);
  expect(await me.fails('changeMe', '', { arms: 7 })).toBe('unreadable');
  await first.close();

  const { url } = await serve({ data });
  me.url = url;
  expect(await me.ask('myArms')).toEqual({ won: [arms], worn: arms, chosen: true });
  expect(await me.ask('changeMe', '', { arms: null })).toMatchObject({ arms });
  expect(await me.ask('myArms')).toEqual({ won: [arms], worn: arms, chosen: false });
});

test('a match that is closed, or given up, leaves nothing; nor does a finished one to who gave up', async () => {
  const { url } = await serve();
  const alone = new Visitor(url);
  await alone.ask('close', (await alone.ask('playNow', '', { game: 'pips' })).id);
  const given = await pipsTable(url, 2);
  expect(await given.people[0]!.ask('resign', given.table.id)).toMatchObject({ status: 'over', outcome: { reason: 'resigned' } });
  for (const person of [alone, ...given.people]) expect(await person.ask('me')).not.toHaveProperty('arms');

  const { table, people } = await pipsTable(url, 3);
  await people[0]!.ask('resign', table.id);
  const ears = await Promise.all([people[1]!.follow(table.id), people[2]!.follow(table.id)]);
  await Promise.all(ears.map(ear => playOut(ear, table.id)));
  const { table: end } = await ears[0]!.hear('table', message => message.table.status === 'over');
  expect(end.seats.map(({ arms }) => arms !== undefined)).toEqual([false, true, true]);
});

test('a shield tells nothing of key or identity, and people differ', async () => {
  const { url } = await serve();
  const { table, people } = await pipsTable(url, 3);
  const crests = table.seats.map(({ crest }) => crest);
  expect(new Set(crests).size).toBe(3);
  const seen = JSON.stringify(await new Visitor(url).ask('table', table.id));
  for (const { cookie } of people) expect(seen).not.toContain(cookie.split('=')[1]);
});
