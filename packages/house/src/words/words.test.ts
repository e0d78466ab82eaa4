import { LANGS } from '@tabard/core';
import { HOUSE_TERMS, languageContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { WORDS } from './index.ts';

/** Nothing more to say, and where something was wrong. */
const DETAILS = ['', 'seats.0'];

languageContract('the server', lang => Object.values(WORDS[lang].errors).flatMap(say => DETAILS.map(say)), HOUSE_TERMS);
languageContract(
  'whoever is called',
  lang => [...Object.values(WORDS[lang].calls.titles), ...[[], ['Ada'], ['Ada', 'Bo']].map(names => WORDS[lang].calls.at('Blason', names))],
  HOUSE_TERMS,
);

test('no error is told in another language’s words', () => {
  for (const [code, say] of Object.entries(WORDS.en.errors)) {
    const told = LANGS.map(lang => WORDS[lang].errors[code as keyof typeof WORDS.en.errors](''));
    expect(new Set(told).size, say('')).toBe(LANGS.length);
  }
});
