import { expect, test } from 'vitest';
import { flightsOf } from './flights.ts';
import type { Fact } from './game.ts';
import { NO_TRACE, traceOf } from './trace.ts';

const JOURNEY: Fact = {
  type: 'journey',
  seat: 1,
  card: 'mill',
  from: 'infirmary',
  to: 'fortress',
  route: ['infirmary', 'mill', 'fortress'],
  cost: 1,
  free: false,
  number: 30,
};

test('a figure walks along the road, a longer way a little longer', () => {
  const [walk] = flightsOf(JOURNEY, 0, 'wide');
  expect([walk?.from, walk?.to, walk?.what]).toEqual([['figure:1'], ['place:fortress'], { figure: 1 }]);
  expect(walk!.along!.points.length).toBeGreaterThan(20);
  for (const [x, y] of walk!.along!.points) expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true]);
  expect(walk!.lasts).toBeGreaterThan(1);
});

test('a marker goes over every field', () => {
  const [move] = flightsOf(
    { type: 'converted', seat: 0, place: 'ombra', tiles: ['courage', 'wit'], from: 43, to: 45, gates: [] },
    0,
    'tall',
  );
  expect(move!.along!.points).toHaveLength(3);
});

test('rewards come to my purse, to others at their plates', () => {
  const collected: Fact = {
    type: 'collected',
    seat: 0,
    place: 'farm',
    line: 'alone',
    fenoglio: false,
    whiteWomen: false,
    company: [],
    dustfinger: false,
    gains: [
      { reward: 'honour', offered: 2, got: 2 },
      { reward: 'provision', offered: 1, got: 0 },
    ],
  };
  expect(flightsOf(collected, 0, 'wide')).toEqual([
    { from: ['place:farm'], to: ['purse', 'seat:0'], what: { reward: 'honour', count: 2 } },
  ]);
  expect(flightsOf(collected, 1, 'wide')[0]?.to).toEqual(['seat:0']);
});

test('what stays to be seen: the last journey, the last villain phase, what was told last', () => {
  const first = traceOf(NO_TRACE, [JOURNEY]);
  const numbers: Fact = { type: 'numbers', round: 3, numbers: [4, 30], seat: 1 };
  const villain: Fact = { type: 'villain', seat: 1, villain: 'basta', value: 3, sum: 3, cause: 'highest-number' };
  const second = traceOf(first, [numbers, villain]);
  expect(second.journey).toBe(JOURNEY);
  expect(second.reckoning).toEqual({ numbers, villain, adderhead: undefined });
  expect(second.told).toBe(villain);
  expect(traceOf(second, [JOURNEY]).reckoning).toBe(second.reckoning);
});
