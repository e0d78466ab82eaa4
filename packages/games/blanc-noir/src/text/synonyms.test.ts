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
    Normal: 'Three normal cards',
    Special: 'a special card',
    scroll: 'your parchment',
    chain: 'the chain attack',
    wild: 'a joker',
    quest: 'the mission',
    'draw pile': 'the stock',
    discard: 'Play the red 7',
    anticlockwise: 'counter-clockwise',
  },
  de: {
    Basiskarte: 'eine Normalkarte',
    Sonderkarte: 'eine Spezialkarte',
    Pergamentkarte: 'zwei Pergamente',
    Kettenreaktion: 'die Kette',
    Reverse: 'Umkehr',
    'Atem des Drachen': 'Drachenatem',
    Aufklärung: 'Kundschaft',
    allmächtig: 'ein Joker',
    'Großes Schwert': 'Großschwert',
    Doppelschwert: 'Zwillingsschwerter',
    Peitsche: 'Kriegspeitsche',
    Aufgabe: 'der Quest',
    Nachziehstapel: 'der Talon',
    Person: 'ein Mitspieler',
  },
  fr: {
    Normale: 'une carte de base',
    parchemin: 'un rouleau',
    'attaque en chaîne': 'La chaîne augmente',
    'En sens inverse': 'Demi-tour',
    'Passer un tour': 'Saut',
    'Mauvais tour': 'Farce',
    Flash: 'Aurore',
    Éclaireur: 'Guet',
    Bienveillance: 'Bénédiction',
    'réussir la quête': 'a accompli la quête',
    objectif: 'le but',
    pioche: 'le talon',
  },
  ja: {
    ドロー: '2枚引きます',
    スクロールカード: 'スクロールの山',
    'チェーン：アタック': '6枚のチェーン',
    数字カードの山: '山札',
    捨てる: '出せます',
    失点: '得点',
    ペナルティー: 'ペナルティを受ける',
    卓: 'テーブル',
  },
};

test.each(LANGS)('in %s each forbidden word is found, and the right one is not', lang => {
  for (const { say } of SYNONYMS[lang]) {
    expect(synonymsIn(STRAYS[lang][say]!, SYNONYMS[lang])).toEqual([`say ${say}`]);
    expect(synonymsIn(say, SYNONYMS[lang])).toEqual([]);
  }
});
