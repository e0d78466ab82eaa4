import { newKey } from '../store/secrets.ts';
import { searchMs } from './budget.ts';
import type { Question, Thinker } from './thinker.ts';
import type { Time } from './time.ts';

export interface PoolOptions {
  /** How long every answer takes, whatever there was to think about: how quickly a bot moves must not tell what it holds. */
  readonly pauseMs: number;
  readonly workers: number;
  readonly time: Time;
  /** One more thinker. */
  hire(): Thinker;
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
export class BotPool {
  readonly #options: PoolOptions;
  readonly #queue: Asked[] = [];
  readonly #unsettled = new Map<Asked, (() => void) | undefined>();
  readonly #thinkers = new Set<Thinker>();
  readonly #idle: Thinker[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
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
    await Promise.all([...this.#thinkers].map(thinker => thinker.dismiss()));
  }

  #serve(): void {
    while (this.#queue.length > 0) {
      const thinker = this.#idle.pop() ?? this.#hire();
      if (!thinker) return;
      void this.#think(this.#queue.shift()!, thinker);
    }
  }

  #hire(): Thinker | undefined {
    if (this.#thinkers.size >= this.#options.workers) return;
    const thinker = this.#options.hire();
    this.#thinkers.add(thinker);
    return thinker;
  }

  async #think(asked: Asked, thinker: Thinker): Promise<void> {
    const { pauseMs } = this.#options;
    let dueMs = pauseMs;
    try {
      await thinker.ready;
      const { level, ...question } = asked.question;
      const waitedMs = this.#since(asked);
      const budget = searchMs(pauseMs, { waitedMs, behind: this.#queue.length, workers: this.#options.workers });
      const isTimed = level === BY_THE_CLOCK;
      // A search ends early where there is nothing to choose: nobody is to notice.
      if (isTimed) dueMs = Math.max(pauseMs, waitedMs + budget);
      const move = await thinker.ask({ ...question, spec: isTimed ? `${level}:${budget}ms` : level, seed: newKey() });
      this.#idle.push(thinker);
      this.#settle(asked, dueMs, () => asked.resolve(move));
    } catch (error) {
      this.#thinkers.delete(thinker);
      void thinker.dismiss();
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
