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

  /** What costs more than a whole bucket costs a whole bucket. */
  take(now: number, cost = 1): boolean {
    this.#refill(now);
    const price = Math.min(cost, this.#rate.burst);
    if (this.#left < price || this.#rate.burst === 0) return false;
    this.#left -= price;
    return true;
  }

  isFull(now: number): boolean {
    return this.left(now) >= this.#rate.burst;
  }

  left(now: number): number {
    this.#refill(now);
    return this.#left;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** So many are told apart; whoever comes beyond that shares one bucket with the others that do. */
export const MOST_KEYS = 20_000;
const OTHERS = '…';

/** A bucket per key (an identity, an address), forgotten once it is full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, cost = 1): boolean {
    if (this.#rate.burst === Number.POSITIVE_INFINITY) return true;
    return this.#bucketOf(key).take(this.#now(), cost);
  }

  /** What a key may still take. */
  left(key: string): number {
    return this.#buckets.get(key)?.left(this.#now()) ?? this.#rate.burst;
  }

  sweep(): void {
    const now = this.#now();
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  #bucketOf(key: string): Bucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    if (this.#buckets.size >= MOST_KEYS && key !== OTHERS) return this.#bucketOf(OTHERS);
    const bucket = new Bucket(this.#rate, this.#now());
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
