import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Listing } from '@tabard/catalog';
import { Games, House, memoryBus, type Report } from '@tabard/house';
import { type Logger, pino } from 'pino';
import { type App, httpApp } from './http/app.ts';
import { addHealth } from './http/health.ts';
import { limits } from './limits.ts';
import { Gate } from './live/gate.ts';
import { type Metrics, metrics } from './metrics.ts';
import { DEFAULTS, type ServerOptions, type Settled, StartError } from './options.ts';
import { chance } from './secrets.ts';
import { openSqliteStore, type SqliteStore } from './store/sqlite/store.ts';
import { BotPool } from './thinkers/pool.ts';
import { Thread } from './thinkers/thread.ts';
import { realTime } from './time.ts';

export { type ServerOptions, StartError } from './options.ts';

export interface Running {
  readonly port: number;
  readonly house: House;
  /** Tells everybody, finishes what is on its way to the disk, and lets go of port and data. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Starts a server. Throws a `StartError` when its owner can mend it: a port or folder in use, data of another version. */
export async function startServer(options: ServerOptions = {}): Promise<Running> {
  const settled: Settled = { ...DEFAULTS, ...options };
  const logger = pino({ level: settled.logLevel });
  const store = openSqliteStore(settled.data, settled.now);
  const thinker = botPool(settled);
  try {
    const { CATALOG } = (await import(settled.catalog)) as { CATALOG: readonly Listing[] };
    const measured = metrics();
    const report = reportTo(logger, measured);
    const games = new Games(CATALOG);
    const house = new House({ store, bus: memoryBus(), thinker, time: realTime, chance, games, report, idleMs: settled.idleMs });
    const rates = limits(settled.rateLimits, settled.now);
    const now = settled.now;
    const gate = new Gate({ house, limits: rates, metrics: measured, report, identities: store, rules: settled, time: realTime, now });
    const dismiss = (program: string): void => {
      house.turns.dismiss(program);
      gate.dismiss(program);
    };
    const app = await httpApp({ house, limits: rates, rules: settled, logger, web: settled.web, dismiss });
    gate.listenTo(app.server);
    measured.watch({ commits: () => store.commits, sockets: () => gate.size, tables: () => house.size });
    addHealth(app, measured, () => !house.isClosing && !house.isPaused);
    const port = await listen(app, settled);
    house.begin();
    const chores = [setInterval(() => rates.sweep(), MINUTE_MS).unref(), tidyWhenQuiet(store, report)];
    logger.info({ port, data: settled.data }, 'ready');
    const close = async (): Promise<void> => {
      if (house.isClosing) return;
      const closed = house.close();
      for (const chore of chores) clearInterval(chore);
      await gate.close();
      await app.close();
      await closed;
      await thinker.close();
      await store.close();
      logger.info('closed');
    };
    return { port, house, close };
  } catch (error) {
    await thinker.close();
    await store.close();
    throw error;
  }
}

const botPool = ({ botPauseMs, catalog }: Settled): BotPool =>
  new BotPool({
    pauseMs: botPauseMs,
    workers: Math.max(1, availableParallelism() - 1),
    time: realTime,
    hire: () => new Thread(catalog),
  });

const reportTo = (logger: Logger, { entries, refusals }: Metrics): Report => ({
  problem: (what, { error, ...details }) => logger.error({ ...details, ...(error !== undefined && { err: error }) }, what),
  note: (what, details) => logger.info(details, what),
  stored: count => entries.inc(count),
  refused: () => refusals.inc(),
});

async function listen(app: App, { port, host }: Settled): Promise<number> {
  try {
    await app.listen({ port, host });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use. Choose another with --port, or stop what is running there.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} is not allowed here. Choose one above 1023 with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`${host} is no address of this machine. Choose another with --host.`);
    throw error;
  }
}

/** After a quiet minute that followed a busy one. */
export function tidyWhenQuiet(store: Pick<SqliteStore, 'commits' | 'tidy'>, report: Pick<Report, 'problem'>): NodeJS.Timeout {
  let last = store.commits;
  let isTidy = true;
  return setInterval(() => {
    const isQuiet = store.commits === last;
    isTidy = isQuiet && (isTidy || tidied(store, report));
    last = store.commits;
  }, MINUTE_MS).unref();
}

/** A full disk is no reason to stop: it is tried again after the next quiet minute. */
function tidied(store: Pick<SqliteStore, 'tidy'>, report: Pick<Report, 'problem'>): boolean {
  try {
    store.tidy();
    return true;
  } catch (error) {
    report.problem('the database could not be tidied', { error });
    return false;
  }
}
