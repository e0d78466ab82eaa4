import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import type { Listing } from '@tabard/catalog';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { Thread } from './bots/thread.ts';
import { realTime } from './bots/time.ts';
import { Games } from './games.ts';
import { type App, httpApp } from './http/app.ts';
import type { Desk } from './http/call.ts';
import { addHealth } from './http/health.ts';
import { limits } from './limits.ts';
import { Gate } from './live/gate.ts';
import { House, type Surroundings } from './live/house.ts';
import { Turns } from './live/turns.ts';
import { openDatabase, tidyDatabase } from './log/database.ts';
import { GroupCommit } from './log/group-commit.ts';
import { sqliteLog } from './log/sqlite.ts';
import { metrics } from './metrics.ts';
import { DEFAULTS, type ServerOptions, type Settled, StartError } from './options.ts';
import { Players } from './store/players.ts';
import { Programs } from './store/programs.ts';
import { Tables } from './store/tables.ts';

export { type ServerOptions, StartError } from './options.ts';

export interface Running {
  readonly port: number;
  /** Tells everybody, finishes what is on its way to the disk, and lets go of port and data. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Starts a server. Throws a `StartError` when its owner can mend it: a port or folder in use, data of a newer version. */
export async function startServer(options: ServerOptions = {}): Promise<Running> {
  const settled: Settled = { ...DEFAULTS, ...options };
  const logger = pino({ level: settled.logLevel });
  const database = openDatabase(settled.data);
  const writer = new GroupCommit(database.db);
  const bots = new BotPool({
    pauseMs: settled.botPauseMs,
    workers: Math.max(1, availableParallelism() - 1),
    time: realTime,
    hire: () => new Thread(settled.catalog),
  });
  let closing = false;
  const release = async (): Promise<void> => {
    await bots.close();
    writer.flush();
    database.close();
  };
  try {
    const { CATALOG } = (await import(settled.catalog)) as { CATALOG: readonly Listing[] };
    const games = new Games(CATALOG);
    const tables = new Tables(database.db, writer, settled.now);
    const players = new Players(database.db, writer, settled.now);
    const measured = metrics({ commits: () => writer.commits, sockets: () => gate.size, tables: () => house.size });
    const around: Surroundings = {
      log: sqliteLog(database.db, writer, settled.now),
      tables,
      players,
      games,
      bots,
      metrics: measured,
      logger,
      now: settled.now,
      isClosing: () => closing,
      isCrowded: () => writer.isCrowded,
      inBackground: work => void work.catch((error: unknown) => reportUnlessClosing(logger, error, closing)),
    };
    const house = new House(around, settled);
    const turns = new Turns();
    const desk: Desk = {
      house,
      players,
      programs: new Programs(database.db, writer, players, settled.now),
      tables,
      turns,
      games,
      limits: limits(settled.rateLimits, settled.now),
      now: settled.now,
      dismiss: program => {
        turns.dismiss(program);
        gate.dismiss(program);
      },
    };
    const app = await httpApp(desk, settled, logger, settled.web);
    addHealth(app, measured, () => !closing && database.db.isOpen);
    const gate = new Gate(app.server, house, desk, desk.limits, settled);
    const port = await listen(app, settled);
    const chores = [...keepHouse(desk, around), tidyWhenQuiet(writer, database.db)];
    logger.info({ port, data: settled.data }, 'ready');
    return {
      port,
      close: async () => {
        if (closing) return;
        closing = true;
        for (const chore of chores) clearInterval(chore);
        turns.close();
        await gate.close();
        await app.close();
        await release();
        logger.info('closed');
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

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

function keepHouse({ house, players, limits: rates }: Desk, around: Surroundings): NodeJS.Timeout[] {
  const tidy = async (): Promise<void> => {
    await house.expire();
    await players.expire();
  };
  around.inBackground(tidy().then(() => house.resume()));
  const chores = [
    setInterval(() => house.sweep(), MINUTE_MS / 4),
    setInterval(() => rates.sweep(), MINUTE_MS),
    setInterval(() => around.inBackground(tidy()), 10 * MINUTE_MS),
  ];
  for (const chore of chores) chore.unref();
  return chores;
}

/** After a quiet minute that followed a busy one. */
function tidyWhenQuiet(writer: GroupCommit, db: DatabaseSync): NodeJS.Timeout {
  let last = writer.commits;
  let isTidy = true;
  return setInterval(() => {
    const isQuiet = writer.commits === last;
    if (isQuiet && !isTidy) tidyDatabase(db);
    isTidy = isQuiet;
    last = writer.commits;
  }, MINUTE_MS).unref();
}

function reportUnlessClosing(logger: Logger, error: unknown, closing: boolean): void {
  if (!closing) logger.error({ err: error }, 'work in the background failed');
}
