import { expect, test } from 'vitest';
import { isOut, isPull } from './drag.ts';

test.each([
  ['mouse', 9, 0, true],
  ['mouse', 3, 3, false],
  ['touch', 0, -13, true],
  ['touch', 30, -20, false],
  ['touch', 0, 40, false],
])('%s moved %i across and %i down drags: %s', (pointer, across, down, is) => expect(isPull(pointer, across, down)).toBe(is));

test.each([
  [200, 380, true],
  [200, 395, false],
  [80, 450, true],
  [400, 450, false],
])('let go at %i, %i is outside of the hand: %s', (x, y, is) => expect(isOut(x, y, { top: 400, left: 100 })).toBe(is));
