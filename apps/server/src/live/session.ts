import type { Lang } from '@tabard/core';
import { type ClientMessage, type ErrorCode, MESSAGE_BYTES, readClientMessage, type ServerMessage, VERSION } from '@tabard/protocol';
import type { Submitted } from '@tabard/table';
import { Bucket, type Limits, SOCKET_RATE } from '../limits.ts';
import type { Player } from '../store/players.ts';
import { Trouble } from '../trouble.ts';
import { WORDS } from '../words/index.ts';
import type { Follower } from './follower.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';

/** The most tables one socket may follow. */
const TABLES_AT_ONCE = 100;
/** Whoever goes on after so many warnings is hung up on. */
const WARNINGS = 200;

/** Where messages go. */
export interface Line {
  send(message: string): void;
  hangUp(code: number): void;
}

/** Who is on the line, and what they told us about themselves. */
export interface Caller {
  readonly player: Player | undefined;
  readonly address: string;
  readonly lang: Lang;
}

/** One connection: reads messages, says who speaks, answers. */
export class Session {
  readonly #line: Line;
  readonly #house: House;
  readonly #limits: Limits;
  readonly #caller: Caller;
  readonly #bucket: Bucket;
  readonly #follows = new Map<string, { live: LiveTable; follower: Follower }>();
  #lang: Lang;
  #greeted = false;
  #warnings = 0;
  #gone = false;

  constructor(line: Line, house: House, limits: Limits, caller: Caller) {
    this.#line = line;
    this.#house = house;
    this.#limits = limits;
    this.#caller = caller;
    this.#lang = caller.lang;
    this.#bucket = new Bucket(SOCKET_RATE, house.around.now());
  }

  /** Whatever comes over the line gets an answer; nothing that comes can end the server. */
  async receive(text: string): Promise<void> {
    if (this.#gone) return;
    if (!this.#isSlowEnough()) return this.#warn();
    if (text.length > MESSAGE_BYTES) return this.#error('too-big');
    const read = readClientMessage(text);
    if (!read.ok) return this.#error(read.error.code, read.error.where);
    const message = read.value;
    if (!this.#greeted && message.type !== 'hello') return this.#error('hello-first', '', message);
    try {
      await this.#answer(message);
    } catch (error) {
      if (error instanceof Trouble) return this.#error(error.code, error.detail, message);
      this.#house.around.logger.error({ err: error, type: message.type }, 'a message failed');
      this.#error('internal', '', message);
    }
  }

  /** The last word: whatever comes after it is not heard. */
  goodbye(reason: Extract<ServerMessage, { type: 'goodbye' }>['reason'], code: number): void {
    this.#send({ type: 'goodbye', reason });
    this.#gone = true;
    this.#line.hangUp(code);
  }

  /** The line is dead. */
  end(): void {
    this.#gone = true;
    for (const { live, follower } of this.#follows.values()) live.unfollow(follower);
    this.#follows.clear();
  }

  #answer(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'hello':
        return this.#greet(message);
      case 'follow':
        return this.#follow(message);
      case 'unfollow':
        return this.#unfollow(message.match);
      case 'move':
        return this.#submit(message, [message.move]);
      case 'moves':
        return this.#submit(message, message.moves);
      case 'ping':
        return this.#send({ type: 'pong', ref: message.ref });
    }
  }

  #greet({ version, lang }: Extract<ClientMessage, { type: 'hello' }>): void {
    this.#lang = lang;
    if (version !== VERSION) {
      this.#error('version');
      this.goodbye('version', 1008);
      return;
    }
    this.#greeted = true;
    this.#send({ type: 'welcome', version: VERSION, name: this.#caller.player?.name ?? '' });
  }

  async #follow({ match, seq, memory = false }: Extract<ClientMessage, { type: 'follow' }>): Promise<void> {
    this.#unfollow(match);
    if (this.#follows.size >= TABLES_AT_ONCE) throw new Trouble('too-many-tables');
    const live = await this.#open(match);
    this.#unfollow(match);
    if (this.#gone) return;
    const follower: Follower = { player: this.#caller.player?.id, memory, send: text => this.#line.send(text) };
    this.#follows.set(match, { live, follower });
    await live.follow(follower, seq);
    if (this.#gone || this.#follows.get(match)?.follower !== follower) live.unfollow(follower);
  }

  #unfollow(match: string): void {
    const follow = this.#follows.get(match);
    this.#follows.delete(match);
    follow?.live.unfollow(follow.follower);
  }

  async #submit(message: Extract<ClientMessage, { type: 'move' | 'moves' }>, moves: readonly string[]): Promise<void> {
    const { match, seq, ref } = message;
    const { metrics } = this.#house.around;
    const began = performance.now();
    const live = this.#follows.get(match)?.live ?? (await this.#open(match));
    if (this.#caller.player === undefined) throw new Trouble('not-seated');
    this.#reply(ref, live, await live.submit(this.#caller.player.id, seq, moves));
    metrics.moveSeconds.observe((performance.now() - began) / 1000);
  }

  #reply(ref: number, live: LiveTable, answer: Submitted): void {
    const { match } = live.record;
    switch (answer.type) {
      case 'accepted':
        this.#line.send(`{"type":"accepted","ref":${ref},"match":"${match}","seq":${answer.seq}}`);
        return;
      case 'refused': {
        const { rule, because } = answer.refusal;
        this.#house.around.metrics.refusals.inc();
        const text = live.loaded.words[this.#lang].refusal(answer.refusal);
        this.#send({ type: 'refused', ref, match, seq: answer.seq, index: answer.index, refusal: { rule, because, text } });
        return;
      }
      case 'fault':
        throw new Trouble(answer.fault);
    }
  }

  async #open(match: string): Promise<LiveTable> {
    const live = this.#house.peek(match) ?? (await this.#house.open(match));
    if (!live) throw new Trouble('unknown-match');
    return live;
  }

  #isSlowEnough(): boolean {
    if (!this.#limits.on) return true;
    return this.#bucket.take(this.#house.around.now()) && this.#limits.allow('message', this.#caller.player?.id ?? this.#caller.address);
  }

  #warn(): void {
    this.#error('too-fast');
    if (++this.#warnings >= WARNINGS) this.goodbye('too-fast', 1008);
  }

  #error(code: ErrorCode, detail = '', about?: ClientMessage): void {
    const ref = about && 'ref' in about ? { ref: about.ref } : {};
    const match = about && 'match' in about ? { match: about.match } : {};
    this.#send({ type: 'error', code, text: WORDS[this.#lang].errors[code](detail), ...ref, ...match });
  }

  #send(message: ServerMessage): void {
    this.#line.send(JSON.stringify(message));
  }
}
