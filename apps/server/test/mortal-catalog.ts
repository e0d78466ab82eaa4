import type { Listing } from '@tabard/catalog';
import { CATALOG as TEST } from './catalog.ts';

/** `pips`, and the same game where thinking is deadly. */
const pips = TEST.find(({ id }) => id === 'pips')!;

const mortal: Listing = {
  ...pips,
  id: 'mortal',
  load: async () => {
    const loaded = await pips.load();
    return { ...loaded, game: { ...loaded.game, determinize: () => process.exit(1) } };
  },
};

export const CATALOG: readonly Listing[] = [pips, mortal];
