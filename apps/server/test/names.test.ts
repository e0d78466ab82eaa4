import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { folder, pipsTable, playOut, serve, Visitor } from './harness.ts';

test('a new name is heard at every table, by everybody there', async () => {
  const { url } = await serve();
  const { table, people } = await pipsTable(url, 2);
  const [ann, bob] = people;
  const waiting = await bob!.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ears = [await ann!.follow(table.id), await new Visitor(url).follow(table.id), await ann!.follow(waiting.id)];
  for (const [i, seat] of [1, 1, 0].entries()) await ears[i]!.hear('table', message => message.table.seats[seat]!.name === 'P1');
  await bob!.ask('changeMe', '', { name: 'Robert' });
  for (const [i, seat] of [1, 1, 0].entries()) await ears[i]!.hear('table', message => message.table.seats[seat]!.name === 'Robert');
  expect((await ann!.ask('myTables')).tables[0]!.table.seats[1]!.name).toBe('Robert');
  const other = await bob!.ask('create', '', { game: 'pips', name: 'Bertie', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(other.seats[0]!.name).toBe('Bertie');
  for (const [i, seat] of [1, 1, 0].entries()) await ears[i]!.hear('table', message => message.table.seats[seat]!.name === 'Bertie');
  expect(ears.every(ear => ear.heard.every(({ type }) => type !== 'error'))).toBe(true);
});

test('a table that is in memory no more shows the new name as well', async () => {
  const { url, house } = await serve({ idleMs: 0 });
  const { table, people } = await pipsTable(url, 2);
  await expect.poll(() => house.sweep() ?? house.size).toBe(0);
  await people[1]!.ask('changeMe', '', { name: 'Robert' });
  expect((await people[0]!.ask('myTables')).tables[0]!.table.seats[1]!.name).toBe('Robert');
  expect(house.size).toBe(0);
  expect((await people[0]!.ask('table', table.id)).seats[1]!.name).toBe('Robert');
});

test('no log, list or snapshot holds a name: a person can be forgotten without touching them', async () => {
  const data = await folder();
  const { url, close } = await serve({ data });
  const ann = new Visitor(url);
  const NAMES = ['Wilhelmina', 'Theodora', 'Hieronymus', 'Automaton'];
  const { id } = await ann.ask('create', '', {
    game: 'pips',
    name: NAMES[0]!,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const bob = new Visitor(url);
  await bob.ask('sit', id, { seat: 1, name: NAMES[1]! });
  await bob.ask('changeMe', '', { name: NAMES[2]! });
  const { bot } = await ann.ask('makeBot', '', { name: NAMES[3]! });
  await ann.ask('invite', id, { seat: 2, bot: bot.id });
  await ann.ask('open', id, { seat: 2 });
  await bob.ask('start', id);
  await ann.ask('leave', id);
  await playOut(await bob.follow(id), id);
  await bob.ask('rematch', id);
  await close();

  const db = new DatabaseSync(join(data, 'tabard.db'));
  const rows = (table: string) => JSON.stringify(db.prepare(`SELECT * FROM ${table}`).all());
  expect(rows('players')).toContain('Hieronymus');
  for (const table of ['entries', 'logs', 'tables', 'snapshots', 'members']) {
    expect(rows(table)).not.toBe('[]');
    for (const name of NAMES) expect(rows(table)).not.toContain(name);
  }
  db.close();
});

test('name, language and settings that change at the same moment all change', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  await me.ask('changeMe', '', { name: 'Before', settings: { pace: 0 } });
  const twin = new Visitor(url);
  twin.cookie = me.cookie;
  for (let i = 1; i <= 20; i++) {
    await Promise.all([
      me.ask('changeMe', '', { name: `Name ${i}` }),
      twin.ask('changeMe', '', { settings: { pace: i } }),
      me.ask('changeMe', '', { lang: i % 2 ? 'de' : 'fr' }),
    ]);
    expect(await me.ask('me')).toMatchObject({ name: `Name ${i}`, settings: { pace: i }, lang: i % 2 ? 'de' : 'fr' });
  }
});
