import { readFileSync } from 'node:fs';
import { CATALOG } from '@tabard/catalog';
import { LANGS } from '@tabard/core';
import { expect, test } from 'vitest';
import { namedBy } from './in-force.ts';
import { parseRulebook } from './rulebook.ts';

const { options, words } = CATALOG.find(({ id }) => id === 'blanc-noir')!;

test.each(LANGS)('the labels of the editions are known in %s, and nothing else is one', async lang => {
  const said = await words(lang);
  const file = new URL(`../../../../packages/games/blanc-noir/rules/${lang}.md`, import.meta.url);
  const labels = parseRulebook(readFileSync(file, 'utf8'))
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap(({ text, items }) => [...text, ...items.flat()])
    .filter(({ kind }) => kind === 'bold')
    .flatMap(({ text }) => namedBy(text, options, { edition: 'de' }, said) ?? []);
  expect(labels.filter(({ key }) => key === 'edition')).toHaveLength(labels.length);
  expect(labels.filter(({ here }) => here)).toHaveLength(7);
  expect(labels.filter(({ here }) => !here)).toHaveLength(10);
});

test.each(LANGS)('at a table by the original rules no label holds, in %s', async lang => {
  const said = await words(lang);
  const { label } = said.value('edition', 'fr');
  expect(namedBy(`${said.option('edition')} ${label}:`, options, { edition: 'ja' }, said)).toEqual({ key: 'edition', here: false });
  expect(namedBy(label, options, { edition: 'fr' }, said)?.here ?? lang).toBe(lang === 'ja' ? true : lang);
});
