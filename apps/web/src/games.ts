import { signal } from '@preact/signals';
import type { Listing } from '@tabard/catalog';
import type { AnyWords } from '@tabard/core';
import { lang } from './i18n/index.ts';
import { type Spoken, spoken } from './i18n/spoken.ts';

/** Every game there is; empty until `openCatalog` is through. The catalogue is a chunk of its own, so that no game weighs on the first screen. */
export const games = signal<readonly Listing[]>([]);

const words = new Map<string, Spoken<AnyWords | undefined>>();

export async function openCatalog(): Promise<readonly Listing[]> {
  if (games.value.length === 0) games.value = (await import('@tabard/catalog')).CATALOG;
  return games.value;
}

/** Whether a finished match of the game is told as a page, as far as the catalogue is open. */
export const tellsDiary = (game: string): boolean => games.value.some(({ id, diary }) => id === game && diary !== undefined);

/** What a game says in the language in use; until it is loaded, what it said last. */
export function wordsOf(game: string): AnyWords | undefined {
  const said = words.get(game) ?? spoken(async wanted => (await openCatalog()).find(({ id }) => id === game)?.words(wanted));
  words.set(game, said);
  return said.in(lang.value);
}

/** Its title; until that is loaded, its name as the catalogue spells it, so that no heading is ever empty. */
export const titleOf = (game: string): string =>
  wordsOf(game)?.title ?? game.replaceAll(/(^|-)(.)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
