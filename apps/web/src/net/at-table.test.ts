import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../i18n/en.ts';
import { t } from '../i18n/index.ts';
import { notice } from '../notice.ts';
import { asker } from './at-table.ts';
import { CALL_CHECKS, honest } from './checks.test-kit.ts';
import { ScriptedBrowser } from './scripted.test-kit.ts';

beforeEach(() => {
  t.value = en;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each(Object.entries(CALL_CHECKS))('%s', async (_name, check) => {
  expect(await check(honest)).toBeUndefined();
});

test.each([
  [
    'the server’s sentence',
    async () => Response.json({ code: 'not-host', text: 'Only the host may.' }, { status: 403 }),
    'Only the host may.',
  ],
  ['ours when there is no answer', () => Promise.reject(new TypeError('Failed to fetch')), en.noServer],
  ['ours when the answer makes no sense', async () => Response.json({ nonsense: true }), en.noServer],
] as const)('what did not work is said: %s', async (_, fetching, sentence) => {
  const session = honest.session(new ScriptedBrowser());
  expect(await asker(session, fetching)('close', {})).toBe(false);
  expect(notice.value).toBe(sentence);
  expect(session.table.value).toBeUndefined();
});
