import { err, ok, type Result } from '@tabard/core';
import { type Answer, type Body, check, Problem, ROUTES, type Route, type RouteName } from '@tabard/protocol';
import { lang } from '../i18n/index.ts';
import { newWish } from './random.ts';

/** Why a call failed: the server's own reason, or `offline` when there was no answer. */
export type Failure = Problem | { readonly code: 'offline'; readonly text: '' };
const OFFLINE: Failure = { code: 'offline', text: '' };

interface Asking<Name extends RouteName> {
  readonly table?: string;
  readonly code?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body<Name>;
}

interface Answered {
  readonly isFine: boolean;
  readonly value: unknown;
}

/** One call of the HTTP API, its answer checked. A wish is asked once more when no answer came: it is fulfilled once. */
export async function ask<Name extends RouteName>(
  name: Name,
  asking: Asking<Name> = {},
  fetching: typeof fetch = fetch,
): Promise<Result<Answer<Name>, Failure>> {
  const route: Route = ROUTES[name];
  const query = asking.query ? `?${new URLSearchParams(asking.query)}` : '';
  const { table = '', code = '' } = asking;
  const path = route.path.replace(':table', encodeURIComponent(table)).replace(':code', encodeURIComponent(code)) + query;
  const send = sender(route, asking.body as object | undefined);
  const call = () => inTurn(route, () => answerOf(fetching(path, send)));
  const answered = (await call()) ?? (takesWish(route) ? await call() : undefined);
  if (!answered) return err(OFFLINE);
  if (!answered.isFine) {
    const problem = check(Problem, answered.value);
    return err(problem.ok ? problem.value : OFFLINE);
  }
  const checked = check(route.answer, answered.value);
  return checked.ok ? ok(checked.value as Answer<Name>) : err(OFFLINE);
}

let isSomebody = false;
let last: Promise<Answered | undefined> = Promise.resolve(undefined);

/** A newcomer becomes somebody by the first call that changes something. Two at once would make two of them, and what the one was granted the other would not have. */
function inTurn({ method }: Route, call: () => Promise<Answered | undefined>): Promise<Answered | undefined> {
  if (method === 'GET' || isSomebody) return call();
  last = last.then(call).then(answered => {
    isSomebody ||= answered?.isFine === true;
    return answered;
  });
  return last;
}

/** Undefined: the network failed before all of it was there. */
async function answerOf(asked: Promise<Response>): Promise<Answered | undefined> {
  try {
    const response = await asked;
    return { isFine: response.ok, value: await response.json() };
  } catch {
    return;
  }
}

function sender(route: Route, body: object = {}): RequestInit {
  const { method } = route;
  if (method === 'GET') return { method, headers: { 'accept-language': lang.value } };
  const wished = takesWish(route) ? { wish: newWish(), ...body } : body;
  const headers = { 'accept-language': lang.value, 'content-type': 'application/json' };
  // Whoever leaves the page at once has still said it.
  return { method, headers, body: JSON.stringify(wished), keepalive: true };
}

/** Whatever changes a table may bring a name for the wish. */
const takesWish = ({ body }: Route): boolean => body !== undefined && 'entries' in body && 'wish' in (body.entries as object);
