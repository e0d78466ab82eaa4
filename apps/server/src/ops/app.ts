import { trouble } from '@tabard/house';
import { check } from '@tabard/protocol';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import type { App } from '../http/app.ts';
import { complain } from '../http/complain.ts';
import { addHealth } from '../http/health.ts';
import { isKnownHost, nameIn } from '../http/host.ts';
import { refuseAddress, refuseUnread } from '../http/refuse.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import type { OpsCall } from './calls.ts';
import { isSame } from './token.ts';

export interface OpsParts {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** What the operator's port may be called, beside addresses and names of one's own network. */
  readonly names: readonly string[];
  readonly readiness: Readiness;
  readonly calls: readonly OpsCall[];
  /** What the calls are asked with; undefined: nobody may. */
  readonly token: string | undefined;
}

/**
 * What is for the operator only, on a port of its own that strangers must not reach: to look needs no password, to do something or to
 * see who plays needs the token.
 */
export function opsApp({ logger, metrics: { registry }, names, readiness, calls, token }: OpsParts): App {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    clientErrorHandler: refuseUnread,
    frameworkErrors: (error, { raw }) => refuseAddress(error, raw),
  });
  keepPagesOut(app, names);
  answerFailures(app);
  addHealth(app, readiness);
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  for (const call of calls) addCall(app, call, token);
  return app;
}

function answerFailures(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { readonly statusCode?: number };
    if (statusCode < 500) return complain(request, reply, trouble('unreadable'));
    request.log.error({ err: error, url: request.routeOptions.url }, 'an operator’s call failed');
    return complain(request, reply, trouble('internal'));
  });
  app.setNotFoundHandler((request, reply) => complain(request, reply, trouble('not-found')));
}

function addCall(app: App, { method, path, asked, answer }: OpsCall, token: string | undefined): void {
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const given = /^Bearer ([^ ]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined || given === undefined || !isSame(given, token))
        return reply.status(401).send({ text: token === undefined ? NO_TOKEN : WRONG_TOKEN });
      const read = check(asked, method === 'GET' ? request.query : (request.body ?? {}));
      if (!read.ok) return reply.status(400).send({ text: `This cannot be read (${read.error.where}).` });
      const answered = await answer(read.value as never);
      return answered.ok ? answered.value : reply.status(409).send({ text: answered.error });
    },
  });
}

const NO_TOKEN = 'This server has no token for its operator: start it with TABARD_OPS_TOKEN set.';
const WRONG_TOKEN = 'The token is missing or not that of this server.';

/** A page in the operator's own browser reaches this port, too, by its address or by a name that points to it. */
function keepPagesOut(app: App, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers;
    if (!isKnownHost({ host, isProxied: false }, names)) return complain(request, reply, trouble('unknown-host', nameIn(host)));
    return origin !== undefined || site !== 'none' ? complain(request, reply, trouble('forbidden-origin')) : undefined;
  });
}
