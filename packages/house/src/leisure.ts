import type { Time } from './time.ts';

/** For work that may wait: one small piece at a time, with a rest after each that is so many times as long as the piece took. */
const REST = 19;

/** Work in pieces. */
type Work = () => AsyncGenerator<void, void>;

/** Whatever was asked for last comes first: what others have waited for is out of date soonest. */
export class Leisure {
  readonly #time: Time;
  readonly #waiting: Work[] = [];
  #isBusy = false;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Begins at once if there is nothing else to do; the answer calls it off. */
  ask(work: Work): () => void {
    this.#waiting.push(work);
    if (!this.#isBusy) void this.#go();
    return () => {
      const place = this.#waiting.indexOf(work);
      if (place >= 0) this.#waiting.splice(place, 1);
    };
  }

  async #go(): Promise<void> {
    this.#isBusy = true;
    for (let work = this.#waiting.pop(); work; work = this.#waiting.pop()) {
      const pieces = work();
      for (let isDone: boolean | undefined; !isDone; ) {
        const began = this.#time.now();
        isDone = (await pieces.next()).done;
        const tookMs = this.#time.now() - began;
        if (tookMs > 0) await new Promise<void>(resolve => this.#time.after(REST * tookMs, resolve));
      }
    }
    this.#isBusy = false;
  }
}
