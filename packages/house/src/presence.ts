import type { PlayerId } from '@tabard/table';

/** Who of those seated at a table follows it at other houses, as these have told. The word of a house that is missed does not count. */
export class Presence {
  readonly #elsewhere = new Map<string, readonly PlayerId[]>();
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

  /** What another house says of itself; false: nothing new. */
  heard(house: string, players: readonly PlayerId[]): boolean {
    this.#doubted.delete(house);
    const isNews = (this.#elsewhere.get(house) ?? []).join() !== players.join();
    if (players.length > 0) this.#elsewhere.set(house, players);
    else this.#elsewhere.delete(house);
    return isNews;
  }

  /** What was told may be outdated. */
  doubt(): void {
    for (const house of this.#elsewhere.keys()) this.#doubted.add(house);
  }

  /** Forgets what no house has said again since it was doubted; false: nothing. */
  forgetDoubted(): boolean {
    const forgotten = [...this.#doubted].filter(house => this.#elsewhere.delete(house));
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
