import type { Lang, Result } from '@tabard/core';
import { type ClientMessage, type ServerMessage, VERSION, type Watched } from '@tabard/protocol';
import type { Follower } from './audience.ts';
import type { House } from './house.ts';
import type { Granted, LiveTable, Unopened } from './live-table.ts';
import type { Report } from './report.ts';
import type { Player } from './store.ts';
import { say, type Trouble, trouble } from './trouble.ts';

/** The most tables one connection may follow. */
const TABLES_AT_ONCE = 100;

/** Where messages go: a socket, or the port of a worker. */
export interface Line {
  send(message: ServerMessage): void;
}

/** Who is on the line. */
export interface Caller {
  readonly player: Player | undefined;
  /** The hash of the key they came in with, if it was one. */
  readonly key?: string | undefined;
  readonly lang: Lang;
}

interface Follow {
  readonly follower: Follower;
  /** Undefined: it is being opened. */
  live: LiveTable | undefined;
}

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** One connection: hears messages, knows who speaks, answers. */
export class Session {
  readonly #line: Line;
  readonly #house: House;
  readonly #report: Report;
  readonly #player: Player | undefined;
  readonly #follows = new Map<string, Follow>();
  readonly #watches = new Map<Watched, () => void>();
  readonly #hangUp: () => void;
  #release: () => void;
  #lang: Lang;
  #isGreeted = false;
  #isGone = false;

  constructor(line: Line, house: House, report: Report, { player, key, lang }: Caller) {
    this.#line = line;
    this.#house = house;
    this.#report = report;
    this.#player = player;
    this.#lang = lang;
    const mayBeDismissed = player && (player.owner !== null || key !== undefined);
    this.#release = mayBeDismissed ? house.receive({ player: player.id, key }) : () => {};
    this.#hangUp = house.onPause(paused => this.#isGreeted && this.#line.send({ type: 'house', paused }));
  }

  /** Whatever is said gets an answer; nothing that is said can end the house. False: they speak another version and should go. */
  async receive(message: ClientMessage): Promise<boolean> {
    if (this.#isGone) return true;
    if (message.type === 'hello') return this.#greet(message);
    if (!this.#isGreeted) this.complain(trouble('hello-first'), message);
    else
      try {
        const wrong = await this.#answer(message);
        if (wrong) this.complain(wrong, message);
      } catch (error) {
        await this.#house.doubt();
        if (!this.#house.isPaused) this.#report.problem('a message failed', { type: message.type, error });
        this.complain(trouble(this.#house.isPaused ? 'paused' : 'internal'), message);
      }
    return true;
  }

  /** Says what is wrong, with a message if it was one. */
  complain(wrong: Trouble, about?: ClientMessage): void {
    const wish = about && 'wish' in about ? { wish: about.wish } : {};
    const table = about && 'table' in about ? { table: about.table } : {};
    if (!this.#isGone) this.#line.send({ type: 'error', ...say(wrong, this.#lang), ...wish, ...table });
  }

  /** The last word: whatever comes after it is not heard. */
  goodbye(reason: Extract<ServerMessage, { type: 'goodbye' }>['reason']): void {
    if (!this.#isGone) this.#line.send({ type: 'goodbye', reason });
    this.#isGone = true;
  }

  /** The line is dead. */
  end(): void {
    this.#isGone = true;
    this.#hangUp();
    this.#release();
    this.#release = () => {};
    for (const { live, follower } of this.#follows.values()) live?.unfollow(follower);
    this.#follows.clear();
    for (const what of [...this.#watches.keys()]) this.#unwatch(what);
  }

  #greet({ version, lang }: Of<'hello'>): boolean {
    this.#lang = lang;
    if (version !== VERSION) {
      this.complain(trouble('version'));
      return false;
    }
    this.#isGreeted = true;
    this.#line.send({ type: 'welcome', version: VERSION, name: this.#player?.name ?? '' });
    if (this.#house.isPaused) this.#line.send({ type: 'house', paused: true });
    return true;
  }

  #answer(message: Exclude<ClientMessage, { type: 'hello' }>): Promise<Trouble | undefined> | undefined {
    switch (message.type) {
      case 'move':
        return this.#move(message, [message.move]);
      case 'moves':
        return this.#move(message, message.moves);
      case 'follow':
        return this.#follow(message);
      case 'unfollow':
        this.#unfollow(message.table);
        return;
      case 'watch':
        this.#watch(message.what);
        return;
      case 'unwatch':
        this.#unwatch(message.what);
        return;
      case 'say':
        return this.#say(message);
      case 'ping':
        this.#line.send({ type: 'pong', ref: message.ref });
        return;
    }
  }

  #watch(what: Watched): void {
    this.#unwatch(what);
    const watcher = { send: (message: ServerMessage) => this.#line.send(message) };
    if (what === 'lobby') this.#watches.set(what, this.#house.lobby.watch(watcher));
    else if (this.#player) this.#watches.set(what, this.#house.mine.watch(this.#player, watcher));
    else this.#line.send({ type: 'mine', whole: true, changed: [], gone: [] });
  }

  #unwatch(what: Watched): void {
    this.#watches.get(what)?.();
    this.#watches.delete(what);
  }

  async #follow({ table, seq, memory = false }: Of<'follow'>): Promise<Trouble | undefined> {
    this.#unfollow(table);
    if (this.#follows.size >= TABLES_AT_ONCE) return trouble('too-many-tables');
    const follower: Follower = {
      player: this.#player?.id,
      memory,
      send: message => this.#line.send(message),
      end: why => {
        if (this.#follows.get(table)?.follower === follower) this.#follows.delete(table);
        this.complain(trouble(why), { type: 'unfollow', table });
      },
    };
    const follow: Follow = { follower, live: undefined };
    this.#follows.set(table, follow);
    // Somebody may hang up, change their mind or ask again while the table is opened.
    const isWanted = (): boolean => !this.#isGone && this.#follows.get(table) === follow;
    const opened = await this.#open(table).catch((error: unknown) => {
      if (isWanted()) this.#follows.delete(table);
      throw error;
    });
    if (!isWanted()) return;
    if (!opened.ok) {
      this.#follows.delete(table);
      return trouble(opened.error);
    }
    follow.live = opened.value;
    const maySee = await opened.value.follow(follower, seq);
    if (!isWanted()) opened.value.unfollow(follower);
    return maySee ? undefined : trouble('spectators-forbidden');
  }

  #unfollow(table: string): void {
    const follow = this.#follows.get(table);
    this.#follows.delete(table);
    follow?.live?.unfollow(follow.follower);
  }

  async #move({ table, after, wish }: Of<'move' | 'moves'>, moves: readonly string[]): Promise<Trouble | undefined> {
    const live = this.#follows.get(table)?.live;
    const opened = live ? undefined : await this.#open(table);
    if (opened && !opened.ok) return trouble(opened.error);
    if (this.#player === undefined) return trouble('not-seated');
    const at = live ?? opened!.value;
    const answer = await this.#house.wish(at, this.#player, { type: 'move', after, moves }, wish);
    if (!answer.ok) return trouble(answer.error);
    this.#reply(at, wish, answer.value);
    return;
  }

  async #say({ table, wish, ...said }: Of<'say'>): Promise<Trouble | undefined> {
    const opened = await this.#open(table);
    if (!opened.ok) return trouble(opened.error);
    if (this.#player === undefined) return trouble('bad-name');
    const words = 'phrase' in said ? { phrase: said.phrase } : { text: said.text };
    // The name they had when they came may be another by now.
    const speaker = (await this.#house.store.player(this.#player.id)) ?? this.#player;
    const answer = await this.#house.say(opened.value, speaker, words, wish);
    if (!answer.ok) return trouble(answer.error);
    this.#line.send({ type: 'accepted', wish, table, seq: opened.value.seqFor(speaker.id) });
    return;
  }

  #reply(live: LiveTable, wish: string, { seq, refused }: Granted): void {
    const table = live.table.id;
    if (!refused) {
      this.#line.send({ type: 'accepted', wish, table, seq });
      return;
    }
    const { rule, because } = refused.refusal;
    const text = live.hosted.words[this.#lang].refusal(refused.refusal);
    this.#line.send({ type: 'refused', wish, table, seq, index: refused.index, refusal: { rule, because, text } });
  }

  #open(table: string): Promise<Result<LiveTable, Unopened>> {
    return this.#house.open(table);
  }
}
