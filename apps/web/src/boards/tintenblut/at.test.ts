import { expect, test } from 'vitest';
import { sheetFor } from './at.ts';

test.each([
  [374, 498, 'tall'],
  [344, 290, 'wide'],
  [640, 434, 'wide'],
  [804, 850, 'tall'],
] as const)('in a room of %i by %i the map lies %s', (wide, high, sheet) => {
  expect(sheetFor(wide, high)).toBe(sheet);
});

test.each([
  [374, 370, 'tall', 'tall'],
  [374, 370, 'wide', 'wide'],
  [844, 300, 'tall', 'wide'],
  [374, 498, 'wide', 'tall'],
] as const)('in a room of %i by %i a map that lies %s is then %s: a line more or less does not turn it over', (wide, high, now, then) => {
  expect(sheetFor(wide, high, now)).toBe(then);
});
