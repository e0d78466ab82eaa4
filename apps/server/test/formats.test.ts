import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@tabard/house';
import postgresClient from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../src/store/postgres/store.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { entry, FIRST } from './entries.ts';
import { folder } from './harness.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

/** What the steps after version 0.2.0 made, unmade. */
const BACK = `
  ALTER TABLE keys DROP COLUMN browser;
  ALTER TABLE keys DROP COLUMN system;
  ALTER TABLE keys DROP COLUMN made;
  ALTER TABLE keys DROP COLUMN seen;
  DROP INDEX links_of_player;
  DROP TABLE bans;
  DROP TABLE outages;
  ALTER TABLE tokens DROP COLUMN key;
  ALTER TABLE tokens DROP COLUMN device;
  DROP INDEX tables_by_open;
  DROP INDEX tables_by_code;
  ALTER TABLE tables DROP COLUMN open;
  ALTER TABLE tables DROP COLUMN code;
  DROP TABLE talk;
  DROP TABLE secrets;
  DROP TABLE subscriptions;
  DROP TABLE calls;
  ALTER TABLE players DROP COLUMN older;
  ALTER TABLE players DROP COLUMN chosen;`;

const THEN = 1_700_000_000_000;
const NOW = THEN + 60_000;

async function fill(store: Store): Promise<void> {
  await store.addPlayer({ id: 'ada', name: 'Ada', lang: 'ja' }, 'key of ada', { browser: 'Firefox', system: 'Android' });
  await store.addPlayer({ id: 'ben', name: 'Ben', lang: 'en' }, 'key of ben');
  await store.addLink('link', 'ben', NOW + 1000);
  await store.append([entry('m', 1)], { ...FIRST, worn: [{ player: 'ada', arms: 'gules' }] });
  await store.addProgram({ id: 'engine', name: 'Engine', lang: 'en', owner: 'ada' }, 'token', { key: 'key of ada', device: 'mark' });
  await store.close();
}

async function expectUpToDate(store: Store): Promise<void> {
  onTestFinished(() => store.close());
  expect(await store.playerByKey('key of ada')).toMatchObject({ id: 'ada', name: 'Ada', lang: 'ja' });
  expect(await store.devicesOf('ada')).toEqual([{ key: 'key of ada', browser: '', system: '', made: null, seen: THEN }]);
  await store.redeemLink('link', 'another key', { browser: 'Safari', system: 'Mac' });
  expect(await store.devicesOf('ben')).toEqual([
    { key: 'another key', browser: 'Safari', system: 'Mac', made: NOW, seen: NOW },
    { key: 'key of ben', browser: '', system: '', made: null, seen: THEN },
  ]);
  expect(await store.programByToken('token')).toMatchObject({ player: { id: 'engine' }, isRevoked: false });
  expect(await store.programsOf('ada')).toEqual([{ id: 'engine', name: 'Engine', made: THEN, key: null, device: null }]);
  expect([await store.ban('player eve', ''), (await store.bans()).length]).toEqual([true, 1]);
  expect(await store.wonBy('ada')).toEqual(['gules']);
  expect([await store.openTables(9), await store.tableByCode('BCDFGH')]).toEqual([[], undefined]);
  expect([await store.secret('vapid', 'fresh'), await store.claimCall('ada', 'm')]).toEqual(['fresh', true]);
}

test('a file of version 0.2.0 is brought up to date, and its keys are good', async () => {
  const data = await folder();
  await fill(openSqliteStore(data, () => THEN));
  const db = new DatabaseSync(join(data, 'tabard.db'));
  db.exec(`${BACK} PRAGMA user_version = 10`);
  db.close();
  await expectUpToDate(openSqliteStore(data, () => NOW));
});

test('a database of version 0.2.0 is brought up to date, and its keys are good', async () => {
  const url = await postgres.newDatabase();
  await fill(await openPostgresStore(url, { now: () => THEN }));
  const sql = postgresClient(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`${BACK} DROP INDEX keys_of_player; UPDATE meta SET value = 1 WHERE key = 'format'`);
  await sql.end();
  await expectUpToDate(await openPostgresStore(url, { now: () => NOW }));
});
