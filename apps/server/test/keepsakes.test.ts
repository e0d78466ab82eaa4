import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/log/database.ts';
import { migrate, SCHEMA_VERSION } from '../src/log/migrations.ts';
import { type Ear, folder, pipsTable, serve, Visitor } from './harness.ts';

/** Plays whatever is legal until the match is over. */
async function playOut(ear: Ear, match: string): Promise<void> {
  for (let seq = -1; ; ) {
    const step = await ear.hear('step', ({ seq: at, legal, acting }) => at > seq && (legal.length > 0 || acting.length === 0));
    if (step.acting.length === 0) return;
    seq = step.seq;
    ear.say({ type: 'move', match, seq, move: step.legal[0]!, ref: seq });
  }
}

test('a match played to its end leaves its keepsake with the player, at every table, also after a restart', async () => {
  const data = await folder();
  const first = await serve({ data });
  const me = new Visitor(first.url);
  const { match } = await me.ask('playNow', '', { game: 'pips', name: 'Ann' });
  const { crest } = await me.ask('me');
  expect(crest).toMatch(/^[0-9a-f]{8}$/);
  const ear = await me.follow(match);
  await playOut(ear, match);
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

test('a match that is closed, or given up, leaves nothing; nor does a finished one to who gave up', async () => {
  const { url } = await serve();
  const closed = await pipsTable(url, 2);
  await closed.people[0]!.ask('close', closed.table.match);
  const given = await pipsTable(url, 2);
  expect(await given.people[0]!.ask('resign', given.table.match)).toMatchObject({ status: 'over', outcome: { reason: 'resigned' } });
  for (const person of [...closed.people, ...given.people]) expect(await person.ask('me')).not.toHaveProperty('arms');

  const { table, people } = await pipsTable(url, 3);
  await people[0]!.ask('resign', table.match);
  const ears = await Promise.all([people[1]!.follow(table.match), people[2]!.follow(table.match)]);
  await Promise.all(ears.map(ear => playOut(ear, table.match)));
  const { table: end } = await ears[0]!.hear('table', message => message.table.status === 'over');
  expect(end.seats.map(({ arms }) => arms !== undefined)).toEqual([false, true, true]);
});

test('a shield tells nothing of key or identity, and people differ', async () => {
  const { url } = await serve();
  const { table, people } = await pipsTable(url, 3);
  const crests = table.seats.map(({ crest }) => crest);
  expect(new Set(crests).size).toBe(3);
  const seen = JSON.stringify(await new Visitor(url).ask('table', table.match));
  for (const { cookie } of people) expect(seen).not.toContain(cookie.split('=')[1]);
});

test('people of an older Tabard keep their names and wear nothing yet', async () => {
  const path = await folder();
  const old = new DatabaseSync(join(path, 'tabard.db'));
  migrate(old, 1);
  old.exec("INSERT INTO players (id, name, lang, settings, seen) VALUES ('p', 'Ann', 'en', '{}', 0)");
  old.close();
  const later = openDatabase(path);
  expect(later.db.prepare('SELECT name, arms FROM players').all()).toEqual([{ name: 'Ann', arms: null }]);
  later.close();
  const checked = new DatabaseSync(join(path, 'tabard.db'));
  expect(checked.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA_VERSION });
  checked.close();
});
