import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Body,
  type ClientMessage,
  check,
  ROUTES,
  type RouteName,
  readServerMessage,
  type ServerMessage,
  type Table,
  VERSION,
} from '@tabard/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Running, type ServerOptions, startServer } from '../src/main.ts';

const TEST_CATALOG: string = new URL('./catalog.ts', import.meta.url).href;

/** A data folder that goes with the test. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tabard-test-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A server of one's own, quick and quiet; closed with the test. */
export async function serve(options: ServerOptions = {}): Promise<Running & { readonly url: string; readonly ops: string }> {
  const quick = { port: 0, host: '127.0.0.1', botPauseMs: 0, rateLimits: 'off', logLevel: 'error', catalog: TEST_CATALOG } as const;
  const running = await startServer({ ...quick, data: options.data ?? (await folder()), ...options });
  onTestFinished(() => running.close());
  return { ...running, url: `http://127.0.0.1:${running.port}`, ops: `http://127.0.0.1:${running.opsPort}` };
}

/** A browser without a screen: keeps its cookie, asks over HTTP, listens on a socket. */
export class Visitor {
  url: string;
  cookie = '';
  readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  get headers(): Record<string, string> {
    return { ...(this.cookie && { cookie: this.cookie }), ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }) };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(this.url + path, { ...init, headers: { ...this.headers, ...init.headers } });
    for (const set of response.headers.getSetCookie()) this.cookie = jarAfter(this.cookie, set);
    return response;
  }

  async raw(name: RouteName, table = '', body?: unknown, query = ''): Promise<{ status: number; value: unknown }> {
    const { method, path } = ROUTES[name];
    const json = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } };
    const response = await this.fetch(path.replace(':table', table) + query, { method, ...json });
    return { status: response.status, value: await response.json() };
  }

  /** The answer of a call that must work. */
  async ask<Name extends RouteName>(name: Name, table = '', body?: Body<Name>, query = ''): Promise<Answer<Name>> {
    const { status, value } = await this.raw(name, table, body, query);
    const checked = check(ROUTES[name].answer, value);
    if (status !== 200 || !checked.ok) throw new Error(`${name}: ${status} ${JSON.stringify(value)}`);
    return checked.value as Answer<Name>;
  }

  /** The code of a call that must not work. */
  async fails(name: RouteName, table = '', body?: unknown, query = ''): Promise<string> {
    const { status, value } = await this.raw(name, table, body, query);
    const { code, text } = value as { code: string; text: string };
    if (status < 400 || typeof text !== 'string' || text === '') throw new Error(`${name}: ${status} ${JSON.stringify(value)}`);
    return code;
  }

  async listen(): Promise<Ear> {
    const ear = new Ear(this.url, this.headers);
    await ear.opened;
    return ear;
  }

  /** Listens, and follows a table. */
  async follow(table: string, more: { seq?: number; memory?: boolean } = {}): Promise<Ear> {
    const ear = await this.listen();
    ear.say({ type: 'follow', table, ...more });
    return ear;
  }
}

/** What a browser sends after it was told to keep a cookie, or to forget one. */
function jarAfter(jar: string, set: string): string {
  const [cookie = '', ...attributes] = set.split('; ');
  const [name] = cookie.split('=');
  const others = jar.split('; ').filter(one => one !== '' && !one.startsWith(`${name}=`));
  return [...others, ...(attributes.includes('Max-Age=0') ? [] : [cookie])].join('; ');
}

let wishes = 0;

/** What nobody has wished for yet. */
export const newWish = (): string => `wish-${++wishes}`;

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A socket whose messages are all read by the protocol's own parser. */
export class Ear {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly heard: ServerMessage[] = [];
  closedWith: number | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}, lang = 'en') {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.opened.then(
      () => this.socket.send(JSON.stringify({ type: 'hello', version: VERSION, lang })),
      () => {},
    );
    this.socket.on('message', data => this.#hear(String(data)));
    this.socket.on('close', code => {
      this.closedWith = code;
      this.#wake();
    });
    onTestFinished(() => this.socket.terminate());
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Wishes for a move, and gives the wish. */
  move(table: string, after: number, move: string, wish: string = newWish()): string {
    this.say({ type: 'move', table, after, move, wish });
    return wish;
  }

  /** The first message that fits, heard already or to come. */
  async hear<Type extends ServerMessage['type']>(type: Type, fits: (message: Of<Type>) => boolean = () => true): Promise<Of<Type>> {
    for (;;) {
      const found = this.heard.find((message): message is Of<Type> => message.type === type && fits(message as Of<Type>));
      if (found) return found;
      if (this.closedWith !== undefined) throw new Error(`closed with ${this.closedWith} while waiting for ${type}`);
      await this.next();
    }
  }

  next(): Promise<void> {
    return new Promise(resolve => this.#waiting.add(resolve));
  }

  last<Type extends ServerMessage['type']>(type: Type): Of<Type> | undefined {
    return this.heard.findLast((message): message is Of<Type> => message.type === type);
  }

  async closed(): Promise<number> {
    while (this.closedWith === undefined) await this.next();
    return this.closedWith;
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`the server said what the protocol does not know (${read.error.where}): ${text}`);
    this.heard.push(read.value);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** Plays whatever is legal until the match is over. */
export async function playOut(ear: Ear, table: string): Promise<void> {
  for (let after = -1; ; ) {
    const step = await ear.hear('step', one => one.acting.length === 0 || (one.after > after && one.legal.length > 0));
    if (step.acting.length === 0) return;
    after = step.after;
    ear.move(table, after, step.legal[0]!);
  }
}

/** A table of `pips` with so many people, begun; the first is the host. */
export async function pipsTable(
  url: string,
  people: number,
  options: { goal?: 12 | 30; spectators?: boolean } = {},
): Promise<{ table: Table; people: Visitor[] }> {
  const visitors = Array.from({ length: people }, () => new Visitor(url));
  const [host] = visitors;
  const seats = visitors.map((_, i) => (i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const)));
  const { id } = await host!.ask('create', '', {
    game: 'pips',
    options: { goal: options.goal ?? 12 },
    seats,
    spectators: options.spectators ?? true,
  });
  for (const [seat, visitor] of visitors.entries()) if (seat > 0) await visitor.ask('sit', id, { seat, name: `P${seat}` });
  return { table: await host!.ask('start', id), people: visitors };
}
