import { expect, test } from 'vitest';
import { honest, SOCKET_CHECKS } from './checks.test-kit.ts';

test.each(Object.entries(SOCKET_CHECKS))('%s', async (_name, check) => {
  expect(await check(honest)).toBeUndefined();
});
