import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { defaultLimits, type LimitValues, NO_LIMITS } from '../limits.ts';
import { patience } from './connections.ts';

const usual = defaultLimits(1000);

test.each<[string, LimitValues]>([
  ['the usual limits', usual],
  ['none', NO_LIMITS],
  ['a part of a millisecond', { ...usual, 'seconds-for-headers': 0.2013, 'seconds-for-request': 0.30001 }],
  ['longer than Node waits by itself', { ...usual, 'seconds-for-headers': 400, 'seconds-for-request': 999_999_999 }],
  ['headers that may take longer than the request', { ...usual, 'seconds-for-headers': 40, 'seconds-for-request': 5 }],
])('a server can wait with %s', (_, values) => {
  const { http, requestTimeout } = patience(values, false);
  expect(createServer(http)).toMatchObject({ requestTimeout, headersTimeout: http.headersTimeout });
  expect(Number.isInteger(requestTimeout)).toBe(true);
});
