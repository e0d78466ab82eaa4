import { fill } from '@tabard/bench/tables';
import { CATALOG } from '@tabard/catalog';
import { rngAt } from '@tabard/core';
import { Games } from '@tabard/house';
import postgresClient from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkStore, openedBy } from '../src/store/check.ts';
import { MoveError, type Moving, moveStore, type SqlStore } from '../src/store/move.ts';
import { openPostgresStore } from '../src/store/postgres/store.ts';
import { oneOff } from '../src/store/sql.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { folder } from './harness.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

const TABLES = 60;
const MOVING: Moving = { games: new Games(CATALOG), onProgress: () => {} };

/** A file with tables in every stage, people, somebody's arms, a program, one whose token was revoked, and a link; and an empty database. */
async function places() {
  const from = openSqliteStore(await folder());
  onTestFinished(() => from.close());
  const { key } = await fill(from, CATALOG, { tables: TABLES, bots: 10, regularAt: 20 });
  await from.addPlayer({ id: 'ada', name: 'Ada «é漢😀»', lang: 'ja' }, 'key of ada');
  const arms = { arms: 'or', older: '["gules «é漢😀»"]' };
  await from.sql.write(oneOff(from.sql.db.updateTable('players').set(arms).where('id', '=', 'ada')));
  await from.changePlayer('ada', { settings: { theme: 'dark' }, chosen: 'gules «é漢😀»' });
  await from.addLink('link', 'ada', from.now() + 60_000);
  for (const id of ['engine', 'old engine']) await from.addProgram({ id, name: id, lang: 'en', owner: 'ada' }, `token of ${id}`);
  await from.revokeProgram('ada', 'old engine');
  for (let i = 0; i < 2; i++) await from.alive(-1);
  await from.subscribe({ player: 'ada', key: 'key of ada', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', reasons: ['turn'] });
  await from.secret('vapid', 'kept');
  const url = await postgres.newDatabase();
  const to = await openPostgresStore(url);
  onTestFinished(() => to.close());
  return { from, to, url, key };
}

/** What anybody could ask a store, as far as it has to be the same. */
async function answersOf(store: SqlStore) {
  const tables = await store.dueBy(Number.MAX_SAFE_INTEGER, 10 * TABLES);
  return {
    tables,
    logs: await Promise.all(tables.map(({ table }) => store.read(table, 0))),
    snapshots: await Promise.all(tables.map(({ table }) => store.snapshot(table))),
    theirs: await Promise.all(tables.map(async ({ about }) => (await store.tablesOf(about.host, 99)).map(({ table }) => table).sort())),
    people: [await store.player('ada'), await store.playerByKey('key of ada'), await store.programsOf('ada'), await store.wonBy('ada')],
    outages: await store.outages(),
    called: [await store.secret('vapid', 'fresh'), await store.subscriptionsOf('ada')],
    programs: await Promise.all(['engine', 'old engine'].map(id => store.programByToken(`token of ${id}`))),
  };
}

test('everything is at the new place, and progress is told to its end', async () => {
  const { from, to } = await places();
  const told = new Map<string, readonly [number, number]>();
  const moved = await moveStore(from, to, { ...MOVING, onProgress: (what, done, all) => void told.set(what, [done, all]) });
  const [before, after] = [await answersOf(from), await answersOf(to)];
  expect(after).toEqual(before);
  expect(await to.wonBy('ada')).toEqual(['or', 'gules «é漢😀»']);
  expect(moved).toMatchObject({ tables: TABLES, entries: before.logs.flat().length });
  expect(told).toEqual(
    new Map([
      ['people', [moved.people, moved.people]],
      ['copied', [TABLES, TABLES]],
      ['compared', [TABLES, TABLES]],
    ]),
  );
  expect((await to.redeemLink('link', 'another key'))?.id).toBe('ada');
});

test('both places are well, and know what is not', async () => {
  const { from, to } = await places();
  await moveStore(from, to, MOVING);
  const checking = { games: MOVING.games, onProgress: () => {} };
  for (const store of [from, to]) expect(await checkStore(store, checking)).toMatchObject({ tables: TABLES, unknown: 0, complaints: [] });
  const nothing = { games: new Games([]), onProgress: () => {} };
  expect(await checkStore(to, nothing)).toMatchObject({ tables: TABLES, unknown: TABLES, complaints: [] });
});

test('a position that was kept wrongly is found', async () => {
  const { from } = await places();
  const tables = await from.dueBy(Number.MAX_SAFE_INTEGER, 10 * TABLES);
  const opened = await Promise.all(tables.map(async ({ table }) => openedBy(MOVING.games, await from.read(table, 0))));
  const { hosted, table } = opened.find(one => one?.table.about.status === 'playing' && one.table.match!.n > 0)!;
  const { n, after, state } = table.match!;
  const { game } = hosted;
  const [seat] = game.acting(state);
  const further = game.clone(state);
  game.apply(further, seat!, game.legalMoves(state, seat!)[0], rngAt('', n + 1));
  await from.saveSnapshot(table.id, { seq: after, n, revision: table.about.revision, position: game.describe(further) });
  const { complaints } = await checkStore(from, { games: MOVING.games, onProgress: () => {} });
  expect(complaints).toEqual([`Table ${table.id}: the position that was kept of it is another`]);
});

test('clients’ memory of the old place counts at the new one: the epoch is the same', async () => {
  const { from, to, url } = await places();
  await moveStore(from, to, MOVING);
  const again = await openPostgresStore(url);
  onTestFinished(() => again.close());
  expect(again.epoch).toBe(from.epoch);
});

test('a move that was broken off goes on, and takes along what has changed', async () => {
  const { from, to } = await places();
  let appends = 0;
  const failing: SqlStore = {
    ...to,
    append: (...of) => (++appends > 52 ? Promise.reject(new Error('broken off')) : to.append(...of)),
  };
  await expect(moveStore(from, failing, MOVING)).rejects.toThrow('broken off');
  const there = (await to.dueBy(Number.MAX_SAFE_INTEGER, 10 * TABLES)).length;
  expect([there > 0, there < TABLES]).toEqual([true, true]);
  await from.changePlayer('ada', { name: 'Adele' });
  await from.revokeProgram('ada', 'engine');
  await moveStore(from, to, MOVING);
  await moveStore(from, to, MOVING);
  expect(await answersOf(to)).toEqual(await answersOf(from));
});

test('a place that has tables of its own is left as it is', async () => {
  const { from, to } = await places();
  const { from: another } = await places();
  await moveStore(another, to, MOVING);
  await from.changePlayer('ada', { name: 'Somebody else' });
  const before = await answersOf(to);
  await expect(moveStore(from, to, MOVING)).rejects.toThrow(/a table that is not at the old one.*Nothing was copied/);
  expect(await answersOf(to)).toEqual(before);
});

test.each([
  [
    'an entry that says something else',
    `UPDATE entries SET entry = replace(entry, '"salt":"', '"salt":"0') WHERE seq = 2`,
    /is not as it was written \(new/,
  ],
  ['a row that says something else', `UPDATE logs SET due = due + 1 WHERE due > 0`, /is not the same at both places/],
  ['an entry more', `UPDATE logs SET seq = seq + 1`, /entries at the new place/],
  [
    'a table more',
    `INSERT INTO logs (name, seq, changed, acting, due) VALUES ('another', 1, 1, '[]', 1)`,
    /1 tables at the new place that are not at the old one/,
  ],
])('%s is found', async (_what, spoil, complaint) => {
  const { from, to, url } = await places();
  await moveStore(from, to, MOVING);
  const sql = postgresClient(url, { max: 1 });
  await sql.unsafe(spoil);
  await sql.end();
  const moving = moveStore(from, to, MOVING);
  await expect(moving).rejects.toThrow(complaint);
  await expect(moving).rejects.toBeInstanceOf(MoveError);
});
