import type { Time } from './time.ts';

/** Does something at once when it is asked to, and again no sooner than after a while, however often it is asked. */
export class Pace {
  readonly #time: Time;
  readonly #everyMs: number;
  readonly #run: () => Promise<void>;
  #last = Number.NEGATIVE_INFINITY;
  #isRunning = false;
  #isAsked = false;
  #callOff: (() => void) | undefined;

  constructor(time: Time, everyMs: number, run: () => Promise<void>) {
    this.#time = time;
    this.#everyMs = everyMs;
    this.#run = run;
  }

  ask(): void {
    this.#isAsked = true;
    if (this.#isRunning || this.#callOff) return;
    const waitMs = this.#last + this.#everyMs - this.#time.now();
    if (waitMs <= 0) void this.#go();
    else this.#callOff = this.#time.after(waitMs, () => void this.#go());
  }

  /** What was asked for is not done any more. */
  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#isAsked = false;
  }

  async #go(): Promise<void> {
    this.#callOff = undefined;
    this.#isAsked = false;
    this.#isRunning = true;
    this.#last = this.#time.now();
    await this.#run();
    this.#isRunning = false;
    if (this.#isAsked) this.ask();
  }
}
