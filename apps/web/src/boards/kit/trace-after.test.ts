import { expect, test } from 'vitest';
import { traceAfter } from './trace-after.ts';

/** Keeps the last word, and who spoke last of colours. */
const tracing = {
  noTrace: { word: '', colour: '' },
  traceOf: (before: { word: string; colour: string }, facts: readonly string[]) => ({
    word: facts.at(-1) ?? before.word,
    colour: facts.findLast(fact => /red|blue/.test(fact)) ?? before.colour,
  }),
};
const told = (...facts: readonly string[]) => facts.map((fact, at) => ({ seq: at + 1, fact }));

test('a step goes on from the trace before it', () => {
  const before = { trace: { word: 'four', colour: 'red' }, happened: told('red', 'four') };
  const step = { facts: ['five'], happened: told('red', 'four', 'five') };
  expect(traceAfter(tracing, before, step, { follows: true })).toEqual({ word: 'five', colour: 'red' });
});

test('a move of which nothing is told leaves the trace as it is', () => {
  const before = { trace: { word: 'four', colour: 'red' }, happened: told('red', 'four') };
  expect(traceAfter(tracing, before, { facts: [], happened: told('red', 'four') }, { follows: true })).toEqual(before.trace);
});

test('what was taken back leaves no trace: it is again as it was before', () => {
  const before = { trace: { word: 'four', colour: 'blue' }, happened: told('red', 'three', 'blue', 'four') };
  const step = { facts: [], happened: told('red', 'three') };
  expect(traceAfter(tracing, before, step, { follows: true })).toEqual({ word: 'three', colour: 'red' });
  expect(traceAfter(tracing, before, { facts: [], happened: [] }, { follows: true })).toEqual(tracing.noTrace);
});

test('a leap shows what it brings, and nothing older', () => {
  const before = { trace: { word: 'four', colour: 'red' }, happened: told('red', 'four') };
  expect(traceAfter(tracing, before, { facts: ['nine'], happened: told('nine') }, { follows: false })).toEqual({
    word: 'nine',
    colour: '',
  });
});
