import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface OriginRules {
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** Whether a request comes from our own page, from a site we know, or from no page at all (a bot, a command line). */
export function isOurs(headers: IncomingHttpHeaders, { origins, trustProxy }: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (origins.includes(origin)) return true;
  const host = (trustProxy ? headers['x-forwarded-host'] : undefined) ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Where a request comes from. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, { trustProxy }: OriginRules): string {
  const [forwarded = ''] = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded.trim() || (socket.remoteAddress ?? '');
}
