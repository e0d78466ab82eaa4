import { LANGS, type Lang } from '@tabard/core';
import { expect, test } from 'vitest';
import { type Synonym, synonymsIn } from './language-contract.ts';
import { clausesOf, minuteOf } from './rulebook-contract.ts';

/** By what is to be said, something that says it otherwise. */
type Strays = Readonly<Record<Lang, Readonly<Record<string, string>>>>;

/** Registers that a rulebook calls things by the names of the glossary, and that every word it forbids is found. */
export function glossaryContract(read: (lang: Lang) => string, synonyms: Readonly<Record<Lang, readonly Synonym[]>>, strays: Strays): void {
  test.each(LANGS)('the rulebook in %s calls things by the names of the glossary', lang => {
    const prose = (text: string) => text.replace(/`[^`]*`/g, '');
    const clauses = [...clausesOf(read(lang)), ['in one minute', minuteOf(read(lang)).join('\n')] as const];
    expect(clauses.flatMap(([clause, text]) => synonymsIn(prose(text), synonyms[lang]).map(say => `${clause}: ${say}`))).toEqual([]);
  });

  test.each(LANGS)('in %s each forbidden word is found, and the right one is not', lang => {
    for (const { say } of synonyms[lang]) {
      expect(synonymsIn(strays[lang][say]!, synonyms[lang])).toEqual([`say ${say}`]);
      expect(synonymsIn(say, synonyms[lang])).toEqual([]);
    }
  });
}
