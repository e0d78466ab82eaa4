import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callMs, decideCall } from './call.ts';

const CALL_MS = callMs({ callSeconds: 20 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an armed seal calls at once', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: true, afterMs: CALL_MS, send });
  expect(send.mock.calls).toEqual([['call']]);
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('without it, silence after the player’s own time and not before', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: false, afterMs: CALL_MS, send });
  vi.advanceTimersByTime(CALL_MS - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([['silent']]);
});

test('given up, it never speaks', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: false, afterMs: CALL_MS, send })();
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).not.toHaveBeenCalled();
});

test('nothing is due: nothing is said', () => {
  const send = vi.fn();
  decideCall({ due: false, armed: true, afterMs: CALL_MS, send });
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).not.toHaveBeenCalled();
});
