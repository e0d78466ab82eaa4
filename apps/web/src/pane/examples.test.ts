import { readFileSync } from 'node:fs';
import { LANGS } from '@tabard/core';
import { expect, test } from 'vitest';
import { loadExamples } from './examples.ts';
import { parseRulebook } from './rulebook.ts';

const EXAMPLE = { en: /^Example: /, de: /^Beispiel: /, fr: /^Exemple\u00a0: /, ja: /^例：/ } as const;
const BOOKS = ['blanc-noir', 'blason', 'tintenblut'].flatMap(game => LANGS.map(lang => [game, lang] as const));

test.each(BOOKS)('%s (%s): every clause with an example has it drawn, and nothing else is drawn', async (game, lang) => {
  const file = new URL(`../../../../packages/games/${game}/rules/${lang}.md`, import.meta.url);
  const blocks = parseRulebook(readFileSync(file, 'utf8')).sections.flatMap(section => section.blocks);
  const withExample = blocks.filter(({ items }) => items.some(([first]) => first !== undefined && EXAMPLE[lang].test(first.text)));
  const drawn = Object.keys(await loadExamples(game));
  expect(drawn).not.toHaveLength(0);
  expect(drawn.toSorted()).toEqual(withExample.map(({ number }) => number).toSorted());
});

test('a game without drawings has none', async () => expect(await loadExamples('nothing')).toEqual({}));
