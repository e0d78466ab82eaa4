import { expect, test } from 'vitest';
import { configureBy, err, ok, Reader, ranked, untimely } from './index.ts';

const OPTIONS = [
  { key: 'goal', values: [100, 200], default: 200 },
  { key: 'fast', values: [false, true], default: false },
] as const;

test.each([
  [{}, ok({ goal: 200, fast: false })],
  [{ goal: '100', fast: 'true' }, ok({ goal: 100, fast: true })],
  [{ goal: 3 }, err({ rule: '9', because: 'config.unknown-value', details: { key: 'goal', value: '3', values: ['100', '200'] } })],
  [{ gaol: 100 }, err({ rule: '9', because: 'config.unknown-option', details: { key: 'gaol' } })],
  [[], err({ rule: '9', because: 'config.unreadable' })],
  [null, err({ rule: '9', because: 'config.unreadable' })],
])('the options %o', (raw, expected) => {
  expect(configureBy(OPTIONS, raw, '9')).toEqual(expected);
});

test('who is equal shares a place', () => {
  const points = [3, 9, 3, 5];
  expect(ranked(4, (a, b) => points[b]! - points[a]!)).toEqual([[1], [3], [0, 2]]);
});

const CLAUSES = { over: '7', turn: '3', phase: '4' };

test.each([
  ['over', 0, { rule: '7', because: 'game-over' }],
  ['turn', 1, { rule: '3', because: 'not-your-turn', details: { turn: 0 } }],
  ['call', 0, { rule: '4', because: 'wrong-phase', details: { phase: 'call', by: 'lord-r' } }],
  ['turn', 0, undefined],
] as const)('in phase %s seat %i', (phase, seat, expected) => {
  expect(untimely({ phase, turn: 0 }, seat, ['turn'], CLAUSES, { by: 'lord-r' })).toEqual(expected);
});

test('a reader remembers the first problem and goes on', () => {
  const read = new Reader('11');
  const given = read.object('position', { turn: -1, list: 5, phase: 'x' }, ['turn', 'list', 'phase']);
  expect(read.problem).toBeUndefined();
  expect([read.count('turn', given.turn), read.list('list', given.list), read.oneOf('phase', given.phase, ['a', 'b'])]).toEqual([
    0,
    [],
    'a',
  ]);
  expect(read.problem).toEqual({ rule: '11', because: 'position.unreadable', details: { field: 'turn' } });
});

test.each([[[]], [null], ['text'], [{ stranger: 1 }]])('%o is not what is asked for', value => {
  const read = new Reader('11');
  read.object('position', value, ['turn']);
  expect(read.problem?.because).toBe('position.unreadable');
});
