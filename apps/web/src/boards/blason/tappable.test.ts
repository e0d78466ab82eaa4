import { expect, test } from 'vitest';
import { hasHerald, readPlacement, tappable } from './tappable.ts';

const LEGAL = [
  'take lion',
  'take figures',
  'place rose C4 upper',
  'place rose C4 lower',
  'place or-1 A2',
  'herald swap',
  'herald take lion',
  'herald place rose C4 upper',
];

test('moves are tapped on the things they are about', () => {
  const now = tappable(LEGAL, false);
  expect([...now.display]).toEqual([['lion', 'take lion']]);
  expect([...now.stacks]).toEqual([['figures', 'take figures']]);
  expect(now.places.get('rose')?.map(({ move }) => move)).toEqual(['place rose C4 upper', 'place rose C4 lower']);
  expect(now.places.get('or-1')).toEqual([{ card: 'or-1', column: 'A2', band: undefined, herald: false, move: 'place or-1 A2' }]);
  expect(now.swap).toBeUndefined();
});

test('with a herald the same things mean other moves', () => {
  const now = tappable(LEGAL, true);
  expect([...now.display]).toEqual([['lion', 'herald take lion']]);
  expect(now.stacks.size).toBe(0);
  expect(now.places.get('rose')?.map(({ move }) => move)).toEqual(['herald place rose C4 upper']);
  expect(now.swap).toBe('herald swap');
  expect([hasHerald(LEGAL), hasHerald(['end'])]).toEqual([true, false]);
});

test('claims, payments, discards, the end of a turn and a pass', () => {
  const now = tappable(['claim questing', 'pay or-1', 'discard lion', 'end', 'pass'], false);
  expect([...now.awards.values(), ...now.pays, ...now.discards, now.end, now.pass]).toEqual([
    'claim questing',
    'or-1',
    'lion',
    'end',
    'pass',
  ]);
});

test('a placement is read back, and nothing else', () => {
  expect(readPlacement('herald place rose C4 lower')).toMatchObject({ card: 'rose', column: 'C4', band: 'lower', herald: true });
  expect(readPlacement('take lion')).toBeUndefined();
});
