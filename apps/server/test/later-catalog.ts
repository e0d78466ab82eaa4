import { readFileSync } from 'node:fs';
import { type Listing, CATALOG as REAL } from '@tabard/catalog';
import { type Later, laterGame } from './later-rules.ts';

/** `later-catalog.ts?<file>`: a test has written there how the rules differ. */
const later = JSON.parse(readFileSync(decodeURIComponent(new URL(import.meta.url).search.slice(1)), 'utf8')) as Later;

/** The real games by the rules of their next revisions. */
export const CATALOG: readonly Listing[] = REAL.map(listing => ({
  ...listing,
  load: async () => {
    const loaded = await listing.load();
    return { ...loaded, game: laterGame(loaded.game, later) };
  },
}));
