import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row, Store } from '@tabard/house';
import type { Entry } from '@tabard/table';
import { storeContract } from '@tabard/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../../options.ts';
import { openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { FORMAT } from './schema.ts';
import { openSqliteStore, sqliteStore } from './store.ts';

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

/** A store of one's own, with the connection it uses. */
function open(path: string = folder()) {
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  return { db: database.db, store: sqliteStore(database, Date.now) };
}

const entry = (table: string, seq: number, move = 'draw'): Entry => ({
  table,
  seq,
  at: seq,
  salt: 'salt',
  hash: `hash ${seq}`,
  deed: { type: 'move', seat: 0, move, check: 'c' },
});

const FIRST: Row = {
  about: {
    game: 'harbor',
    revision: 1,
    options: {},
    spectators: true,
    hints: undefined,
    host: 'ada',
    chairs: [],
    status: 'playing',
    commitment: 'c0ffee',
    resigned: [],
    outcome: undefined,
    rematch: undefined,
    carried: undefined,
    created: 1,
  },
  acting: [0],
  due: 5,
};

test('the live connection syncs at every commit', () => {
  const { db } = open();
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

describe('group commit', () => {
  test('what many tables write in one turn shares one transaction', async () => {
    const { store } = open();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => store.append([entry(`table ${i}`, 1)], FIRST)));
    expect(new Set(answers)).toEqual(new Set(['stored']));
    expect([store.commits, store.isCrowded]).toEqual([1, true]);
    await store.append([entry('table 0', 2)], {});
    expect([store.commits, store.isCrowded]).toEqual([2, false]);
  });

  /** A writer on a table of its own, what it holds, and how often it was rolled back. */
  function writing() {
    const db = new DatabaseSync(':memory:');
    onTestFinished(() => db.close());
    db.exec('CREATE TABLE t (x UNIQUE)');
    const writer = new GroupCommit(db);
    const counts = { rollbacks: 0 };
    writer.onRollback = () => void counts.rollbacks++;
    const held = () =>
      db
        .prepare('SELECT x FROM t ORDER BY x')
        .all()
        .map(row => row.x);
    return { db, writer, counts, held, insert: (x: number) => writer.write(() => void db.exec(`INSERT INTO t VALUES (${x})`)) };
  }

  test('nothing resolves before the commit', async () => {
    const { insert, held } = writing();
    let isDone = false;
    const write = insert(1).then(() => {
      isDone = true;
    });
    await Promise.resolve();
    expect(isDone).toBe(false);
    await write;
    expect(held()).toEqual([1]);
  });

  test('what cannot be written is rejected alone: the others beside it have a commit each', async () => {
    const { writer, counts, held, insert } = writing();
    await insert(1);
    const bad = () => {
      throw new Error('a bug');
    };
    const answers = await Promise.allSettled([insert(2), writer.write(bad), insert(3), insert(1), insert(4)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect((answers[1] as PromiseRejectedResult).reason).toEqual(new Error('a bug'));
    expect(held()).toEqual([1, 2, 3, 4]);
    expect([writer.commits, counts.rollbacks]).toEqual([4, 3]);
  });

  test('of what cannot be written no part is', async () => {
    const { db, writer, held, insert } = writing();
    const half = writer.write(() => {
      db.exec('INSERT INTO t VALUES (1)');
      throw new Error('a bug');
    });
    expect((await Promise.allSettled([half, insert(2)])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(held()).toEqual([2]);
  });

  test('a disk that fails rejects them all', async () => {
    const { db, writer, held, insert } = writing();
    db.exec('PRAGMA query_only = 1');
    const answers = await Promise.allSettled([insert(1), insert(2), insert(3)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([held(), writer.commits]).toEqual([[], 0]);
  });

  test('closing finishes what is on its way', async () => {
    const path = folder();
    const { store } = open(path);
    const append = store.append([entry('m', 1)], FIRST);
    await store.close();
    expect(await append).toBe('stored');
    expect(await open(path).store.read('m', 0)).toEqual([entry('m', 1)]);
  });
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
  store.tidy();
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
});

/** Looks into the database of a folder as nobody does while a store is open. */
function outside(path: string, look: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(path, 'tabard.db'));
  look(db);
  db.close();
}

const versionOf = (db: DatabaseSync): unknown => db.prepare('PRAGMA user_version').get()!.user_version;
