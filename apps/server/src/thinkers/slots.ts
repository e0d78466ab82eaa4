interface Slot<T> {
  taken: number;
  readonly waiting: Set<T>;
}

/** Lets so many through for each key; the others wait in line. */
export class Slots<T> {
  readonly #most: number;
  readonly #slots = new Map<string, Slot<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False: it has to wait. */
  enter(key: string, item: T): boolean {
    const slot = this.#slots.get(key) ?? { taken: 0, waiting: new Set() };
    this.#slots.set(key, slot);
    const isFree = slot.taken < this.#most;
    if (isFree) slot.taken++;
    else slot.waiting.add(item);
    return isFree;
  }

  /** Somebody is through; gives who may go next, if anybody waits. */
  leave(key: string): T | undefined {
    const slot = this.#slots.get(key)!;
    for (const next of slot.waiting) {
      slot.waiting.delete(next);
      return next;
    }
    if (--slot.taken === 0) this.#slots.delete(key);
    return;
  }

  /** It waits no more; false: it did not wait. */
  drop(key: string, item: T): boolean {
    return this.#slots.get(key)?.waiting.delete(item) ?? false;
  }
}
