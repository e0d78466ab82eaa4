import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { isBound } from './questions.ts';

test.each(['ja', 'de', 'fr'] as const)('rules 3.3, 5.4, 5.11: in edition %s who is bound has no way out, and who is not has', edition => {
  const rng = fastRng(`bound ${edition}`);
  const met = { bound: 0, free: 0 };
  for (let game = 0; game < 40; game++) {
    const state = blancNoir.setup({ edition, deck: 'box', goal: 'round', call: 'players' }, 3, rng);
    for (let [seat] = blancNoir.acting(state); seat !== undefined; [seat] = blancNoir.acting(state)) {
      const legal = blancNoir.legalMoves(state, seat);
      const isAsked = (state.phase === 'turn' && state.chain > 0) || state.phase === 'exclude';
      const hasWayOut = legal.some(({ type }) => type === 'draw' || type === 'done');
      const bound = isBound(blancNoir.view(state, seat));
      if (bound) expect(hasWayOut).toBe(false);
      if (state.phase === 'turn' && state.chain > 0) expect(bound).toBe(!hasWayOut);
      if (isAsked) met[bound ? 'bound' : 'free']++;
      blancNoir.apply(state, seat, legal[rng.below(legal.length)]!, rng);
    }
  }
  expect(Math.min(met.bound, met.free)).toBeGreaterThan(0);
});
