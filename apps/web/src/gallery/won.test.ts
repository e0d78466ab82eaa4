import { beforeEach, expect, test } from 'vitest';
import { armsOn, isFinished, read, remember, wear, won } from './won.ts';

const [LION, KEY] = ['- azure-1 - - - - lion rampant or-3 -', '- gules-1 - key - or-2 - - - -'];

beforeEach(() => {
  won.value = read(null);
});

test('arms are remembered once, the newest first, and none is worn unasked', () => {
  for (const arms of [LION, KEY, KEY, LION]) remember(arms);
  expect(won.value).toEqual({ all: [LION, KEY], worn: undefined });
});

test('what I chose to wear stays when more is won', () => {
  remember(LION);
  wear(LION);
  remember(KEY);
  expect(won.value.worn).toBe(LION);
  wear(undefined);
  expect(won.value.worn).toBeUndefined();
});

const WHOLE = 'per-chevron azure-1 gules-3 cross dovetailed vair-4 lion rampant or-1 label';

test('unfinished arms are worn only by who asked for it, finished ones by everybody', () => {
  expect(armsOn({ crest: 'me', arms: LION }, 'me')).toBeUndefined();
  expect(armsOn({ crest: 'me', arms: WHOLE }, 'me')).toBe(WHOLE);
  wear(LION);
  expect(armsOn({ crest: 'me', arms: WHOLE }, 'me')).toBe(LION);
  expect(armsOn({ crest: 'other', arms: WHOLE }, 'me')).toBe(WHOLE);
  expect(armsOn({ crest: 'other', arms: KEY }, 'me')).toBeUndefined();
  expect(armsOn({ arms: KEY }, 'me')).toBe(KEY);
});

test.each([
  [null, []],
  ['not JSON', []],
  ['null', []],
  ['{"all":"lion"}', []],
  [`{"all":["${LION}",7],"worn":7}`, [LION]],
])('%s is read as far as it makes sense', (text, all) => {
  expect(read(text)).toEqual({ all, worn: undefined });
});

test('arms with an empty column are not finished', () => {
  expect(isFinished(LION)).toBe(false);
  expect(isFinished(WHOLE)).toBe(true);
});
