import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '@tabard/server/test/nats';
import { startPostgres } from '@tabard/server/test/postgres';
import type { Contestant } from './contestants.ts';
import type { Host } from './talk.ts';

/** Where servers keep their matches: new folders, and new databases of one PostgreSQL with one NATS server beside it. */
export interface Backings {
  /** Whether there are such here. */
  has(kind: Contestant['backing']): boolean;
  /** Something empty. */
  make(kind: Contestant['backing']): Promise<Backing>;
  close(): Promise<void>;
}

export interface Backing {
  readonly where: Omit<Host, 'kind'>;
  clear(): void;
}

/** Starts what is asked for and no more. Where PostgreSQL or NATS is missing it does without, and `warn` hears what to install. */
export async function openBackings(kinds: readonly Contestant['backing'][], warn: (line: string) => void): Promise<Backings> {
  const services = kinds.includes('postgres') ? await startServices().catch(({ message }: Error) => void warn(message.trim())) : undefined;
  return {
    has: kind => kind !== 'postgres' || services !== undefined,
    async make(kind) {
      if (kind === 'memory') return { where: {}, clear: () => {} };
      if (kind === 'sqlite') return folder();
      const { postgres, nats } = services!;
      return { where: { shared: { database: await postgres.newDatabase(), bus: nats.url } }, clear: () => {} };
    },
    async close() {
      await Promise.all([services?.postgres.close(), services?.nats.close()]);
    },
  };
}

async function startServices() {
  const postgres = await startPostgres();
  try {
    return { postgres, nats: await startNats() };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

function folder(): Backing {
  const data = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  return { where: { data }, clear: () => rmSync(data, { recursive: true, force: true }) };
}
