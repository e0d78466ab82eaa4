/** Work that is done one piece at a time, in the order of asking. */
export class Queue {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  get isEmpty(): boolean {
    return !this.#isBusy;
  }

  /** Begins at once if there is nothing else to do. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isBusy) return this.#do(work);
    return new Promise((resolve, reject) => this.#waiting.push(() => this.#do(work).then(resolve, reject)));
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    // Known before the work begins: it may itself ask for more.
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#goOn();
    }
  }

  /** Whoever asked for what is done hears of it before the next begins. */
  #goOn(): void {
    const next = this.#waiting.shift();
    if (next) void Promise.resolve().then(next);
    else this.#isBusy = false;
  }
}
