/** How a server is to run; everything has a default. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** The folder of the database; made when missing. */
  readonly data?: string;
  /** The folder of the built web client; without it there is only the API. */
  readonly web?: string;
  /** `off` is for benches. */
  readonly rateLimits?: 'on' | 'off';
  /** How long a bot seems to think, whatever it really does; 0: as short as it can. */
  readonly botPauseMs?: number;
  readonly logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Other sites whose pages may use this server: `https://example.org`. */
  readonly origins?: readonly string[];
  /** Believe the `X-Forwarded-…` of a proxy in front. */
  readonly trustProxy?: boolean;
  /** The module whose `CATALOG` lists the games. */
  readonly catalog?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A table nobody looks at leaves memory after so long. */
  readonly idleMs?: number;
}

export type Settled = Required<Omit<ServerOptions, 'web'>> & Pick<ServerOptions, 'web'>;

export const DEFAULTS: Settled = {
  port: 8080,
  host: '0.0.0.0',
  data: './data',
  rateLimits: 'on',
  botPauseMs: 900,
  logLevel: 'info',
  origins: [],
  trustProxy: false,
  catalog: '@tabard/catalog',
  now: Date.now,
  idleMs: 60_000,
};

/** A server that cannot start, for a reason its owner can do something about: the message says what. */
export class StartError extends Error {}
