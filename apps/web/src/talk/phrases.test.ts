import { LANGS } from '@tabard/core';
import { PHRASES, REACTIONS } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { PHRASE_WORDS } from './phrases.ts';

test.each(LANGS)('every phrase is said in %s, each in its own words', lang => {
  const said = [...PHRASES, ...REACTIONS].map(phrase => PHRASE_WORDS[lang][phrase]);
  expect(said.every(words => words.trim() !== '')).toBe(true);
  expect(new Set(said).size).toBe(said.length);
});
