import { BOTS, type BotName, LEVELS } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { type AnyGame, type AnyWords, LANGS, type Lang } from '@tabard/core';

/** A game with all its words at hand: a refusal is said at once. */
export interface LoadedGame {
  readonly game: AnyGame;
  /** The clause about notation. */
  readonly notation: string;
  readonly words: Readonly<Record<Lang, AnyWords>>;
  readonly keepsake: Loaded['keepsake'];
}

/** The games of the catalogue, each loaded when first asked for. */
export class Games {
  readonly listings: readonly Listing[];
  readonly #loaded = new Map<string, Promise<LoadedGame>>();

  constructor(listings: readonly Listing[]) {
    this.listings = listings;
  }

  get(id: string): Promise<LoadedGame> | undefined {
    const known = this.#loaded.get(id);
    if (known) return known;
    const listing = this.listings.find(one => one.id === id);
    if (!listing) return;
    const loading = load(listing);
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }
}

async function load(listing: Listing): Promise<LoadedGame> {
  const [{ game, keepsake }, ...words] = await Promise.all([listing.load(), ...LANGS.map(lang => listing.words(lang))]);
  return {
    game,
    keepsake,
    notation: listing.notation,
    words: Object.fromEntries(LANGS.map((lang, i) => [lang, words[i]])) as Record<Lang, AnyWords>,
  };
}

/** The bots people are offered, and the one that sits down when nobody says which. Programs may ask for any other as well. */
export const OFFERED: readonly string[] = LEVELS;
export const USUAL_LEVEL: BotName = 'medium';
export const isBot = (level: string): boolean => BOTS.some(name => name === level);
