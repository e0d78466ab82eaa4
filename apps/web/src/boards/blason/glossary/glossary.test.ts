import { TYPES } from '@tabard/blason/questions';
import { SYNONYMS } from '@tabard/blason/text/synonyms';
import { LANGS, type Lang } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Glossary } from '../glossary.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

const GLOSSARIES: Readonly<Record<Lang, Glossary>> = { en, de, fr, ja };
/** What a typesetter of the language would mark. */
const FAULTS: Readonly<Record<Lang, RegExp>> = { en: /'/, de: /'/, fr: / [;:!?»]|'/, ja: /[ ,;:!?()]/ };

test.each(LANGS)('in %s every element and every type is explained, in well-set sentences', lang => {
  const { elements, types } = GLOSSARIES[lang];
  // Ten tinctures, and ten figures of each of the eight types.
  expect(Object.keys(elements)).toHaveLength(90);
  expect(Object.keys(elements)).toEqual(Object.keys(en.elements));
  expect(Object.keys(types)).toEqual([...TYPES]);
  const said = [...Object.values(elements), ...Object.values(types)];
  expect(said.filter(text => !/[.。]$/.test(text) || FAULTS[lang].test(text))).toEqual([]);
  expect(said.filter(text => SYNONYMS[lang].some(({ not }) => not.test(text)))).toEqual([]);
});
