import { type Moment, type Position, rngAt } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Fact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';
import { tintenblut } from '../index.ts';
import { tally } from './tally.ts';

/** The last round among two on these fields, with so many provisions: both pass. */
function* passed(fields: readonly [number, number], provisions: readonly [number, number]): Generator<Moment<State, Fact>> {
  const seats = fields.map((marker, seat) => ({ place: 'ombra', marker, provisions: provisions[seat]!, played: ['mill', 'camp'] }));
  const read = tintenblut.restore(
    { game: 'tintenblut', config: {}, seats, round: 12, lastRound: true } as unknown as Position,
    rngAt('', 0),
  );
  if (!read.ok) throw new Error(read.error.because);
  const state = read.value;
  yield { n: 0, state, facts: [] };
  for (let n = 1; ; n++) {
    const [seat] = tintenblut.acting(state);
    if (seat === undefined) return;
    const facts: Fact[] = [];
    const move = tintenblut.timeout(state, seat);
    tintenblut.apply(state, seat, move, rngAt('', n), fact => facts.push(fact));
    yield { n, state, facts };
  }
}

test('a tie is told with what broke it (7.3)', () => {
  expect(tally(passed([41, 41], [1, 3])).moments).toContainEqual({
    because: 'tie',
    details: { seat: 1, left: 3, second: 0, secondLeft: 1 },
  });
});

test.each([
  ['one is ahead', [41, 40], [1, 3]],
  ['nothing breaks it', [41, 41], [2, 2]],
] as const)('no tie is told where %s', (_, fields, provisions) => {
  expect(tally(passed(fields, provisions)).moments.map(({ because }) => because)).not.toContain('tie');
});
