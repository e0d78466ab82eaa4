import { seating } from '@tabard/table';
import type { Follower } from './follower.ts';
import type { LiveTable } from './live-table.ts';

/** So long after its last question a program still counts as present: it may be thinking. */
const LINGER_MS = 30_000;
/** How often to look for tables at which the asker was seated meanwhile. */
const LOOK_MS = 1000;

/** What somebody waits for. */
interface Wish<T> {
  /** The tables at which the asker is present while waiting. */
  tables(): Promise<readonly LiveTable[]>;
  /** The answer, once there is one. */
  find(tables: readonly LiveTable[]): T | undefined;
  readonly waitMs: number;
  /** Fires when the asker has hung up. */
  readonly gone: AbortSignal;
}

/** Lets a player wait by HTTP for something to happen. Whoever keeps asking is present at the table, as if on a socket. */
export class Turns {
  readonly #askers = new Map<string, Asker>();

  /** The wish, or undefined after `waitMs`. */
  async wait<T>(player: string, { tables, find, waitMs, gone }: Wish<T>): Promise<T | undefined> {
    const asker = this.#askers.get(player) ?? new Asker(player, () => this.#askers.delete(player));
    this.#askers.set(player, asker);
    const end = performance.now() + waitMs;
    asker.arrive();
    try {
      for (;;) {
        const there = await tables();
        if (asker.hasLeft || gone.aborted) return;
        await asker.attend(there);
        const found = find(there);
        const left = end - performance.now();
        if (found !== undefined || left <= 0) return found;
        await asker.news(Math.min(left, LOOK_MS), gone);
      }
    } finally {
      asker.depart();
    }
  }

  /** The player is here no more; whatever they wait for, they wait in vain. */
  dismiss(player: string): void {
    this.#askers.get(player)?.leave();
  }

  close(): void {
    for (const asker of this.#askers.values()) asker.leave();
  }
}

/** A player who asks by HTTP, however many questions they have open. */
class Asker {
  readonly #player: string;
  readonly #onLeave: () => void;
  readonly #follows = new Map<LiveTable, Follower>();
  readonly #waking = new Set<() => void>();
  hasLeft = false;
  #questions = 0;
  #farewell: NodeJS.Timeout | undefined;

  constructor(player: string, onLeave: () => void) {
    this.#player = player;
    this.#onLeave = onLeave;
  }

  arrive(): void {
    this.#questions++;
    clearTimeout(this.#farewell);
  }

  depart(): void {
    if (--this.#questions === 0 && !this.hasLeft) this.#farewell = setTimeout(() => this.leave(), LINGER_MS).unref();
  }

  async attend(tables: readonly LiveTable[]): Promise<void> {
    for (const live of this.#follows.keys()) if (!tables.includes(live) && !this.#plays(live)) this.#unfollow(live);
    for (const live of tables) {
      if (this.#follows.has(live)) continue;
      const follower: Follower = { player: this.#player, memory: false, send: () => this.#wake() };
      this.#follows.set(live, follower);
      await live.follow(follower, undefined);
      if (this.hasLeft) live.unfollow(follower);
    }
  }

  /** Resolves when something has happened at one of the tables, or after so long, or when nobody listens any more. */
  news(withinMs: number, gone: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', wake);
        this.#waking.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, withinMs);
      gone.addEventListener('abort', wake);
      this.#waking.add(wake);
    });
  }

  leave(): void {
    this.hasLeft = true;
    clearTimeout(this.#farewell);
    for (const live of this.#follows.keys()) this.#unfollow(live);
    this.#onLeave();
    this.#wake();
  }

  #plays({ record }: LiveTable): boolean {
    return (record.status === 'waiting' || record.status === 'playing') && seating.seatOf(record, this.#player) !== undefined;
  }

  #unfollow(live: LiveTable): void {
    const follower = this.#follows.get(live);
    this.#follows.delete(live);
    if (follower) live.unfollow(follower);
  }

  #wake(): void {
    for (const wake of this.#waking) wake();
  }
}
