import { trouble } from '@tabard/house';
import type { FastifyRequest } from 'fastify';
import { COSTS, type Limits } from '../limits.ts';
import type { App } from './app.ts';
import { complain } from './complain.ts';
import { type From, fromOf } from './from.ts';
import { isKnownHost, nameIn } from './host.ts';
import type { OriginRules } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from. */
    from: From;
  }
  interface FastifyContextConfig {
    /** In points; a file of the web client has none of its own. */
    cost?: number;
  }
}

/** What comes before anything else is done for a request. */
export function addAdmission(app: App, rules: OriginRules, limits: Limits): void {
  app.decorateRequest('from');
  app.addHook('onRequest', async (request, reply) => {
    request.from = fromOf(request.raw, rules.trust);
    // Whoever goes on needs a new connection for it, and those are counted, too.
    if (!limits.allowFrom(request.from, costOf(request)))
      return complain(request, reply.header('connection', 'close'), trouble('too-fast'));
    if (!isKnownHost(request.from, rules.names)) return complain(request, reply, trouble('unknown-host', nameIn(request.from.host)));
    return;
  });
}

export const costOf = ({ is404, routeOptions }: FastifyRequest): number => (is404 ? COSTS.page : (routeOptions.config.cost ?? COSTS.file));
