import { expect, test } from 'vitest';
import { isOfKind, type LessonStep, placeAfter, preferred } from './lesson.ts';

test.each<readonly [string, string, boolean]>([
  ['play 3r', 'play 3r', true],
  ['play 3r', 'play 3r b', false],
  ['play 3r | draw', 'draw', true],
  ['play golem *', 'play golem b', true],
  ['play golem *', 'play golem', false],
  ['pay or.2', 'pay or-2', false],
  ['', 'draw', false],
])('«%s» and the move «%s»: %s', (kind, move, fits) => {
  expect(isOfKind(kind, move)).toBe(fits);
});

test('of several kinds the first there is a move of', () => {
  expect(preferred(['call', 'play *', 'draw'], ['draw', 'play 3r', 'play 4r'])).toBe('play 3r');
  expect(preferred(['draw | play 4r'], ['play 4r'])).toBe('play 4r');
  expect(preferred(['call'], ['draw'])).toBeUndefined();
});

const STEPS: readonly LessonStep[] = [
  { type: 'read', say: 'a' },
  { type: 'do', say: 'b', moves: ['place', 'pay'], instead: 'c', rule: '1' },
  { type: 'watch', seat: 1, move: 'draw' },
  { type: 'read', say: 'd' },
];

test.each<readonly [number, number, number, number]>([
  [0, 0, 0, 0],
  [0, 1, 1, 0],
  [1, 1, 1, 1],
  [2, 1, 2, 0],
  [3, 1, 3, 0],
  [3, 2, 4, 0],
])('after %i moves and %i readings step %i is on, with %i of its moves made', (moves, read, step, made) => {
  expect(placeAfter(STEPS, moves, read)).toEqual({ step, made });
});
