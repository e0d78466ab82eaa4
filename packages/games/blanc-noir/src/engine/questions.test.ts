import { fastRng } from '@tabard/core';
import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { given } from './positions.fixture.ts';
import { askOf, isBound } from './questions.ts';

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

test.each(['ja', 'de', 'fr'] as const)('edition %s: what is asked agrees with the legal moves at every step', edition => {
  const rng = fastRng(`ask ${edition}`);
  const met = new Set<string>();
  for (let game = 0; game < 30; game++) {
    const state = blancNoir.setup({ edition, deck: 'box', goal: 'round', call: 'players' }, 3, rng);
    for (let [seat] = blancNoir.acting(state); seat !== undefined; [seat] = blancNoir.acting(state)) {
      const moves = blancNoir.legalMoves(state, seat);
      const view = blancNoir.view(state, seat);
      const ask = askOf(view, moves.map(blancNoir.spell));
      const has = (type: string) => moves.some(move => move.type === type);
      met.add(ask.type);
      if (ask.type === 'turn')
        expect([ask.discard, ask.draw, ask.use, ask.buy.length > 0]).toEqual(['play', 'draw', 'use', 'buy'].map(has));
      if (ask.type === 'chain') expect(ask.answer).toBe(has('play') ? (has('draw') ? 'may' : 'must') : 'none');
      if (ask.type === 'exclude') {
        met.add(ask.by);
        expect(ask.left > 0).toBe(has('exclude'));
        expect(ask.must === 0).toBe(has('done'));
        expect(ask.left).toBeGreaterThanOrEqual(ask.must);
        expect(ask.left).toBeLessThanOrEqual(view.hand!.length);
      }
      blancNoir.apply(state, seat, moves[rng.below(moves.length)]!, rng);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['turn', 'chain', 'exclude', 'lord', 'goddess', 'herald']));
});

test('rule 6.4: a Special that is left after the call cannot be the last card, and that is why one draws', () => {
  const state = given({ hands: ['golem', '1r 2r'], discard: ['3r'] });
  const legal = blancNoir.legalMoves(state, 0).map(blancNoir.spell);
  expect(askOf(blancNoir.view(state, 0), legal)).toMatchObject({ type: 'turn', last: true });
});

test('a Lord counts what the hand holds of its colour (5.4)', () => {
  const state = given({
    hands: ['3b 9b knight-b 3r', '1r 2r'],
    phase: 'exclude',
    pending: { by: 'lord-b', count: 1 },
    discard: ['lord-b'],
  });
  const legal = blancNoir.legalMoves(state, 0).map(blancNoir.spell);
  expect(askOf(blancNoir.view(state, 0), legal)).toEqual({
    type: 'exclude',
    by: 'lord',
    wants: 'normal-of-colour',
    colour: 'b',
    gone: 1,
    left: 1,
    must: 0,
  });
});
