import { expect, test } from 'vitest';
import { keepPlaces, type Places } from './places.ts';

test.each<[before: Places, cards: Parameters<typeof keepPlaces>[1], after: Places]>([
  [[], ['fess', 'key'], ['fess', 'key']],
  [
    ['fess', 'key', 'rose'],
    ['fess', 'lion', 'rose'],
    ['fess', 'lion', 'rose'],
  ],
  [
    ['rose', 'key'],
    ['fess', 'rose'],
    ['rose', 'fess'],
  ],
  [['rose', 'key', 'fess'], ['fess'], [undefined, undefined, 'fess']],
  [
    [undefined, 'key'],
    ['key', 'fess'],
    ['fess', 'key'],
  ],
])('from %o, %o lie as %o', (before, cards, after) => expect(keepPlaces(before, cards)).toEqual(after));
