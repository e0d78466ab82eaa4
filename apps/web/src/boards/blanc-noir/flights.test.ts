import { expect, test } from 'vitest';
import { flightsOf } from './flights.ts';

test('my card leaves its place in the hand, another’s his seat; both land on the discard pile', () => {
  expect(flightsOf({ type: 'played', seat: 0, card: '3r' }, 0)[0]).toMatchObject({
    from: ['card:3r', 'hand'],
    to: ['discard'],
    stays: true,
  });
  expect(flightsOf({ type: 'played', seat: 1, card: '3r' }, 0)[0]).toMatchObject({ from: ['seat:1'], to: ['discard'] });
});

test('cards fly to whoever draws, seen by him alone, never more than a handful at once', () => {
  expect(flightsOf({ type: 'drew', seat: 1, count: 2, cause: 'turn' }, 0).map(flight => flight.what)).toEqual([
    { back: true },
    { back: true },
  ]);
  expect(flightsOf({ type: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['9g'] }, 0)[0]!.what).toEqual({ card: '9g' });
  expect(flightsOf({ type: 'drew', seat: 1, count: 14, cause: 'chain' }, 0)).toHaveLength(6);
});

test('swapped scrolls cross', () => {
  const [one, other] = flightsOf({ type: 'swapped', seat: 0, places: [{ seat: 1, index: 0 }, 'pile'] }, 0);
  expect(one!.from[0]).toBe('scroll:1.0');
  expect(one!.to).toEqual(['scrolls']);
  expect(other!.from).toEqual(['scrolls']);
});

test('what the drawing shows by itself needs no flight', () => {
  expect(flightsOf({ type: 'reversed', seat: 0, direction: -1 }, 0)).toEqual([]);
  expect(flightsOf({ type: 'took', seat: 1, taken: false }, 0)).toEqual([]);
});
