import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@tabard/catalog';
import type { Listed } from '@tabard/house';
import { ROUTES } from '@tabard/protocol';
import { openSqliteStore } from '@tabard/server/store';
import { termsOf } from '@tabard/table';
import { percentile } from '../server/gauge.ts';
import { heard, startHost, stop, used } from '../server/processes.ts';
import type { FromServer } from '../server/talk.ts';
import { fill } from './fill.ts';

export interface TablesBench {
  readonly tables: number;
  readonly databaseMb: number;
  /** A server on a store without any, for comparison. */
  readonly empty: Readiness;
  readonly full: Readiness;
  readonly myTables: MyTables;
  readonly flags: Flags;
}

/** From starting the process until it answers. */
export interface Readiness {
  readonly readyMs: number;
  /** Of these: until Node runs and all code is loaded. */
  readonly processMs: number;
  /** Of these: opening the store and the port. */
  readonly openingMs: number;
  readonly rssMb: number;
}

/** How long a player with many tables waits for the list of them. */
interface MyTables {
  readonly listed: number;
  /** The first call finds nothing prepared, and bots that have just begun to think. */
  readonly firstMs: number;
  /** Calls after it. */
  readonly calls: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How many tables are in memory after all these calls: those where a bot is to move. */
  readonly opened: number;
}

/** Matches that nobody has in memory, in which time runs out soon after the start. */
interface Flags {
  /** Of so many tables where a clock runs. */
  readonly clocks: number;
  readonly fallen: number;
  /** How late they fell. */
  readonly p50Ms: number;
  readonly worstMs: number;
}

interface Shape {
  readonly tables: number;
  /** In all of them somebody has days for a move; no bot is to move anywhere. */
  readonly isCorrespondence?: boolean;
  readonly told?: (made: number) => void;
}

const MY_TABLES = 60;
const CALLS = 50;
const DAY_MS = 86_400_000;
/** A move may take so long at most tables, and so long at a few. */
const CORRESPONDENCE = { moveMs: 3 * DAY_MS, reserveMs: 0 };
const SOON = { moveMs: 12_000, reserveMs: 0 };
const SOON_TABLES = 40;
/** One table in so many waits for a bot. */
const TABLES_PER_BOT = 1000;
const MB = 1024 * 1024;

/** How a server stands a store with very many tables, hardly any of which anybody comes for. */
export async function benchTables(shape: Shape): Promise<TablesBench> {
  return withFolder(nothing =>
    withFolder(async data => {
      const { key, databaseMb } = await filled(data, shape);
      // Who has no tables asks as often, so that both have done the same.
      const { readiness: empty } = await withServer(nothing, (url, ops) => askMyTables(url, ops, key));
      const { readiness: full, result: myTables } = await withServer(data, (url, ops) => askMyTables(url, ops, key));
      return { tables: shape.tables, databaseMb, empty, full, myTables, flags: await measureFlags(data) };
    }),
  );
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function filled(data: string, { tables, isCorrespondence = false, told }: Shape): Promise<{ key: string; databaseMb: number }> {
  const store = openSqliteStore(data);
  const bots = isCorrespondence ? 0 : Math.ceil(tables / TABLES_PER_BOT);
  const regularAt = Math.min(MY_TABLES, tables);
  const mix = isCorrespondence ? { mix: ['person'] as const } : {};
  const { key } = await fill(store, CATALOG, { tables, bots, regularAt, ...mix, clock: CORRESPONDENCE, ...(told && { told }) });
  await store.close();
  return { key, databaseMb: statSync(join(data, 'tabard.db')).size / MB };
}

/** Some more matches, and a server that is up when their time is over. */
async function measureFlags(data: string): Promise<Flags> {
  const before = openSqliteStore(data);
  const { tables } = await fill(before, CATALOG, { tables: SOON_TABLES, bots: 0, regularAt: 0, mix: ['person'], clock: SOON });
  await before.close();
  await withServer(data, () => new Promise(resolve => setTimeout(resolve, SOON.moveMs + 3000)));
  const store = openSqliteStore(data);
  const logs = await Promise.all(tables.person.map(table => store.read(table, 0)));
  const outages = await store.outages();
  const late = logs.flatMap(log => {
    const flag = log.findIndex(({ deed }) => deed.type === 'flagged');
    if (flag === -1) return [];
    const [from, to] = [log[flag - 1]!.at, log[flag]!.at];
    // While no server was up, nobody's time ran.
    const down = outages.reduce((sum, outage) => sum + Math.max(0, Math.min(outage.to, to) - Math.max(outage.from, from)), 0);
    return [to - from - down - SOON.moveMs];
  });
  const clocks = (await store.dueBy(store.now() + 2 * CORRESPONDENCE.moveMs, Number.MAX_SAFE_INTEGER)).filter(isTimed).length;
  await store.close();
  return { clocks, fallen: late.length, p50Ms: percentile(late, 0.5), worstMs: Math.max(...late) };
}

const isTimed = ({ about }: Listed): boolean => about.status === 'playing' && termsOf(about).clock !== null;

/** A server in a process of its own; what it weighs is measured after the work. */
async function withServer<T>(data: string, work: (url: string, ops: string) => Promise<T>): Promise<{ readiness: Readiness; result: T }> {
  const before = performance.now();
  const host = startHost({ kind: 'ours', data });
  try {
    const { port, opsPort, openingMs } = await heard<FromServer, 'listening'>(host, 'listening');
    const readyMs = performance.now() - before;
    const result = await work(`http://127.0.0.1:${port}`, `http://127.0.0.1:${opsPort}`);
    const { rss } = await used(host, 'memory');
    return { readiness: { readyMs, processMs: readyMs - openingMs, openingMs, rssMb: rss / MB }, result };
  } finally {
    await stop(host);
  }
}

async function askMyTables(url: string, ops: string, key: string): Promise<MyTables> {
  const { listed, ms: firstMs } = await ask(url, key);
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) times.push((await ask(url, key)).ms);
  const [p50Ms, p99Ms] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { listed, firstMs, calls: CALLS, p50Ms, p99Ms, opened: await tablesInMemory(ops) };
}

async function ask(url: string, key: string): Promise<{ listed: number; ms: number }> {
  const before = performance.now();
  const response = await fetch(url + ROUTES.myTables.path, { headers: { cookie: `tabard=${key}` } });
  const { tables } = (await response.json()) as { tables: unknown[] };
  return { listed: tables.length, ms: performance.now() - before };
}

async function tablesInMemory(ops: string): Promise<number> {
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  return Number(/^tabard_tables (\d+)$/m.exec(metrics)?.[1]);
}
