import { statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Listing } from '@tabard/catalog';
import { type Bus, Games, House, memoryBus, type Report, type Store } from '@tabard/house';
import { type Logger, pino } from 'pino';
import { Bans } from './bans.ts';
import { type NatsBus, openNatsBus } from './bus/nats.ts';
import { noBus } from './bus/none.ts';
import { type App, httpApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { trustIn, trustNobody } from './http/from.ts';
import { addHealth } from './http/health.ts';
import { nameIn } from './http/host.ts';
import type { OriginRules } from './http/origin.ts';
import { defaultLimits, Limits, type LimitValues, NO_LIMITS, openFilesLimit } from './limits.ts';
import { Gate } from './live/gate.ts';
import { type Metrics, metrics } from './metrics.ts';
import { opsApp } from './ops/app.ts';
import { opsCalls } from './ops/calls.ts';
import { settledToken } from './ops/token.ts';
import { DEFAULTS, opsPortFor, type ServerOptions, type Settled, StartError } from './options.ts';
import { webPusher } from './push/pusher.ts';
import { Readiness } from './readiness.ts';
import { chance } from './secrets.ts';
import { openPostgresStore } from './store/postgres/store.ts';
import { openSqliteStore, type SqliteStore } from './store/sqlite/store.ts';
import { BotPool } from './thinkers/pool.ts';
import { Thread } from './thinkers/thread.ts';
import { realTime } from './time.ts';

export { type ServerOptions, StartError } from './options.ts';

export interface Running {
  readonly port: number;
  /** Where the operator asks, if anywhere. */
  readonly opsPort: number | undefined;
  readonly house: House;
  /** Sends everybody elsewhere, finishes what is on its way to the disk, and lets go of port and data. */
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
const SWEEP_MS = 10_000;
const MEGA = 1e6;

/** Starts a server. Throws a `StartError` when its owner can mend it: a port or folder in use, data of another version. */
export async function startServer(options: ServerOptions = {}): Promise<Running> {
  const settled: Settled = { ...DEFAULTS, ...options };
  const logger = pino({ level: settled.logLevel });
  const measured = metrics();
  const report = reportTo(logger, measured);
  const toClose: (() => Promise<void> | void | undefined)[] = [];
  /** What was opened last is closed first. */
  const closeAll = async (): Promise<void> => {
    for (const close of toClose.splice(0).reverse()) await close();
  };
  try {
    const store = await openStore(settled);
    toClose.push(() => store.close());
    if (store.isChecked === false) logger.info('the database is too large to be looked through at the start');
    const bus = await openBus(settled, store, report);
    toClose.push(() => bus.close?.());
    const now = settled.now ?? Date.now;
    const limits = new Limits(limitsOf(settled), now, measured.refusedBy);
    const thinker = botPool(settled, limits);
    toClose.push(() => thinker.close());
    const { CATALOG } = (await import(settled.catalog)) as { CATALOG: readonly Listing[] };
    const games = new Games(CATALOG);
    const pusher = await webPusher({ calls: store, time: realTime, subject: subjectOf(settled), world: settled.pushTrial?.world });
    const calmMs = settled.pushTrial?.calmMs;
    const { idleMs, rowsEveryMs } = settled;
    const house = new House({ store, bus, thinker, time: realTime, chance, games, report, pusher, calmMs, idleMs, rowsEveryMs });
    let emptied: Promise<void> | undefined;
    toClose.push(() => emptied);
    const bans = new Bans(store);
    await bans.read();
    const rules = rulesOf(settled);
    const isShared = settled.database !== undefined;
    const gate = new Gate({
      house,
      limits,
      metrics: measured,
      report,
      identities: store,
      bans,
      rules,
      time: realTime,
      now,
      isShared,
    });
    const app = await httpApp({ house, limits, bans, rules, host: settled.host, logger, web: settled.web });
    const connections = new Connections(limits, rules.trust);
    connections.listenTo(app.server);
    gate.listenTo(app.server);
    measured.watchLimits(limits);
    measured.watch({
      commits: () => store.commits,
      connections: () => connections.size,
      sockets: () => gate.size,
      tables: () => house.size,
      houses: () => house.housesUp,
      bus_lost: () => Number(house.isBusLost),
      paused: () => Number(house.isPaused),
    });
    const readiness = readinessOf(settled, house, report);
    addHealth(app, readiness);
    // Whoever comes back first finds out how long nobody was here before a flag falls.
    house.begin();
    const port = await listen(app, settled, 'port');
    toClose.push(() => app.close());
    house.onBans(() => void readBans(bans, gate, report));
    const calls = opsCalls({
      house,
      limits,
      socketsFrom: network => gate.countFrom(network),
      connectionsFrom: network => connections.countFrom(network),
    });
    const ops = opsApp({ logger, metrics: measured, names: settled.names, readiness, calls, token: opsTokenOf(settled) });
    toClose.push(() => ops.close());
    const chosen = opsPortFor(settled);
    const opsPort = chosen === 'off' ? undefined : await listen(ops, { port: chosen, host: settled.opsHost }, 'ops-port');
    const chores = [
      setInterval(() => limits.sweep(), SWEEP_MS).unref(),
      setInterval(() => void readiness.lookForRoom(), SWEEP_MS).unref(),
      ...(store.tidy ? [tidyWhenQuiet(store, report)] : []),
    ];
    logger.info({ port }, 'ready');
    const close = async (): Promise<void> => {
      if (house.isClosing) return;
      // What the house still has to store is stored while its guests are sent elsewhere.
      emptied = house.close();
      for (const chore of chores) clearInterval(chore);
      await gate.close();
      await closeAll();
      logger.info('closed');
    };
    return { port, opsPort, house, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** What is said counts, also beside limits that are off. */
const limitsOf = ({ rateLimits, limits }: Settled): LimitValues => ({
  ...(rateLimits === 'off' ? NO_LIMITS : defaultLimits(openFilesLimit())),
  ...limits,
});

/** Some push services refuse whoever names nobody. */
const subjectOf = ({ names: [name] }: Settled): string => (name === undefined ? 'mailto:nobody@example.org' : `https://${nameIn(name)}`);

/** Only who may read the data folder, or was told, may ask. */
const opsTokenOf = ({ opsToken, database, data }: Settled): string | undefined =>
  opsToken ?? (database === undefined ? settledToken(data) : undefined);

async function readBans(bans: Bans, gate: Gate, report: Report): Promise<void> {
  try {
    if (await bans.read()) gate.sendBannedAway();
  } catch (error) {
    report.problem('the bans could not be read', { error });
  }
}

function rulesOf({ origins, names, trustProxy }: Settled): OriginRules {
  const trust = trustProxy === undefined ? trustNobody : trustIn(trustProxy);
  if (!trust)
    throw new StartError(`--trust-proxy takes a number of proxies (1) or their networks (loopback,10.0.0.0/8), not "${trustProxy}".`);
  return { origins, names: names.map(nameIn), trust };
}

const readinessOf = ({ database, data, minFreeMb }: Settled, house: House, report: Report): Readiness =>
  new Readiness({
    house,
    time: realTime,
    report,
    // How much room a PostgreSQL has, its own operator knows.
    room: async () => (database === undefined ? roomIn(data) : undefined),
    least: minFreeMb * MEGA,
  });

/** A folder that is gone has no room. */
const roomIn = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );

/** A store, and what only some have. */
type KeptStore = Store & { readonly commits: number } & Partial<Pick<SqliteStore, 'tidy' | 'isChecked'>>;

async function openStore({ database, data, now }: Settled): Promise<KeptStore> {
  if (database === undefined) return openSqliteStore(data, now);
  return openPostgresStore(database, now && { now });
}

/** Servers of one database hear of each other; those of another one on the same bus do not. */
async function openBus({ bus, database }: Settled, store: Store, report: Report): Promise<Bus & Partial<Pick<NatsBus, 'close'>>> {
  if (database === undefined && bus !== undefined)
    throw new StartError('A bus is for servers that share a database: say which with --database.');
  if (bus !== undefined) return openNatsBus(bus, { report, space: String(store.epoch) });
  return database === undefined ? memoryBus() : noBus();
}

const botPool = ({ botPauseMs, catalog }: Settled, limits: Limits): BotPool =>
  new BotPool({
    pauseMs: botPauseMs,
    workers: Math.max(1, availableParallelism() - 1),
    time: realTime,
    hire: () => new Thread(catalog),
    addressOf: owner => limits.networkOf(owner),
  });

const reportTo = (logger: Logger, { entries, refusals }: Metrics): Report => ({
  problem: (what, { error, ...details }) => logger.error({ ...details, ...(error !== undefined && { err: error }) }, what),
  note: (what, details) => logger.info(details, what),
  stored: count => entries.inc(count),
  refused: () => refusals.inc(),
});

interface Place {
  readonly port: number;
  readonly host: string;
}

async function listen(app: App, { port, host }: Place, flag: 'port' | 'ops-port'): Promise<number> {
  try {
    await app.listen({ port, host });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is already in use. Choose another with --${flag}, or stop what is running there.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} is not allowed here. Choose one above 1023 with --${flag}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`${host} is no address of this machine. Choose another with --${flag.replace('port', 'host')}.`);
    throw error;
  }
}

type Tidied = Pick<KeptStore, 'commits' | 'tidy'>;

/** After a quiet minute that followed a busy one. A full disk is no reason to stop: it is tried again after the next quiet minute. */
export function tidyWhenQuiet(store: Tidied, report: Pick<Report, 'problem'>): NodeJS.Timeout {
  let last = store.commits;
  let isTidy = true;
  return setInterval(async () => {
    const isQuiet = store.commits === last;
    last = store.commits;
    isTidy &&= isQuiet;
    if (!isQuiet || isTidy) return;
    try {
      await store.tidy?.();
      isTidy = true;
    } catch (error) {
      report.problem('the database could not be tidied', { error });
    }
  }, MINUTE_MS).unref();
}
