import { readFileSync } from 'node:fs';
import { glossaryContract } from '@tabard/testkit';
import { SYNONYMS } from './synonyms.ts';

const STRAYS = {
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

glossaryContract(lang => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8'), SYNONYMS, STRAYS);
