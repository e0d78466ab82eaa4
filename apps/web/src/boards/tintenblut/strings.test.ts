import { everythingIn, languageContract, synonymsIn, type Vocabulary } from '@tabard/testkit';
import { SYNONYMS } from '@tabard/tintenblut/text/synonyms';
import { expect, test } from 'vitest';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import { ja } from './strings/ja.ts';

const STRINGS = { en, de, fr, ja };

languageContract('the board of Tintenblut', lang => everythingIn(STRINGS[lang] as unknown as Vocabulary), SYNONYMS);

test('a word that is not in the glossary would be found', () => {
  const stray: Vocabulary = { sets: 'Sätze', points: (count: number) => `Tor auf Feld ${count}` };
  const found = everythingIn(stray).flatMap(text => synonymsIn(text, SYNONYMS.de));
  expect(found).toEqual(expect.arrayContaining(['say Kombination', 'say Sonderfeld']));
});
