import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastRng } from '@tabard/core';
import { Match, type MatchSetup, memoryLog } from '@tabard/table';
import { pips } from '@tabard/table/test/pips';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/log/database.ts';
import { GroupCommit } from '../src/log/group-commit.ts';
import { migrate, SCHEMA_VERSION } from '../src/log/migrations.ts';
import { sqliteLog, standaloneLog } from '../src/log/sqlite.ts';
import { StartError } from '../src/main.ts';
import { KEEP_MS } from '../src/store/tables.ts';
import { folder, pipsTable, serve, Visitor } from './harness.ts';

const entry = (match: string, seq: number) => ({ match, seq, seat: 0, move: 'draw' });

test('the live connection syncs at every commit', async () => {
  const { db, close } = openDatabase(await folder());
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  close();
});

test('group commit: what many matches write in one turn shares one transaction', async () => {
  const { db, close } = openDatabase(await folder());
  const writer = new GroupCommit(db);
  const log = sqliteLog(db, writer, Date.now);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => log.append([entry(`match ${i}`, 1)])));
  expect(new Set(answers)).toEqual(new Set(['stored']));
  expect(writer.commits).toBe(1);
  await log.append([entry('match 0', 2)]);
  expect(writer.commits).toBe(2);
  close();
});

test('the log of an older Tabard is read and goes on', async () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, 3);
  const insert = db.prepare("INSERT INTO entries (match, seq, seat, move, own, at) VALUES (?, ?, 0, 'draw', 0, 0)");
  for (const [match, seq] of [
    ['a', 1],
    ['b', 1],
    ['a', 2],
    ['b', 2],
    ['a', 3],
  ] as const)
    insert.run(match, seq);
  const log = standaloneLog(db);
  expect(await log.read('a', 0)).toEqual([1, 2, 3].map(seq => entry('a', seq)));
  expect(await log.append([entry('a', 3)])).toBe('taken');
  expect(await log.append([entry('b', 3), entry('b', 4)])).toBe('stored');
  expect(await log.read('b', 1)).toEqual([2, 3, 4].map(seq => entry('b', seq)));
});

test('one who is too late does not hold up the others of the same commit, and leaves no part of a run', async () => {
  const log = standaloneLog(new DatabaseSync(':memory:'));
  await log.append([entry('a', 2)]);
  const run = [entry('a', 1), entry('a', 2), entry('a', 3)];
  expect(await Promise.all([log.append(run), log.append([entry('b', 1)])])).toEqual(['taken', 'stored']);
  expect((await log.read('a', 0)).map(({ seq }) => seq)).toEqual([2]);
  expect((await log.read('b', 0)).map(({ seq }) => seq)).toEqual([1]);
});

test('nothing resolves before the commit, and a commit that fails fails all its writers', async () => {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE t (x)');
  const writer = new GroupCommit(db);
  let done = false;
  const write = writer
    .write(() => db.exec('INSERT INTO t VALUES (1)'))
    .then(() => {
      done = true;
    });
  await Promise.resolve();
  expect(done).toBe(false);
  await write;
  const failed = await Promise.allSettled([
    writer.write(() => db.exec('INSERT INTO t VALUES (2)')),
    writer.write(() => {
      throw new Error('disk full');
    }),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(db.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 1 });
});

test('the SQLite log is as good as the one in memory', async () => {
  const setup: MatchSetup = { match: 'm', game: pips, notation: '4', config: { goal: 30 }, seats: 3, humans: [0, 1, 2], seed: 'x' };
  const logs = [memoryLog(), standaloneLog(new DatabaseSync(':memory:'))];
  const ends = [];
  for (const log of logs) {
    const match = await Match.open(setup, log);
    const rng = fastRng(1);
    while (!match.outcome) {
      const [seat] = match.acting;
      const { legal } = match.see(seat!);
      await match.submit(seat!, match.seq, [legal[rng.below(legal.length)]!]);
    }
    ends.push([await log.read('m', 0), match.outcome]);
  }
  expect(ends[0]).toEqual(ends[1]);
});

describe('the data folder', () => {
  test('an empty database is brought up to date, a newer one is refused', async () => {
    const path = await folder();
    const old = new DatabaseSync(join(path, 'tabard.db'));
    expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
    old.close();
    const { db, close } = openDatabase(path);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA_VERSION });
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    close();
    expect(() => openDatabase(path)).toThrow(StartError);
    expect(() => openDatabase(path)).toThrow('newer Tabard');
  });

  test('a second server is told that the folder is in use; after the first has gone it is free', async () => {
    const data = await folder();
    const first = await serve({ data });
    await expect(serve({ data })).rejects.toThrow(/Another Tabard server is using the data folder/);
    await first.close();
    await serve({ data });
  });

  test('a port in use', async () => {
    const { port } = await serve();
    await expect(serve({ port })).rejects.toThrow(`Port ${port} is already in use`);
  });
});

test('a restart in the middle: seats, moves and identity are there', async () => {
  const data = await folder();
  const first = await serve({ data });
  const {
    table: { match },
    people,
  } = await pipsTable(first.url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(match)));
  const turn = (await ears[0]!.hear('step')).acting[0]!;
  for (let seq = 0; seq < 5; seq++) {
    const ear = ears[(turn + seq) % 2]!;
    await ear.hear('step', step => step.seq === seq);
    ear.say({ type: 'move', match, seq, move: 'draw', ref: seq });
    await ear.hear('accepted', ({ ref }) => ref === seq);
  }
  const before = await Promise.all(ears.map(ear => ear.hear('step', ({ seq }) => seq === 5)));
  await first.close();

  const { url } = await serve({ data });
  for (const [seat, person] of people.entries()) {
    person.url = url;
    const step = await (await person.follow(match, { seq: 4 })).hear('step');
    expect(step).toEqual(before[seat]);
  }
});

test('after a restart the bots go on by themselves', async () => {
  const data = await folder();
  const first = await serve({ data, botPauseMs: 100_000 });
  const me = new Visitor(first.url);
  const { match } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'bot' }, { kind: 'bot' }], start: true });
  await first.close();
  const { url } = await serve({ data });
  me.url = url;
  await expect.poll(async () => (await me.ask('table', match)).status, { timeout: 10_000 }).toBe('over');
});

test('tables nobody touches expire; those somebody looks at do not', async () => {
  let now = Date.now();
  const clock = () => now;
  const data = await folder();
  const first = await serve({ data, now: clock, botPauseMs: 100_000 });
  const me = new Visitor(first.url);
  const waiting = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { table: playing } = await pipsTable(first.url, 2);
  await first.close();

  now += KEEP_MS.waiting + 1;
  const second = await serve({ data, now: clock, botPauseMs: 100_000 });
  me.url = second.url;
  await expect.poll(() => me.raw('table', waiting.match)).toMatchObject({ status: 404 });
  expect(await me.ask('table', playing.match)).toMatchObject({ status: 'playing' });
  await second.close();

  now += KEEP_MS.playing;
  const third = await serve({ data, now: clock, botPauseMs: 100_000 });
  me.url = third.url;
  await expect.poll(async () => (await me.ask('table', playing.match)).status).toBe('closed');
  await third.close();

  now += KEEP_MS.closed + 1;
  const last = await serve({ data, now: clock });
  me.url = last.url;
  await expect.poll(() => me.raw('table', playing.match)).toMatchObject({ status: 404 });
});
