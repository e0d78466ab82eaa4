import { LANGS, type Lang, type Naming } from '@tabard/core';
import { describe, expect, test } from 'vitest';

/** A vowel, a y, an h and a consonant to begin with: what French elides before, and what not. */
export const PLAYERS = ['Ada', 'Yves', 'Hugo', 'Marie'] as const;

/** Every sentence of something in one language; who is named is called by one of `PLAYERS`. */
export type Sentences = (lang: Lang, name: Naming) => Iterable<string>;

/** What a thing is called, and what it must not be called beside that. */
export interface Synonym {
  readonly say: string;
  readonly not: RegExp;
}

/** A way of writing that no native would let pass. */
interface Slip {
  readonly what: string;
  readonly found: RegExp;
}

const EVERYWHERE: readonly Slip[] = [
  { what: 'unfinished', found: /undefined|\bNaN\b|\[object|\$\{/ },
  { what: 'doubled space', found: /[ \u00a0\u202f\u3000]{2}/ },
  { what: 'doubled stop', found: /(?<![.…])\.\.(?!\.)|。。|[.。][。.]/ },
  { what: 'straight apostrophe', found: /(?<=\p{L})'|'(?=\p{L})/u },
];

/** Words after which something else is counted: «Coûte 1 en autres cartes». */
const BETWEEN = '(?:and|or|of|in|und|oder|von|aus|auf|et|ou|en|de|des|sur) ';

/** A bare 1 (in French 0 as well) before a word in the plural, with at most one other word between: «1 open seats». */
const miscounted = (numbers: string, plurals: string): Slip => ({
  what: 'plural',
  found: new RegExp(`(?<![\\p{L}\\d.,:–−-])${numbers}[ \\u00a0](?:(?!${BETWEEN})[\\p{L}-]+[ \\u00a0])?(?:${plurals})(?!\\p{L})`, 'iu'),
});

const OWN: Readonly<Record<Lang, readonly Slip[]>> = {
  en: [
    { what: 'agreement', found: /\b(?:there are|remain) (?:only )?1(?!\d|[.,]\d)/i },
    miscounted(
      '1',
      'points|cards|tiles|spaces|fields|provisions|scrolls|markers|heralds|players|places|seats|moves|turns|rounds|clauses|villains|quests|elements|others',
    ),
  ],
  de: [
    { what: 'agreement', found: /\b(?:fehlen|bleiben) (?:noch |nur |nur noch )?1(?!\d|[.,]\d)/ },
    miscounted(
      '1',
      '\\p{L}*punkte|\\p{L}*karten|\\p{L}*felder|\\p{L}*pergamente|herolde|\\p{L}*personen|plätze|züge|zügen|runden|regeln|aufgaben|bösewichte|elemente|bots',
    ),
  ],
  fr: [
    { what: 'agreement', found: /\b(?:restent|manquent) (?:encore )?1(?!\d|[.,]\d)/ },
    miscounted(
      '[01]',
      'points|cartes|cases|jetons|rations|parchemins|hérauts|joueurs|personnes|places|coups|tours|manches|articles|méchants|quêtes|éléments|autres|robots',
    ),
    { what: 'elision', found: /(?<!\p{L})(?:de|que) (?:[AEIOUÀÂÉÈÊÎÔŒ]\p{Ll}|Yves|Hugo)|(?<!\p{L})d’Marie/u },
    { what: 'space before ; ! ?', found: /(?<![\u202f!?]|«\u00a0)[;!?]/ },
    { what: 'space before :', found: /(?<!\u00a0):(?!\d|\/\/)/ },
    { what: 'space inside « »', found: /«(?!\u00a0)|(?<!\u00a0)»/ },
  ],
  ja: [
    {
      what: 'half-width mark',
      found: /[,;:!?](?=[\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|$)|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー」）])[,;:!?.]/u,
    },
    {
      what: 'half-width bracket',
      found: /[()](?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー」）])\s?[()]/u,
    },
    {
      what: 'space',
      found: /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。「」（）：！？]) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。「」（）：！？])/u,
    },
  ],
};

/** What is wrong with the writing of a sentence: «1 points», «de Ada», «Adaの手札: 3枚». */
export function slipsIn(lang: Lang, sentence: string): string[] {
  return [...EVERYWHERE, ...OWN[lang]].filter(({ found }) => found.test(sentence)).map(({ what }) => what);
}

/** The words of a sentence for which another has been chosen. */
export function synonymsIn(sentence: string, synonyms: readonly Synonym[]): string[] {
  return synonyms.filter(({ not }) => not.test(sentence)).map(({ say }) => `say ${say}`);
}

/** Words by the thousand, plain ones and templates, at any depth. */
export interface Vocabulary {
  readonly [key: string]: string | ((...parts: never[]) => unknown) | Vocabulary;
}

const NUMBERS = [0, 1, 2];
const LISTS = [[], [1], [1, 2]];

/** Every plain text of some words, and every template filled in: all its parts are numbers, then names; or lists, if it takes those. */
export function everythingIn(words: Vocabulary): string[] {
  return Object.entries(words).flatMap(([key, said]) => {
    if (typeof said === 'string') return [said];
    if (typeof said === 'object') return everythingIn(said);
    const plain = [...filled(said, NUMBERS), ...filled(said, PLAYERS)];
    const all = plain.length > 0 ? plain : filled(said, LISTS);
    if (all.length === 0)
      throw new Error(`the template «${key}» takes neither numbers, nor names, nor lists: say it in a sentence of your own`);
    return all;
  });
}

/** What a template says about some parts; nothing if it cannot take them. */
function filled(template: (...parts: never[]) => unknown, parts: readonly unknown[]): string[] {
  try {
    const said = parts.map(part => template(...Array.from({ length: template.length }, () => part as never)));
    return said.filter(text => typeof text === 'string');
  } catch {
    return [];
  }
}

/** Registers that everything somebody says is written as a native would, whoever is named, and calls things by one name. */
export function languageContract(speaker: string, sentences: Sentences, synonyms?: Readonly<Record<Lang, readonly Synonym[]>>): void {
  describe(`${speaker} writes as natives do`, () => {
    test.each(LANGS)('in %s', lang => {
      const said = new Set(PLAYERS.flatMap((_, first) => [...sentences(lang, seat => PLAYERS[(first + seat) % PLAYERS.length]!)]));
      expect(said.size).toBeGreaterThan(0);
      const flaws = (sentence: string) => [...slipsIn(lang, sentence), ...synonymsIn(sentence, synonyms?.[lang] ?? [])];
      expect([...said].flatMap(sentence => flaws(sentence).map(flaw => `${flaw}: ${sentence}`))).toEqual([]);
    });
  });
}
