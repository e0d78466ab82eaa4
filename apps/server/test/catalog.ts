import { type Listing, CATALOG as REAL } from '@tabard/catalog';
import type { Advice } from '@tabard/core';
import { pips, pipsAdvice, pipsWords } from '@tabard/testkit/pips';

/** The real games, and a small one that shows the server knows none of them. */
export const CATALOG: readonly Listing[] = [
  {
    id: 'pips',
    seats: pips.seats,
    options: pips.options,
    load: async () => ({
      game: pips,
      advice: pipsAdvice as Advice<unknown, unknown>,
      keepsake: (state, seat) => `${pips.view(state as Parameters<typeof pips.view>[0], 'public').totals[seat]} pips`,
    }),
    words: async lang => pipsWords(lang),
  },
  ...REAL,
];
