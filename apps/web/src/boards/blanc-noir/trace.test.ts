import { expect, test } from 'vitest';
import type { Fact } from './game.ts';
import { NO_TRACE, playedLast, traceOf } from './trace.ts';

const PLAYED: Fact = { type: 'played', seat: 1, card: '3r' };

test('who played the top card stays until it is covered; what had to be drawn until the next move', () => {
  const played = traceOf(NO_TRACE, [PLAYED]);
  const drew = traceOf(played, [{ type: 'drew', seat: 2, count: 2, cause: 'explosion' }]);
  expect(drew.played).toEqual({ seat: 1, card: '3r' });
  expect([...drew.drew]).toEqual([[2, 2]]);
  expect(traceOf(drew, [{ type: 'excluded', seat: 0, card: '4r', by: 'lord' }]).drew.size).toBe(0);
});

test('drawing in one’s own turn is a deed, and leaves no other trace', () => {
  expect(traceOf(NO_TRACE, [{ type: 'drew', seat: 2, count: 1, cause: 'turn' }]).drew.size).toBe(0);
});

test('a call is a moment: it stands until the next move, and leaves the rest of the trace as it was', () => {
  const played = traceOf(NO_TRACE, [PLAYED]);
  const called = traceOf(played, [{ type: 'called', seat: 1 }]);
  expect(called).toEqual({ ...played, called: 1 });
  expect(traceOf(called, [PLAYED]).called).toBeUndefined();
});

test('my own new cards are known, two draws add up', () => {
  const { fresh } = traceOf(NO_TRACE, [
    { type: 'drew', seat: 0, count: 1, cause: 'turn', cards: ['9g'] },
    { type: 'drew', seat: 0, count: 2, cause: 'penalty', cards: ['1r', '2r'] },
  ]);
  expect(fresh).toEqual(['9g', '1r', '2r']);
});

test('a new round begins without a trace', () => {
  expect(traceOf(NO_TRACE, [PLAYED, { type: 'round-began', round: 2, first: 0, top: '4g' }]).played).toBeUndefined();
});

test('after a reload history tells who played the card on top', () => {
  const happened = [PLAYED, { type: 'drew', seat: 2, count: 1, cause: 'turn' } as const].map((fact, seq) => ({ seq, fact }));
  expect(playedLast(happened, '3r')).toEqual({ seat: 1, card: '3r' });
  expect(playedLast(happened, '4r')).toBeUndefined();
  expect(playedLast([...happened, { seq: 9, fact: { type: 'round-began', round: 2, first: 0, top: '3r' } }], '3r')).toBeUndefined();
});
