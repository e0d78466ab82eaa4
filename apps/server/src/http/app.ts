import type { Server } from 'node:http';
import { err, ok, type Result } from '@tabard/core';
import { desk, type Handlers, type House, langOf, newId, type Player, say, type Trouble, trouble } from '@tabard/house';
import { AtTable, BODY_BYTES, check, ROUTES, type Route, type RouteName } from '@tabard/protocol';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Limits } from '../limits.ts';
import { hashOf, newKey } from '../secrets.ts';
import { askerOf } from './asker.ts';
import { cookieFor, keyIn } from './cookie.ts';
import { addSecurityHeaders } from './headers.ts';
import { type HttpCall, identityHandlers } from './identity.ts';
import { openApi } from './openapi.ts';
import { isOurs, type OriginRules } from './origin.ts';
import { isPage, servePages } from './pages.ts';
import { statusOf } from './status.ts';

export type App = FastifyInstance<Server>;

export interface AppParts {
  readonly house: House;
  readonly limits: Limits;
  readonly rules: OriginRules;
  readonly logger: FastifyBaseLogger;
  /** The folder of the built web client. */
  readonly web: string | undefined;
  /** Ends every conversation with a program whose token was revoked. */
  dismiss(program: string): void;
}

/** Unfinished tables of one identity. */
const TABLES_AT_ONCE = 100;

/** The HTTP side: every call of the protocol, checked by its schemas, answered or refused with a code and a sentence. */
export async function httpApp(parts: AppParts): Promise<App> {
  const { house, limits, rules, logger, web } = parts;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: rules.trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  addSecurityHeaders(app);
  readJsonOnly(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, url: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  answerFailures(app, house, { pages: web !== undefined });
  const asked = desk(house);
  const handlers: HttpHandlers = { ...asked, ...identityHandlers(house, asked.me, limits, parts.dismiss) };
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, parts, ROUTES[name], handlers[name] as Handler);
  const document = openApi();
  app.get('/api/openapi.json', async () => document);
  if (web !== undefined) await servePages(app, web);
  return app;
}

/** An answer for every call, or the compiler complains. */
type HttpHandlers = { readonly [Name in RouteName]: (call: HttpCall<Name>) => ReturnType<Handlers<Name>[Name]> };
type Handler = (call: HttpCall) => Promise<Result<unknown, Trouble>>;

function addRoute(app: App, parts: AppParts, route: Route, handler: Handler): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const asker = await admit(request, parts, route);
      if (!asker.ok) return complain(request, reply, asker.error);
      const call = callOf(request, reply, parts, route, asker.value);
      if (!call.ok) return complain(request, reply, call.error, asker.value);
      reply.header('cache-control', 'no-store');
      const answer = await handler(call.value);
      return answer.ok ? answer.value : complain(request, reply, answer.error, asker.value);
    },
  });
}

/** Who asks, if they may. */
async function admit(
  request: FastifyRequest,
  { house, limits, rules }: AppParts,
  route: Route,
): Promise<Result<Player | undefined, Trouble>> {
  if (route.method !== 'GET' && !isOurs(request.headers, rules)) return err(trouble('forbidden-origin'));
  if (house.isClosing) return err(trouble('shutting-down'));
  const asker = await askerOf(request.headers, house.store);
  const player = asker.ok ? asker.value : undefined;
  if (!limits.allow('ask', player?.id ?? request.ip)) return err(trouble('too-fast'));
  if (!asker.ok) return err(trouble(asker.error));
  return route.people && player?.owner ? err(trouble('people-only')) : ok(player);
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { house, limits }: AppParts,
  route: Route,
  player: Player | undefined,
): Result<HttpCall, Trouble> {
  const at = route.path.includes(':table') ? check(AtTable, request.params) : ok({ table: '' });
  if (!at.ok) return err(trouble('unknown-table'));
  const body = route.body ? check(route.body, request.body ?? {}) : ok(undefined);
  if (!body.ok) return err(trouble('unreadable', body.error.where));
  const query = route.query ? check(route.query, request.query) : ok(undefined);
  if (!query.ok) return err(trouble('unreadable', query.error.where));
  const giveKey = (key: string): void => void reply.header('set-cookie', cookieFor(key, { secure: request.protocol === 'https' }));
  const lang = langFor(request, player);
  return ok({
    body: body.value as never,
    query: query.value as never,
    table: at.value.table,
    player,
    lang,
    giveKey,
    renewKey: () => {
      const key = keyIn(request.headers.cookie);
      if (key !== undefined) giveKey(key);
    },
    ensurePlayer: async () => {
      if (player) return ok(player);
      if (!limits.allow('identity', request.ip)) return err(trouble('too-fast'));
      const key = newKey();
      const created = await house.guarded(house.store.addPlayer({ id: newId(house.chance), name: '', lang }, hashOf(key)));
      giveKey(key);
      return ok(created);
    },
    mayMakeTable: maker => mayMakeTable(maker, house, limits),
    onGone: hear => {
      reply.raw.once('close', hear);
      return reply.raw.closed;
    },
  });
}

async function mayMakeTable({ id }: Player, { store }: House, limits: Limits): Promise<Result<undefined, Trouble>> {
  if (!limits.on) return ok(undefined);
  if (!limits.allow('table', id)) return err(trouble('too-fast'));
  return (await store.countUnfinished(id)) >= TABLES_AT_ONCE ? err(trouble('too-many-tables')) : ok(undefined);
}

function complain(request: FastifyRequest, reply: FastifyReply, wrong: Trouble, player?: Player): FastifyReply {
  return reply.status(statusOf(wrong.code)).send(say(wrong, langFor(request, player)));
}

const langFor = (request: FastifyRequest, player: Player | undefined) => player?.lang ?? langOf(request.headers['accept-language']);

/** A body that is no JSON. */
class NoJson extends Error {}

/** No other kind of body, so that no form of another site is ever read; an empty one is `{}`. */
function readJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(new NoJson());
    }
  });
}

/** What was not foreseen, and what is nowhere. */
function answerFailures(app: App, house: House, { pages }: { pages: boolean }): void {
  app.setErrorHandler(async (error, request, reply) => {
    const wrong = wrongWith(error, house);
    if (wrong.code === 'internal') request.log.error({ err: error, url: request.routeOptions.url }, 'a call failed');
    return complain(request, reply, wrong, await speaker(request, house));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPage(request.method, request.url)) return reply.sendFile('index.html');
    return complain(request, reply, trouble('not-found'), await speaker(request, house));
  });
}

/** In whose language to complain. */
async function speaker(request: FastifyRequest, { store }: House): Promise<Player | undefined> {
  const asker = await askerOf(request.headers, store).catch(() => undefined);
  return asker?.ok ? asker.value : undefined;
}

function wrongWith(error: unknown, house: House): Trouble {
  if (error instanceof NoJson) return trouble('unreadable', 'JSON');
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return trouble('too-big');
  if (statusCode < 500) return trouble('unreadable');
  return trouble(house.isPaused ? 'paused' : 'internal');
}
