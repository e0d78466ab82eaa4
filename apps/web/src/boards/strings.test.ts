import type { Lang } from '@tabard/core';
import { everythingIn, HOUSE_TERMS, languageContract, type Vocabulary } from '@tabard/testkit';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, Vocabulary>>('./*/strings/*.ts', { eager: true });
const boards = [...new Set(Object.keys(files).map(path => path.split('/')[1]!))];

const stringsOf = (board: string, lang: Lang): string[] => everythingIn(files[`./${board}/strings/${lang}.ts`]![lang]!);

for (const board of boards) languageContract(`the board of ${board}`, lang => stringsOf(board, lang), HOUSE_TERMS);

test('every board is listened to, its templates filled in', () => {
  expect(boards).toEqual(['blanc-noir', 'blason', 'tintenblut']);
  for (const board of boards) expect(stringsOf(board, 'en').filter(text => text.includes('Yves')).length).toBeGreaterThan(10);
});
