import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { t } from '../i18n/index.ts';
import { sinceWhen } from './since.ts';

t.value = en;

test.each([
  [-5000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [7_300_000, '2 hours ago'],
  [90_000_000, 'yesterday'],
])('what was %i ms ago was %s', (ms, said) => expect(sinceWhen(1e9 - ms, 1e9)).toBe(said));
