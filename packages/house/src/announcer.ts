import type { Time } from './time.ts';

const EVERY_MS = 250;

/** Tells of changes: the first at once, those that follow it closely together, however many there are. */
export class Announcer {
  readonly #time: Time;
  readonly #tell: () => void;
  #last = Number.NEGATIVE_INFINITY;
  #callOff: (() => void) | undefined;

  constructor(time: Time, tell: () => void) {
    this.#time = time;
    this.#tell = tell;
  }

  /** False: it is told in a moment. What is urgent is told at once. */
  announce({ isUrgent }: { isUrgent: boolean }): boolean {
    const waitMs = this.#last + EVERY_MS - this.#time.now();
    if (isUrgent || waitMs <= 0) this.#tellNow();
    else this.#callOff ??= this.#time.after(waitMs, () => this.#tellNow());
    return this.#callOff === undefined;
  }

  #tellNow(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#last = this.#time.now();
    this.#tell();
  }
}
