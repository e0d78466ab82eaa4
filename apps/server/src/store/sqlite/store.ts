import type { DatabaseSync } from 'node:sqlite';
import type { Store } from '@tabard/house';
import { type Database, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { sqliteLists } from './lists.ts';
import { sqliteLogs } from './logs.ts';
import { sqlitePeople } from './people.ts';
import { Rows } from './rows.ts';

export interface SqliteStore extends Store {
  readonly isCrowded: boolean;
  /** Transactions since it was opened. */
  readonly commits: number;
  /** Empties the WAL, for a moment when nobody waits. */
  tidy(): void;
}

/** Opens the store of a data folder. Throws a `StartError` when another server uses it, or a Tabard of another format wrote it. */
export function openSqliteStore(folder: string, now: () => number = Date.now): SqliteStore {
  const database = openDatabase(folder);
  try {
    return sqliteStore(database, now);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A store on a database that is open. */
export function sqliteStore({ db, close }: Database, now: () => number): SqliteStore {
  const writer = new GroupCommit(db);
  const probe = db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('probed', ?)");
  return {
    ...sqliteLogs(db, writer, new Rows(db)),
    ...sqliteLists(db),
    ...sqlitePeople(db, writer, now),
    epoch: epochOf(db, now),
    now,
    get isCrowded() {
      return writer.isCrowded;
    },
    get commits() {
      return writer.commits;
    },
    probe: () => writer.write(() => void probe.run(now())),
    tidy: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    async close() {
      writer.flush();
      close();
    },
  };
}

function epochOf(db: DatabaseSync, now: () => number): number {
  db.prepare("INSERT INTO meta (key, value) VALUES ('epoch', ?) ON CONFLICT DO NOTHING").run(now());
  return (db.prepare("SELECT value FROM meta WHERE key = 'epoch'").get() as { value: number }).value;
}
