import { isUnfinished, type PlayerId, seatOf } from '@tabard/table';
import type { Follower } from './audience.ts';
import type { Listening } from './listening.ts';
import type { LiveTable } from './live-table.ts';
import type { Player } from './store.ts';
import type { Time } from './time.ts';

/** So long after its last question a program still counts as present: it may be thinking. */
const LINGER_MS = 30_000;

/** The most questions of one player, and of one owner with all their programs, that wait at the same time. */
const QUESTIONS_OF_PLAYER = 32;
const QUESTIONS_OF_OWNER = 64;

/** What somebody waits for. */
export interface Waiting<T> {
  /** The tables at which the asker is present while waiting; undefined: all their unfinished ones. */
  readonly at?: LiveTable;
  /** The answer, once there is one. */
  find(tables: readonly LiveTable[]): T | undefined;
  readonly waitMs: number;
  /** Calls when the asker has hung up; the answer is whether that has happened already. */
  onGone(hear: () => void): boolean;
}

/** Lets a player wait for something to happen, without a socket. Whoever keeps asking is present at the table, as if on one. */
export class Turns {
  readonly #time: Time;
  readonly #listening: Listening;
  readonly #unfinished: (player: PlayerId) => Promise<readonly LiveTable[]>;
  readonly #askers = new Map<PlayerId, Asker>();
  /** How many questions each owner has open. */
  readonly #questions = new Map<PlayerId, number>();

  constructor(time: Time, listening: Listening, unfinished: (player: PlayerId) => Promise<readonly LiveTable[]>) {
    this.#time = time;
    this.#listening = listening;
    this.#unfinished = unfinished;
  }

  /** Whether a player may have one more question open. */
  mayWait({ id, owner }: Pick<Player, 'id' | 'owner'>): boolean {
    return (this.#askers.get(id)?.questions ?? 0) < QUESTIONS_OF_PLAYER && (this.#questions.get(owner ?? id) ?? 0) < QUESTIONS_OF_OWNER;
  }

  /** What is waited for, or undefined after `waitMs`. */
  async wait<T>(player: Pick<Player, 'id' | 'owner'>, waiting: Waiting<T>): Promise<T | undefined> {
    const payer = player.owner ?? player.id;
    this.#questions.set(payer, (this.#questions.get(payer) ?? 0) + 1);
    try {
      return await this.#wait(player.id, waiting);
    } finally {
      const left = this.#questions.get(payer)! - 1;
      if (left > 0) this.#questions.set(payer, left);
      else this.#questions.delete(payer);
    }
  }

  async #wait<T>(player: PlayerId, { at, find, waitMs, onGone }: Waiting<T>): Promise<T | undefined> {
    const asker = this.#askers.get(player) ?? this.#newAsker(player);
    const end = this.#time.now() + waitMs;
    let isGone = false;
    const question = asker.arrive();
    isGone = onGone(() => {
      isGone = true;
      asker.wake();
    });
    try {
      await asker.isListening;
      for (;;) {
        const news = asker.newsBy();
        const there = at ? [at] : await asker.tables();
        if (asker.hasLeft || isGone) return;
        await asker.attend(question, there);
        const found = find(there);
        const leftMs = end - this.#time.now();
        if (found !== undefined || leftMs <= 0) return found;
        await news(leftMs);
      }
    } finally {
      asker.depart(question);
    }
  }

  /** Something happened that the player may wait for: a seat somewhere. */
  wake(player: PlayerId): void {
    this.#askers.get(player)?.reseat();
  }

  /** The player is here no more; whatever they wait for, they wait in vain. */
  dismiss(player: PlayerId): void {
    this.#askers.get(player)?.leave();
  }

  close(): void {
    for (const asker of [...this.#askers.values()]) asker.leave();
  }

  #newAsker(player: PlayerId): Asker {
    const isListening = this.#listening.begin(`player ${player}`);
    const tables = () => this.#unfinished(player);
    const asker = new Asker(player, { time: this.#time, isListening, tables }, () => {
      this.#askers.delete(player);
      this.#listening.end(`player ${player}`);
    });
    this.#askers.set(player, asker);
    return asker;
  }
}

interface AskerParts {
  readonly time: Time;
  /** Other houses are heard of seats given to the player. */
  readonly isListening: Promise<void>;
  /** The player's unfinished tables, opened. */
  tables(): Promise<readonly LiveTable[]>;
}

/** A player who asks without a socket, however many questions they have open. */
class Asker {
  readonly #player: PlayerId;
  readonly #parts: AskerParts;
  readonly #onLeave: () => void;
  readonly #follows = new Map<LiveTable, Follower>();
  readonly #waking = new Set<() => void>();
  hasLeft = false;
  /** The open questions, each with the tables it is about. */
  readonly #questions = new Map<symbol, readonly LiveTable[]>();
  /** How often there were news. */
  #count = 0;
  /** The player's unfinished tables, for all questions, until a seat is given or taken. */
  #tables: Promise<readonly LiveTable[]> | undefined;
  #callOffFarewell: (() => void) | undefined;

  constructor(player: PlayerId, parts: AskerParts, onLeave: () => void) {
    this.#player = player;
    this.#parts = parts;
    this.#onLeave = onLeave;
  }

  get isListening(): Promise<void> {
    return this.#parts.isListening;
  }

  get questions(): number {
    return this.#questions.size;
  }

  /** The one where nothing happened for longest first. */
  async tables(): Promise<readonly LiveTable[]> {
    this.#tables ??= this.#parts.tables();
    const tables = await this.#tables.catch((error: unknown) => {
      this.#tables = undefined;
      throw error;
    });
    return tables.filter(({ table }) => isUnfinished(table.about)).toSorted((a, b) => a.table.at - b.table.at);
  }

  /** A seat was given or taken, or a table let go. */
  reseat(): void {
    this.#tables = undefined;
    this.wake();
  }

  arrive(): symbol {
    const question = Symbol('question');
    this.#questions.set(question, []);
    // A note may have been lost since the last one.
    this.#tables = undefined;
    this.#callOffFarewell?.();
    return question;
  }

  depart(question: symbol): void {
    this.#questions.delete(question);
    if (this.#questions.size === 0 && !this.hasLeft) this.#callOffFarewell = this.#parts.time.after(LINGER_MS, () => this.leave());
  }

  async attend(question: symbol, tables: readonly LiveTable[]): Promise<void> {
    this.#questions.set(question, tables);
    const wanted = new Set([...this.#questions.values()].flat());
    for (const live of this.#follows.keys()) if (!wanted.has(live) && !this.#plays(live)) this.#unfollow(live);
    for (const live of tables) {
      if (this.hasLeft || this.#follows.has(live)) continue;
      const follower: Follower = { player: this.#player, memory: false, send: () => this.wake(), end: () => this.reseat() };
      this.#follows.set(live, follower);
      await live.follow(follower, undefined);
      if (this.hasLeft) live.unfollow(follower);
    }
  }

  /** A way to wait for news since now: they may come before one begins to wait. */
  newsBy(): (withinMs: number) => Promise<void> {
    const before = this.#count;
    return withinMs =>
      new Promise(resolve => {
        if (this.#count > before) return resolve();
        const wake = () => {
          callOff();
          this.#waking.delete(wake);
          resolve();
        };
        const callOff = this.#parts.time.after(withinMs, wake);
        this.#waking.add(wake);
      });
  }

  wake(): void {
    this.#count++;
    for (const wake of [...this.#waking]) wake();
  }

  leave(): void {
    this.hasLeft = true;
    this.#callOffFarewell?.();
    for (const live of this.#follows.keys()) this.#unfollow(live);
    this.#onLeave();
    this.wake();
  }

  #plays(live: LiveTable): boolean {
    return isUnfinished(live.table.about) && seatOf(live.table.about, this.#player) !== undefined;
  }

  #unfollow(live: LiveTable): void {
    const follower = this.#follows.get(live);
    this.#follows.delete(live);
    if (follower) live.unfollow(follower);
  }
}
