import type { Result } from '@tabard/core';
import { Queue } from './queue.ts';
import type { Time } from './time.ts';
import type { Trouble } from './trouble.ts';

/** An answer that is spelled already. */
export class Spelled {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Texts that make up an answer, one after the other. */
export type Pages = readonly string[];

type Found = Result<Pages, Trouble>;
/** Works something out a little at a time. */
type Work = () => Promise<Generator<void, Found>>;

/** So many steps are made before anybody else has a turn. */
const STEPS_AT_ONCE = 32;
/** So many letters are kept. */
const MOST = 24_000_000;
/** What nobody asked for for so long is not kept: strangers could fill all the room, and leave. */
const KEPT_MS = 30_000;

interface Kept {
  readonly found: Found;
  readonly size: number;
  /** When it was asked for last. */
  at: number;
}

/** What is told of finished matches, which do not change: worked out once however many ask, one at a time, and kept for a while. */
export class Archive {
  readonly #time: Time;
  readonly #queue = new Queue();
  readonly #working = new Map<string, Promise<Found>>();
  /** The last asked for is last. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  find(key: string, work: Work): Promise<Found> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      kept.at = this.#time.now();
      return Promise.resolve(kept.found);
    }
    const working = this.#working.get(key) ?? this.#queue.run(() => this.#do(key, work)).finally(() => this.#working.delete(key));
    this.#working.set(key, working);
    return working;
  }

  /** Forgets what nobody asks for any more. */
  sweep(): void {
    const before = this.#time.now() - KEPT_MS;
    for (const [key, { at }] of this.#kept) {
      if (at > before) return;
      this.#drop(key);
    }
  }

  async #do(key: string, work: Work): Promise<Found> {
    const steps = await work();
    for (let count = 1; ; count++) {
      const step = steps.next();
      if (step.done) {
        this.#keep(key, step.value);
        return step.value;
      }
      if (count % STEPS_AT_ONCE === 0) await new Promise<void>(resolve => this.#time.after(0, resolve));
    }
  }

  #keep(key: string, found: Found): void {
    const size = found.ok ? found.value.reduce((sum, page) => sum + page.length, key.length) : key.length;
    if (size > MOST) return;
    this.#kept.set(key, { found, size, at: this.#time.now() });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MOST) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
