import { fastRng, play } from '@tabard/core';
import { expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import type { Fact } from './facts.ts';

/** All that is told in some rounds at random: discards come first, or no round would end. */
function told(seed: string): Fact[] {
  const rng = fastRng(seed);
  let state = blancNoir.setup({ edition: 'de', deck: 'box', goal: 200, call: 'players' }, 3, rng);
  const facts: Fact[] = [];
  while (blancNoir.acting(state).length > 0) {
    const seat = blancNoir.acting(state)[0]!;
    const moves = blancNoir.legalMoves(state, seat);
    const discards = moves.filter(({ type }) => type === 'play');
    const among = discards.length > 0 && rng.below(3) > 0 ? discards : moves;
    const played = play(blancNoir, state, seat, among[rng.below(among.length)]!, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    facts.push(...played.value.facts);
  }
  return facts;
}

const FACTS = told('redaction');
const VIEWERS = [0, 1, 2, 'public'] as const;

test('rule 8.4: a fact is built for its viewer, so that a field added to it later is nobody’s', () => {
  expect(new Set(FACTS.map(({ type }) => type)).size).toBeGreaterThan(19);
  for (const fact of FACTS) {
    const more = { ...fact, secret: 'dragon' };
    for (const viewer of VIEWERS) expect(blancNoir.redact(more, viewer)).toStrictEqual(blancNoir.redact(fact, viewer));
  }
});

const SECRETS: { readonly [Type in Fact['type']]?: string } = {
  gained: 'scrolls',
  drew: 'cards',
  took: 'card',
  returned: 'scroll',
  scouted: 'hand',
  scattered: 'scrolls',
};

test('rule 8.4: all but the secrets is told to everybody, the secrets to who may know them', () => {
  for (const fact of FACTS) {
    const { [SECRETS[fact.type] ?? '']: secret, ...open } = fact as unknown as Record<string, unknown>;
    for (const viewer of VIEWERS) expect(blancNoir.redact(fact, viewer)).toMatchObject(open);
    if (fact.type !== 'scattered' && 'seat' in fact)
      expect(blancNoir.redact(fact, fact.type === 'returned' ? fact.owner : fact.seat)).toStrictEqual(fact);
    if (secret !== undefined && !('up' in fact && fact.up))
      expect(blancNoir.redact(fact, 'public')).not.toHaveProperty(SECRETS[fact.type]!);
  }
});
