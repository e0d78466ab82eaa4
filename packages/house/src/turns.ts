import { type PlayerId, seatOf } from '@tabard/table';
import type { Follower } from './audience.ts';
import type { LiveTable } from './live-table.ts';
import type { Time } from './time.ts';

/** So long after its last question a program still counts as present: it may be thinking. */
const LINGER_MS = 30_000;

/** What somebody waits for. */
export interface Waiting<T> {
  /** The tables at which the asker is present while waiting. */
  tables(): Promise<readonly LiveTable[]>;
  /** The answer, once there is one. */
  find(tables: readonly LiveTable[]): T | undefined;
  readonly waitMs: number;
  /** Calls when the asker has hung up; the answer is whether that has happened already. */
  onGone(hear: () => void): boolean;
}

/** Lets a player wait for something to happen, without a socket. Whoever keeps asking is present at the table, as if on one. */
export class Turns {
  readonly #time: Time;
  readonly #askers = new Map<PlayerId, Asker>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** What is waited for, or undefined after `waitMs`. */
  async wait<T>(player: PlayerId, { tables, find, waitMs, onGone }: Waiting<T>): Promise<T | undefined> {
    const asker = this.#askers.get(player) ?? new Asker(player, this.#time, () => this.#askers.delete(player));
    this.#askers.set(player, asker);
    const end = this.#time.now() + waitMs;
    let isGone = false;
    const question = asker.arrive();
    isGone = onGone(() => {
      isGone = true;
      asker.wake();
    });
    try {
      for (;;) {
        const news = asker.newsBy();
        const there = await tables();
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
    this.#askers.get(player)?.wake();
  }

  /** The player is here no more; whatever they wait for, they wait in vain. */
  dismiss(player: PlayerId): void {
    this.#askers.get(player)?.leave();
  }

  close(): void {
    for (const asker of [...this.#askers.values()]) asker.leave();
  }
}

/** A player who asks without a socket, however many questions they have open. */
class Asker {
  readonly #player: PlayerId;
  readonly #time: Time;
  readonly #onLeave: () => void;
  readonly #follows = new Map<LiveTable, Follower>();
  readonly #waking = new Set<() => void>();
  hasLeft = false;
  /** The open questions, each with the tables it is about. */
  readonly #questions = new Map<symbol, readonly LiveTable[]>();
  /** How often there were news. */
  #count = 0;
  #callOffFarewell: (() => void) | undefined;

  constructor(player: PlayerId, time: Time, onLeave: () => void) {
    this.#player = player;
    this.#time = time;
    this.#onLeave = onLeave;
  }

  arrive(): symbol {
    const question = Symbol('question');
    this.#questions.set(question, []);
    this.#callOffFarewell?.();
    return question;
  }

  depart(question: symbol): void {
    this.#questions.delete(question);
    if (this.#questions.size === 0 && !this.hasLeft) this.#callOffFarewell = this.#time.after(LINGER_MS, () => this.leave());
  }

  async attend(question: symbol, tables: readonly LiveTable[]): Promise<void> {
    this.#questions.set(question, tables);
    const wanted = new Set([...this.#questions.values()].flat());
    for (const live of this.#follows.keys()) if (!wanted.has(live) && !this.#plays(live)) this.#unfollow(live);
    for (const live of tables) {
      if (this.hasLeft || this.#follows.has(live)) continue;
      const follower: Follower = { player: this.#player, memory: false, send: () => this.wake(), end: () => this.wake() };
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
        const callOff = this.#time.after(withinMs, wake);
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

  #plays({ table: { about } }: LiveTable): boolean {
    return (about.status === 'waiting' || about.status === 'playing') && seatOf(about, this.#player) !== undefined;
  }

  #unfollow(live: LiveTable): void {
    const follower = this.#follows.get(live);
    this.#follows.delete(live);
    if (follower) live.unfollow(follower);
  }
}
