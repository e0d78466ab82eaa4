import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Store } from '@tabard/house';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.ts';

export interface Victim {
  readonly url: string;
  /** What it has written to its log so far. */
  log(): string;
  kill(): Promise<void>;
}

interface Circumstances {
  readonly catalog?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a server in a process of its own; it goes with the test at the latest. */
export async function begin(data: string, { catalog, env }: Circumstances = {}): Promise<Victim> {
  const child = fork(fileURLToPath(new URL('./victim.ts', import.meta.url)), [data, ...(catalog === undefined ? [] : [catalog])], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: join(data, 'compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  const port = await Promise.race([once(child, 'message'), died(child, () => log)]);
  return {
    url: `http://127.0.0.1:${port[0] as number}`,
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function died(child: ChildProcess, log: () => string): Promise<never> {
  const [code] = await once(child, 'close');
  throw new Error(`the server ended with ${code} before it was ready: ${log()}`);
}

/** Reads what lies on the disk after a kill, with no server to help. A copy: the next server is to find it as the last one left it. */
export async function autopsy<T>(data: string, look: (store: Store, tables: readonly string[]) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(data, 'copy-'));
  await copyFile(join(data, 'tabard.db'), join(copy, 'tabard.db'));
  await copyFile(join(data, 'tabard.db-wal'), join(copy, 'tabard.db-wal'));
  const store = openSqliteStore(copy);
  try {
    return await look(store, tablesIn(copy));
  } finally {
    await store.close();
    await rm(copy, { recursive: true });
  }
}

function tablesIn(folder: string): string[] {
  const db = new DatabaseSync(join(folder, 'tabard.db'), { readOnly: true });
  const rows = db.prepare('SELECT name FROM logs').all() as { name: string }[];
  db.close();
  return rows.map(({ name }) => name);
}
