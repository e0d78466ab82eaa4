import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../options.ts';
import { migrate } from './schema.ts';

export interface Database {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens the database of a data folder, which is ours alone until `close` or the end of the process, however that comes. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  try {
    const db = openDurably(join(folder, 'tabard.db'));
    return {
      db,
      close: () => {
        if (db.isOpen) db.close();
        if (lock.isOpen) lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * A committed transaction survives a power cut: WAL is synced at every commit. After a thousand pages, SQLite's own measure, they are moved
 * into the database and the file is written from its beginning again: where a file grows, a sync costs twice as much.
 */
function openDurably(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The operating system frees the lock when the process dies, even by `kill -9`; a file with a process id would stay. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'server.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new StartError(`Another Tabard server is using the data folder ${folder}. Stop it, or choose another folder with --data.`);
  }
}
