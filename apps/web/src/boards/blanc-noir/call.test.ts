import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALL_MS, decideCall } from './call.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an armed seal calls at once', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: true, send });
  expect(send.mock.calls).toEqual([['call']]);
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('without it, silence after five seconds and not before', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: false, send });
  vi.advanceTimersByTime(CALL_MS - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([['silent']]);
});

test('given up, it never speaks', () => {
  const send = vi.fn();
  decideCall({ due: true, armed: false, send })();
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).not.toHaveBeenCalled();
});

test('nothing is due: nothing is said', () => {
  const send = vi.fn();
  decideCall({ due: false, armed: true, send });
  vi.advanceTimersByTime(2 * CALL_MS);
  expect(send).not.toHaveBeenCalled();
});
