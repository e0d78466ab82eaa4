import type { Server } from 'node:http';
import { err, ok, type Result } from '@tabard/core';
import { desk, type Handlers, type House, langOf, newId, type Player, Spelled, type Trouble, trouble } from '@tabard/house';
import { AtTable, BODY_BYTES, check, ROUTES, type Route, type RouteName } from '@tabard/protocol';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import { friendsFor } from '../addresses.ts';
import type { Bans } from '../bans.ts';
import { CALL_COSTS, COSTS, type Limits, ownerOf } from '../limits.ts';
import { hashOf, newKey } from '../secrets.ts';
import { addAdmission, costOf } from './admission.ts';
import { askerOf, keyOf } from './asker.ts';
import { complain, langFor } from './complain.ts';
import { patience } from './connections.ts';
import { cookieFor, cookieIn, noCookie } from './cookie.ts';
import { deviceKindOf } from './device-kind.ts';
import { deviceHandlers } from './devices.ts';
import { trustNobody } from './from.ts';
import { addSecurityHeaders } from './headers.ts';
import { type HttpCall, identityHandlers } from './identity.ts';
import { MadeTables, withRoom } from './made-tables.ts';
import { openApi } from './openapi.ts';
import { isOurs, type OriginRules } from './origin.ts';
import { isPage, markPrivate, sendPage, servePages } from './pages.ts';
import { pushHandlers } from './push.ts';
import { refuseAddress, refuseUnread } from './refuse.ts';

export type App = FastifyInstance<Server>;

export interface AppParts {
  readonly house: House;
  readonly limits: Limits;
  readonly bans: Bans;
  readonly rules: OriginRules;
  /** Where the server listens. */
  readonly host: string;
  readonly logger: FastifyBaseLogger;
  /** The folder of the built web client. */
  readonly web: string | undefined;
}

/** The HTTP side: every call of the protocol, checked by its schemas, answered or refused with a code and a sentence. */
export async function httpApp(parts: AppParts): Promise<App> {
  const { house, limits, rules, logger, web } = parts;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    clientErrorHandler: refuseUnread,
    frameworkErrors: (error, { raw }) => refuseAddress(error, raw),
    ...patience(limits.values, rules.trust !== trustNobody),
    routerOptions: { maxParamLength: 200 },
  });
  // What somebody expects beside an answer is their own affair.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  addAdmission(app, rules, limits);
  addSecurityHeaders(app);
  readJsonOnly(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug({ method, url: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  answerFailures(app, parts);
  const asked = desk(house);
  const handlers: HttpHandlers = {
    ...asked,
    // Whoever tries code after code is guessing.
    code: call => (limits.allow('codes-per-address', call.from.network) ? asked.code(call) : Promise.resolve(err(trouble('too-fast')))),
    ...identityHandlers(house, asked.me, limits),
    ...deviceHandlers(house),
    ...pushHandlers(house),
    reach: async ({ from }) => ok({ friends: friendsOf(from, parts) }),
  };
  const made = new MadeTables();
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, { ...parts, made }, name, handlers[name] as Handler);
  const document = openApi();
  app.get('/api/openapi.json', { config: { cost: COSTS.document } }, async () => document);
  if (web !== undefined) await servePages(app, web);
  return app;
}

/** An answer for every call, or the compiler complains. */
type HttpHandlers = { readonly [Name in RouteName]: (call: HttpCall<Name>) => ReturnType<Handlers<Name>[Name]> };
type Handler = (call: HttpCall) => Promise<Result<unknown, Trouble>>;

interface RouteParts extends AppParts {
  readonly made: MadeTables;
}

function addRoute(app: App, parts: RouteParts, name: RouteName, handler: Handler): void {
  const route: Route = ROUTES[name];
  app.route({
    config: { cost: CALL_COSTS[name] },
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const asker = await admit(request, parts, route);
      if (!asker.ok) return complain(request, reply, asker.error);
      const call = callOf(request, reply, parts, route, asker.value);
      if (!call.ok) return complain(request, reply, call.error, asker.value);
      reply.header('cache-control', 'no-store');
      const answer = await handler(call.value);
      if (!answer.ok) return complain(request, reply, answer.error, asker.value);
      return answer.value instanceof Spelled ? reply.type(JSON_TYPE).send(answer.value.text) : answer.value;
    },
  });
}

/** A proxy has an address of its own. */
const friendsOf = ({ address, isProxied, port }: HttpCall['from'], { host }: AppParts): string[] =>
  isProxied ? [] : [...friendsFor(address, host, port)];

/** Who asks, if they may. */
async function admit(
  request: FastifyRequest,
  { house, limits, bans, rules }: AppParts,
  route: Route,
): Promise<Result<Player | undefined, Trouble>> {
  if (route.method !== 'GET' && !isOurs(request.headers, request.from, rules)) return err(trouble('forbidden-origin'));
  if (house.isClosing) return err(trouble('shutting-down'));
  if (bans.refuseFrom(request.from.address)) return err(trouble('banned'));
  const asker = await askerOf(request.headers, house.store);
  const player = asker.ok ? asker.value : undefined;
  const { table } = request.params as { table?: string };
  const payer = { network: request.from.network, owner: player && ownerOf(player), table };
  if (!limits.allowTo('calls-per-owner', payer, costOf(request))) return err(trouble('too-fast'));
  if (!asker.ok) return err(trouble(asker.error));
  if (bans.refuse(request.from.address, player)) return err(trouble('banned'));
  return route.people && player?.owner ? err(trouble('people-only')) : ok(player);
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { house, limits, made }: RouteParts,
  route: Route,
  player: Player | undefined,
): Result<HttpCall, Trouble> {
  const at = route.path.includes(':table') ? check(AtTable, request.params) : ok({ table: '' });
  if (!at.ok) return err(trouble('unknown-table'));
  const body = route.body ? check(route.body, request.body ?? {}) : ok(undefined);
  if (!body.ok) return err(trouble('unreadable', body.error.where));
  const query = route.query ? check(route.query, request.query) : ok(undefined);
  if (!query.ok) return err(trouble('unreadable', query.error.where));
  const way = { secure: request.from.isSecure };
  const giveKey = (key: string): void => void reply.header('set-cookie', cookieFor('tabard', key, way));
  const lang = langFor(request, player);
  const device = deviceKindOf(request.headers['user-agent']);
  let key = keyOf(request.headers, player);
  return ok({
    body: body.value as never,
    query: query.value as never,
    table: at.value.table,
    code: String((request.params as { code?: string }).code ?? '').toUpperCase(),
    player,
    lang,
    from: { ...request.from, port: request.socket.localPort ?? 0 },
    get key() {
      return key;
    },
    device,
    giveKey,
    dropKey: () => void reply.header('set-cookie', noCookie('tabard', way)),
    dropAll: () => void reply.header('set-cookie', [...noCookie('tabard', way), ...noCookie('tabard-device', way)]),
    renewKey: () => {
      const key = cookieIn(request.headers.cookie, 'tabard');
      if (key !== undefined) giveKey(key);
    },
    markDevice: async () => {
      if (player && player.owner !== null) return madeWith(player.id, player.owner, house);
      const mark = cookieIn(request.headers.cookie, 'tabard-device') ?? newKey();
      reply.header('set-cookie', cookieFor('tabard-device', mark, way));
      return hashOf(mark);
    },
    ensurePlayer: async () => {
      if (player) return ok(player);
      if (!limits.allow('new-players-per-address', request.from.network)) return err(trouble('too-fast'));
      const fresh = newKey();
      key = hashOf(fresh);
      const created = await house.guarded(house.store.addPlayer({ id: newId(house.chance), name: '', lang }, key, device));
      limits.see(created.id, request.from.network);
      giveKey(fresh);
      return ok(created);
    },
    mayRename: asker => limits.allow('renames-per-owner', ownerOf(asker)),
    withRoom: (asker, plan, act) => withRoom({ player: asker, network: request.from.network, ...plan }, { house, limits, made }, act),
    onGone: hear => {
      reply.raw.once('close', hear);
      return reply.raw.closed;
    },
  });
}

/** What marks the device that a program's token was made with, if that is known. */
async function madeWith(program: string, owner: string, { store }: House): Promise<string | undefined> {
  const programs = await store.programsOf(owner);
  return programs.find(({ id }) => id === program)?.device ?? undefined;
}

const JSON_TYPE = 'application/json; charset=utf-8';

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
function answerFailures(app: App, { house, limits, web }: AppParts): void {
  app.setErrorHandler(async (error, request, reply) => {
    const wrong = await wrongWith(error, house);
    if (wrong.code === 'internal') request.log.error({ err: error, url: request.routeOptions.url }, 'a call failed');
    return complain(request, reply, wrong, await speaker(request, house));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const asker = await speaker(request, house);
    if (web === undefined || !isPage(request.method, request.url)) return complain(request, reply, trouble('not-found'), asker);
    markPrivate(request, reply);
    const isHasty = !limits.allow('calls-per-owner', asker ? ownerOf(asker) : request.from.network, COSTS.page);
    const header = request.headers['accept-language'] ?? '';
    const lang = asker?.lang ?? (/[a-z]/i.test(header) ? langOf(header) : undefined);
    return isHasty ? reply.sendFile('index.html') : sendPage(request, reply, { folder: web, house, lang });
  });
}

/** In whose language to complain. */
async function speaker(request: FastifyRequest, { store }: House): Promise<Player | undefined> {
  const asker = await askerOf(request.headers, store).catch(() => undefined);
  return asker?.ok ? asker.value : undefined;
}

async function wrongWith(error: unknown, house: House): Promise<Trouble> {
  if (error instanceof NoJson) return trouble('unreadable', 'JSON');
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return trouble('too-big');
  if (statusCode < 500) return trouble('unreadable');
  await house.doubt();
  return trouble(house.isPaused ? 'paused' : 'internal');
}
