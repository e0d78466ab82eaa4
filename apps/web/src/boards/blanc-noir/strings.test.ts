import { SYNONYMS } from '@tabard/blanc-noir/text/synonyms';
import { everythingIn, languageContract, synonymsIn, type Vocabulary } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import { ja } from './strings/ja.ts';

const STRINGS = { en, de, fr, ja };

languageContract('the board of Blanc Noir', lang => everythingIn(STRINGS[lang] as unknown as Vocabulary), SYNONYMS);

test('a word that is not in the glossary would be found', () => {
  const stray: Vocabulary = { scrolls: 'Pergamente', faceDown: (count: number) => `${count} Pergamente` };
  expect(everythingIn(stray).flatMap(text => synonymsIn(text, SYNONYMS.de))).toContain('say Pergamentkarte');
});
