import type { AnyGame } from '@tabard/core';
import { type Around, plainDigest } from '@tabard/table';
import type { Chance } from './chance.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

interface Parts {
  readonly store: Store;
  readonly chance: Chance;
  readonly thinker: Thinker;
}

/** What a decision needs besides the table, now. */
export const aroundNow = (game: AnyGame, { store, chance, thinker }: Parts, wish?: string): Around => ({
  game,
  now: store.now(),
  wish,
  draw: chance.draw,
  digest: chance.digest ?? plainDigest,
  usualBot: thinker.usual,
});
