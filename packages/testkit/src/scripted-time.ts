import type { Time } from '@tabard/house';

/** A clock that the test turns. Whatever is promised meanwhile is kept before the next alarm rings. */
export class ScriptedTime implements Time {
  #now = 0;
  #alarms: { readonly at: number; run(): void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(one => one !== alarm);
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#alarms.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.#alarms.splice(this.#alarms.indexOf(next), 1);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

/** Lets everything run that waits for nothing but promises. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
