import { type AnyGame, type AnyWords, LANGS, type Lang, type Option, type Seat } from '@tabard/core';

/** A game as a catalogue lists it: no more of it than a house needs. */
export interface Offered {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  load(): Promise<{ readonly game: AnyGame; readonly keepsake?: Keepsake }>;
  words(lang: Lang): Promise<AnyWords>;
}

/** What a seat takes home from a finished match, if the game gives anything. */
export type Keepsake = (state: unknown, seat: Seat) => string | undefined;

/** A game with all its words at hand: a refusal is said at once. */
export interface Hosted {
  readonly game: AnyGame;
  readonly words: Readonly<Record<Lang, AnyWords>>;
  readonly keepsake: Keepsake | undefined;
}

/** The games of a catalogue, each loaded when first asked for. */
export class Games {
  readonly offered: readonly Offered[];
  readonly #hosted = new Map<string, Promise<Hosted>>();

  constructor(offered: readonly Offered[]) {
    this.offered = offered;
  }

  get(id: string): Promise<Hosted> | undefined {
    const known = this.#hosted.get(id);
    if (known) return known;
    const game = this.offered.find(one => one.id === id);
    if (!game) return;
    const loading = load(game);
    this.#hosted.set(id, loading);
    loading.catch(() => this.#hosted.delete(id));
    return loading;
  }
}

async function load(offered: Offered): Promise<Hosted> {
  const [{ game, keepsake }, ...words] = await Promise.all([offered.load(), ...LANGS.map(lang => offered.words(lang))]);
  return {
    game,
    words: Object.fromEntries(LANGS.map((lang, i) => [lang, words[i]])) as Record<Lang, AnyWords>,
    keepsake,
  };
}
