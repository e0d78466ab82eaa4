import { sqlBelief } from '../belief.ts';
import { sqlCalls } from '../calls.ts';
import { sqlLists } from '../lists.ts';
import type { SqlStore } from '../move.ts';
import { sqlOutages } from '../outages.ts';
import { sqlPeople } from '../people.ts';
import { sqlSnapshots } from '../snapshots.ts';
import { sqlTalk } from '../talk.ts';
import { type Reading, RemoteClock } from './clock.ts';
import { Connections } from './connections.ts';
import { postgresHouses } from './houses.ts';
import { postgresLogs } from './logs.ts';
import { bringUpToDate } from './schema.ts';
import { postgresSql } from './sql.ts';
import { statement } from './statement.ts';

export interface PostgresStore extends SqlStore {
  readonly isCrowded: boolean;
  /** Transactions since it was opened. */
  readonly commits: number;
}

export interface PostgresOptions {
  /** The clock to go by instead of the database's. */
  readonly now?: () => number;
  /** A statement that takes longer is broken off, and so is, a little later, one that the database says nothing about. */
  readonly statementMs?: number;
}

const STATEMENT_MS = 5000;
const OTHERS = 4;

/** Opens the store in a database that may be empty. Throws a `StartError` when its owner can mend what is wrong. */
export async function openPostgresStore(url: string, { now, statementMs = STATEMENT_MS }: PostgresOptions = {}): Promise<PostgresStore> {
  await bringUpToDate(url);
  const appending = new Connections(url, { most: 1, statementMs, settings: FOR_APPENDS });
  const others = new Connections(url, { most: OTHERS, statementMs });
  try {
    const clock = new RemoteClock(await readClock(others));
    return await postgresStore({ appending, others }, clock, now);
  } catch (error) {
    await Promise.all([appending.close(), others.close()]);
    throw error;
  }
}

/** One plan for whatever comes: making one takes longer than carrying it out. */
const FOR_APPENDS = { plan_cache_mode: 'force_generic_plan', enable_hashjoin: 'off', enable_mergejoin: 'off' };

interface Lines {
  readonly appending: Connections;
  readonly others: Connections;
}

async function postgresStore(lines: Lines, clock: RemoteClock, ownClock: (() => number) | undefined): Promise<PostgresStore> {
  const { appending, others } = lines;
  const now = ownClock ?? (() => clock.now());
  const heard = (reading: Reading): void => clock.adjust(reading);
  let commits = 0;
  const sql = postgresSql(others, () => commits++);
  const { appends, ...logs } = postgresLogs(lines, heard);
  const epoch = await epochOf(others, now());
  return {
    ...logs,
    ...sqlSnapshots(sql),
    ...sqlLists(sql),
    ...sqlPeople(sql, now),
    ...sqlTalk(sql),
    ...sqlCalls(sql, now),
    ...sqlBelief(sql, epoch),
    ...sqlOutages(sql, now),
    ...postgresHouses(others, heard, ownClock),
    sql,
    epoch,
    async setEpoch(epoch) {
      await others.run(SET_EPOCH, [epoch]);
    },
    now,
    get isCrowded() {
      return appends.isCrowded;
    },
    get commits() {
      return commits + appends.count;
    },
    async probe() {
      await others.run(PROBE, [now()]);
    },
    async close() {
      await appends.idle();
      await Promise.all([appending.close(), others.close()]);
    },
  };
}

const SET_EPOCH = statement("UPDATE meta SET value = $1 WHERE key = 'epoch'");
const PROBE = statement("INSERT INTO meta (key, value) VALUES ('probed', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value");

async function epochOf(connections: Connections, now: number): Promise<number> {
  await connections.run(BEGIN, [now]);
  const [row] = await connections.run<{ epoch: number }>(EPOCH, []);
  return row!.epoch;
}

const BEGIN = statement("INSERT INTO meta (key, value) VALUES ('epoch', $1) ON CONFLICT DO NOTHING");
const EPOCH = statement("SELECT value AS epoch FROM meta WHERE key = 'epoch'");

const READINGS = 5;

async function readClock(connections: Connections): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (let i = 0; i < READINGS; i++) {
    const sent = performance.now();
    const [row] = await connections.run<{ now: number }>(CLOCK, []);
    readings.push({ sent, said: row!.now, received: performance.now() });
  }
  return readings;
}

const CLOCK = statement('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now');
