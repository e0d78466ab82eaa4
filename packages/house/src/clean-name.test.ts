import { NAME_LENGTH } from '@tabard/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['trimmed, one space', '  Anna   Lena \n', 'Anna Lena'],
  ['one space, also around what is invisible', '!\t\u0000\t!', '! !'],
  ['composed, also around what is invisible', 'Zoe\u0000\u0308', 'Zoë'],
  ['composed', 'Zoe\u0308', 'Zoë'],
  ['no direction marks', 'a\u202eb\u2066c\u200f', 'abc'],
  ['no control characters', 'a\u0000b\u0007\u009fc', 'abc'],
  ['no zero width', '\u200b\ufeffx\u2060', 'x'],
  ['nothing left', ' \u200d \u202e', ''],
  ['a blank of Braille', '\u2800', ''],
  ['fillers of Hangul', '\u3164\u115f\u1160\uffa0', ''],
  ['an accent on nothing', '\u0301', ''],
  ['nothing in between', 'A\u034fn\ufe0fn\ufffca1\ufe0f\u2800', 'Anna1'],
  ['one selector is enough', '❤\ufe0f\ufe0f\ufe0e', '❤\ufe0f'],
  ['emoji of several parts', '🏳️‍🌈 👍🏽 1️⃣ 👩‍❤️‍👨', '🏳️‍🌈 👍🏽 1️⃣ 👩‍❤️‍👨'],
  ['a character as a family writes it', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['Korean', '김민준', '김민준'],
  ['Japanese', '山田 太郎', '山田 太郎'],
  ['joined emoji', '👩‍🚀 Eva', '👩‍🚀 Eva'],
  ['joiners of scripts', 'नमस्\u200dते', 'नमस्\u200dते'],
  ['a joiner alone', '\u200da\u200d', 'a'],
  ['too long', 'x'.repeat(40), 'x'.repeat(NAME_LENGTH)],
  ['too long, in letters a reader counts', 'e\u0301'.repeat(30), 'é'.repeat(NAME_LENGTH)],
  ['a tower of accents', `Z${'\u0335'.repeat(50)}`, `Z${'\u0335'.repeat(4)}`],
  ['half a pair', 'a\ud83db', 'ab'],
])('%s', (_, raw, clean) => expect(cleanName(raw)).toBe(clean));

test('clean stays clean, short and in one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), raw => {
      const clean = cleanName(raw);
      expect(cleanName(clean)).toBe(clean);
      expect(clean).not.toMatch(/[\u2800\u3164\u115f\ufffc]/u);
      expect(clean === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean)).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
      expect([...new Intl.Segmenter('en').segment(clean)].length).toBeLessThanOrEqual(NAME_LENGTH);
    }),
    { numRuns: 1000 },
  );
});
