import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../options.ts';
import { type KnownFile, knownFiles, privateFile, privateFolder } from './files.ts';
import { migrate } from './schema.ts';
import { walDamage } from './wal.ts';

/** The database of a data folder, open for reading, which waits for nobody who writes. */
export interface Database {
  readonly path: string;
  /** What it lies in: whoever writes makes sure that it is still there. */
  readonly files: readonly KnownFile[];
  readonly reading: DatabaseSync;
  /** When it was begun or, later, restored. */
  readonly epoch: number;
  /** Its pages were looked through at the start; a large file is not, as that takes long. */
  readonly isChecked: boolean;
  close(): void;
}

export interface Opening {
  /** What a damaged WAL still holds is taken, and what was behind the damage is given up. */
  readonly isDamageAccepted?: boolean;
}

/** Looking through so much takes less than a second. */
const CHECKED_BYTES = 100e6;

/** Opens the database of a data folder, which is ours alone until `close` or the end of the process, however that comes. */
export function openDatabase(folder: string, now: () => number, { isDamageAccepted = false }: Opening = {}): Database {
  const path = join(folder, 'tabard.db');
  expectPrivate(folder, path);
  const lock = lockFolder(folder);
  try {
    if (!isDamageAccepted) expectWholeWal(path, folder);
    expectAlone(path, folder);
    const isChecked = statSync(path).size <= CHECKED_BYTES;
    const reading = openDurably(path);
    try {
      if (isChecked) expectWhole(reading);
      migrate(reading);
      const epoch = epochOf(reading, now);
      reading.exec('PRAGMA query_only = 1');
      return { path, files: knownFiles(path), reading, epoch, isChecked, close: () => [reading, lock].forEach(closeOnce) };
    } catch (error) {
      reading.close();
      throw error;
    }
  } catch (error) {
    lock.close();
    throw isDamage(error) ? damaged(folder, (error as Error).message) : error;
  }
}

const NOT_OURS: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EROFS'];

function expectPrivate(folder: string, path: string): void {
  try {
    privateFolder(folder);
    privateFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!NOT_OURS.includes(code)) throw error;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}). Give it to the user who runs Tabard, or choose another with --data.`,
    );
  }
}

function closeOnce(db: DatabaseSync): void {
  if (db.isOpen) db.close();
}

/**
 * A committed transaction survives a power cut: WAL is synced at every commit. After a thousand pages, SQLite's own measure, they are moved
 * into the database and the file is written from its beginning again: where a file grows, a sync costs twice as much.
 */
export function openDurably(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function expectWholeWal(path: string, folder: string): void {
  const damage = walDamage(`${path}-wal`);
  if (!damage) return;
  throw new StartError(
    `The file tabard.db-wal in ${folder} is damaged at frame ${damage.frame}; at least ${damage.lost} behind it were stored and cannot be read. Keep a copy of the folder. Then restore a backup, or take what is left with tabard epoch --data ${folder}: the newest moves are lost.`,
  );
}

function expectWhole(db: DatabaseSync): void {
  const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (found !== 'ok') throw Object.assign(new Error(found), { errcode: SQLITE_CORRUPT });
}

const SQLITE_CORRUPT = 11;

/** The lower byte says what kind of error it is. */
const isDamage = (error: unknown): boolean => (((error as { errcode?: number }).errcode ?? 0) & 0xff) === SQLITE_CORRUPT;

const damaged = (folder: string, what: string): StartError =>
  new StartError(
    `The database in ${folder} is damaged: ${what.split('\n')[0]}. Keep a copy of the folder, and restore a backup, or choose another folder with --data.`,
  );

function epochOf(db: DatabaseSync, now: () => number): number {
  db.prepare("INSERT INTO meta (key, value) VALUES ('epoch', ?) ON CONFLICT DO NOTHING").run(now());
  return (db.prepare("SELECT value FROM meta WHERE key = 'epoch'").get() as { value: number }).value;
}

/** The operating system frees the lock when the process dies, even by `kill -9`; a file with a process id would stay. */
function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, 'server.lock');
  privateFile(path);
  return locked(path, 'BEGIN EXCLUSIVE', `Another Tabard server is using the data folder ${folder}.`);
}

/** Whoever has the database open holds a lock on it, too, which no deleted `server.lock` frees. Exclusive is who finds nobody. */
function expectAlone(path: string, folder: string): void {
  const find = 'PRAGMA busy_timeout = 1000; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK';
  locked(path, find, `Another Tabard server, or another program, has the database in ${folder} open.`).close();
}

function locked(path: string, how: string, inUse: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    db.exec(how);
    return db;
  } catch (error) {
    db.close();
    if (!String(error).includes('locked')) throw error;
    throw new StartError(`${inUse} Stop it, or choose another folder with --data.`);
  }
}
