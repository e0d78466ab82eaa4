import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../options.ts';
import type { Committer } from './job.ts';
import { FORMAT } from './schema.ts';
import { type SqliteStore, sqliteStore } from './store.ts';

const NOBODY_WRITES: Committer = {
  commit: () => Promise.reject(new Error('this store is only read')),
  tidy: () => Promise.reject(new Error('this store is only read')),
  close: async () => {},
};

/** Opens the database of a data folder to look at it, beside a server that may be using it. */
export function openForReading(folder: string): DatabaseSync {
  const path = join(folder, 'tabard.db');
  if (!existsSync(path)) throw new StartError(`There are no data of Tabard in ${folder}.`);
  const db = new DatabaseSync(path, { readOnly: true });
  const { user_version: format } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (format === FORMAT) return db;
  db.close();
  throw new StartError(`The data in ${folder} are of another version (format ${format}, this Tabard knows ${FORMAT}).`);
}

/** A store that is only read. */
export function openSqliteForReading(folder: string): SqliteStore {
  const reading = openForReading(folder);
  const { value: epoch } = reading.prepare("SELECT value FROM meta WHERE key = 'epoch'").get() as { value: number };
  return sqliteStore(
    { path: join(folder, 'tabard.db'), files: [], reading, epoch, isChecked: false, close: () => reading.close() },
    NOBODY_WRITES,
    Date.now,
  );
}
