import { CATALOG } from '@tabard/catalog';
import { LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { helpText } from './help.ts';
import { loadRulebook, parseRulebook } from './rulebook.ts';
import { rulesText } from './rules.ts';
import { columns } from './width.ts';
import { COMMANDS, SHELL } from './words.ts';

const BOOK = parseRulebook(
  '# Harbor\n\nFor **two**.\n\n## In a minute\n- Take.\n- Sell.\n\n## 4 Moves\n\n4.1 Take a card. Éclair counts.\n\n4.2 Sell `silk`,\nat least a pair.\n- fish\n- **salt** too\n\n# Appendix\n\n## 5 Notation\n\n5 Words.\n',
);
const reader = { shell: SHELL.en, columns: 60, isColourful: false };

test('a rulebook is read into sections and clauses', () => {
  expect(BOOK).toEqual({
    title: 'Harbor',
    sections: [
      { number: '0', title: 'In a minute', clauses: [{ number: '0', text: '', items: ['Take.', 'Sell.'] }] },
      {
        number: '4',
        title: 'Moves',
        clauses: [
          { number: '4.1', text: 'Take a card. Éclair counts.', items: [] },
          { number: '4.2', text: 'Sell `silk`, at least a pair.', items: ['fish', '**salt** too'] },
        ],
      },
      { number: '5', title: 'Notation', clauses: [{ number: '5', text: 'Words.', items: [] }] },
    ],
  });
});

test.each([
  ['', 'Harbor: the rules\n   0  In a minute\n   4  Moves\n   5  Notation\n“rules\u00a04” shows'],
  ['4.2', '4.2 Sell silk, at least a pair.\n  - fish\n  - salt too'],
  ['§ 4.2.', '4.2 Sell silk'],
  ['0', 'In a minute\n\n  - Take.\n  - Sell.'],
  ['5', '5 Notation\n\nWords.'],
  ['4', '4 Moves\n\n4.1 Take a card. Éclair counts.\n\n4.2 Sell'],
  ['SALT', '“SALT” occurs in 1 clause:\n4.2 Sell silk, at least a pair.'],
  ['eclair', '“eclair” occurs in 1 clause:\n4.1'],
  ['a', '“a” occurs in 3 clauses:\n0 Take.\n4.1 Take a card.\n4.2 Sell silk, at least a pair.'],
  ['zebra', '“zebra” does not occur in the rulebook.'],
  ['9.9', 'The rulebook has no clause 9.9.'],
])('asked about «%s»', (about, expected) => {
  const text = rulesText(BOOK, about, reader);
  expect(text.slice(0, expected.length)).toBe(expected);
});

test('a game may have no rulebook', () => {
  expect(rulesText(loadRulebook('no-such-game', 'en'), '', reader)).toBe('There is no rulebook for this game here.');
});

describe.each(CATALOG.map(listing => [listing.id, listing] as const))('%s', (id, listing) => {
  test.each(LANGS)('has a rulebook in %s: contents first, clauses by number, nothing too wide', async lang => {
    const book = loadRulebook(id, lang)!;
    const clauses = book.sections.flatMap(section => section.clauses);
    const unreadable = (await listing.load()).game.parse('?');
    expect(clauses.map(({ number }) => number)).toContain(unreadable.ok ? '' : unreadable.error.rule);
    expect(clauses.every(({ number }) => /^\d+(\.\d+)?$/.test(number))).toBe(true);
    for (const width of [80, 40]) {
      const asked = { shell: SHELL[lang], columns: width, isColourful: false };
      const contents = rulesText(book, '', asked);
      expect(contents.split('\n').length).toBeLessThan(24);
      for (const { number, title } of book.sections) expect(contents).toContain(`${number}  ${title}`);
      for (const number of [...book.sections, ...clauses].map(one => one.number)) {
        const text = rulesText(book, number, asked);
        expect(text).not.toMatch(/\*\*|`/);
        for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(width);
      }
    }
  });

  test('has the same clauses in every language', () => {
    const numbers = LANGS.map(lang => loadRulebook(id, lang)!.sections.flatMap(({ clauses }) => clauses.map(({ number }) => number)));
    for (const others of numbers) expect(others).toEqual(numbers[0]);
  });
});

test.each(LANGS)('help in %s names every command and fits', lang => {
  for (const width of [80, 40]) {
    for (const byKeys of [true, false]) {
      const text = helpText(SHELL[lang], { byKeys, width });
      for (const command of COMMANDS) expect(text).toContain(`  ${SHELL[lang].commands[command][0]} `);
      for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(width);
    }
  }
});
