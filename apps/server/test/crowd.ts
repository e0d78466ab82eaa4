import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@tabard/core';
import { readServerMessage, type ServerMessage, type Step, VERSION } from '@tabard/protocol';
import type { Deed } from '@tabard/table';
import { WebSocket } from 'ws';
import { newWish, Visitor } from './harness.ts';

/** What the players of a match were told, to be found again in its log. */
export class Ledger {
  readonly moves: { readonly seq: number; readonly seat: number; readonly move: string; readonly wish: string }[] = [];
  /** The last entry any of them has seen, and its hash. */
  seq = 0;
  head = '';
}

interface Pending {
  readonly after: number;
  readonly move: string;
  readonly wish: string;
}

/** A player who moves whenever possible, and after every kill resumes and sends again what was not answered. */
export class Persistent {
  readonly #visitor: Visitor;
  readonly #table: string;
  readonly #seat: number;
  readonly #ledger: Ledger;
  readonly #rng: Rng;
  #pending: Pending | undefined;
  #step: Pick<Step, 'seq' | 'after' | 'legal'> = { seq: 0, after: 0, legal: [] };
  #socket: WebSocket | undefined;
  resumed = 0;

  constructor(visitor: Visitor, table: string, seat: number, ledger: Ledger) {
    this.#visitor = visitor;
    this.#table = table;
    this.#seat = seat;
    this.#ledger = ledger;
    this.#rng = fastRng(`${table} ${seat}`);
  }

  connect(url: string): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie: this.#visitor.cookie } });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' }));
      socket.send(JSON.stringify({ type: 'follow', table: this.#table, seq: this.#step.seq }));
      if (this.#pending) this.#send(this.#pending);
    });
    socket.on('message', data => this.#hear(String(data)));
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  #send(pending: Pending): void {
    this.#socket?.send(JSON.stringify({ type: 'move', table: this.#table, ...pending }));
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(text);
    const message = read.value;
    // Nobody else moves this seat: what is asked for is always right, however often.
    if (message.type === 'refused' || message.type === 'error') throw new Error(text);
    if (message.type === 'accepted') this.#accept(message);
    if (message.type === 'step') this.#see(message);
    this.#act();
  }

  #accept({ wish, seq }: Extract<ServerMessage, { type: 'accepted' }>): void {
    if (this.#pending?.wish !== wish) return;
    this.#ledger.moves.push({ seq, seat: this.#seat, move: this.#pending.move, wish });
    this.#pending = undefined;
  }

  #see(step: Step): void {
    const before = this.#step.seq;
    if (step.since === before && step.seq > before) this.resumed++;
    if (step.seq < before) throw new Error(`the match went back from ${before} to ${step.seq}`);
    this.#step = step;
    if (step.seq <= this.#ledger.seq) return;
    this.#ledger.seq = step.seq;
    this.#ledger.head = step.head;
  }

  #act(): void {
    const { after, legal } = this.#step;
    if (legal.length === 0 || this.#pending) return;
    this.#pending = { after, move: legal[this.#rng.below(legal.length)]!, wish: newWish() };
    this.#step = { ...this.#step, legal: [] };
    this.#send(this.#pending);
  }
}

/** Where the server is just now, if it is anywhere. */
export interface Address {
  url: string | undefined;
}

/** Something that was granted at a table. */
export interface Done {
  readonly table: string;
  readonly wish: string;
  readonly deed: Deed['type'];
}

/** What one person was told about themselves: the last word, and the one on its way. */
interface Said<T> {
  acknowledged: T | undefined;
  asked: T | undefined;
}

type Call = Parameters<Visitor['raw']>[0];

/** Somebody who sits down, leaves, starts, resigns, changes name and settings all day, and asks again until there is an answer. */
export class Restless {
  readonly done: Done[] = [];
  readonly name: Said<string> = { acknowledged: undefined, asked: undefined };
  readonly pace: Said<number> = { acknowledged: undefined, asked: undefined };
  readonly key: () => string;
  renames = 0;
  readonly #visitor = new Visitor('');
  readonly #at: Address;
  readonly #id: string;
  #isOver = false;

  constructor(id: string, at: Address) {
    this.#id = id;
    this.#at = at;
    this.key = () => this.#visitor.cookie.split('=')[1] ?? '';
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Goes on until stopped, with somebody else at the table. */
  async live(friend: Restless): Promise<void> {
    for (let i = 0; !this.#isOver; i++) {
      await Promise.all([this.#introduce(i), friend.#introduce(i)]);
      const table = await this.#make();
      await friend.do('sit', table, 'sat', { seat: 1 });
      await friend.do('leave', table, 'left');
      await friend.do('sit', table, 'sat', { seat: 2 });
      await this.do('start', table, 'called');
      await friend.do('leave', table, 'stoodIn');
      await friend.do('takeBack', table, 'takenBack');
      await this.do('resign', table, 'resigned');
    }
  }

  async do(name: Call, table: string, deed: Deed['type'], body: object = {}): Promise<void> {
    const wish = newWish();
    await this.#insist(name, table, { ...body, wish });
    if (!this.#isOver) this.done.push({ table, wish, deed });
  }

  async #make(): Promise<string> {
    const wish = newWish();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await this.#insist('create', '', { game: 'blanc-noir', seats, wish })) as { id: string };
    if (!this.#isOver) this.done.push({ table: id, wish, deed: 'made' });
    return id;
  }

  async #introduce(i: number): Promise<void> {
    this.name.asked = `${this.#id} the ${i}.`;
    await this.#insist('changeMe', '', { name: this.name.asked });
    if (!this.#isOver) this.name.acknowledged = this.name.asked;
    this.pace.asked = i;
    await this.#insist('changeMe', '', { settings: { pace: i } });
    if (!this.#isOver) this.pace.acknowledged = i;
    this.renames += 2;
  }

  /** Asks until there is an answer. */
  async #insist(name: Call, table: string, body: object): Promise<unknown> {
    while (!this.#isOver) {
      const answer = await this.#ask(name, table, body);
      if (answer?.status === 200) return answer.value;
      if (answer) throw new Error(`${this.#id}: ${name} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.value)}`);
      await pause(5);
    }
    return {};
  }

  async #ask(name: Call, table: string, body: object): Promise<Awaited<ReturnType<Visitor['raw']>> | undefined> {
    const { url } = this.#at;
    if (url === undefined) return;
    this.#visitor.url = url;
    return this.#visitor.raw(name, table, body).catch(() => undefined);
  }
}
