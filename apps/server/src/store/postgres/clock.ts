/** What the database's clock said, in milliseconds since 1970, some time between two moments of the local one. */
export interface Reading {
  readonly sent: number;
  readonly said: number;
  readonly received: number;
}

/**
 * The clock of the database, read from afar: how far it is ahead of a local clock that nobody can set. Every answer of the database bounds
 * that, so a database whose clock was set is followed at once, and the local time of day does not matter.
 */
export class RemoteClock {
  readonly #local: () => number;
  #ahead: number;

  /** The reading that took least is believed first. */
  constructor(readings: readonly Reading[], local: () => number = () => performance.now()) {
    this.#local = local;
    const [best, ...others] = readings.toSorted((a, b) => took(a) - took(b));
    this.#ahead = best!.said - (best!.sent + best!.received) / 2;
    for (const reading of others) this.adjust(reading);
  }

  now(): number {
    return Math.round(this.#ahead + this.#local());
  }

  adjust({ sent, said, received }: Reading): void {
    this.#ahead = Math.min(Math.max(this.#ahead, said - received), said - sent);
  }
}

const took = ({ sent, received }: Reading): number => received - sent;
