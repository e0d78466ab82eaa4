import { type Answer, type Body, check, type ErrorCode, Problem, ROUTES, type RouteName } from '@tabard/protocol';

/** The server's own reason why it did not do what it was asked. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor({ code, text }: Problem) {
    super(text);
    this.code = code;
  }
}

/** No answer, or none of a Tabard server: it may be restarting. */
export class Offline extends Error {}

interface Asking<Name extends RouteName> {
  readonly table?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body<Name>;
  readonly signal?: AbortSignal;
}

/** A server as a bot with a token sees it. */
export class Api {
  readonly server: string;
  readonly #token: string;

  constructor(server: string, token: string) {
    this.server = server;
    this.#token = token;
  }

  /** One call, its answer checked; throws `Refused` or `Offline`. */
  async ask<Name extends RouteName>(name: Name, asking: Asking<Name> = {}): Promise<Answer<Name>> {
    const { method, path, answer } = ROUTES[name];
    const { table = '', query = {}, body = {}, signal } = asking;
    const { ok, value } = await this.#fetch(`${path.replace(':table', table)}?${new URLSearchParams(query)}`, {
      method,
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const problem = ok ? undefined : check(Problem, value);
    if (problem?.ok) throw new Refused(problem.value);
    const checked = check(answer, value);
    if (!ok || !checked.ok) throw new Offline();
    return checked.value as Answer<Name>;
  }

  async #fetch(path: string, init: RequestInit): Promise<{ readonly ok: boolean; readonly value: unknown }> {
    const headers = { authorization: `Bearer ${this.#token}`, ...(init.body ? { 'content-type': 'application/json' } : {}) };
    try {
      const response = await fetch(this.server + path, { ...init, headers });
      return { ok: response.ok, value: await response.json() };
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new Offline();
    }
  }
}
