/** So many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#rate.burst;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** A bucket per key (an identity, an address), forgotten once it is full again. */
class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(key: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  sweep(): void {
    const now = this.#now();
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

export type Kind = 'message' | 'ask' | 'table' | 'identity' | 'program' | 'socket';

export const RATES: Readonly<Record<Kind, Rate>> = {
  /** Messages of one identity (of one address without one) over all its sockets. */
  message: { burst: 100, perSecond: 25 },
  /** HTTP calls of one identity, or of one address without one. */
  ask: { burst: 100, perSecond: 10 },
  /** New tables of one identity. */
  table: { burst: 20, perSecond: 1 / 15 },
  /** New identities of one address: a school class behind one router should do. */
  identity: { burst: 60, perSecond: 1 / 5 },
  /** New tokens of one identity. */
  program: { burst: 10, perSecond: 1 / 60 },
  /** New sockets of one address. */
  socket: { burst: 100, perSecond: 5 },
};

/** What one socket may send, whoever it is. */
export const SOCKET_RATE: Rate = { burst: 60, perSecond: 20 };

export interface Limits {
  readonly on: boolean;
  allow(kind: Kind, key: string): boolean;
  sweep(): void;
}

export function limits(state: 'on' | 'off', now: () => number): Limits {
  if (state === 'off') return { on: false, allow: () => true, sweep: () => {} };
  const buckets = Object.fromEntries(Object.entries(RATES).map(([kind, rate]) => [kind, new Buckets(rate, now)])) as Record<Kind, Buckets>;
  return {
    on: true,
    allow: (kind, key) => buckets[kind].take(key),
    sweep: () => {
      for (const all of Object.values(buckets)) all.sweep();
    },
  };
}
