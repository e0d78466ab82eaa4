import { expect, test } from 'vitest';
import { tintenblut } from '../index.ts';
import { type Given, given } from './positions.fixture.ts';

const at = (seat: object, more: object = {}): Given => ({ seats: [{ at: 'ombra', played: 'ombra', ...seat }, { at: 'mill' }], ...more });

test.each<readonly [string, Given, string]>([
  ['3.9', at({}), 'pass'],
  ['3.10', at({ provisions: 0 }, { free: true }), 'go mill'],
  ['3.5', at({ hand: 'nettle' }, { phase: 'arrived' }), 'collect'],
  ['3.5', at({ marker: 31 }, { phase: 'arrived' }), 'collect advantage'],
  ['3.6', at({ at: 'night-castle', played: 'night-castle' }, { phase: 'rest' }), 'stay'],
  ['3.8', at({ tiles: [1, 1] }, { phase: 'after' }), 'end'],
  ['5.2', at({ tiles: [1, 3, 2] }, { phase: 'lose', pending: { queue: [{ seat: 0, tiles: 3 }], back: 'after' } }), 'lose strength'],
  ['5.5', at({}, { phase: 'start-player' }), 'start @0'],
])('rule %s: when the clock runs out given %o: %s', (_, position, move) => {
  const s = given(position);
  expect(tintenblut.spell(tintenblut.timeout(s, tintenblut.acting(s)[0]!))).toBe(move);
});
