import type { IncomingHttpHeaders } from 'node:http';
import type { From, Trust } from './from.ts';

export interface OriginRules {
  /** Other sites whose pages may use this server. */
  readonly origins: readonly string[];
  /** The names this server goes by. */
  readonly names: readonly string[];
  readonly trust: Trust;
}

/** Whether a request comes from our own page, from a site we know, or from no page at all (a bot, a command line). */
export function isOurs(headers: IncomingHttpHeaders, { host }: From, { origins }: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
