import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bug } from './bug.ts';
import { benchFaults, type FaultsBench } from './index.ts';
import type { FaultKind } from './weather.ts';

type Flaw = keyof Pick<FaultsBench, 'lost' | 'doubled' | 'leaks' | 'untrue' | 'unordered' | 'still' | 'behind' | 'staleThoughts'>;

/** A bug, the faults that bring it out, and what shows it. */
interface Planted extends Bug {
  readonly during: readonly FaultKind[];
  readonly shows: Flaw;
}

const BUGS: Record<string, Planted> = {
  'a store that answers before the database has': {
    file: 'apps/server/src/store/postgres/logs.ts',
    says: 'batch => storeFit(batch, store)',
    instead: `async batch => {
    store(batch).catch(() => {});
    return batch.map(() => ({ ok: true, value: 'stored' }));
  }`,
    during: ['databaseKilled', 'cutFromDatabase'],
    shows: 'lost',
  },
  'a house that tells before the store has answered': {
    file: 'packages/house/src/live-table.ts',
    says: "if ((await this.#guarded(store.append(run, row))) === 'taken') return false;",
    instead: `await this.#become(table, run, toldOf(run, told, table));
    if ((await this.#guarded(store.append(run, row))) === 'taken') return false;`,
    during: ['databaseKilled', 'cutFromDatabase'],
    shows: 'untrue',
  },
  'a bus whose gaps are skipped: what was missed is not told': {
    file: 'packages/house/src/live-table.ts',
    says: `this.#become(table, run, toldOf(run, told, table));
    // It may be what an append stored although it failed`,
    instead: `this.#become(table, run, toldOf(run.slice(-1), told, table));
    // It may be what an append stored although it failed`,
    during: ['busKilled', 'cutFromBus'],
    shows: 'leaks',
  },
  'a lost bus after which nobody compares heads': {
    file: 'packages/house/src/house.ts',
    says: 'const ids = [...this.#tables.keys()];',
    instead: 'return;',
    during: ['busKilled', 'cutFromBus'],
    shows: 'behind',
  },
  'a house that keeps its bots after losing the heartbeat': {
    file: 'packages/house/src/neighbours.ts',
    says: 'this.#parts.time.now() - this.#beaten < FRESH_MS',
    instead: 'true',
    during: ['heartbeatsStopped'],
    shows: 'staleThoughts',
  },
};

const ROOT = new URL('../../../', import.meta.url);

test.each(Object.entries(BUGS))('pulled plugs bring out %s', async (name, { during, shows, ...bug }) => {
  const places = readFileSync(new URL(bug.file, ROOT), 'utf8').split(bug.says).length - 1;
  expect(places, `how often ${bug.file} says so`).toBe(1);
  const bench = await benchFaults({ seconds: 10, seed: name, tables: 20, thinkMs: 400, patienceMs: 20_000, kinds: during, bug });
  expect(bench[shows], bench.complaints.slice(0, 5).join('\n')).toBeGreaterThan(0);
});
