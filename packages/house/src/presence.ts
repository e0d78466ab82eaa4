import type { PlayerId } from '@tabard/table';

/** Who of those seated at a table follows it at other houses, and how many watch it there, as these have told. The word of a house that is missed does not count. */
export class Presence {
  readonly #elsewhere = new Map<string, readonly PlayerId[]>();
  readonly #watching = new Map<string, number>();
  readonly #isMissed: (house: string) => boolean;
  /** The houses whose word may be outdated. */
  readonly #doubted = new Set<string>();
  #told = '';

  constructor(isMissed: (house: string) => boolean) {
    this.#isMissed = isMissed;
  }

  isElsewhere(player: PlayerId): boolean {
    for (const [house, players] of this.#elsewhere) if (players.includes(player) && !this.#isMissed(house)) return true;
    return false;
  }

  get isAnybodyElsewhere(): boolean {
    for (const house of this.#elsewhere.keys()) if (!this.#isMissed(house)) return true;
    return false;
  }

  /** How many watch the table at other houses. */
  get watchingElsewhere(): number {
    let count = 0;
    for (const [house, watching] of this.#watching) if (!this.#isMissed(house)) count += watching;
    return count;
  }

  /** What another house says of itself; false: nothing new of those seated. */
  heard(house: string, players: readonly PlayerId[], watching = 0): boolean {
    this.#doubted.delete(house);
    if (watching > 0) this.#watching.set(house, watching);
    else this.#watching.delete(house);
    const isNews = (this.#elsewhere.get(house) ?? []).join() !== players.join();
    if (players.length > 0) this.#elsewhere.set(house, players);
    else this.#elsewhere.delete(house);
    return isNews;
  }

  /** What was told may be outdated. */
  doubt(): void {
    for (const house of [...this.#elsewhere.keys(), ...this.#watching.keys()]) this.#doubted.add(house);
  }

  /** Forgets what no house has said again since it was doubted; false: nothing. */
  forgetDoubted(): boolean {
    const forgotten = [...this.#doubted].filter(house => [this.#elsewhere.delete(house), this.#watching.delete(house)].includes(true));
    this.#doubted.clear();
    return forgotten.length > 0;
  }

  /** Whether anybody is at one of these houses, by their word. */
  isAnybodyAt(houses: readonly string[]): boolean {
    return houses.some(house => this.#elsewhere.has(house));
  }

  /** Whether the others have not been told yet that these are here; now they are. */
  isToTell(here: readonly PlayerId[]): boolean {
    const before = this.#told;
    this.#told = here.join();
    return this.#told !== before;
  }
}
