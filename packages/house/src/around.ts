import { type Around, plainDigest, type Rules } from '@tabard/table';
import type { Chance } from './chance.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

interface Parts {
  readonly store: Store;
  readonly chance: Chance;
  readonly thinker: Thinker;
}

/** What a decision needs besides the table, now. */
export const aroundNow = (rules: Rules, { store, chance, thinker }: Parts, wish?: string): Around => ({
  rules,
  now: store.now(),
  wish,
  draw: chance.draw,
  digest: chance.digest ?? plainDigest,
  usualBot: thinker.usual,
});
