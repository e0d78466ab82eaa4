import type { Span } from '@tabard/table';
import type { Outages } from './store.ts';

/** So often a house says that it is up, while a clock runs at one of its tables; else seldom, as an idle house writes little. */
export const OFTEN_MS = 5000;
const SELDOM_MS = 60_000;

/** Knows when no house was up: nobody loses that time. A house that is cut off from its store is not up, either. */
export class Vigil {
  readonly #store: Outages;
  readonly #now: () => number;
  #said: number | undefined;
  #everyMs = 0;
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
  async begin({ isAlone }: { readonly isAlone: boolean }): Promise<void> {
    await this.#say(isAlone ? 0 : 2 * SELDOM_MS);
    this.#everyMs = SELDOM_MS;
  }

  /** Says now and then that somebody is here; true: there was an outage that this house had not heard of. */
  async keep({ isTimed }: { readonly isTimed: boolean }): Promise<boolean> {
    const everyMs = isTimed ? OFTEN_MS : SELDOM_MS;
    if (this.#said === undefined || this.#now() - this.#said < everyMs) return false;
    const before = this.#outages.length;
    await this.#say(2 * Math.max(this.#everyMs, everyMs));
    this.#everyMs = everyMs;
    return this.#outages.length !== before;
  }

  /** The last one to go says so, and nothing is lost of what comes after. */
  async end(): Promise<void> {
    if (this.#said !== undefined) await this.#say(2 * Math.max(this.#everyMs, OFTEN_MS));
  }

  async #say(mostMs: number): Promise<void> {
    await this.#store.alive(mostMs);
    this.#said = this.#now();
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
