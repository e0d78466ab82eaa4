import { stripVTControlCharacters, styleText } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns } from './width.ts';
import { wrapped } from './wrap.ts';

const WORDS = [
  'a',
  'tincture',
  'Schwalbenschwanzschnitt',
  '4.2',
  '紋章官を使えます',
  '「獅子」',
  '、',
  '。',
  '«',
  '»',
  '(our ruling)',
  '🦊',
  'が',
  'é',
];
const text = fc.array(fc.constantFrom(...WORDS, ' ', ' ', '\n'), { maxLength: 60 }).map(parts => parts.join(''));
const width = fc.integer({ min: 12, max: 90 });
const hanging = fc.integer({ min: 0, max: 8 }).map(count => ' '.repeat(count));
const bare = (some: string) => some.replaceAll(/\s/g, '');

describe('any text', () => {
  test('has no line that is too long, and loses nothing', () => {
    fc.assert(
      fc.property(text, width, hanging, (some, most, indent) => {
        const broken = wrapped(some, most, indent);
        for (const line of broken.split('\n')) expect(columns(line)).toBeLessThanOrEqual(most);
        expect(bare(broken)).toBe(bare(some));
      }),
    );
  });

  test('is broken alike in colour', () => {
    const styled = fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(styled, width, (parts, most) => {
        const inked = parts.map(([word, isRed]) => (isRed ? styleText('red', word, { validateStream: false }) : word)).join(' ');
        expect(stripVTControlCharacters(wrapped(inked, most))).toBe(wrapped(parts.map(([word]) => word).join(' '), most));
      }),
    );
  });

  test('is left as it is where it fits', () => {
    expect(wrapped('a   b\n  c', 12)).toBe('a   b\n  c');
  });
});

test.each([
  ['between words', 'Take two elements, or place some.', 16, '', 'Take two\nelements, or\nplace some.'],
  ['with a hanging indent', '4.2 All cards of a row lie in one band.', 20, '    ', '4.2 All cards of a\n    row lie in one\n    band.'],
  ['where a line began', '    Take two elements, or place some.', 24, '', '    Take two elements,\n    or place some.'],
  ['words that are too long', 'Schwalbenschwanzschnitt', 12, '', 'Schwalbensch\nwanzschnitt'],
  ['no French sign alone', 'Vous avez le choix : oui', 18, '', 'Vous avez le\nchoix : oui'],
])('breaks %s', (_, given, most, indent, expected) => {
  expect(wrapped(given, most, indent)).toBe(expected);
});

test('Japanese is broken anywhere, but no line begins with a closing sign or ends with an opening one', () => {
  const given = '紋章官を使い、「獅子」を取りました。手番に1度、紋章官を使えます（規則3.2）。ティンクチャーを引きます。';
  for (let most = 12; most <= 60; most++) {
    const lines = wrapped(given, most).split('\n');
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。」）ーャュョッ]/);
      expect(line).not.toMatch(/[「（]$/);
    }
    expect(lines.slice(0, -1).every(line => columns(line) > most - 7)).toBe(true);
  }
});

test.each([
  ['abc', 3],
  ['赤3', 3],
  ['🦊', 2],
  ['e\u0301', 1],
  ['\x1b[31mred\x1b[39m', 3],
  ['ﾊﾝ', 2],
])('«%s» takes its columns', (given, expected) => {
  expect(columns(given)).toBe(expected);
});
