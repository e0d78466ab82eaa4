import { err, ok, type Result } from '@tabard/core';
import { type Answer, type Body, check, Problem, ROUTES, type RouteName } from '@tabard/protocol';
import { lang } from '../i18n/index.ts';

/** Why a call failed: the server's own reason, or `offline` when there was no answer. */
export type Failure = Problem | { readonly code: 'offline'; readonly text: '' };
const OFFLINE: Failure = { code: 'offline', text: '' };

interface Asking<Name extends RouteName> {
  readonly match?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body<Name>;
}

/** One call of the HTTP API, its answer checked. */
export async function ask<Name extends RouteName>(name: Name, asking: Asking<Name> = {}): Promise<Result<Answer<Name>, Failure>> {
  const { method, path, answer } = ROUTES[name];
  const query = asking.query ? `?${new URLSearchParams(asking.query)}` : '';
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(path.replace(':match', encodeURIComponent(asking.match ?? '')) + query, {
      method,
      headers: { 'accept-language': lang.value, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(asking.body ?? {}) }),
    });
    value = await response.json();
  } catch {
    return err(OFFLINE);
  }
  if (!response.ok) {
    const problem = check(Problem, value);
    return err(problem.ok ? problem.value : OFFLINE);
  }
  const checked = check(answer, value);
  return checked.ok ? ok(checked.value as Answer<Name>) : err(OFFLINE);
}

/** My 32 bytes for the dice of a match. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
