import { expect, test } from 'vitest';
import { piecesOf, sectionsWith } from './find.ts';
import { parseRulebook } from './rulebook.ts';

const marked = (text: string, word: string): string =>
  piecesOf(text, word)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test.each([
  ['The Knight, the knights.', 'knight', 'The [Knight], the [knight]s.'],
  ['Déesse et DÉESSE', 'deesse', '[Déesse] et [DÉESSE]'],
  ['Böse Bösewichte', 'bosew', 'Böse [Bösew]ichte'],
  ['がかが', 'か', 'が[か]が'],
  ['aaa', 'aa', '[aa]a'],
  ['aab', 'ab', 'a[ab]'],
  ['nothing here', 'zebra', 'nothing here'],
  ['nothing asked', '  ', 'nothing asked'],
])('in «%s» «%s» is found as %s', (text, word, expected) => expect(marked(text, word)).toBe(expected));

const { sections } = parseRulebook(
  '# Harbor\n\n## 4 Moves\n\n4.1 Take a **card**.\n\n4.2 Sell:\n- fish\n- salt\n\n## 5 End\n\n5.1 It ends.\n- Card by card.\n',
);

test.each([
  ['card', ['4.1', '5.1'], 1],
  ['salt', ['4.2'], 1],
  ['4.2', ['4.2'], 2],
  ['zebra', [], 0],
])('«%s» leaves the clauses %j', (word, clauses, lines) => {
  const blocks = sectionsWith(sections, word).flatMap(section => section.blocks);
  expect(blocks.map(({ number }) => number)).toEqual(clauses);
  expect(blocks.flatMap(({ items }) => items)).toHaveLength(lines);
});
