import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson, type Json, type Rng } from '@tabard/core';
import {
  type Answer,
  type ClientMessage,
  check,
  type ErrorCode,
  ROUTES,
  type RouteName,
  readServerMessage,
  type ServerMessage,
  type Step,
  type Table,
  VERSION,
} from '@tabard/protocol';
import { WebSocket } from 'ws';
import { Book, type Wished } from './book.ts';

/** Where servers are just now. */
export interface Town {
  readonly all: readonly { readonly url: string | undefined }[];
}

/** Who gets no answer for so long goes to another server. */
const PATIENCE_MS = 4000;
const PING_MS = 1000;
/** Of so many messages one comes twice, is late, or is the last of its connection. */
const TWICE = 25;
const LATE = 25;
const LAST = 150;
const LATE_MS = 600;

/** What is no answer: another server, or the same one later, has a better one. */
const FOR_NOW: ReadonlySet<string> = new Set<ErrorCode>(['paused', 'internal', 'shutting-down', 'too-fast']);

/** What somebody has who follows a table. */
interface Following {
  readonly table: string;
  step: Step | undefined;
  about: Table | undefined;
  /** The last entry there was news of. */
  heardOf: number;
}

/** Somebody with a cookie and bad luck with the network: goes from server to server, and asks again until there is an answer. */
export class Guest {
  readonly book = new Book();
  readonly name: string;
  cookie = '';
  /** How often they had to go elsewhere. */
  hops = 0;
  /** Called when there is news of the match. */
  onProgress: () => void = () => {};
  readonly #town: Town;
  readonly #rng: Rng;
  #at: number;
  #wishes = 0;
  #following: Following | undefined;
  #socket: WebSocket | undefined;
  #heardAt = 0;
  #open: { readonly wished: Wished; readonly message: ClientMessage; done(): void } | undefined;
  #waiting: (() => void)[] = [];
  #isGone = false;
  readonly #watch: NodeJS.Timeout;

  constructor(name: string, town: Town, rng: Rng) {
    this.name = name;
    this.#town = town;
    this.#rng = rng;
    this.#at = rng.below(town.all.length);
    this.#watch = setInterval(() => this.#look(), PING_MS);
  }

  get step(): Step | undefined {
    return this.#following?.step;
  }

  get about(): Table | undefined {
    return this.#following?.about;
  }

  get table(): string | undefined {
    return this.#following?.table;
  }

  /** The last entry they were told of without asking. Of what does not change the match there is news of the table alone, of what changes nothing else news of the match. */
  get heardOf(): number {
    return this.#following?.heardOf ?? 0;
  }

  /** What they know and wait for. */
  inWords(): string {
    const { name, about, step, table } = this;
    const wishes = this.book.wishes
      .slice(-2)
      .map(({ wish, what, sent, answer, because }) => `${wish} (${what}, sent ${sent} times, ${because ?? answer})`);
    const seats = about?.seats.map(
      ({ kind, standIn, resigned }) => `${kind}${standIn ? ' stood in for' : ''}${resigned ? ' resigned' : ''}`,
    );
    const at = about && `${about.status}${about.paused ? ', paused' : ''}${about.offer ? ', an offer' : ''}, entry ${about.seq}, ${seats}`;
    return `${name} at ${table}: ${at}; entry ${step?.seq}, ${step?.acting} to move, ${step?.legal.length} moves; asked last ${wishes}`;
  }

  /** Gets a cookie. */
  async introduce(): Promise<void> {
    while (this.cookie === '' && !this.#isGone) await this.#call(this.#url, 'changeMe', '', { name: this.name }).catch(() => pause(200));
  }

  /** Follows a table from now on, and no other. */
  follow(table: string): void {
    if (this.#following?.table === table) return;
    this.#following = { table, step: undefined, about: undefined, heardOf: 0 };
    this.hangUp();
    this.#connect();
  }

  /** Breaks the line; a new one leads to another server. */
  hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  leave(): void {
    this.#isGone = true;
    clearInterval(this.#watch);
    this.hangUp();
    this.#open?.done();
    this.#wake();
  }

  /** Resolves at the next news, or after a while. */
  news(ms: number): Promise<void> {
    return new Promise(resolve => {
      const limit = setTimeout(resolve, ms);
      this.#waiting.push(() => {
        clearTimeout(limit);
        resolve();
      });
    });
  }

  /** Asks for something at a table until it is granted or refused for good; the table then, if it was granted. */
  async wish(what: RouteName, table: string, body: object = {}): Promise<Table | undefined> {
    const wished = this.#begin(what, table);
    const sent = { ...body, wish: wished.wish };
    while (!this.#isGone) {
      const answer = await this.#ask(wished, sent);
      if (!answer) await this.#goElsewhere();
      else if ('granted' in answer) {
        wished.shown = answer.granted.id;
        this.#learn(answer.granted);
        this.#end(wished, 'granted');
        return answer.granted;
      } else if (FOR_NOW.has(answer.because)) await this.#goElsewhere();
      else {
        wished.because = answer.because;
        this.#end(wished, 'refused');
        return;
      }
    }
    return;
  }

  /** Makes a move of the present position; resolves when there is an answer. */
  async move(step: Step, move: string): Promise<void> {
    const { table, after } = step;
    const wished = this.#begin('move', table, move);
    const message: ClientMessage = { type: 'move', table, after, move, wish: wished.wish };
    await new Promise<void>(resolve => {
      this.#open = { wished, message, done: resolve };
      this.#sendOpen();
    });
  }

  /** The match as a server tells it whoever comes back; undefined: none did in time. */
  async resync(ms: number): Promise<Step | undefined> {
    const following = this.#following;
    if (!following?.step) return;
    const before = following.step;
    this.hangUp();
    this.#connect();
    for (const until = performance.now() + ms; following.step === before && performance.now() < until; ) await this.news(200);
    return following.step === before ? undefined : following.step;
  }

  #begin(what: RouteName, table: string, move?: string): Wished {
    const wish = `${this.name}-${++this.#wishes}`;
    const wished: Wished = {
      wish,
      table,
      what,
      began: performance.now(),
      ended: Number.POSITIVE_INFINITY,
      sent: 0,
      answer: undefined,
      ...(move !== undefined && { move }),
    };
    this.book.wishes.push(wished);
    return wished;
  }

  #end(wished: Wished, answer: 'granted' | 'refused'): void {
    wished.answer = answer;
    wished.ended = performance.now();
    this.onProgress();
  }

  get #url(): string {
    return this.#town.all[this.#at]!.url ?? 'http://127.0.0.1:9';
  }

  #next(): void {
    const { length } = this.#town.all;
    this.#at = (this.#at + 1 + this.#rng.below(length - 1)) % length;
    this.hops++;
  }

  async #goElsewhere(): Promise<void> {
    this.#next();
    await pause(50 + this.#rng.below(250));
  }

  /** Some wishes reach two servers at the same time. */
  async #ask(wished: Wished, body: object): Promise<Asked | undefined> {
    const urls = [this.#url];
    if (this.#rng.below(TWICE) === 0) urls.push(this.#town.all[this.#rng.below(this.#town.all.length)]!.url ?? this.#url);
    wished.sent += urls.length;
    const answers = await Promise.all(
      urls.map(url => this.#call(url, wished.what, wished.table, body).catch((): Asked | undefined => undefined)),
    );
    return answers.find(answer => answer && 'granted' in answer) ?? answers.find(answer => answer !== undefined);
  }

  async #call(url: string, name: RouteName, table: string, body: object): Promise<Asked> {
    const { method, path, answer } = ROUTES[name];
    const response = await fetch(url + path.replace(':table', table), {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) },
      signal: AbortSignal.timeout(this.#rng.below(LAST) === 0 ? this.#rng.below(LATE_MS) : PATIENCE_MS),
    });
    const value = (await response.json()) as Json;
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0]!;
    if (response.status !== 200) return { because: (value as { code: ErrorCode }).code };
    const checked = check(answer, value);
    if (!checked.ok) throw new Error(`${name} was answered as nobody may: ${JSON.stringify(value)}`);
    if (canonicalJson(value) !== canonicalJson(checked.value as Json))
      this.book.oddities.push(`more than there may be: ${JSON.stringify(value)}`);
    return { granted: checked.value as Answer<'table'> };
  }

  #connect(): void {
    const following = this.#following;
    if (!following || this.#isGone || this.#socket) return;
    this.#next();
    const headers = this.cookie ? { cookie: this.cookie } : {};
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/live`, { headers, handshakeTimeout: PATIENCE_MS });
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.on('error', () => {});
    socket.on('open', () => {
      this.#say({ type: 'hello', version: VERSION, lang: 'en' });
      this.#say({ type: 'follow', table: following.table, ...(following.step && { seq: following.step.seq }) });
      this.#sendOpen();
    });
    socket.on('message', data => socket === this.#socket && this.#hear(following, String(data)));
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      setTimeout(() => this.#connect(), 50 + this.#rng.below(250));
    });
  }

  /** Whoever says nothing, or does not answer what was asked, is left. */
  #look(): void {
    if (this.#following && !this.#socket) this.#connect();
    const now = performance.now();
    const isSilent = now - this.#heardAt > PATIENCE_MS;
    if (this.#socket && isSilent) this.#socket.terminate();
    else this.#say({ type: 'ping', ref: 1 });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The network does to a move what it likes. */
  #sendOpen(): void {
    if (!this.#open) return;
    const { wished, message } = this.#open;
    const send = (): void => {
      wished.sent++;
      this.#say(message);
    };
    const later = (): void => void setTimeout(send, this.#rng.below(LATE_MS));
    if (this.#rng.below(LATE) === 0) later();
    else send();
    if (this.#rng.below(TWICE) === 0) later();
    if (this.#rng.below(LAST) === 0) setTimeout(() => this.#socket?.terminate(), this.#rng.below(5));
    const { wish } = wished;
    setTimeout(() => this.#open?.wished.wish === wish && this.#socket?.terminate(), PATIENCE_MS);
  }

  #hear(following: Following, text: string): void {
    this.#heardAt = performance.now();
    const read = readServerMessage(text);
    if (!read.ok) {
      this.book.oddities.push(`the protocol does not know: ${text}`);
      return;
    }
    const message = read.value;
    if (message.type === 'step') this.#see(following, message, text);
    else if (canonicalJson(JSON.parse(text)) !== canonicalJson(message as Json)) this.book.oddities.push(`more than there may be: ${text}`);
    if (message.type === 'table') this.#learn(message.table);
    if (message.type === 'table') following.heardOf = Math.max(following.heardOf, message.table.seq);
    if (message.type === 'accepted' || message.type === 'refused') this.#answered(message.wish, message);
    if (message.type === 'error') this.#complained(message);
    this.#wake();
  }

  /** Answers and news overtake each other; what is older says nothing. */
  #learn(table: Table): void {
    const following = this.#following;
    if (following?.table === table.id && table.seq >= (following.about?.seq ?? 0)) following.about = table;
  }

  /** Nobody is sent back, or has missed anything. */
  #see(following: Following, step: Step, text: string): void {
    this.book.hear(following.table, text);
    const { step: before } = following;
    if (before && step.seq < before.seq) this.book.oddities.push(`the match went back from ${before.seq} to ${step.seq}`);
    if (before && step.since > before.seq) this.book.oddities.push(`nobody told what happened from ${before.seq} to ${step.since}`);
    following.step = step;
    following.heardOf = Math.max(following.heardOf, step.seq);
    if (step.seq !== before?.seq) this.onProgress();
  }

  #answered(wish: string, answer: Extract<ServerMessage, { type: 'accepted' | 'refused' }>): void {
    const open = this.#open;
    if (open?.wished.wish === wish) {
      this.#open = undefined;
      if (answer.type === 'accepted') open.wished.seq = answer.seq;
      else open.wished.because = answer.refusal.because;
      this.#end(open.wished, answer.type === 'accepted' ? 'granted' : 'refused');
      open.done();
      return;
    }
    const before = this.book.wishes.findLast(one => one.wish === wish);
    if (before?.answer === 'granted' && (answer.type === 'refused' || answer.seq !== before.seq))
      this.book.oddities.push(`${wish} was granted as entry ${before.seq}, and then ${JSON.stringify(answer)}`);
  }

  #complained({ wish, code }: Extract<ServerMessage, { type: 'error' }>): void {
    const open = this.#open;
    if (wish === undefined) {
      // The table could not be followed: somewhere else it can.
      setTimeout(() => this.#socket?.terminate(), 200);
      return;
    }
    if (open?.wished.wish !== wish) return;
    if (FOR_NOW.has(code)) {
      setTimeout(() => this.#open === open && this.#socket?.terminate(), 100 + this.#rng.below(300));
      return;
    }
    this.#open = undefined;
    open.wished.because = code;
    this.#end(open.wished, 'refused');
    open.done();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

type Asked = { readonly granted: Table } | { readonly because: ErrorCode };
