import type { Span } from '@tabard/table';
import type { Outages } from './store.ts';

/** So often a house says that it is up, while a clock runs at one of its tables; else seldom, as an idle house writes little. */
export const OFTEN_MS = 5000;
const SELDOM_MS = 60_000;
/** Timers are early or late, and stores take their time. */
const ALMOST = 0.8;
/** Of whom nothing was heard for so many times as long was not up. */
const MISSED = 3;

/** Knows when no house was up: nobody loses that time. A house that is cut off from its store is not up, either. */
export class Vigil {
  readonly #store: Outages;
  readonly #now: () => number;
  /** Since when any of the houses that are up has been; undefined: this one has not begun. */
  #upSince: (() => Promise<number>) | undefined;
  #beginning: Promise<void> | undefined;
  #said: number | undefined;
  #everyMs = SELDOM_MS;
  #outages: readonly Span[] = [];

  constructor(store: Outages, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** In order, none touching another. */
  get outages(): readonly Span[] {
    return this.#outages;
  }

  /** The first to come finds out how long nobody was here. */
  begin(upSince: () => Promise<number>): Promise<void> {
    this.#upSince = upSince;
    return this.#begin();
  }

  /** Says now and then that somebody is here; true: there may have been an outage that this house had not heard of. */
  async keep({ isTimed }: { readonly isTimed: boolean }): Promise<boolean> {
    if (!this.#upSince) return false;
    if (this.#said === undefined) {
      await this.#begin();
      return true;
    }
    const everyMs = isTimed ? OFTEN_MS : SELDOM_MS;
    if (this.#now() - this.#said < ALMOST * everyMs) return false;
    const before = JSON.stringify(this.#outages);
    await this.#say(MISSED * Math.max(this.#everyMs, everyMs));
    this.#everyMs = everyMs;
    return JSON.stringify(this.#outages) !== before;
  }

  /** Whoever is about to let a flag fall makes sure first that all outages are known. */
  async makeSure(): Promise<void> {
    if (!this.#upSince) return;
    if (this.#said === undefined) await this.#begin();
    else if (this.#now() - this.#said > 2 * OFTEN_MS) await this.#say(MISSED * this.#everyMs);
  }

  /** The last one to go says so, and nothing is lost of what comes after. */
  async end(): Promise<void> {
    if (this.#said !== undefined) await this.#say(MISSED * this.#everyMs);
  }

  /** One at a time; one that fails is tried again by whoever comes next. */
  #begin(): Promise<void> {
    this.#beginning ??= this.#sayFirst().finally(() => {
      this.#beginning = undefined;
    });
    return this.#beginning;
  }

  /** Others may begin in the same moment: that they are up says nothing about before. */
  async #sayFirst(): Promise<void> {
    await this.#say(MISSED * SELDOM_MS, await this.#upSince!());
  }

  async #say(mostMs: number, upSince?: number): Promise<void> {
    const began = this.#now();
    await this.#store.alive(mostMs, upSince);
    this.#said = began;
    this.#outages = united(await this.#store.outages());
  }
}

/** The same stretches, those that touch as one. */
export function united(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = united.at(-1);
    if (last && span.from <= last.to) united[united.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else united.push(span);
  }
  return united;
}
