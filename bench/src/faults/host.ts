import type { House } from '@tabard/house';
import { type Bug, plant } from './bug.ts';

/** The process of a server: `node host.ts <plan>`. */
export interface HostPlan {
  readonly database: string;
  readonly bus: string;
  readonly bug?: Bug;
}

/** What it says to the bench. */
export type FromHost =
  | { readonly type: 'listening'; readonly port: number }
  /** A bot was let think although this server could not know that it is still taken to be up. */
  | { readonly type: 'stale-thought'; readonly ms: number };

const tell = (message: FromHost) => process.send?.(message);
process.on('disconnect', () => process.exit());

const { database, bus, bug } = JSON.parse(process.argv[2]!) as HostPlan;
if (bug) plant(bug);
const { startServer } = await import('@tabard/server');
const { port, house } = await startServer({
  port: 0,
  host: '127.0.0.1',
  database,
  bus,
  catalog: import.meta.resolve('@tabard/server/test/catalog'),
  botPauseMs: 0,
  rateLimits: 'off',
  logLevel: 'silent',
});
watchThoughts(house);
tell({ type: 'listening', port });

/** A heart that has not beaten for longer than this is not fresh, whatever else is true. */
const STALE_MS = 3000;

function watchThoughts({ store, thinker }: House): void {
  const beat = store.beat.bind(store);
  const choose = thinker.choose.bind(thinker);
  let beaten = performance.now();
  Object.assign(store, {
    beat: async (...args: Parameters<typeof beat>) => {
      const sent = performance.now();
      const up = await beat(...args);
      beaten = sent;
      return up;
    },
  });
  Object.assign(thinker, {
    choose: (...args: Parameters<typeof choose>) => {
      const ms = performance.now() - beaten;
      if (ms > STALE_MS) tell({ type: 'stale-thought', ms });
      return choose(...args);
    },
  });
}
