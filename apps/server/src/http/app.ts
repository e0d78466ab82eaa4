import type { Server } from 'node:http';
import { AtMatch, BODY_BYTES, check, ROUTES, type Route, type RouteName } from '@tabard/protocol';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Player } from '../store/players.ts';
import { statusOf, Trouble } from '../trouble.ts';
import { langOf, WORDS } from '../words/index.ts';
import { askerOf } from './asker.ts';
import { botHandlers } from './bots.ts';
import type { Call, Desk, Handlers } from './call.ts';
import { cookieFor, keyIn } from './cookie.ts';
import { addSecurityHeaders } from './headers.ts';
import { meHandlers } from './me.ts';
import { openApi } from './openapi.ts';
import { isOurs, type OriginRules } from './origin.ts';
import { isPage, servePages } from './pages.ts';
import { replayHandlers } from './replays.ts';
import { tableHandlers } from './tables.ts';

export type App = FastifyInstance<Server>;

/** The HTTP side: every call of the protocol, checked by its schemas, answered or refused with a code and a sentence. */
export async function httpApp(desk: Desk, rules: OriginRules, logger: FastifyBaseLogger, web: string | undefined): Promise<App> {
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
  answerTrouble(app, desk, { pages: web !== undefined });
  const handlers: Handlers = { ...meHandlers(desk), ...tableHandlers(desk), ...replayHandlers(desk), ...botHandlers(desk) };
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, desk, rules, ROUTES[name], handlers[name] as Handler);
  const document = openApi();
  app.get('/api/openapi.json', async () => document);
  if (web !== undefined) await servePages(app, web);
  return app;
}

type Handler = (call: Call<RouteName>) => unknown;

function addRoute(app: App, desk: Desk, rules: OriginRules, route: Route, handler: Handler): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      if (route.method !== 'GET' && !isOurs(request.headers, rules)) throw new Trouble('forbidden-origin');
      if (desk.house.around.isClosing()) throw new Trouble('shutting-down');
      const asker = askerOf(request.headers, desk);
      const player = asker.ok ? asker.value : undefined;
      if (!desk.limits.allow('ask', player?.id ?? request.ip)) throw new Trouble('too-fast');
      if (!asker.ok) throw new Trouble(asker.error);
      if (route.people && player?.owner) throw new Trouble('people-only');
      reply.header('cache-control', 'no-store');
      return await handler(callOf(request, reply, desk, route, player));
    },
  });
}

function callOf(request: FastifyRequest, reply: FastifyReply, desk: Desk, route: Route, player: Player | undefined): Call<RouteName> {
  const giveKey = (key: string): void => void reply.header('set-cookie', cookieFor(key, { secure: request.protocol === 'https' }));
  const lang = langFor(request, player);
  const call = {
    body: route.body && checked(route.body, request.body ?? {}),
    query: route.query && checked(route.query, request.query),
    player,
    lang,
    giveKey,
    renewKey: () => {
      const key = keyIn(request.headers.cookie);
      if (key !== undefined) giveKey(key);
    },
    get gone() {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return gone.signal;
    },
    async me() {
      if (player) return player;
      if (!desk.limits.allow('identity', request.ip)) throw new Trouble('too-fast');
      const created = await desk.players.create(lang);
      giveKey(created.key);
      return created.player;
    },
    async table() {
      const at = check(AtMatch, request.params);
      const live = at.ok ? await desk.house.open(at.value.match) : undefined;
      if (!live) throw new Trouble('unknown-match');
      return live;
    },
  };
  return call as unknown as Call<RouteName>;
}

function checked(schema: GenericSchema, value: unknown): unknown {
  const result = check(schema, value);
  if (!result.ok) throw new Trouble('unreadable', result.error.where);
  return result.value;
}

const langFor = (request: FastifyRequest, player: Player | undefined) => player?.lang ?? langOf(request.headers['accept-language']);

/** No other kind of body, so that no form of another site is ever read; an empty one is `{}`. */
function readJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(new Trouble('unreadable', 'JSON'));
    }
  });
}

function answerTrouble(app: App, desk: Desk, { pages }: { pages: boolean }): void {
  const say = (request: FastifyRequest, reply: FastifyReply, trouble: Trouble) => {
    const asker = askerOf(request.headers, desk);
    const text = WORDS[langFor(request, asker.ok ? asker.value : undefined)].errors[trouble.code](trouble.detail);
    return reply.status(statusOf(trouble.code)).send({ code: trouble.code, text });
  };
  app.setErrorHandler((error, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble.code === 'internal') request.log.error({ err: error, url: request.routeOptions.url }, 'a call failed');
    return say(request, reply, trouble);
  });
  app.setNotFoundHandler((request, reply) => {
    if (pages && isPage(request.method, request.url)) return reply.sendFile('index.html');
    return say(request, reply, new Trouble('not-found'));
  });
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Trouble('too-big');
  return statusCode < 500 ? new Trouble('unreadable') : new Trouble('internal');
}
