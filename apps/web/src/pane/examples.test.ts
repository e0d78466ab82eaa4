import { readFileSync } from 'node:fs';
import { LANGS } from '@tabard/core';
import { expect, test } from 'vitest';
import { loadExamples, MINUTE } from './examples.ts';
import { parseRulebook } from './rulebook.ts';

const EXAMPLE = { en: /^Example: /, de: /^Beispiel: /, fr: /^Exemple\u00a0: /, ja: /^例：/ } as const;
const BOOKS = ['blanc-noir', 'blason', 'tintenblut'].flatMap(game => LANGS.map(lang => [game, lang] as const));

test.each(BOOKS)('%s (%s): every clause with an example has it drawn, and what is drawn has its place in the book', async (game, lang) => {
  const file = new URL(`../../../../packages/games/${game}/rules/${lang}.md`, import.meta.url);
  const { minute, sections } = parseRulebook(readFileSync(file, 'utf8'));
  const blocks = sections.flatMap(section => section.blocks);
  const withExample = blocks.filter(({ items }) => items.some(([first]) => first !== undefined && EXAMPLE[lang].test(first.text)));
  const drawn = Object.keys(await loadExamples(game));
  expect(withExample).not.toHaveLength(0);
  expect(drawn).toEqual(expect.arrayContaining(withExample.map(({ number }) => number)));
  const places = [...blocks.flatMap(({ number }) => number ?? []), ...minute!.lines.map((_, at) => `${MINUTE}${at + 1}`)];
  expect(drawn.filter(key => !places.includes(key))).toEqual([]);
  expect(drawn.filter(key => key.startsWith(MINUTE)).length).toBeGreaterThanOrEqual(5);
});

test('a game without drawings has none', async () => expect(await loadExamples('nothing')).toEqual({}));
