import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import type { PostgresStatement } from './statement.ts';

export interface ConnectionOptions {
  /** The most at a time. */
  readonly most: number;
  /** A statement that takes longer is broken off by the database. */
  readonly statementMs: number;
  /** Settings of the database for these connections. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** So much later than the database should have, we break off ourselves: a cut cable gives no error. */
const GRACE_MS = 1000;
const CONNECT_SECONDS = 3;

/** Connections that live and die together. */
interface Bundle {
  readonly sql: postgres.Sql<{ bigint: number }>;
  readonly sockets: Set<Socket>;
  isGone: boolean;
}

/**
 * Some connections to the database. If one of them is lost or silent, all are thrown away, what was on its way is rejected, and nobody
 * knows what became of it; whoever comes next finds new ones.
 */
export class Connections {
  readonly #url: string;
  readonly #options: ConnectionOptions;
  readonly #underWay = new Set<Promise<unknown>>();
  #bundle: Bundle | undefined;
  #hosts = 0;
  #isClosed = false;

  constructor(url: string, options: ConnectionOptions) {
    this.#url = url;
    this.#options = options;
  }

  /** Runs one statement, which is a transaction by itself. */
  async run<Row>(statement: PostgresStatement, values: readonly unknown[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#bundle ??= this.#open();
    const answer = this.#answered<Row>(this.#bundle, statement, values);
    this.#underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(answer);
    }
  }

  /** Lets what is on its way arrive, and hangs up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
    if (this.#bundle) await this.#discard(this.#bundle);
  }

  async #answered<Row>(bundle: Bundle, statement: PostgresStatement, values: readonly unknown[]): Promise<readonly Row[]> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const limit = setTimeout(() => {
      reject(new Error('the database does not answer'));
      void this.#discard(bundle);
    }, this.#options.statementMs + GRACE_MS);
    try {
      return await Promise.race([bundle.sql<never>(statement, ...(values as never[])), silence]);
    } catch (error) {
      if (isLoss(error)) void this.#discard(bundle);
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  #open(): Bundle {
    const { most, statementMs, settings } = this.#options;
    const sockets = new Set<Socket>();
    const options: Options = {
      max: most,
      connect_timeout: CONNECT_SECONDS,
      idle_timeout: 0,
      max_lifetime: null,
      fetch_types: false,
      types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
      connection: {
        application_name: 'tabard',
        statement_timeout: statementMs,
        lock_timeout: statementMs,
        // What the store promises must not depend on how the database is set up.
        synchronous_commit: 'on',
        default_transaction_isolation: 'read committed',
        // A plan that was made while the tables were small is kept: it must be good when they are not.
        enable_seqscan: 'off',
        jit: 'off',
        ...settings,
      },
      onnotice: () => {},
      onclose: () => void this.#discard(bundle),
      socket: address => this.#dial(bundle, address),
    };
    const bundle: Bundle = { sql: postgres(this.#url, options), sockets, isGone: false };
    return bundle;
  }

  /** With several addresses each is tried in turn. */
  #dial({ isGone, sockets }: Bundle, { host, port, path }: Address): Socket {
    if (isGone) throw new Error('the connection was given up');
    const next = this.#hosts++ % host.length;
    const socket = path ? connect(path) : connect(port[next]!, host[next]!);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Until `postgres` listens itself, an error would end the process.
    socket.on('error', () => {});
    return Object.assign(socket, { host: host[next], port: port[next] });
  }

  async #discard(bundle: Bundle): Promise<void> {
    if (bundle.isGone) return;
    bundle.isGone = true;
    if (this.#bundle === bundle) this.#bundle = undefined;
    await bundle.sql.end({ timeout: 0 });
    for (const socket of bundle.sockets) socket.destroy();
  }
}

/** The types of `postgres` leave out that it can be handed sockets. */
interface Options extends postgres.Options<{ bigint: postgres.PostgresType<number> }> {
  socket(address: Address): Socket;
}

interface Address {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

/** The connection is lost, or leads to a database that was set aside for another one. */
const isLoss = (error: unknown): boolean => {
  if (!(error instanceof postgres.PostgresError)) return true;
  return error.severity !== 'ERROR' || error.code === READ_ONLY;
};

const READ_ONLY = '25006';
