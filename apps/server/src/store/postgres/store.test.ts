import { randomBytes } from 'node:crypto';
import type { Row, Store } from '@tabard/house';
import { storeContract } from '@tabard/testkit';
import client from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { layCable } from '../../../test/cable.ts';
import { entry, FIRST } from '../../../test/entries.ts';
import { type Postgres, startPostgres } from '../../../test/postgres.ts';
import { StartError } from '../../options.ts';
import { Connections } from './connections.ts';
import { FORMAT } from './schema.ts';
import { statement } from './statement.ts';
import { openPostgresStore, type PostgresOptions, type PostgresStore } from './store.ts';

let postgres: Postgres;
let database: string;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.newDatabase();
});
afterAll(() => postgres.close());

let schemas = 0;

/** An address where nothing is yet: a schema of its own, which is made much faster than a database. */
async function nowhere(): Promise<string> {
  const name = `schema_${schemas++}`;
  const sql = client(database, { max: 1 });
  await sql.unsafe(`CREATE SCHEMA ${name}`);
  await sql.end();
  return `${database}?search_path=${name}`;
}

const urls = new Map<Store, string>();

async function openAt(url: string, now: () => number): Promise<Store> {
  const store = await openPostgresStore(url, { now });
  urls.set(store, url);
  return store;
}

storeContract(async now => openAt(await nowhere(), now), {
  name: 'the PostgreSQL store',
  reopen: async (store, now) => {
    await store.close();
    return openAt(urls.get(store)!, now);
  },
});

/** A store that goes with the test. */
async function open(url: string, options?: PostgresOptions): Promise<PostgresStore> {
  const store = await openPostgresStore(url, options);
  onTestFinished(() => store.close());
  return store;
}

/** Somebody else who looks into a database, or holds something there. */
function stranger(url: string): client.Sql {
  const sql = client(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

const statusesOf = (answers: readonly PromiseSettledResult<unknown>[]): string[] => answers.map(({ status }) => status);
const seqsOf = async (store: Store, table: string): Promise<number[]> => (await store.read(table, 0)).map(({ seq }) => seq);

describe('appends', () => {
  test('what many tables append at once is one transaction', async () => {
    const store = await open(await nowhere());
    const tables = Array.from({ length: 40 }, (_, i) => `table ${i}`);
    const all = (seq: number, row: Row) => Promise.all(tables.map(table => store.append([entry(table, seq)], row)));
    expect(new Set(await all(1, FIRST))).toEqual(new Set(['stored']));
    expect([store.commits, store.isCrowded]).toEqual([1, false]);
    for (const seq of [2, 3]) await all(seq, {});
    expect([store.commits, store.isCrowded]).toEqual([3, true]);
    await store.append([entry('table 0', 4)], {});
    expect([store.commits, store.isCrowded]).toEqual([4, false]);
  });

  test('more than a statement takes go in several', async () => {
    const store = await open(await nowhere());
    const tables = Array.from({ length: 1100 }, (_, i) => `table ${i}`);
    for (const seq of [1, 2])
      expect(new Set(await Promise.all(tables.map(t => store.append([entry(t, seq)], FIRST))))).toEqual(new Set(['stored']));
    expect(store.commits).toBe(6);
    expect([...(await store.heads(tables)).values()]).toEqual(tables.map(() => 2));
  });

  test('what is not fit to be stored is rejected alone', async () => {
    const store = await open(await nowhere());
    const answers = await Promise.allSettled([
      store.append([entry('a', 1)], FIRST),
      store.append([entry('b', 1)], { ...FIRST, due: 1.5 }),
      store.append([entry('c', 1)], { acting: [0] }),
      store.append([entry(randomBytes(50_000).toString('hex'), 1)], FIRST),
      store.append([entry('d', 1)], FIRST),
    ]);
    expect(statusesOf(answers)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
    expect([...(await store.heads(['a', 'b', 'c', 'd'])).keys()].sort()).toEqual(['a', 'd']);
  });

  test('a log that has more entries than its row knows of is never written over', async () => {
    const url = await nowhere();
    const store = await open(url);
    await store.append([entry('m', 1), entry('m', 2)], FIRST);
    await stranger(url)`UPDATE logs SET seq = 1`;
    await expect(store.append([entry('m', 2, 'another')], {})).rejects.toThrow(/duplicate key/);
    expect(await store.read('m', 0)).toEqual([entry('m', 1), entry('m', 2)]);
  });

  test('closing finishes what is on its way, and takes nothing more', async () => {
    const url = await nowhere();
    const store = await openPostgresStore(url);
    const appends = [store.append([entry('m', 1)], FIRST), store.append([entry('m', 2)], {}), store.addLink('link', 'ada', 1)];
    await store.close();
    expect(await Promise.all(appends)).toEqual(['stored', 'stored', false]);
    await expect(store.append([entry('m', 3)], {})).rejects.toThrow('closed');
    await expect(store.read('m', 0)).rejects.toThrow('closed');
    expect(await seqsOf(await open(url), 'm')).toEqual([1, 2]);
  });
});

describe('several stores on one database', () => {
  /** Deals tables out in an order of its own to every round. */
  const shuffled = <T>(list: readonly T[]): T[] => list.toSorted(() => Math.random() - 0.5);

  test('of all who want a number one gets it, and no number is left out', async () => {
    const url = await nowhere();
    const stores = [await open(url), await open(url)];
    const tables = Array.from({ length: 12 }, (_, i) => `table ${i}`);
    const won = new Map<string, string>();
    const unknown = new Map<string, string>();
    const WRITERS = 20;
    const APPENDS = 30;

    const write = async (writer: number): Promise<void> => {
      const store = stores[writer % 2]!;
      for (let n = 0; n < APPENDS; n++) {
        const [table] = shuffled(tables) as [string];
        const seq = ((await store.heads([table])).get(table) ?? 0) + 1;
        const move = `${writer}/${n}`;
        try {
          if ((await store.append([entry(table, seq, move)], seq === 1 ? FIRST : {})) !== 'stored') continue;
          expect(won.get(`${table} ${seq}`)).toBeUndefined();
          won.set(`${table} ${seq}`, move);
        } catch {
          unknown.set(`${table} ${seq}`, move);
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));

    const logs = await Promise.all(tables.map(table => stores[0]!.read(table, 0)));
    for (const log of logs) expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const kept = new Map(logs.flat().map(({ table, seq, deed }) => [`${table} ${seq}`, deed.type === 'move' ? deed.move : '']));
    for (const [place, move] of won) expect([place, kept.get(place)]).toEqual([place, move]);
    for (const [place, move] of kept) expect([place, won.get(place) ?? unknown.get(place)]).toEqual([place, move]);
    expect(won.size).toBeGreaterThan(WRITERS);
  });

  test('of whole batches that want the same numbers each gets those it was first at', async () => {
    const url = await nowhere();
    const stores = [await open(url), await open(url), await open(url)];
    const tables = Array.from({ length: 60 }, (_, i) => `table ${i}`);
    await Promise.all(tables.map(table => stores[0]!.append([entry(table, 1)], FIRST)));
    for (let seq = 2; seq < 12; seq++) {
      const answers = await Promise.all(stores.flatMap(store => shuffled(tables).map(table => store.append([entry(table, seq)], FIRST))));
      expect(answers.filter(answer => answer === 'stored')).toHaveLength(tables.length);
    }
  });

  test('who sits where follows the append that was stored', async () => {
    const url = await nowhere();
    const stores = [await open(url), await open(url)];
    await stores[0]!.append([entry('m', 1)], FIRST);
    for (let seq = 2; seq < 30; seq++) {
      const hosts = ['ben', 'cyd'];
      const answers = await Promise.all(
        stores.map((store, i) => store.append([entry('m', seq)], { about: { ...FIRST.about!, host: `${hosts[i]} ${seq}` } })),
      );
      const winner = answers.indexOf('stored');
      const counts = await Promise.all(hosts.map(host => stores[0]!.countUnfinished(`${host} ${seq}`)));
      expect(counts).toEqual(hosts.map((_, i) => (i === winner ? 1 : 0)));
      expect(await Promise.all(hosts.map(host => stores[0]!.countUnfinished(`${host} ${seq - 1}`)))).toEqual([0, 0]);
    }
  });

  test('tables are locked in the order of their names, so that two servers wait in line and not in a ring', async () => {
    const url = await nowhere();
    const store = await open(url);
    const tables = ['e', 'b', 'g', 'a', 'd', 'f', 'c'];
    await Promise.all(tables.map(table => store.append([entry(table, 1)], FIRST)));
    const [other, third] = [stranger(url), stranger(url)];
    await other`BEGIN`;
    await other`SELECT FROM logs WHERE name = 'd' FOR UPDATE`;
    const appends = Promise.all(tables.map(table => store.append([entry(table, 2)], {})));
    await vi.waitUntil(async () => (await third`SELECT FROM pg_locks WHERE NOT granted`).length > 0, 5000);
    const free = await third`SELECT name FROM logs ORDER BY name FOR UPDATE SKIP LOCKED`;
    await other`ROLLBACK`;
    expect(free.map(({ name }) => name)).toEqual(['e', 'f', 'g']);
    expect(await appends).toEqual(tables.map(() => 'stored'));
  });

  test('a deadlock stores nothing, and goes by', async () => {
    const url = await nowhere();
    const store = await open(url);
    await Promise.all(['a', 'b'].map(table => store.append([entry(table, 1)], FIRST)));
    const other = stranger(url);
    await other`BEGIN`;
    await other`SELECT FROM logs WHERE name = 'b' FOR UPDATE`;
    const appends = Promise.allSettled(['a', 'b'].map(table => store.append([entry(table, 2)], {})));
    await vi.waitUntil(async () => (await stranger(url)`SELECT FROM pg_locks WHERE NOT granted`).length > 0, 5000);
    await other`SELECT FROM logs WHERE name = 'a' FOR UPDATE`;
    expect((await appends).map(answer => answer.status === 'rejected' && answer.reason.code)).toEqual(['40P01', '40P01']);
    await other`ROLLBACK`;
    expect([await seqsOf(store, 'a'), await seqsOf(store, 'b')]).toEqual([[1], [1]]);
    expect(await store.append([entry('b', 2)], {})).toBe('stored');
  });

  test('arms that were won at another server in the meantime are kept', async () => {
    const url = await nowhere();
    const store = await open(url);
    await store.addPlayer({ id: 'ada', name: 'Ada', lang: 'en' }, 'key');
    await store.append([entry('m', 1)], FIRST);
    const other = stranger(url);
    await other`BEGIN`;
    await other`UPDATE players SET arms = 'or', older = '["gules"]' WHERE id = 'ada'`;
    const append = store.append([entry('m', 2)], { worn: [{ player: 'ada', arms: 'vert' }] });
    await vi.waitUntil(async () => (await stranger(url)`SELECT FROM pg_locks WHERE NOT granted`).length > 0, 5000);
    await other`COMMIT`;
    expect(await append).toBe('stored');
    expect(await store.wonBy('ada')).toEqual(['vert', 'or', 'gules']);
  });

  test('what somebody else holds is not waited for without end', async () => {
    const url = await nowhere();
    const store = await open(url, { statementMs: 300 });
    await Promise.all(['a', 'b'].map(table => store.append([entry(table, 1)], FIRST)));
    const other = stranger(url);
    await other`BEGIN`;
    await other`SELECT FROM logs WHERE name = 'a' FOR UPDATE`;
    const answers = await Promise.allSettled([store.append([entry('a', 2)], {}), store.append([entry('b', 2)], {}), store.forget('a', 1)]);
    expect(statusesOf(answers)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await store.append([entry('b', 2)], {})).toBe('stored');
    await other`ROLLBACK`;
    expect(await store.append([entry('a', 2)], {})).toBe('stored');
  });

  test('a table goes on or is forgotten, never both', async () => {
    const url = await nowhere();
    const [one, two] = [await open(url), await open(url)];
    for (let round = 0; round < 30; round++) {
      await one.append([entry('m', 1)], FIRST);
      const [appended, forgotten] = await Promise.all([one.append([entry('m', 2)], {}), two.forget('m', 1)]);
      expect([
        ['stored', 'taken'],
        ['taken', 'forgotten'],
      ]).toContainEqual([appended, forgotten]);
      expect(await seqsOf(two, 'm')).toEqual(appended === 'stored' ? [1, 2] : []);
      if (appended === 'stored') await two.forget('m', 2);
    }
  });

  test('houses see each other by the clock of the database', async () => {
    const url = await nowhere();
    const [one, two] = [await open(url), await open(url)];
    await one.beat('one', 3000);
    expect(await two.beat('two', 3000)).toEqual(['one', 'two']);
    await stranger(url)`INSERT INTO houses (id, seen) VALUES ('old', 0), ('from the future', 99999999999999)`;
    expect(await one.beat('one', 3000)).toEqual(['one', 'two']);
    expect((await stranger(url)`SELECT id FROM houses ORDER BY id`).map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

describe('the clock', () => {
  test('is the one of the database, whatever time it is here', async () => {
    const url = await nowhere();
    vi.spyOn(Date, 'now').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const store = await open(url);
    const before = store.now();
    const [row] = await stranger(url)<{ now: string }[]>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`;
    const after = store.now();
    expect(Number(row!.now)).toBeGreaterThan(before - 20);
    expect(Number(row!.now)).toBeLessThan(after + 20);
    expect(Number.isInteger(before)).toBe(true);
    expect(Math.abs(store.epoch - before)).toBeLessThan(10_000);
  });
});

describe('a database that does not answer', () => {
  async function byCable() {
    const url = new URL(await nowhere());
    const cable = await layCable(Number(url.port));
    onTestFinished(() => cable.close());
    url.port = String(cable.port);
    return { cable, store: await open(url.href, { statementMs: 500 }) };
  }

  test('rejects what was asked, though nobody says no, and answers again when it can be reached', async () => {
    const { cable, store } = await byCable();
    await store.append([entry('m', 1)], FIRST);
    cable.jam();
    const asked = [store.append([entry('m', 2)], {}), store.append([entry('n', 1)], FIRST), store.read('m', 0), store.probe()];
    const later = store.append([entry('m', 2)], {});
    expect(statusesOf(await Promise.allSettled([...asked, store.beat('house', 1000)]))).toEqual(Array(5).fill('rejected'));
    await expect(later).rejects.toThrow();
    cable.mend();
    await vi.waitUntil(
      () =>
        store.probe().then(
          () => true,
          () => false,
        ),
      10_000,
    );
    // What was on its way may still arrive, even after a look; then it is the second that was stored, and the third is next.
    const next = async () => entry('m', (await seqsOf(store, 'm')).length + 1);
    const answer = await store.append([await next()], {});
    if (answer === 'taken') expect(await store.append([await next()], {})).toBe('stored');
    const seqs = await seqsOf(store, 'm');
    expect(seqs).toEqual(Array.from({ length: answer === 'taken' ? 3 : seqs.length }, (_, i) => i + 1));
    expect(seqs.length).toBeGreaterThan(1);
  });

  test('is looked for again when it only lets us read, as one that another took the place of', async () => {
    const url = await postgres.newDatabase();
    const name = new URL(url).pathname.slice(1);
    const store = await open(url);
    await store.append([entry('m', 1)], FIRST);
    const owner = stranger(postgres.url);
    await owner.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await owner`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`;
    const refusals = async () => {
      const answers = await Promise.allSettled([store.append([entry('m', 2)], {}), store.probe()]);
      return answers.map(answer => answer.status === 'rejected' && answer.reason.code);
    };
    await vi.waitUntil(async () => (await refusals()).every(code => code === '25006'), 10_000);
    await owner.unsafe(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await vi.waitUntil(() => refusals().then(codes => !codes.includes('25006')), 10_000);
    expect(await seqsOf(store, 'm')).toEqual([1, 2]);
  });

  test('rejects what was on its way when the connection broke, and connects again by itself', async () => {
    const { cable, store } = await byCable();
    for (let round = 0; round < 10; round++) {
      const asked = [store.append([entry(`table ${round}`, 1)], FIRST), store.listed('m'), store.player('ada'), store.probe()];
      if (round % 2 === 0) await new Promise(resolve => setTimeout(resolve, round / 2));
      cable.break();
      await Promise.allSettled(asked);
      await vi.waitUntil(
        () =>
          store.probe().then(
            () => true,
            () => false,
          ),
        10_000,
      );
      const isThere = (await store.heads([`table ${round}`])).size === 1;
      expect(await store.append([entry(`table ${round}`, 1)], FIRST)).toBe(isThere ? 'taken' : 'stored');
    }
  });
});

describe('opening', () => {
  test('of several that start on an empty database at once all find it ready, and the same', async () => {
    const url = await nowhere();
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    expect(new Set(stores.map(({ epoch }) => epoch)).size).toBe(1);
    expect(await Promise.all(stores.map((store, i) => store.append([entry(`table ${i}`, 1)], FIRST)))).toEqual(Array(5).fill('stored'));
    expect(await stranger(url)`SELECT value FROM meta WHERE key = 'format'`).toEqual([{ value: String(FORMAT) }]);
  });

  test('data of a newer version are refused, and left alone', async () => {
    const url = await nowhere();
    await (await openPostgresStore(url)).close();
    await stranger(url)`UPDATE meta SET value = ${FORMAT + 1} WHERE key = 'format'`;
    const opening = openPostgresStore(url);
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(`newer Tabard (format ${FORMAT + 1}, this one knows ${FORMAT})`);
  });

  test.each([
    ['no address', () => 'mysql://127.0.0.1/tabard', /postgres:\/\/user:password@host/],
    [
      'an address where nobody is',
      () => 'postgres://ada:secret@127.0.0.1:1/tabard',
      /^The database at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'a name nobody knows',
      () => 'postgres://ada:secret@no-such-host.invalid/tabard',
      /^The database at no-such-host\.invalid cannot be reached/,
    ],
    ['a database that is not there', () => postgres.url.replace('/postgres', '/none'), /says: database "none" does not exist/],
  ])('%s is told in a sentence, without the password', async (_what, url, says) => {
    const opening = openPostgresStore(url().replace('//tabard@', '//tabard:secret@'));
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(says);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  test('a database that cannot hold every text is refused', async () => {
    await stranger(database)`CREATE DATABASE ascii ENCODING 'SQL_ASCII' TEMPLATE template0`;
    await expect(openPostgresStore(database.replace(/[^/]*$/, 'ascii'))).rejects.toThrow(/encoding SQL_ASCII/);
  });
});

test('what the store relies on does not depend on how the database is set up', async () => {
  const url = await postgres.newDatabase();
  const unusual = { synchronous_commit: 'off', default_transaction_isolation: 'serializable', statement_timeout: '0', lock_timeout: '0' };
  for (const [name, value] of Object.entries(unusual)) {
    await stranger(url).unsafe(`ALTER DATABASE ${url.replace(/.*\//, '')} SET ${name} = '${value}'`);
  }
  const connections = new Connections(url, { most: 1, statementMs: 700 });
  onTestFinished(() => connections.close());
  const shown = async (name: string) => (await connections.run<Record<string, string>>(statement(`SHOW ${name}`), []))[0]![name];
  expect(await Promise.all(Object.keys(unusual).map(shown))).toEqual(['on', 'read committed', '700ms', '700ms']);
});
