import { fastRng } from '@tabard/core';
import { gameContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { cardsOf, invariant, prefer, scrollsOf, secret } from './contract-plan.ts';
import { EDITIONS } from './engine/config.ts';
import { DECK_COUNTS, SCROLL_COPIES } from './engine/data.ts';
import { apply } from './engine/effects.ts';
import { acting, legalMoves } from './engine/legal.ts';
import { setup } from './engine/setup.ts';
import { blancNoir } from './index.ts';

test.each(EDITIONS)('no card and no scroll is ever lost or doubled (%s)', edition => {
  const rng = fastRng(edition);
  const s = setup({ edition, deck: 'box', goal: 200, call: 'players' }, 4, rng);
  for (let turn = 0; acting(s).length > 0 && turn < 3000; turn++) {
    const legal = legalMoves(s, s.turn);
    apply(s, s.turn, legal[rng.below(legal.length)]!, rng);
    expect(cardsOf(s)).toEqual([...DECK_COUNTS.box]);
    expect(scrollsOf(s)).toEqual(SCROLL_COPIES);
  }
});

gameContract(blancNoir, {
  seats: [3],
  configs: [
    { edition: 'ja', goal: 'round' },
    { edition: 'de', goal: 'round', deck: 'listed' },
    { edition: 'fr', goal: 'round', call: 'automatic' },
  ],
  playouts: 1,
  prefer,
  secret,
  invariant,
});
