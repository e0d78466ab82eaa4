import { expect, test } from 'vitest';
import { flightsOf } from './flights.ts';
import type { Fact } from './game.ts';
import { NO_TRACE, traceOf } from './trace.ts';

test.each<[fact: Fact, from: string, to: string]>([
  [{ type: 'took', seat: 0, card: 'lion', herald: false }, 'display:lion', 'hand'],
  [{ type: 'took', seat: 1, card: 'lion', herald: false }, 'display:lion', 'seat:1'],
  [{ type: 'drew', seat: 1, pile: 'figures', herald: false }, 'stack:figures', 'seat:1'],
  [{ type: 'placing', seat: 0, card: 'lion', column: 'C1', band: 'upper', cost: 5, herald: false }, 'card:lion', 'niche:C1'],
  [{ type: 'paid', seat: 0, card: 'or-2', paid: 2, cost: 5 }, 'card:or-2', 'discard:tinctures'],
  [{ type: 'claimed', seat: 0, award: 'questing', value: 7 }, 'award:questing', 'plate'],
  [{ type: 'ten', seat: 1, ten: 10, value: 1, heralds: [0] }, 'ten:10', 'seat:1'],
])('%j flies from %s to %s', (fact, from, to) => {
  const [flight] = flightsOf(fact, 0);
  expect([flight?.from[0], flight?.to[0]]).toEqual([from, to]);
});

test('a card taken blind by another shows its back only', () => {
  expect(flightsOf({ type: 'drew', seat: 1, pile: 'figures', herald: false }, 0)[0]?.what).toEqual({ back: 'figures' });
});

test('the last placement, the last award and what is new stay to be seen', () => {
  const placed = { type: 'placed', seat: 1, card: 'lion', column: 'C1', band: 'upper', covered: null, value: 5, track: 5 } as const;
  const claimed = { type: 'claimed', seat: 1, award: 'questing', value: 7 } as const;
  const before = traceOf(traceOf(NO_TRACE, [placed, claimed]), [{ type: 'refilled', cards: ['key'] }]);
  const trace = traceOf(before, [{ type: 'passed', seat: 0 }]);
  expect(trace).toEqual({ placed: { seat: 1, column: 'C1' }, claimed: { seat: 1, award: 'questing', value: 7 }, fresh: ['key'] });
});

test('an award’s worth flies to whoever claimed it', () => {
  const [flight] = flightsOf({ type: 'claimed', seat: 0, award: 'questing', value: 7 }, 0);
  expect(flight).toMatchObject({ from: ['award:questing'], to: ['plate'], what: { marker: '+7' } });
});
