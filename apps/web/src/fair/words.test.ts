import { HOUSE_TERMS, languageContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import { ja } from '../i18n/ja.ts';
import { FAIR_WORDS } from './words.ts';

/** Everything in it that is said. */
const textsIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn));

const isCommand = (text: string): boolean => text.startsWith('tabard ');

languageContract('the page about the shuffle', lang => textsIn(FAIR_WORDS[lang]).filter(text => !isCommand(text)), HOUSE_TERMS);

test('it names the button that saves a match as the button does', () => {
  for (const { saveRecord, lang } of [en, de, fr, ja].map((words, i) => ({ ...words, lang: (['en', 'de', 'fr', 'ja'] as const)[i]! })))
    expect(textsIn(FAIR_WORDS[lang].page).join(' ')).toContain(saveRecord);
});

test('it admits the same in every language', () => {
  const shape = (lang: keyof typeof FAIR_WORDS) => FAIR_WORDS[lang].page.parts.map(({ points = [] }) => points.length);
  expect(['de', 'fr', 'ja'].map(lang => shape(lang as 'de'))).toEqual([shape('en'), shape('en'), shape('en')]);
});
