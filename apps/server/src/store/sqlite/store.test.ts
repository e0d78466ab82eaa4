import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row, Store } from '@tabard/house';
import { storeContract } from '@tabard/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { entry, FIRST } from '../../../test/entries.ts';
import { StartError } from '../../options.ts';
import { CommitThread } from './commit-thread.ts';
import { openDatabase, openDurably } from './database.ts';
import type { Committer, Job } from './job.ts';
import { FORMAT } from './schema.ts';
import { openSqliteStore, sqliteStore } from './store.ts';
import { Writer } from './writer.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tabard-store-'));
const clear = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const folders = new Map<Store, string>();

function openIn(folder: string, now: () => number): Store {
  const store = openSqliteStore(folder, now);
  folders.set(store, folder);
  return store;
}

storeContract(now => openIn(newFolder(), now), {
  name: 'the SQLite store',
  reopen: async (store, now) => {
    await store.close();
    return openIn(folders.get(store)!, now);
  },
  close: async store => {
    await store.close();
    clear(folders.get(store)!);
  },
});

/** A data folder that goes with the test. */
function folder(): string {
  const path = newFolder();
  onTestFinished(() => clear(path));
  return path;
}

/** A store of one's own, and the connection it writes by, in this thread. */
function open(path: string = folder()) {
  const database = openDatabase(path, Date.now);
  const db = openDurably(database.path);
  const writer = new Writer(db);
  onTestFinished(() => {
    if (db.isOpen) db.close();
    database.close();
  });
  const committer: Committer = {
    commit: async jobs => writer.commit(jobs),
    tidy: async () => writer.tidy(),
    close: async () => db.close(),
  };
  return { db, writer, store: sqliteStore(database, committer, Date.now) };
}

test('who writes syncs at every commit', () => {
  const { db } = open();
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test('who reads writes nothing', () => {
  const database = openDatabase(folder(), Date.now);
  onTestFinished(() => database.close());
  expect(() => database.reading.exec("UPDATE meta SET value = 1 WHERE key = 'epoch'")).toThrow('readonly');
});

describe('a commit', () => {
  test('is shared by what many tables write in one turn', async () => {
    const { store } = open();
    const tables = Array.from({ length: 40 }, (_, i) => `table ${i}`);
    const all = (seq: number, row: Row) => Promise.all(tables.map(table => store.append([entry(table, seq)], row)));
    expect(new Set(await all(1, FIRST))).toEqual(new Set(['stored']));
    expect([store.commits, store.isCrowded]).toEqual([1, false]);
    for (const seq of [2, 3]) await all(seq, {});
    expect([store.commits, store.isCrowded]).toEqual([3, true]);
    await store.append([entry('table 0', 4)], {});
    expect([store.commits, store.isCrowded]).toEqual([4, false]);
  });

  /** Inserts a number of its own; no number twice. */
  const insert = (...numbers: number[]): Job => ({
    type: 'statements',
    statements: numbers.map(x => ({ text: 'INSERT INTO t VALUES (?)', values: [x] })),
  });
  function writing() {
    const { db, writer } = open();
    db.exec('CREATE TABLE t (x UNIQUE)');
    const held = () =>
      db
        .prepare('SELECT x FROM t ORDER BY x')
        .all()
        .map(row => row.x);
    return { db, writer, held };
  }

  test('rejects alone what cannot be written: the others beside it have a commit each', () => {
    const { writer, held } = writing();
    writer.commit([insert(1)]);
    const unknown: Job = { type: 'statements', statements: [{ text: 'INSERT INTO nowhere VALUES (1)', values: [] }] };
    const outcomes = writer.commit([insert(2), unknown, insert(3), insert(1), insert(4)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true, false, true]);
    expect(outcomes[1]).toMatchObject({ error: { message: 'no such table: nowhere' } });
    expect(held()).toEqual([1, 2, 3, 4]);
  });

  test('writes no part of what cannot be written', () => {
    const { writer, held } = writing();
    expect(writer.commit([insert(1, 1), insert(2)]).map(({ ok }) => ok)).toEqual([false, true]);
    expect(held()).toEqual([2]);
  });

  test('rejects all when the disk fails', () => {
    const { db, writer, held } = writing();
    db.exec('PRAGMA query_only = 1');
    expect(writer.commit([insert(1), insert(2), insert(3)]).map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(held()).toEqual([]);
  });

  test('is finished before the store is closed', async () => {
    const path = folder();
    const store = openSqliteStore(path);
    const append = store.append([entry('m', 1)], FIRST);
    await store.close();
    expect(await append).toBe('stored');
    await expect(store.append([entry('m', 2)], {})).rejects.toThrow('the store is closed');
    expect(await open(path).store.read('m', 0)).toEqual([entry('m', 1)]);
  });

  test('leaves the event loop alone: while it waits there are others who read', async () => {
    const path = folder();
    const store = openSqliteStore(path);
    await store.append([entry('m', 1)], FIRST);
    const other = new DatabaseSync(join(path, 'tabard.db'));
    other.exec('BEGIN IMMEDIATE');
    let isStored = false;
    const append = store.append([entry('m', 2)], {}).then(() => {
      isStored = true;
    });
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve, 1));
    expect([isStored, (await store.read('m', 0)).length]).toEqual([false, 1]);
    other.exec('COMMIT');
    other.close();
    await append;
    expect(await store.read('m', 0)).toHaveLength(2);
    await store.close();
  });
});

test('when the thread that commits ends, what it was asked is rejected, and the next has another thread', async () => {
  const path = folder();
  const thread = new CommitThread({ path: join(path, 'tabard.db'), files: [] });
  const forget: Job[] = [{ type: 'forget', table: 'm', seq: 1 }];
  await expect(thread.commit(forget)).rejects.toThrow('no such table');
  const database = openDatabase(path, Date.now);
  expect(await thread.commit(forget)).toEqual([{ ok: true, value: 'taken' }]);
  await thread.close();
  database.close();
});

describe('a disk that fails', () => {
  test('rejects everything until it works again, and nothing of it was stored', async () => {
    const { db, store } = open();
    await store.append([entry('m', 1)], FIRST);
    db.exec('PRAGMA query_only = 1');
    const failed = await Promise.allSettled([
      store.append([entry('m', 2)], {}),
      store.append([entry('n', 1)], FIRST),
      store.addPlayer({ id: 'ada', name: 'Ada', lang: 'en' }, 'key'),
      store.probe(),
    ]);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await expect(store.probe()).rejects.toThrow();
    expect([(await store.read('m', 0)).length, (await store.read('n', 0)).length]).toEqual([1, 0]);

    db.exec('PRAGMA query_only = 0');
    await store.probe();
    expect(await Promise.all([store.append([entry('m', 2)], {}), store.append([entry('n', 1)], FIRST)])).toEqual(['stored', 'stored']);
  });

  test('half-way through leaves no part of what had no room, and no memory of it', async () => {
    const { db, store } = open();
    await store.append([entry('m', 1)], FIRST);
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages}`);
    const failed = await Promise.allSettled([
      store.append([entry('m', 2)], { acting: [1] }),
      store.append([entry('n', 1, 'x'.repeat(50_000))], FIRST),
    ]);
    expect(failed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await store.listed('m')).toMatchObject({ seq: 2, acting: [1] });
    expect([await store.listed('n'), await store.read('n', 0)]).toEqual([undefined, []]);

    db.exec('PRAGMA max_page_count = 1000000');
    expect(await store.append([entry('m', 2)], {})).toBe('taken');
    expect(await store.append([entry('m', 3)], {})).toBe('stored');
    expect(await store.append([entry('n', 1)], FIRST)).toBe('stored');
    expect((await store.read('m', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

test('the first append of a table must tell all of its row, and spoils nothing for others if it does not', async () => {
  const { store } = open();
  const answers = await Promise.allSettled([store.append([entry('m', 1)], { acting: [0] }), store.append([entry('n', 1)], FIRST)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a move writes one entry and one small row, and leaves the rest alone', async () => {
  const { db, store } = open();
  await store.append([entry('m', 1)], FIRST);
  const changes = (): number => (db.prepare('SELECT total_changes() AS n').get() as { n: number }).n;
  const before = changes();
  await store.append([entry('m', 2)], { acting: [1] });
  expect(changes() - before).toBe(2);
});

test('what is added to a player while they are deleted goes with them', async () => {
  const { db, store } = open();
  await store.addPlayer({ id: 'ada', name: 'Ada', lang: 'en' }, 'key');
  const engine = { id: 'engine', name: 'Engine', lang: 'en', owner: 'ada' } as const;
  const address = { player: 'ada', key: 'key', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', reasons: ['turn'] } as const;
  const deleted = store.deletePlayer('ada');
  await Promise.all([store.addLink('link', 'ada', Date.now()), store.addProgram(engine, 'token'), store.subscribe(address)]);
  await deleted;
  const left = ['players', 'keys', 'links', 'tokens', 'subscriptions'].map(
    table => db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n,
  );
  expect(left).toEqual([0, 0, 0, 0, 0]);
});

test('more tables than are remembered at once go on all the same', async () => {
  const { store } = open();
  const tables = Array.from({ length: 5100 }, (_, i) => `table ${i}`);
  for (const seq of [1, 2]) await Promise.all(tables.map(table => store.append([entry(table, seq)], FIRST)));
  expect(await store.read('table 0', 0)).toHaveLength(2);
  expect(await store.append([entry('table 0', 2)], {})).toBe('taken');
});

test('tidying empties the WAL', async () => {
  const { db, store } = open();
  await store.append([entry('m', 1)], FIRST);
  await store.tidy();
  expect(db.prepare('PRAGMA wal_checkpoint').get()).toMatchObject({ log: 0 });
});

describe('the data folder', () => {
  test('an empty database is brought up to date', () => {
    const path = folder();
    outside(path, db => expect(versionOf(db)).toBe(0));
    expect(versionOf(open(path).db)).toBe(FORMAT);
  });

  test('data of a newer version are refused', () => {
    const path = folder();
    outside(path, db => db.exec(`PRAGMA user_version = ${FORMAT + 1}`));
    expect(() => openSqliteStore(path)).toThrow(StartError);
    expect(() => openSqliteStore(path)).toThrow(`newer Tabard (format ${FORMAT + 1}, this one knows ${FORMAT})`);
  });

  test.each([1, 4])('data of version 0.1 (format %i) are left as they are, and their owner is told what to do', version => {
    const path = folder();
    outside(path, db => db.exec(`CREATE TABLE entries (id, match); INSERT INTO entries VALUES (1, 'm'); PRAGMA user_version = ${version}`));
    expect(() => openSqliteStore(path)).toThrow(StartError);
    expect(() => openSqliteStore(path)).toThrow(/written by Tabard 0\.1, which this version does not read.*--data/);
    outside(path, db => {
      expect(versionOf(db)).toBe(version);
      expect(db.prepare('SELECT * FROM entries').all()).toEqual([{ id: 1, match: 'm' }]);
    });
  });

  test('a second store is told that the folder is in use; after the first has gone it is free', async () => {
    const path = folder();
    const first = openSqliteStore(path);
    expect(() => openSqliteStore(path)).toThrow(StartError);
    expect(() => openSqliteStore(path)).toThrow(/Another Tabard server is using the data folder/);
    await first.close();
    await first.close();
    await openSqliteStore(path).close();
  });

  test('a second store is told so, too, when server.lock was deleted', async () => {
    const path = folder();
    const first = openSqliteStore(path);
    rmSync(join(path, 'server.lock'));
    expect(() => openSqliteStore(path)).toThrow(StartError);
    expect(() => openSqliteStore(path)).toThrow(/Another Tabard server, or another program, has the database in .* open/);
    expect(await first.append([entry('m', 1)], FIRST)).toBe('stored');
    await first.close();
    await openSqliteStore(path).close();
  });

  const modes = (path: string) =>
    Object.fromEntries(['', ...readdirSync(path)].map(name => [name, statSync(join(path, name)).mode & 0o777]));
  const PRIVATE = {
    '': 0o700,
    'server.lock': 0o600,
    'server.lock-journal': 0o600,
    'tabard.db': 0o600,
    'tabard.db-shm': 0o600,
    'tabard.db-wal': 0o600,
  };

  test('nobody else may read it, nor what was there before', async () => {
    const path = join(folder(), 'new');
    await openSqliteStore(path).close();
    for (const name of ['', 'tabard.db', 'server.lock']) chmodSync(join(path, name), name === '' ? 0o755 : 0o644);
    const store = openSqliteStore(path);
    await store.probe();
    expect(modes(path)).toEqual(PRIVATE);
    await store.close();
  });

  test('a folder that many share stays as it is', async () => {
    const path = folder();
    chmodSync(path, 0o1777);
    const store = openSqliteStore(path);
    expect(modes(path)).toEqual({ ...PRIVATE, '': 0o777 });
    expect(statSync(path).mode & 0o1000).toBe(0o1000);
    await store.close();
  });

  test.each(['', 'tabard.db', 'tabard.db-wal', 'tabard.db-shm'])('without its %o nothing is stored; put back, all is well', async name => {
    const path = join(folder(), 'data');
    const store = openSqliteStore(path);
    await store.append([entry('m', 1)], FIRST);
    const [there, elsewhere] = [join(path, name), `${path}-elsewhere`];
    renameSync(there, elsewhere);
    await expect(store.append([entry('m', 2)], {})).rejects.toThrow(/is gone, or another file is in its place/);
    if (name !== '') writeFileSync(there, '');
    await expect(store.probe()).rejects.toThrow(/is gone, or another file is in its place/);
    rmSync(there, { force: true });
    renameSync(elsewhere, there);
    await store.probe();
    await store.close();
  });

  test('a damaged page is found when it is opened', async () => {
    const path = folder();
    const store = openSqliteStore(path);
    for (let seq = 1; seq < 200; seq++) await store.append([entry('m', seq)], seq === 1 ? FIRST : {});
    await store.close();
    const bytes = readFileSync(join(path, 'tabard.db'));
    const at = bytes.indexOf('"', bytes.length - 4096 * 2) & ~4095;
    writeFileSync(join(path, 'tabard.db'), bytes.fill(0xff, at, at + 200));
    expect(() => openSqliteStore(path)).toThrow(StartError);
    expect(() => openSqliteStore(path)).toThrow(/^The database in .* is damaged: .*Keep a copy of the folder, and restore a backup/);
  });

  test('a damaged WAL is refused before anything is lost, unless what is left of it is to be taken', async () => {
    const [path, left] = [folder(), folder()];
    const store = openSqliteStore(path);
    for (let seq = 1; seq <= 20; seq++) await store.append([entry('m', seq)], seq === 1 ? FIRST : {});
    const wal = readFileSync(join(path, 'tabard.db-wal'));
    const bytes = Buffer.from(wal);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    copyFileSync(join(path, 'tabard.db'), join(left, 'tabard.db'));
    writeFileSync(join(left, 'tabard.db-wal'), bytes);
    for (let times = 0; times < 2; times++)
      expect(() => openSqliteStore(left)).toThrow(/tabard\.db-wal in .* is damaged at frame \d+.*tabard epoch/);
    const taken = openSqliteStore(left, Date.now, { isDamageAccepted: true });
    expect((await taken.read('m', 0)).length).toBeLessThan(20);
    await taken.close();
    await openSqliteStore(left).close();
    await store.close();
  });
});

/** Looks into the database of a folder as nobody does while a store is open. */
function outside(path: string, look: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(path, 'tabard.db'));
  look(db);
  db.close();
}

const versionOf = (db: DatabaseSync): unknown => db.prepare('PRAGMA user_version').get()!.user_version;
