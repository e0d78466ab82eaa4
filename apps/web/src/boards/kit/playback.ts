import type { Show } from './flight.ts';

/** More waiting than this and the older ones are not shown: the table must not fall behind. */
const MOST_WAITING = 2;
/** A leap beyond this, or back (in a replay), is drawn at once. */
const MOST_AHEAD = 12;

/** How a step is shown and then drawn. */
export interface Performance<Step> {
  /** Undefined where there is nothing to watch. */
  perform(step: Step): Show | undefined;
  draw(step: Step, how: { readonly follows: boolean }): void;
  /** Resolves when the drawing stands. */
  drawn(): Promise<void>;
}

/** Plays the steps of a match one after another, as they come. */
export class Playback<Step extends { readonly seq: number }> {
  readonly #waiting: Step[] = [];
  #reached: number;
  #running: Show | undefined;
  #busy = false;
  #ended = false;

  constructor(seq: number) {
    this.#reached = seq;
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  get isIdle(): boolean {
    return !this.#busy && !this.hasWaiting;
  }

  add(step: Step, performance: Performance<Step>): void {
    this.#waiting.push(step);
    if (!this.#busy) void this.#play(performance);
  }

  /** Shows the end of what is being shown at once. */
  skip(): void {
    this.#running?.skip();
  }

  end(): void {
    this.#ended = true;
    this.skip();
  }

  async #play({ perform, draw, drawn }: Performance<Step>): Promise<void> {
    this.#busy = true;
    for (let step = this.#waiting.shift(); step !== undefined && !this.#ended; step = this.#waiting.shift()) {
      const follows = isNext(this.#reached, step.seq);
      this.#reached = step.seq;
      this.#running = follows && this.#waiting.length < MOST_WAITING ? perform(step) : undefined;
      if (this.#running) await this.#running.done;
      draw(step, { follows });
      await drawn();
    }
    this.#busy = false;
  }
}

/** Whether a step can be shown as coming after another. */
export const isNext = (before: number, seq: number): boolean => seq > before && seq - before <= MOST_AHEAD;
