/** Work that is done one piece at a time, in the order of asking. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  /** Begins at once if there is nothing else to do. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    let done = (): void => {};
    // Known before the work begins: it may itself ask for more.
    this.#last = new Promise<void>(resolve => {
      done = () => {
        this.#waiting--;
        resolve();
      };
    });
    const turn = this.#waiting++ === 0 ? work() : before.then(work);
    turn.then(done, done);
    return turn;
  }
}
