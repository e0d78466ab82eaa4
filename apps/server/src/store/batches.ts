import type { Result } from '@tabard/core';

interface Waiting<Job, Answer> {
  readonly job: Job;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Writes jobs at once, and says of each what it came to. Rejects when nobody knows. */
export type Send<Job, Answer> = (jobs: readonly Job[]) => Promise<readonly Result<Answer, unknown>[]>;

/** The most turns of the event loop that a batch waits for company, as long as each brings more. */
const PATIENCE = 8;
/** So many at once at most: others wait for them. */
const MOST = 500;
/** So many at once, so many times running, are a crowd: what has gathered once behind a slow disk is none. */
const CROWD = 10;
const RUNNING = 3;

/**
 * What all tables write at about the same time is sent together, to share one commit. While that is on its way the next collects; a
 * second job at a table waits for the first.
 */
export class Batches<Job extends { readonly table?: string }, Answer> {
  readonly #send: Send<Job, Answer>;
  #waiting: Waiting<Job, Answer>[] = [];
  #isBusy = false;
  #whenIdle: (() => void)[] = [];
  /** How many were sent. */
  count = 0;
  /** How many of the last ones, without a break, were shared by many. */
  #crowds = 0;

  constructor(send: Send<Job, Answer>) {
    this.#send = send;
  }

  /** The last ones were shared by many. */
  get isCrowded(): boolean {
    return this.#crowds >= RUNNING;
  }

  write(job: Job): Promise<Answer> {
    if (!this.#isBusy) this.#sendSoon();
    return new Promise((resolve, reject) => this.#waiting.push({ job, resolve, reject }));
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    if (this.#isBusy) await new Promise<void>(resolve => this.#whenIdle.push(resolve));
  }

  /** Alone, that is after one turn of the event loop, a few microseconds. */
  #sendSoon(before = 0, patience = PATIENCE): void {
    this.#isBusy = true;
    setImmediate(() => {
      if (this.#waiting.length === before || patience === 0) void this.#sendAll();
      else this.#sendSoon(this.#waiting.length, patience - 1);
    });
  }

  async #sendAll(): Promise<void> {
    await this.#settle(this.#take());
    if (this.#waiting.length > 0) return this.#sendSoon();
    this.#isBusy = false;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** The next ones, none at the same table. */
  #take(): Waiting<Job, Answer>[] {
    const tables = new Set<string>();
    const taken: Waiting<Job, Answer>[] = [];
    const left: Waiting<Job, Answer>[] = [];
    for (const one of this.#waiting) {
      const { table } = one.job;
      const isFit = taken.length < MOST && (table === undefined || !tables.has(table));
      (isFit ? taken : left).push(one);
      if (isFit && table !== undefined) tables.add(table);
    }
    this.#waiting = left;
    return taken;
  }

  async #settle(sent: readonly Waiting<Job, Answer>[]): Promise<void> {
    try {
      const answers = await this.#send(sent.map(({ job }) => job));
      this.count++;
      this.#crowds = sent.length >= CROWD ? this.#crowds + 1 : 0;
      for (const [i, { resolve, reject }] of sent.entries()) {
        const answer = answers[i]!;
        if (answer.ok) resolve(answer.value);
        else reject(answer.error);
      }
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }
}
