import type { Bot } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import type { Json } from '@tabard/core';
import { openBot } from '@tabard/tournament';
import type { Catalog } from './catalog.ts';
import { UsageError, wholeNumber } from './usage.ts';

/** A game as the command line has chosen it. */
export interface Chosen extends Loaded {
  readonly listing: Listing;
  /** As the game fills it in. */
  readonly config: { readonly [key: string]: Json };
}

/** The options of every command that starts games. */
export const GAME_OPTIONS = { set: { type: 'string', multiple: true }, seats: { type: 'string' }, seed: { type: 'string' } } as const;

function listed({ games }: Catalog, id: string): Listing {
  const listing = games.find(one => one.id === id);
  if (listing) return listing;
  throw new UsageError(`there is no game "${id}"; there are: ${games.map(one => one.id).join(', ')}`);
}

/** Loads a game and sets its options from `key=value` texts. */
export async function chooseGame(catalog: Catalog, id: string, sets: readonly string[] = []): Promise<Chosen> {
  const listing = listed(catalog, id);
  const loaded = await listing.load();
  const config = loaded.game.configure(Object.fromEntries(sets.map(pair)));
  if (config.ok) return { ...loaded, listing, config: config.value };
  throw new UsageError(`--set: ${(await listing.words('en')).refusal(config.error)}`);
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  throw new UsageError(`--set takes key=value, not "${text}"`);
}

export function chosenSeats({ seats }: Listing, text: string | undefined, usual: number): number {
  return text === undefined ? Math.min(Math.max(usual, seats.min), seats.max) : wholeNumber('seats', text, seats);
}

export async function chosenBot(loaded: Loaded, spec: string): Promise<Bot<unknown, unknown>> {
  const bot = await openBot(loaded, spec);
  if (bot.ok) return bot.value;
  throw new UsageError(bot.error);
}
