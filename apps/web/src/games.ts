import { signal } from '@preact/signals';
import type { Listing } from '@tabard/catalog';
import type { AnyWords, Lang } from '@tabard/core';
import { lang } from './i18n/index.ts';

/** Every game there is; empty until `openCatalog` is through. The catalogue is a chunk of its own, so that no game weighs on the first screen. */
export const games = signal<readonly Listing[]>([]);

const spoken = signal<ReadonlyMap<string, AnyWords>>(new Map());
const latest = new Map<string, AnyWords>();
const asked = new Set<string>();

export async function openCatalog(): Promise<readonly Listing[]> {
  if (games.value.length === 0) games.value = (await import('@tabard/catalog')).CATALOG;
  return games.value;
}

/** Whether a finished match of the game is told as a page, as far as the catalogue is open. */
export const tellsDiary = (game: string): boolean => games.value.some(({ id, diary }) => id === game && diary !== undefined);

/** What a game says in the language in use; until it is loaded, what it said last. */
export function wordsOf(game: string): AnyWords | undefined {
  const key = `${game}/${lang.value}`;
  const found = spoken.value.get(key);
  if (!found) void load(game, lang.value, key);
  return found ?? latest.get(game);
}

/** Its title; until that is loaded, its name as the catalogue spells it, so that no heading is ever empty. */
export const titleOf = (game: string): string =>
  wordsOf(game)?.title ?? game.replaceAll(/(^|-)(.)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

async function load(game: string, wanted: Lang, key: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  const listing = (await openCatalog()).find(one => one.id === game);
  if (!listing) return;
  const words = await listing.words(wanted);
  latest.set(game, words);
  spoken.value = new Map(spoken.value).set(key, words);
}
