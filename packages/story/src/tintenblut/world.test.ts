import { PLACES as DRAWN, FIELDS, roadBetween, SHEETS } from '@tabard/inkworld';
import { dustfingerJourney, gateOf, journey, PLACES } from '@tabard/tintenblut';
import { expect, test } from 'vitest';

test('the Inkworld is drawn as the rules have it: its places and its ring', () => {
  expect([...DRAWN].sort()).toEqual([...PLACES].sort());
  const gates = (lap: number) => Array.from({ length: FIELDS }, (_, field) => gateOf(lap * FIELDS + field));
  expect(gates(1)).toEqual(gates(0));
  expect(gates(0).filter(gate => gate !== undefined)).toHaveLength(4);
});

test.each(SHEETS)('on the %s sheet a way is drawn between two places where the rules have one, and nowhere else', sheet => {
  for (const from of PLACES) {
    for (const to of PLACES.filter(place => place !== from)) {
      const isWay = [journey(from, to), dustfingerJourney(from, to)].some(({ route }) => route.length === 2);
      expect(roadBetween(from, to, sheet) !== undefined, `${from} to ${to}`).toBe(isWay);
    }
  }
});
