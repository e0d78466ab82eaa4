import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Nats, startNats } from '@tabard/server/test/nats';
import { type Postgres, startPostgres } from '@tabard/server/test/postgres';
import postgres from 'postgres';
import type { Bug } from './bug.ts';
import type { FromHost, HostPlan } from './host.ts';
import { type Line, layLine } from './line.ts';

/** One of the servers, and its lines to the database and the bus. */
export interface Server {
  /** Undefined: it is not there. */
  url: string | undefined;
  readonly database: Line;
  readonly bus: Line;
  child: ChildProcess | undefined;
}

/** A database, a bus and some servers on them, each a process of its own. */
export class Servers {
  readonly all: readonly Server[];
  readonly postgres: Postgres;
  readonly nats: Nats;
  readonly database: string;
  /** How often a server let a bot think that it could not know to be its own. */
  staleThoughts = 0;
  readonly #bug: Bug | undefined;
  #isClosed = false;

  private constructor(all: readonly Server[], services: { postgres: Postgres; nats: Nats; database: string }, bug: Bug | undefined) {
    this.all = all;
    this.postgres = services.postgres;
    this.nats = services.nats;
    this.database = services.database;
    this.#bug = bug;
    process.once('exit', this.#killAll);
  }

  static async open(count: number, bug?: Bug): Promise<Servers> {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    const database = await postgres.newDatabase();
    const lines = (to: number) => Promise.all(Array.from({ length: count }, () => layLine(to)));
    const [databases, buses] = await Promise.all([lines(Number(new URL(database).port)), lines(nats.port)]);
    const all = databases.map((line, i): Server => ({ url: undefined, database: line, bus: buses[i]!, child: undefined }));
    const servers = new Servers(all, { postgres, nats, database }, bug);
    try {
      // The first makes the tables of the database.
      for (const server of all) await servers.start(server);
      return servers;
    } catch (error) {
      await servers.close();
      throw error;
    }
  }

  /** Starts a server, as often as it takes: the database may be away. */
  async start(server: Server): Promise<void> {
    for (let tries = 0; tries < 60 && !this.#isClosed; tries++) {
      if (await this.#tryToStart(server)) return;
      await pause(500);
    }
    if (!this.#isClosed) throw new Error('a server does not start');
  }

  async kill(server: Server): Promise<void> {
    const { child } = server;
    server.url = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Somebody locks the table of heartbeats: everything else can be stored. */
  async stopHeartbeats(ms: number): Promise<void> {
    const sql = postgres(this.database, { max: 1, onnotice: () => {} });
    await sql.begin(async locked => {
      await locked`LOCK TABLE houses IN ACCESS EXCLUSIVE MODE`;
      await pause(ms);
    });
    await sql.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.all.map(server => this.kill(server)));
    for (const { database, bus } of this.all) {
      database.close();
      bus.close();
    }
    await Promise.all([this.postgres.close(), this.nats.close()]);
    process.off('exit', this.#killAll);
  }

  readonly #killAll = (): void => {
    for (const { child } of this.all) child?.kill('SIGKILL');
  };

  #tryToStart(server: Server): Promise<boolean> {
    const plan: HostPlan = {
      database: throughPort(this.database, server.database.port),
      bus: throughPort(this.nats.url, server.bus.port),
      ...(this.#bug && { bug: this.#bug }),
    };
    const child = fork(fileURLToPath(new URL('./host.ts', import.meta.url)), [JSON.stringify(plan)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', this.#bug ? 'ignore' : 'inherit', 'ipc'],
    });
    server.child = child;
    return new Promise(resolve => {
      child.on('message', (message: FromHost) => {
        if (message.type === 'stale-thought') this.staleThoughts++;
        else {
          server.url = `http://127.0.0.1:${message.port}`;
          resolve(true);
        }
      });
      child.once('exit', () => {
        if (server.child === child) server.url = undefined;
        resolve(false);
      });
    });
  }
}

function throughPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
