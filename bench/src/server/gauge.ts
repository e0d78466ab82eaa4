/** How many must have received a move before it counts. */
export const SEATS = 4;

/** Follows moves from being sent until the last of a match's clients has received them. */
export class Gauge {
  /** Of every move that counts. */
  latenciesMs: number[] = [];
  #isMeasuring = false;
  readonly #onTheWay = new Map<string, { readonly sentMs: number; received: number }>();

  /** From now on moves count, from none. */
  begin(): void {
    this.latenciesMs = [];
    this.#isMeasuring = true;
  }

  end(): void {
    this.#isMeasuring = false;
  }

  sent(match: string, seq: number): void {
    this.#onTheWay.set(`${match} ${seq}`, { sentMs: performance.now(), received: 0 });
  }

  received(match: string, seq: number): void {
    const key = `${match} ${seq}`;
    const move = this.#onTheWay.get(key);
    if (!move || ++move.received < SEATS) return;
    this.#onTheWay.delete(key);
    if (this.#isMeasuring) this.latenciesMs.push(performance.now() - move.sentMs);
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
