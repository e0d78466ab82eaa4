/**
 * Work of many, done in turns. A path says for whom it is, from the widest group to the narrowest (an address, a person there): at every
 * step whoever has had least comes first, however much others wait for. Along one path it is first come, first served.
 */
export class FairQueue<T> {
  readonly #items: T[] = [];
  readonly #parts = new Map<string, FairQueue<T>>();
  #size = 0;
  /** What it has had; forgotten once nothing of it waits. */
  #had = 0;
  /** What whoever came last had had. Newcomers begin there, or they would be owed for all the time they were away. */
  #level = 0;

  get size(): number {
    return this.#size;
  }

  push(item: T, path: readonly string[]): void {
    this.#put(path, items => items.push(item));
  }

  /** Before all others on its path. */
  unshift(item: T, path: readonly string[]): void {
    this.#put(path, items => items.unshift(item));
  }

  shift(): T | undefined {
    const least = this.#least();
    if (!least && this.#items.length === 0) return;
    this.#size--;
    if (!least) return this.#items.shift();
    const [name, part] = least;
    this.#level = part.#had;
    const item = part.shift();
    this.#clear(name);
    return item;
  }

  /** False: it does not wait here. */
  remove(item: T, [first, ...rest]: readonly string[]): boolean {
    const isGone = first === undefined ? removeFrom(this.#items, item) : (this.#parts.get(first)?.remove(item, rest) ?? false);
    if (!isGone) return false;
    this.#size--;
    if (first !== undefined) this.#clear(first);
    return true;
  }

  /** Something on this path has taken so much. */
  charge(cost: number, [first, ...rest]: readonly string[]): void {
    this.#had += cost;
    if (first !== undefined) this.#parts.get(first)?.charge(cost, rest);
  }

  /** Among how many the time is to be shared by something on this path that waits no more, if nobody is to get more than others. */
  among([first, ...rest]: readonly string[]): number {
    if (first === undefined) return this.#items.length + 1;
    const part = this.#parts.get(first);
    return part ? this.#parts.size * part.among(rest) : this.#parts.size + 1;
  }

  #put([first, ...rest]: readonly string[], put: (items: T[]) => void): void {
    this.#size++;
    if (first === undefined) put(this.#items);
    else this.#part(first).#put(rest, put);
  }

  #part(name: string): FairQueue<T> {
    const known = this.#parts.get(name);
    if (known) return known;
    const part = new FairQueue<T>();
    part.#had = this.#level;
    this.#parts.set(name, part);
    return part;
  }

  #least(): [string, FairQueue<T>] | undefined {
    let least: [string, FairQueue<T>] | undefined;
    for (const one of this.#parts) if (!least || one[1].#had < least[1].#had) least = one;
    return least;
  }

  #clear(name: string): void {
    if (this.#parts.get(name)?.size === 0) this.#parts.delete(name);
  }
}

function removeFrom<T>(items: T[], item: T): boolean {
  const place = items.indexOf(item);
  if (place < 0) return false;
  items.splice(place, 1);
  return true;
}
