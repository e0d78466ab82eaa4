import type { Report } from './report.ts';
import type { Store } from './store.ts';
import type { Time } from './time.ts';

const TRY_AGAIN_MS = 1000;

/** Whether the house can store anything. When it cannot, it pauses, tries again and again, and goes on by itself. */
export class Pulse {
  readonly #store: Pick<Store, 'probe'>;
  readonly #time: Time;
  readonly #report: Report;
  readonly #changed: (isPaused: boolean) => void;
  #isPaused = false;
  #callOff: (() => void) | undefined;
  #isStopped = false;

  constructor(store: Pick<Store, 'probe'>, time: Time, report: Report, changed: (isPaused: boolean) => void) {
    this.#store = store;
    this.#time = time;
    this.#report = report;
    this.#changed = changed;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** The store failed. */
  stumble(error: unknown): void {
    if (this.#isPaused || this.#isStopped) return;
    this.#report.problem('the store failed; the house pauses', { error });
    this.#isPaused = true;
    this.#changed(true);
    this.#tryLater();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  #tryLater(): void {
    this.#callOff = this.#time.after(TRY_AGAIN_MS, () => {
      this.#store.probe().then(
        () => this.#recover(),
        () => this.#isStopped || this.#tryLater(),
      );
    });
  }

  #recover(): void {
    if (this.#isStopped) return;
    this.#isPaused = false;
    this.#report.note('the store works again; the house goes on', {});
    this.#changed(false);
  }
}
