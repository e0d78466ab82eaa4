import type { Listing } from '@tabard/catalog';
import type { Advice } from '@tabard/core';
import { harbor, type Move, type State } from '@tabard/testkit/harbor';

const advice: Advice<State, Move> = { promise: ({ coins, hands }, seat) => coins[seat]! + hands[seat]!.length / 2, unit: 4 };

/** A catalogue of one small game, which is over in a moment. */
export const CATALOG: readonly Pick<Listing, 'id' | 'load'>[] = [
  { id: 'harbor', load: async () => ({ game: harbor, advice: advice as Advice<unknown, unknown> }) },
];
