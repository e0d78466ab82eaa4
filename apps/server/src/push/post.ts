import { lookup as lookUp } from 'node:dns';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

/** A letter to an address that somebody gave us. */
export interface Letter {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What only tests change: a neighbour with a certificate of their own stands for the world. */
export interface World {
  /** Whether an address is anybody's in the world. */
  isPublic(address: string): boolean;
  /** Who vouches for certificates there, beside those everybody trusts. */
  readonly ca?: string;
  readonly patienceMs?: number;
}

export const THE_WORLD: World = { isPublic };

/** It is no address we write to, now or ever. */
export class NoAddress extends Error {}

const PATIENCE_MS = 10_000;

/**
 * Writes to an address, and gives the status that is answered. Whoever gave it may have chosen a name for a machine that only we reach:
 * the name is looked up once, and the line goes to the very address that was found public. Nobody is followed elsewhere.
 */
export function post({ endpoint, headers, body }: Letter, world: World = THE_WORLD): Promise<number> {
  const address = addressOf(endpoint);
  // A line of its own: one that is kept open would not be looked up again.
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  const options: RequestOptions = {
    ...address,
    method: 'POST',
    agent,
    headers: { ...headers, 'content-length': body.length },
    lookup: publicLookup(world),
    signal: AbortSignal.timeout(world.patienceMs ?? PATIENCE_MS),
    ...(world.ca !== undefined && { ca: world.ca }),
  };
  return new Promise<number>((resolve, reject) => {
    const asking = request(options, response => {
      resolve(response.statusCode ?? 0);
      // Whatever else is said is not read.
      response.destroy();
    });
    asking.on('error', reject);
    asking.end(body);
  }).finally(() => agent.destroy());
}

function addressOf(endpoint: string): Pick<RequestOptions, 'host' | 'port' | 'path'> {
  if (!isAddress(endpoint)) throw new NoAddress('only names are written to, by https');
  const { hostname: host, port, pathname, search } = new URL(endpoint);
  return { host, port: port === '' ? 443 : Number(port), path: pathname + search };
}

/** Whether it may be written to, as far as its spelling tells. No push service goes by a number, or asks for a password. */
export function isAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0;
}

export const hostOf = (endpoint: string): string => URL.parse(endpoint)?.host ?? '';

const publicLookup =
  ({ isPublic }: World): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { family: options.family ?? 0, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error('nobody is there'), '');
      if (!found.every(({ address }) => isPublic(address)))
        return done(new NoAddress('the name leads to an address that is not public'), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
