import { BOTS, type BotName, LEVELS } from '@tabard/bots';
import type { Question, Thinker, Time } from '@tabard/house';
import { newKey } from '../secrets.ts';
import { searchMs } from './budget.ts';
import type { Mind } from './mind.ts';

export interface PoolOptions {
  /** How long every answer takes, whatever there was to think about: how quickly a bot moves must not tell what it holds. */
  readonly pauseMs: number;
  readonly workers: number;
  readonly time: Time;
  /** One more mind. */
  hire(): Mind;
}

interface Asked {
  readonly question: Question;
  readonly at: number;
  /** Whoever was asked first failed. */
  isRetry: boolean;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** The one level whose strength is the time it is given. */
const BY_THE_CLOCK = 'strong';

/** Asks bots for their moves: several at a time, the others wait in a queue. */
export class BotPool implements Thinker {
  readonly offered: readonly string[] = LEVELS;
  readonly usual: BotName = 'medium';
  readonly #options: PoolOptions;
  readonly #queue: Asked[] = [];
  readonly #unsettled = new Map<Asked, (() => void) | undefined>();
  readonly #minds = new Set<Mind>();
  readonly #idle: Mind[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Programs may ask for any bot there is. */
  knows(level: string): boolean {
    return BOTS.some(name => name === level);
  }

  /** The spelled move of a bot. Rejects when it fails. */
  choose(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      const asked = { question, at: this.#options.time.now(), isRetry: false, resolve, reject };
      this.#unsettled.set(asked, undefined);
      this.#queue.push(asked);
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#queue.length = 0;
    for (const [{ reject }, callOff] of this.#unsettled) {
      callOff?.();
      reject(new Error('closed'));
    }
    this.#unsettled.clear();
    await Promise.all([...this.#minds].map(mind => mind.dismiss()));
  }

  #serve(): void {
    while (this.#queue.length > 0) {
      const mind = this.#idle.pop() ?? this.#hire();
      if (!mind) return;
      void this.#think(this.#queue.shift()!, mind);
    }
  }

  #hire(): Mind | undefined {
    if (this.#minds.size >= this.#options.workers) return;
    const mind = this.#options.hire();
    this.#minds.add(mind);
    return mind;
  }

  async #think(asked: Asked, mind: Mind): Promise<void> {
    const { pauseMs } = this.#options;
    let dueMs = pauseMs;
    try {
      await mind.ready;
      const { level, ...question } = asked.question;
      const waitedMs = this.#since(asked);
      const budget = searchMs(pauseMs, { waitedMs, behind: this.#queue.length, workers: this.#options.workers });
      const isTimed = level === BY_THE_CLOCK;
      // A search ends early where there is nothing to choose: nobody is to notice.
      if (isTimed) dueMs = Math.max(pauseMs, waitedMs + budget);
      const move = await mind.ask({ ...question, spec: isTimed ? `${level}:${budget}ms` : level, seed: newKey() });
      this.#idle.push(mind);
      this.#settle(asked, dueMs, () => asked.resolve(move));
    } catch (error) {
      this.#minds.delete(mind);
      void mind.dismiss();
      if (asked.isRetry) this.#settle(asked, dueMs, () => asked.reject(error instanceof Error ? error : new Error(String(error))));
      else this.#queue.unshift(Object.assign(asked, { isRetry: true }));
    }
    this.#serve();
  }

  /** Answers so long after the question, or at once if that has passed. */
  #settle(asked: Asked, dueMs: number, answer: () => void): void {
    if (!this.#unsettled.has(asked)) return;
    const settle = () => {
      this.#unsettled.delete(asked);
      answer();
    };
    const leftMs = dueMs - this.#since(asked);
    if (leftMs <= 0) settle();
    else this.#unsettled.set(asked, this.#options.time.after(leftMs, settle));
  }

  #since({ at }: Asked): number {
    return this.#options.time.now() - at;
  }
}
