import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '@tabard/table';
import { logContract } from '@tabard/testkit';
import { standaloneLog } from '../src/log/sqlite.ts';

const opened = new Map<Log, { path: string; db: DatabaseSync }>();

function open(path: string): Log {
  const db = new DatabaseSync(join(path, 'log.db'));
  const log = standaloneLog(db);
  opened.set(log, { path, db });
  return log;
}

logContract(() => open(mkdtempSync(join(tmpdir(), 'tabard-log-'))), {
  name: 'sqliteLog',
  reopen: log => {
    const { path, db } = opened.get(log)!;
    db.close();
    return open(path);
  },
  close: log => {
    const { path, db } = opened.get(log)!;
    if (db.isOpen) db.close();
    rmSync(path, { recursive: true, force: true });
  },
});
