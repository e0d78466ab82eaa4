import { readFileSync } from 'node:fs';
import { glossaryContract } from '@tabard/testkit';
import { SYNONYMS } from './synonyms.ts';

const STRAYS = {
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

glossaryContract(lang => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8'), SYNONYMS, STRAYS);
