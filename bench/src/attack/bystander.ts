import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH, type ServerMessage, type Step, type Table, VERSION } from '@tabard/protocol';
import { WebSocket } from 'ws';
import { post } from '../server/driver.ts';

/** Two people who play with each other and want nothing of anybody. A move every so often. */
const MOVE_EVERY_MS = 60;

interface Person {
  readonly cookie: string;
  readonly socket: WebSocket;
}

export class Bystander {
  /** From sending a move until it was acknowledged. */
  acksMs: number[] = [];
  disconnects = 0;
  /** What the server said that it should not have. */
  readonly complaints: string[] = [];
  table = '';
  finished = '';
  readonly #url: string;
  readonly #people: Person[] = [];
  readonly #sent = new Map<string, number>();
  #isLeaving = false;
  #overs: (() => void)[] = [];

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}`;
  }

  /** Arrives, and has played a whole match before anything else happens. */
  async arrive(): Promise<void> {
    for (const name of ['Ann', 'Bo']) this.#people.push(await this.#person(name));
    const isOver = new Promise<void>(resolve => this.#overs.push(resolve));
    await this.#begin({ goal: 'round' });
    await isOver;
  }

  leave(): void {
    this.#isLeaving = true;
    for (const { socket } of this.#people) socket.terminate();
  }

  async #person(name: string): Promise<Person> {
    const answer = await fetch(`${this.#url}/api/me`, {
      method: 'PATCH',
      body: JSON.stringify({ name }),
      headers: { 'content-type': 'application/json' },
    });
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie }, localAddress: '127.0.0.1' });
    await once(socket, 'open');
    socket.on('message', data => this.#hear(socket, JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => {
      if (!this.#isLeaving) this.disconnects++;
    });
    say(socket, { type: 'hello', version: VERSION, lang: 'en' });
    return { cookie, socket };
  }

  async #begin(options: Readonly<Record<string, string>> = {}): Promise<void> {
    const [ann, bo] = this.#people.map(({ cookie }) => ({ cookie })) as [{ cookie: string }, { cookie: string }];
    const tables = `${this.#url}/api/tables`;
    const plan = { game: 'blanc-noir', options, seats: [{ kind: 'me' }, { kind: 'open' }], spectators: true };
    const { id } = (await (await post(tables, plan, ann)).json()) as Table;
    await post(`${tables}/${id}/sit`, { seat: 1 }, bo);
    await post(`${tables}/${id}/start`, {}, ann);
    this.table = id;
    for (const { socket } of this.#people) say(socket, { type: 'follow', table: id });
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    if (message.type === 'accepted') this.#acknowledged(message.wish);
    else if (message.type === 'step') void this.#answer(socket, message);
    else if (message.type === 'error' || message.type === 'refused' || message.type === 'goodbye')
      this.complaints.push(JSON.stringify(message));
  }

  #acknowledged(wish: string): void {
    this.acksMs.push(performance.now() - this.#sent.get(wish)!);
    this.#sent.delete(wish);
  }

  async #answer(socket: WebSocket, { table, after, acting, legal }: Step): Promise<void> {
    if (table !== this.table) return;
    if (acting.length === 0 && socket === this.#people[0]!.socket) return this.#goOn(table);
    if (legal.length === 0) return;
    await pause(MOVE_EVERY_MS);
    const wish = `${table}-${after}`;
    if (this.#sent.has(wish) || this.#isLeaving) return;
    this.#sent.set(wish, performance.now());
    say(socket, { type: 'move', table, after, move: legal[after % legal.length]!, wish });
  }

  /** One match after the other. */
  async #goOn(table: string): Promise<void> {
    this.finished = table;
    for (const over of this.#overs.splice(0)) over();
    if (!this.#isLeaving) await this.#begin().catch((error: Error) => this.complaints.push(error.message));
  }
}

const say = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
