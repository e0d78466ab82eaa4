import { LANGS, type Lang } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Ask } from '../engine/questions.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { BlancNoirWords } from './words.ts';

const WORDS: Readonly<Record<Lang, BlancNoirWords>> = { en, de, fr, ja };
const BEFORE = { buy: [], use: false };

test.each<[Ask, ...string[]]>([
  [
    { type: 'turn', discard: true, draw: true, last: false, buy: [1, 4], use: false },
    'Discard or draw a card. Or first buy a scroll with three 1s or 4s.',
    'Lege eine Karte ab oder zieh eine. Oder kauf davor eine Pergamentkarte mit drei Karten der Zahl 1 oder 4.',
    'Défaussez ou piochez une carte. Vous pouvez d’abord acheter un parchemin avec trois 1 ou 4.',
    'カードを1枚捨てるか、1枚ドローしてください。その前に、1か4の3枚でスクロールカードを取得できます。',
  ],
  [
    { type: 'turn', discard: false, draw: true, last: false, ...BEFORE },
    'No card of yours fits: draw one.',
    'Keine deiner Karten passt: Zieh eine.',
    'Aucune de vos cartes ne convient\u00a0: piochez-en une.',
    '出せるカードがありません。1枚ドローしてください。',
  ],
  [
    { type: 'turn', discard: false, draw: true, last: true, ...BEFORE },
    'Your last card must be one from 1 to 9: draw one.',
    'Deine letzte Karte muss eine von 1 bis 9 sein: Zieh eine.',
    'Votre dernière carte doit être de 1 à 9\u00a0: piochez-en une.',
    '最後の1枚は1〜9のカードでなければなりません。1枚ドローしてください。',
  ],
  [
    { type: 'chain', sum: 10, answer: 'none', ...BEFORE },
    'You have no 25 to add: draw 10.',
    'Du hast keine 25, die du dazulegen kannst: Zieh 10 Karten.',
    'Vous n’avez pas de 25 à ajouter\u00a0: piochez 10 cartes.',
    '重ねられる25がありません。10枚ドローしてください。',
  ],
  [
    { type: 'exclude', by: 'lord', wants: 'normal-of-colour', colour: 'b', gone: 0, left: 2, must: 0 },
    'Exclude up to 2 blue cards, 1 to 9.',
    'Entferne bis zu 2 blaue Karten von 1 bis 9.',
    'Excluez jusqu’à 2 cartes bleues de 1 à 9.',
    '青の1〜9のカードを2枚まで除外できます。',
  ],
  [
    { type: 'exclude', by: 'salvation', wants: 'any', gone: 1, left: 3, must: 3 },
    'Exclude 3 more cards.',
    'Entferne noch 3 Karten.',
    'Excluez encore 3 cartes.',
    'カードをあと3枚除外してください。',
  ],
  [
    { type: 'exclude', by: 'princess', wants: 'special', gone: 0, left: 0, must: 0 },
    'You have no Specials to exclude.',
    'Du hast keine Sonderkarte zum Entfernen.',
    'Vous n’avez aucune carte Spéciale à exclure.',
    '除外できるスペシャルカードがありません。',
  ],
  [
    { type: 'exclude', by: 'princess', wants: 'prince-of-colour', colour: 'g', gone: 0, left: 1, must: 0 },
    'Exclude up to 1 green Prince.',
    'Entferne den grünen Prinzen, wenn du magst.',
    'Excluez le Prince vert si vous voulez.',
    '緑の皇子を1枚まで除外できます。',
  ],
  [
    { type: 'exclude', by: 'herald', wants: 'colour', colour: 'g', gone: 0, left: 3, must: 1 },
    'Exclude at least 1 and up to 3 green cards.',
    'Entferne mindestens eine und bis zu 3 grüne Karten.',
    'Excluez au moins une et jusqu’à 3 cartes vertes.',
    '緑のカードを1枚以上、3枚まで除外してください。',
  ],
  [{ type: 'other' }, '', '', '', ''],
])('%o is asked with its count', (ask, ...said) => {
  expect(LANGS.map(lang => WORDS[lang].asked(ask))).toEqual(said);
});
