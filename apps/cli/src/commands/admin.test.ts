import { statSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folder, pipsTable, playOut, serve, Visitor } from '@tabard/server/test/harness';
import { expect, test, vi } from 'vitest';
import { said } from '../run.test-kit.ts';

const TEST_CATALOG = '@tabard/server/test/catalog';

/** A server with a match on it, and its operator at the command line. */
async function operated() {
  const data = await folder();
  const server = await serve({ data });
  const { table, people } = await pipsTable(server.url, 2);
  const admin = (...args: string[]) => said(['admin', ...args, '--ops', server.ops, '--data', data], TEST_CATALOG);
  const json = async (...args: string[]) => JSON.parse((await admin(...args, '--json')).out);
  return { ...server, data, table, people, admin, json };
}

test('tables are listed with who plays there, and one is closed', async () => {
  const { admin, json, table } = await operated();
  const { out } = await admin('tables', '--status', 'playing');
  expect(out).toMatch(new RegExp(`^${table.id}  playing  pips .* P1 \\(`));
  expect((await admin('tables', '--game', 'chess')).out).toBe('There is no such table here.\n');
  expect((await json('tables')).tables).toHaveLength(1);
  expect(await admin('close', table.id)).toEqual({ code: 0, out: `Table ${table.id} is closed.\n`, err: '' });
  expect(await admin('close', table.id)).toEqual({ code: 1, out: '', err: 'This table has been closed.\n' });
});

test('a player is looked at, banned, let in again and deleted', async () => {
  const { admin, json, people } = await operated();
  const { id } = (await json('tables')).tables[0].players[1];
  expect((await admin('player', id)).out).toMatch(
    /^P1 \([^)]+\), en\nlast seen by this server at: 127\.0\.0\.1\nunfinished tables: 1\ndevice: unknown, last seen 20/,
  );
  expect((await admin('ban', id, '--why', 'spam')).out).toBe(`Banned: player ${id}.\n`);
  expect(await people[1]!.fails('me')).toBe('banned');
  expect((await admin('bans')).out).toMatch(/ {2}spam\n$/);
  expect((await admin('unban', id)).out).toBe(`Not banned any more: player ${id}.\n`);
  expect((await admin('bans')).out).toBe('Nobody is banned.\n');
  expect((await admin('quotas', id)).out).toMatch(/tables-per-owner +not limited/);
  expect((await admin('delete', id)).code).toBe(2);
  expect((await admin('delete', id, '--yes')).out).toBe(`Player ${id} is forgotten.\n`);
  expect((await people[1]!.ask('me')).known).toBe(false);
});

test('a backup is made while people play, and a server goes on from it', async () => {
  const { admin, data, url, table, people } = await operated();
  const file = join(await folder(), 'backup.db');
  const ears = await Promise.all(people.map(one => one.follow(table.id)));
  const [made] = await Promise.all([admin('backup', file), ...ears.map(ear => playOut(ear, table.id))]);
  expect(made).toEqual({ code: 0, out: expect.stringMatching(/^\/.*backup\.db: \d+ bytes, whole and on the disk\.\n$/), err: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await admin('backup', file)).err).toContain('is there already');
  expect((await new Visitor(url).ask('table', table.id)).status).toBe('over');

  const again = await folder();
  await cp(file, join(again, 'tabard.db'));
  expect((await said(['admin', 'check', '--data', again], TEST_CATALOG)).code).toBe(0);
  expect((await said(['epoch', '--data', again])).code).toBe(0);
  const restored = await serve({ data: again });
  expect((await new Visitor(restored.url).ask('table', table.id)).id).toBe(table.id);
  expect(data).not.toBe(again);
});

test('what is checked beside a server that runs is well', async () => {
  const { admin } = await operated();
  const { code, out } = await admin('check');
  expect([code, out]).toEqual([0, expect.stringMatching(/^1 tables with \d+ entries read; all is well\.\n$/)]);
});

test.each([
  ['an entry that says something else', "UPDATE entries SET salt = salt || '0' WHERE seq = 2", 'entry 2 is not as it was written'],
  ['an entry that is missing', 'UPDATE logs SET seq = seq + 1', 'entries, and there are'],
  [
    'lists that say something else',
    `UPDATE tables SET about = replace(about, '"spectators":true', '"spectators":false')`,
    'something else',
  ],
  ['lists that wait for somebody else', "UPDATE logs SET acting = '[7]'", 'others are to move'],
])('%s is found', async (_what, spoil, complaint) => {
  const { data, close, table } = await operated();
  await close();
  const db = new DatabaseSync(join(data, 'tabard.db'));
  db.exec(spoil);
  db.close();
  const { code, out } = await said(['admin', 'check', '--data', data], TEST_CATALOG);
  expect(code).toBe(1);
  expect(out).toContain(`Table ${table.id}: `);
  expect(out).toContain(complaint);
  expect(out).toContain('1 are damaged.');
});

test.each([
  [['admin'], 2, 'say which command'],
  [['admin', 'destroy'], 2, 'there is no "admin destroy"'],
  [['admin', 'close'], 2, 'say which table'],
  [['admin', 'bans', 'now'], 2, '"now" is one word too many'],
  [['admin', 'bans', '--data', './nowhere'], 1, 'There is no token in ./nowhere'],
  [['admin', 'tables', '--status', 'lost', '--data', './nowhere'], 2, 'takes one of'],
  [['admin', 'check', '--data', './nowhere'], 1, 'There are no data of Tabard in ./nowhere.'],
  [['admin', 'check', '--data', './x', '--database', 'postgres://x/y'], 2, 'not both'],
  [['admin', 'backup', 'x.db', '--database', 'postgres://x/y'], 2, 'pg_dump'],
  [['admin', 'backup', 'x.db', '--data', './nowhere'], 1, 'There are no data of Tabard in ./nowhere.'],
])('%s', async (args, code, sentence) => {
  const answer = await said(args);
  expect([answer.code, answer.err.trim().split('\n').length]).toEqual([code, 1]);
  expect(answer.err).toContain(sentence);
});

test('where no server answers, or another one, it says so', async () => {
  vi.stubEnv('TABARD_OPS_TOKEN', 'guess');
  const { ops } = await serve();
  expect((await said(['admin', 'bans', '--ops', 'http://127.0.0.1:1'])).err).toContain('No server answers its operator');
  expect((await said(['admin', 'bans', '--ops', ops])).err).toBe('The token is missing or not that of this server.\n');
  expect((await said(['admin', 'bans', '--ops', 'nowhere'])).err).toContain('is no address of a server');
  vi.unstubAllEnvs();
});

test('a backup into a folder that is not there leaves nothing behind', async () => {
  const { admin } = await operated();
  const place = join(await folder(), 'none');
  expect((await admin('backup', join(place, 'x.db'))).err).toContain('cannot be written (ENOENT)');
  await mkdir(place);
  expect((await admin('backup', join(place, 'x.db'))).code).toBe(0);
});
