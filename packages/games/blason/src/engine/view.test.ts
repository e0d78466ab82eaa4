import { fastRng, play } from '@tabard/core';
import { expect, test } from 'vitest';
import { blason } from '../index.ts';
import type { Fact } from './facts.ts';

/** All that is told in a game at random. */
function told(seed: string): Fact[] {
  const rng = fastRng(seed);
  let state = blason.setup({ fifty: true, seatBonus: false }, 3, rng);
  const facts: Fact[] = [];
  while (blason.acting(state).length > 0) {
    const seat = blason.acting(state)[0]!;
    const moves = blason.legalMoves(state, seat);
    const played = play(blason, state, seat, moves[rng.below(moves.length)]!, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    facts.push(...played.value.facts);
  }
  return facts;
}

const FACTS = told('redaction');

test('rule 2.3: a fact is built for its viewer, so that a field added to it later is nobody’s', () => {
  expect(new Set(FACTS.map(({ type }) => type)).size).toBeGreaterThan(12);
  for (const fact of FACTS) {
    const more = { ...fact, secret: 'lion' };
    const viewer = 'seat' in fact ? fact.seat : 0;
    expect(blason.redact(more, viewer)).toEqual(fact);
    expect(blason.redact(more, 'public')).not.toHaveProperty('secret');
  }
});

test('rule 2.3: what is taken blind is named to its taker only', () => {
  const drawn = FACTS.filter(fact => fact.type === 'drew');
  expect(drawn.length).toBeGreaterThan(0);
  for (const fact of drawn) {
    for (const viewer of ['public', (fact.seat + 1) % 3] as const) expect(blason.redact(fact, viewer)).not.toHaveProperty('card');
    expect(blason.redact(fact, fact.seat)).toHaveProperty('card', fact.card);
  }
});
