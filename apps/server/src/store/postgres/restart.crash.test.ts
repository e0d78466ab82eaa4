import type { Store } from '@tabard/house';
import type { Entry } from '@tabard/table';
import { expect, onTestFinished, test } from 'vitest';
import { entry, FIRST } from '../../../test/entries.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { openPostgresStore, type PostgresStore } from './store.ts';

const WRITERS = 20;
const TABLES = 8;
const PAUSE_MS = 700;

const moveOf = ({ deed }: Entry): string => (deed.type === 'move' ? deed.move : '');
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Appends to tables it shares with others until it is told to stop, as a house does: what nobody knows it looks up. */
class Writer {
  readonly acknowledged: string[] = [];
  isStopped = false;
  readonly #store: Store;
  readonly #name: string;

  constructor(store: Store, name: string) {
    this.#store = store;
    this.#name = name;
  }

  async write(): Promise<void> {
    for (let n = 0; !this.isStopped; n++) {
      const table = `table ${n % TABLES}`;
      await this.#append(table, `${this.#name}: ${n}`);
      this.acknowledged.push(`${table} ${this.#name}: ${n}`);
    }
  }

  async #append(table: string, move: string): Promise<void> {
    for (let answer = 'unknown'; answer !== 'stored'; ) {
      const log = await this.#read(table);
      if (log.some(entry => moveOf(entry) === move)) return;
      const run = [entry(table, log.length + 1, move)];
      answer = await this.#store.append(run, FIRST).catch(() => 'unknown');
    }
  }

  async #read(table: string): Promise<readonly Entry[]> {
    for (;;) {
      const log = await this.#store.read(table, 0).catch(() => undefined);
      if (log) return log;
      await pause(20);
    }
  }
}

test('nothing acknowledged is lost and nothing is doubled when the database restarts or is killed, and it goes on by itself', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const url = await postgres.newDatabase();
  const stores: PostgresStore[] = [await openPostgresStore(url), await openPostgresStore(url)];
  const writers = Array.from({ length: WRITERS }, (_, i) => new Writer(stores[i % 2]!, `writer ${i}`));
  const written = Promise.all(writers.map(writer => writer.write()));

  for (const mode of ['fast', 'immediate', 'immediate'] as const) {
    await pause(PAUSE_MS);
    const before = writers.map(({ acknowledged }) => acknowledged.length);
    await postgres.stop(mode);
    await pause(PAUSE_MS / 2);
    await postgres.start();
    await expect.poll(() => writers.every(({ acknowledged }, i) => acknowledged.length > before[i]! + 1), { timeout: 60_000 }).toBe(true);
  }
  for (const writer of writers) writer.isStopped = true;
  await written;

  const tables = Array.from({ length: TABLES }, (_, i) => `table ${i}`);
  const logs = await Promise.all(tables.map(table => stores[0]!.read(table, 0)));
  for (const log of logs) expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const moves = logs.flat().map(entry => `${entry.table} ${moveOf(entry)}`);
  expect(moves.toSorted()).toEqual(writers.flatMap(({ acknowledged }) => acknowledged).sort());
  await Promise.all(stores.map(store => store.close()));
});

test('a database that restarts while nobody asks anything is there for who asks next', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const store = await openPostgresStore(await postgres.newDatabase());
  await store.append([entry('m', 1, 'first')], FIRST);
  for (const mode of ['fast', 'immediate'] as const) {
    await postgres.restart(mode);
    await expect.poll(() => store.probe().then(() => 'works', String)).toBe('works');
    expect((await store.read('m', 0)).map(moveOf)).toEqual(['first']);
  }
  await postgres.stop('fast');
  await expect(store.probe()).rejects.toThrow();
  await postgres.start();
  await expect.poll(() => store.probe().then(() => 'works', String)).toBe('works');
  await store.close();
});
