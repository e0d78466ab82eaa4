import type { Time } from './time.ts';

/** Rings once at a moment by the store's clock, which may be another than ours, and be set: so after no more than `most` of our own time. */
export class Alarm {
  readonly #time: Time;
  readonly #now: () => number;
  readonly #most: number;
  readonly #ring: (waitedMs: number) => void;
  #at: number | null = null;
  #callOff: () => void = () => {};

  constructor(time: Time, now: () => number, most: number, ring: (waitedMs: number) => void) {
    this.#time = time;
    this.#now = now;
    this.#most = most;
    this.#ring = ring;
  }

  /** From now on it rings then and at no other time; null: not at all. */
  set(at: number | null): void {
    if (at === this.#at) return;
    this.#callOff();
    this.#at = at;
    if (at === null) return;
    const waitedMs = Math.min(Math.max(at - this.#now(), 0), this.#most);
    this.#callOff = this.#time.after(waitedMs, () => {
      this.#at = null;
      this.#ring(waitedMs);
    });
  }
}
