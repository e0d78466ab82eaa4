import { memoryHouses } from '@tabard/house';
import { Batches } from '../batches.ts';
import { sqlBelief } from '../belief.ts';
import { sqlCalls } from '../calls.ts';
import { sqlLists } from '../lists.ts';
import type { SqlStore } from '../move.ts';
import { sqlOutages } from '../outages.ts';
import { sqlPeople } from '../people.ts';
import { sqlSnapshots } from '../snapshots.ts';
import { sqlTalk } from '../talk.ts';
import { CommitThread } from './commit-thread.ts';
import { type Database, type Opening, openDatabase } from './database.ts';
import type { Committer, Job } from './job.ts';
import { sqliteLogs } from './logs.ts';
import { sqliteSql } from './sql.ts';

export interface SqliteStore extends SqlStore {
  readonly isCrowded: boolean;
  /** Commits since it was opened. */
  readonly commits: number;
  /** The database was looked through when it was opened. */
  readonly isChecked: boolean;
  /** Empties the WAL, for a moment when nobody waits. */
  tidy(): Promise<void>;
}

/** Opens the store of a data folder. Throws a `StartError` when another server uses it, it is damaged, or a Tabard of another format wrote it. */
export function openSqliteStore(folder: string, now: () => number = Date.now, opening: Opening = {}): SqliteStore {
  const database = openDatabase(folder, now, opening);
  return sqliteStore(database, new CommitThread(database), now);
}

/** A store on a database that is open for reading; a committer writes. */
export function sqliteStore({ reading, epoch, isChecked, close }: Database, committer: Committer, now: () => number): SqliteStore {
  const batches = new Batches<Job & { readonly table?: string }, unknown>(jobs => committer.commit(jobs));
  const write = (job: Job): Promise<unknown> => batches.write(job);
  const sql = sqliteSql(reading, write);
  const meta = async (text: string, value: number): Promise<void> => {
    await write({ type: 'statements', statements: [{ text, values: [value] }] });
  };
  return {
    ...sqliteLogs(reading, write),
    ...sqlSnapshots(sql),
    ...sqlLists(sql),
    ...sqlPeople(sql, now),
    ...sqlTalk(sql),
    ...sqlCalls(sql, now),
    ...sqlBelief(sql, epoch),
    ...sqlOutages(sql, now),
    // One process has the folder for itself, so nobody else could read who is up, and an idle server writes next to nothing.
    ...memoryHouses(now),
    sql,
    epoch,
    setEpoch: epoch => meta("UPDATE meta SET value = ? WHERE key = 'epoch'", epoch),
    now,
    get isCrowded() {
      return batches.isCrowded;
    },
    isChecked,
    get commits() {
      return batches.count;
    },
    probe: () => meta("INSERT OR REPLACE INTO meta (key, value) VALUES ('probed', ?)", now()),
    tidy: () => committer.tidy(),
    async close() {
      await batches.idle();
      await committer.close();
      close();
    },
  };
}
