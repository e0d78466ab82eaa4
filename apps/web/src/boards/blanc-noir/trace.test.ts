import { expect, test } from 'vitest';
import type { Fact } from './game.ts';
import { NO_TRACE, traceOf } from './trace.ts';

const PLAYED: Fact = { type: 'played', seat: 1, card: '3r' };

test('who played the top card stays until it is covered; what was drawn until the next move', () => {
  const played = traceOf(NO_TRACE, [PLAYED]);
  const drew = traceOf(played, [{ type: 'drew', seat: 2, count: 2, cause: 'explosion' }]);
  expect(drew.played).toEqual({ seat: 1, card: '3r' });
  expect([...drew.drew]).toEqual([[2, 2]]);
  expect(traceOf(drew, [{ type: 'excluded', seat: 0, card: '4r', by: 'lord' }]).drew.size).toBe(0);
});

test('a call leaves the trace as it was', () => {
  const played = traceOf(NO_TRACE, [PLAYED]);
  expect(traceOf(played, [{ type: 'called', seat: 1 }])).toBe(played);
});

test('my own new cards are known, two draws add up', () => {
  const { drew, fresh } = traceOf(NO_TRACE, [
    { type: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['9g'] },
    { type: 'drew', seat: 0, count: 2, cause: 'penalty', cards: ['1r', '2r'] },
  ]);
  expect(drew.get(0)).toBe(3);
  expect(fresh).toEqual(['9g', '1r', '2r']);
});

test('a new round begins without a trace', () => {
  expect(traceOf(NO_TRACE, [PLAYED, { type: 'round-began', round: 2, first: 0, top: '4g' }]).played).toBeUndefined();
});
