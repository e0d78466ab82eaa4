import type { LimitValues } from './limits.ts';
import type { World } from './push/post.ts';

/** How a server is to run; everything has a default. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where the operator asks for metrics and more: without it 10,000 above the port. */
  readonly opsPort?: number | 'off';
  readonly opsHost?: string;
  /** What the operator's calls are asked with; without it one in the data folder, or, without a folder, nobody may ask. */
  readonly opsToken?: string;
  /** The folder of the SQLite database; made when missing. */
  readonly data?: string;
  /** With less room left there, in megabytes, the server is not ready. */
  readonly minFreeMb?: number;
  /** A PostgreSQL database instead, which other servers may share: `postgres://…`. */
  readonly database?: string;
  /** Where servers on one database hear of each other: `nats://…`. Without it they ask the database every second. */
  readonly bus?: string;
  /** The folder of the built web client; without it there is only the API. */
  readonly web?: string;
  /** `off` is for benches and tests. */
  readonly rateLimits?: 'on' | 'off';
  /** Limits other than the usual ones, by name. */
  readonly limits?: Partial<LimitValues>;
  /** How long a bot seems to think, whatever it really does; 0: as short as it can. */
  readonly botPauseMs?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Other sites whose pages may use this server: `https://example.org`. */
  readonly origins?: readonly string[];
  /** The names this server goes by, beside addresses and those of one's own network: `example.org`. */
  readonly names?: readonly string[];
  /** Whose `X-Forwarded-…` is believed: so many proxies in front (`1`), or their networks (`loopback,10.0.0.0/8`). */
  readonly trustProxy?: string;
  /** The module whose `CATALOG` lists the games. */
  readonly catalog?: string;
  /** Milliseconds since 1970; without it the store's own clock. */
  readonly now?: () => number;
  /** A table nobody looks at leaves memory after so long. */
  readonly idleMs?: number;
  /** Rows of the lobby, and of a player's tables, are told no more often. */
  readonly rowsEveryMs?: number;
  /** For tests alone, which have no world to push into and no time. */
  readonly pushTrial?: { readonly world: World; readonly calmMs: number };
}

type Optional = 'opsToken' | 'web' | 'database' | 'bus' | 'opsPort' | 'trustProxy' | 'pushTrial';

export type Settled = Required<Omit<ServerOptions, Optional | 'now'>> & Pick<ServerOptions, Optional | 'now'>;

export const DEFAULTS: Settled = {
  port: 8080,
  host: '0.0.0.0',
  opsHost: '127.0.0.1',
  data: './data',
  minFreeMb: 100,
  rateLimits: 'on',
  limits: {},
  botPauseMs: 900,
  logLevel: 'info',
  origins: [],
  names: [],
  catalog: '@tabard/catalog',
  idleMs: 60_000,
  rowsEveryMs: 1000,
};

/** So that several servers on one machine do not meet: 18081 belongs to 8081. */
const OPS_OFFSET = 10_000;
const LAST_PORT = 65_535;

/** Where the operator asks; 0 is any free port. */
export function opsPortFor({ port, opsPort }: Pick<Settled, 'port' | 'opsPort'>): number | 'off' {
  if (opsPort !== undefined) return opsPort;
  if (port === 0) return 0;
  return port + OPS_OFFSET <= LAST_PORT ? port + OPS_OFFSET : port - OPS_OFFSET;
}

/** A server that cannot start, for a reason its owner can do something about: the message says what. */
export class StartError extends Error {}
