import { expect, test } from 'vitest';
import { honest, SESSION_CHECKS } from './checks.test-kit.ts';

test.each(Object.entries(SESSION_CHECKS))('%s', async (_name, check) => {
  expect(await check(honest)).toBeUndefined();
});
