import { expect, test } from 'vitest';
import { type Answer, type Operation, violation } from './linearizable.ts';

type Times = readonly [began: number, ended: number];
const append = (wish: string, [began, ended]: Times, answer: Answer): Operation => ({ type: 'append', wish, began, ended, answer });
const stored = (wish: string, times: Times, seq?: number): Operation =>
  append(wish, times, { type: 'stored', ...(seq !== undefined && { seq }) });
const read = ([began, ended]: Times, seq: number, head = `h${seq}`): Operation => ({ type: 'read', began, ended, seq, head });
const audit = ([began, ended]: Times, ...wishes: (string | undefined)[]): Operation => ({
  type: 'audit',
  began,
  ended,
  entries: wishes.map((wish, i) => ({ wish, head: `h${i + 1}` })),
});
const EVER = Number.POSITIVE_INFINITY;

test.each<[string, Operation[]]>([
  ['nothing', []],
  ['two at the same time, in either order', [stored('a', [0, 9], 2), stored('b', [1, 8], 1), audit([10, 11], 'b', 'a')]],
  ['a read of the past that began in the past', [stored('a', [0, 1], 1), stored('b', [2, 3], 2), read([0, 9], 1)]],
  ['entries of nobody we know in between', [stored('a', [0, 1], 1), stored('b', [2, 3], 4), read([4, 5], 4)]],
  ['a wish without an answer that happened', [append('a', [0, EVER], { type: 'unknown' }), read([1, 2], 1), audit([3, 4], 'a')]],
  ['a wish without an answer that did not', [append('a', [0, EVER], { type: 'unknown' }), stored('b', [1, 2], 1), audit([3, 4], 'b')]],
  [
    'a wish without an answer that happened late',
    [append('a', [0, 5], { type: 'unknown' }), stored('b', [6, 7], 1), audit([8, 9], 'b', 'a')],
  ],
  ['an acknowledgement without a number', [stored('a', [0, 1]), stored('b', [2, 3]), audit([4, 5], 'a', 'b')]],
  ['a run of entries for one wish', [stored('a', [0, 1]), audit([2, 3], 'a', 'a', 'a')]],
  ['a refusal', [append('a', [0, 1], { type: 'refused' }), audit([2, 3], 'b')]],
])('there is an order: %s', (_, history) => {
  expect(violation(history)).toBeUndefined();
});

test.each<[string, Operation[], RegExp]>([
  [
    'an acknowledged entry that a later read does not show',
    [stored('a', [0, 1], 1), stored('b', [2, 3], 2), read([4, 5], 1)],
    /b, entry 2 was over before the sight of entry 1 began/,
  ],
  ['an acknowledged entry that a later audit does not show', [stored('a', [0, 1], 1), audit([2, 3])], /entry 1 was over before/],
  ['one number for two wishes', [stored('a', [0, 9], 1), stored('b', [0, 9], 1)], /entry 1 was acknowledged for a and for b/],
  ['two numbers for one wish', [stored('a', [0, 9], 1), stored('a', [0, 9], 2)], /as entry 1 and as entry 2/],
  ['another entry in its place', [stored('a', [0, 1], 1), audit([2, 3], 'b')], /which is another/],
  ['an acknowledged wish that is not there', [stored('a', [0, 1]), audit([2, 3], 'b')], /not in the log/],
  ['a wish done twice', [append('a', [0, EVER], { type: 'unknown' }), audit([2, 3], 'a', 'b', 'a')], /more than once: 1, 3/],
  ['a refused wish that happened', [append('a', [0, 1], { type: 'refused' }), audit([2, 3], 'a')], /refused and is entry 1/],
  ['a past seen in two ways', [read([0, 1], 3, 'x'), read([2, 3], 3, 'y')], /seen as x and as y/],
  ['a past seen in another way than it is', [read([0, 1], 1, 'x'), audit([2, 3], 'a')], /entry 1 was seen as/],
  ['an order against time', [stored('a', [5, 6], 1), stored('b', [0, 1], 2)], /b, entry 2 was over before a, entry 1 began/],
  [
    'an entry seen before it was wished for',
    [append('a', [5, EVER], { type: 'unknown' }), read([0, 1], 1), audit([8, 9], 'a')],
    /sight of entry 1/,
  ],
])('there is none: %s', (_, history, why) => {
  expect(violation(history)).toMatch(why);
});
