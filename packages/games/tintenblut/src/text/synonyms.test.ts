import { readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@tabard/core';
import { clausesOf, synonymsIn } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { SYNONYMS } from './synonyms.ts';

const clauses = (lang: Lang): Map<string, string> => clausesOf(readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8'));

test.each(LANGS)('the rulebook in %s calls things by the names of the glossary', lang => {
  const prose = (text: string) => text.replace(/`[^`]*`/g, '');
  const strays = [...clauses(lang)].flatMap(([clause, text]) => synonymsIn(prose(text), SYNONYMS[lang]).map(say => `${clause}: ${say}`));
  expect(strays).toEqual([]);
});

const STRAYS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    space: '3 fields ahead',
    gate: 'a special space',
    set: 'a combination of 3',
    tile: '2 tokens',
    provision: '1 ration',
    'location card': 'a place card',
    'advantage card': 'a bonus card',
    villain: 'a rogue',
    supply: 'from the bank',
    'victory track': 'the score track',
    'the left-hand neighbour': 'the next seat starts',
  },
  de: {
    Sonderfeld: 'das rote Tor',
    Kombination: 'ein Satz aus 3',
    Plättchen: 'ein Marker',
    Bösewicht: 'ein Schurke',
    Siegpunktstein: 'der Stein',
    Siegpunktleiste: 'die Zählleiste',
    'die Person links': 'der nächste Platz',
    Person: 'ein Mitspieler',
  },
  fr: {
    série: 'une combinaison',
    case: 'un champ',
    porte: 'une case spéciale',
    jeton: 'une tuile',
    ration: 'des provisions',
    méchant: 'un vilain',
    réserve: 'le stock',
    'piste de victoire': 'la piste de score',
    'la personne à gauche': 'la place suivante',
  },
  ja: {
    置き場: 'ストックから',
    勝利トラック: '得点トラック',
    手元の悪党: '前の悪党の合計',
    悪党: '悪役カード',
    第3ラウンド: 'ラウンド3',
    左隣の人: '次の席の人',
    対戦: '対局の記録',
    投了: '降参した',
    卓: 'テーブル',
    Ada: 'Adaさんが考えています',
  },
};

test.each(LANGS)('in %s each forbidden word is found, and the right one is not', lang => {
  for (const { say } of SYNONYMS[lang]) {
    expect(synonymsIn(STRAYS[lang][say]!, SYNONYMS[lang])).toEqual([`say ${say}`]);
    expect(synonymsIn(say, SYNONYMS[lang])).toEqual([]);
  }
});
