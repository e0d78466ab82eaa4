import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Filled, fill, STAGES } from '@tabard/bench/tables';
import { type Call, desk, Games, House, memoryBus, type Report, type Store, type Thinker } from '@tabard/house';
import { ScriptedTime } from '@tabard/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { chance, hashOf } from '../src/secrets.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { CATALOG } from './catalog.ts';
import { folder, serve, Visitor } from './harness.ts';

const TABLES = 500;
const LISTED = 60;
/** A game is loaded when its first table is opened. */
const PATIENTLY = { timeout: 20_000 };

/** A data folder with many tables, and a player who is host of as many as a list shows. */
async function crowded({ bots }: { bots: number }): Promise<Filled & { readonly data: string }> {
  const data = await folder();
  const store = openSqliteStore(data);
  const filled = await fill(store, CATALOG, { tables: TABLES, bots, regularAt: LISTED });
  await store.close();
  return { ...filled, data };
}

/** The player with many tables. */
function regular(url: string, key: string): Visitor {
  const visitor = new Visitor(url);
  visitor.cookie = `tabard=${key}`;
  return visitor;
}

const inMemory = async (ops: string): Promise<number> =>
  Number(/^tabard_tables (\d+)$/m.exec(await (await fetch(`${ops}/metrics`)).text())![1]);

test('the tables are as they were ordered', async () => {
  const { data, key, tables } = await crowded({ bots: 7 });
  const store = openSqliteStore(data);
  onTestFinished(() => store.close());
  expect(STAGES.reduce((sum, stage) => sum + tables[stage].length, 0)).toBe(TABLES);
  expect(tables.bot).toHaveLength(7);
  for (const [stage, status] of [
    ['waiting', 'waiting'],
    ['person', 'playing'],
    ['bot', 'playing'],
    ['over', 'over'],
    ['closed', 'closed'],
  ] as const) {
    expect(tables[stage].length).toBeGreaterThan(0);
    for (const table of tables[stage]) expect((await store.listed(table))?.about.status).toBe(status);
  }
  const due = await store.dueBy(store.now(), TABLES);
  expect(due.map(({ table }) => table).sort()).toEqual([...tables.bot].sort());
  const player = (await store.playerByKey(hashOf(key)))!;
  expect(await store.tablesOf(player.id, TABLES)).toHaveLength(LISTED);
});

test('a row that cannot be read is told of once, and keeps nobody from the others', async () => {
  const { data, key, tables } = await crowded({ bots: 3 });
  const broken = [tables.bot[0]!, tables.waiting[0]!];
  const db = new DatabaseSync(join(data, 'tabard.db'));
  const spoil = db.prepare("UPDATE tables SET about = '{' WHERE log = (SELECT id FROM logs WHERE name = ?)");
  for (const table of broken) spoil.run(table);
  db.close();
  const store = openSqliteStore(data);
  onTestFinished(() => store.close());
  const due = await store.dueBy(Number.MAX_SAFE_INTEGER, 10);
  const next = await store.dueBy(Number.MAX_SAFE_INTEGER, TABLES, due.at(-1));
  expect([due.length, next.length]).toEqual([10, TABLES - 12]);
  expect([...store.unreadable!].sort()).toEqual([...broken].sort());
  const problems: unknown[] = [];
  const house = new House({
    store,
    bus: memoryBus(),
    thinker: undecided,
    time: new ScriptedTime(),
    chance,
    games: new Games(CATALOG),
    report: { ...report, problem: (what, { table }) => problems.push([what, table]) },
  });
  onTestFinished(() => house.close());
  await house.lookAfter();
  await house.lookAfter();
  expect(tables.bot.map(table => house.peek(table) !== undefined)).toEqual([false, true, true]);
  expect(problems.toSorted()).toEqual(broken.map(table => ['what the lists say of a table cannot be read', table]).toSorted());
  const player = (await store.playerByKey(hashOf(key)))!;
  expect((await store.tablesOf(player.id, TABLES)).length).toBeGreaterThanOrEqual(LISTED - 2);
});

test('a server that starts, and tells a player their tables, opens none', async () => {
  const { data, key } = await crowded({ bots: 0 });
  const { url, ops, house } = await serve({ data });
  const { tables } = await regular(url, key).ask('myTables');
  expect(tables).toHaveLength(LISTED);
  expect(new Set(tables.map(({ table }) => table.status))).toEqual(new Set(['waiting', 'playing', 'over']));
  await house.lookAfter();
  expect([house.size, await inMemory(ops)]).toEqual([0, 0]);
});

test('tables where a bot is to move are opened afterwards, and no others', async () => {
  const { data, key, tables } = await crowded({ bots: 7 });
  const { url, house } = await serve({ data, botPauseMs: 100_000 });
  await expect.poll(() => house.size, PATIENTLY).toBe(7);
  await regular(url, key).ask('myTables');
  await house.lookAfter();
  expect(
    Object.values(tables)
      .flat()
      .filter(table => house.peek(table))
      .sort(),
  ).toEqual([...tables.bot].sort());
});

test('however many bots think, the others have their turn', async () => {
  const { data, tables } = await crowded({ bots: 250 });
  const { house } = await serve({ data, botPauseMs: 100_000 });
  await expect.poll(() => house.size, PATIENTLY).toBe(250);
  expect(tables.bot.filter(table => !house.peek(table))).toEqual([]);
});

const undecided: Thinker = { knows: () => true, offered: [], usual: 'medium', choose: () => new Promise(() => {}) };
const report: Report = { problem: what => expect.fail(what), note: () => {}, stored: () => {}, refused: () => {} };

/** The tables whose log or position was read. */
function watched(store: Store): { readonly store: Store; readonly read: string[] } {
  const read: string[] = [];
  return {
    read,
    store: {
      ...store,
      read: (table, after) => {
        read.push(table);
        return store.read(table, after);
      },
      snapshot: table => {
        read.push(table);
        return store.snapshot(table);
      },
    },
  };
}

test('no log is read for a list, nor for looking after tables where nobody of the house is to act', async () => {
  const { data, key, tables } = await crowded({ bots: 3 });
  const sqlite = openSqliteStore(data);
  onTestFinished(() => sqlite.close());
  const { store, read } = watched(sqlite);
  const house = new House({
    store,
    bus: memoryBus(),
    thinker: undecided,
    time: new ScriptedTime(),
    chance,
    games: new Games(CATALOG),
    report,
  });
  onTestFinished(() => house.close());
  const player = await store.playerByKey(hashOf(key));
  const listed = await desk(house).myTables({ player } as Call<'myTables'>);
  expect(listed.ok && listed.value.tables.length).toBe(LISTED);
  expect(read).toEqual([]);
  house.begin();
  await expect.poll(() => house.size, PATIENTLY).toBe(3);
  expect(new Set(read)).toEqual(new Set(tables.bot));
});
