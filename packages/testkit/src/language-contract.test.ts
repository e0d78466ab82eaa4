import { describe, expect, test } from 'vitest';
import { HOUSE_TERMS } from './house-terms.ts';
import { everythingIn, languageContract, PLAYERS, slipsIn, synonymsIn } from './language-contract.ts';

describe('every rule of writing can fail', () => {
  test.each([
    ['en', 'undefined draws a card.', 'unfinished'],
    ['de', 'Es bleiben NaN Karten.', 'unfinished'],
    ['ja', '[object Object]の番です。', 'unfinished'],
    ['en', 'Ada  draws.', 'doubled space'],
    ['fr', 'À vous \u202f!', 'doubled space'],
    ['en', 'The house suggests: Pass..', 'doubled stop'],
    ['ja', 'パスします。。', 'doubled stop'],
    ['en', "Ada's hand", 'straight apostrophe'],
    ['fr', "l'écu", 'straight apostrophe'],
    ['en', 'There are only 1 left.', 'agreement'],
    ['de', 'Es fehlen noch 1.', 'agreement'],
    ['fr', 'Il en restent 1.', 'agreement'],
    ['en', 'Ada: 1 points', 'plural'],
    ['en', 'The 1 open seats are taken.', 'plural'],
    ['en', '1 tiles and provisions left', 'plural'],
    ['de', 'Nimmt den 10er-Marker, 1 Punkte.', 'plural'],
    ['de', '1 Ortskarten', 'plural'],
    ['de', '1 freie Plätze', 'plural'],
    ['fr', '1 cases sur 10', 'plural'],
    ['fr', 'encore 1 jetons', 'plural'],
    ['fr', 'Il reste 0 cartes.', 'plural'],
    ['fr', 'Niveau de Ada', 'elision'],
    ['fr', 'l’écu de Yves', 'elision'],
    ['fr', 'la main de Hugo', 'elision'],
    ['fr', 'plus que Élise', 'elision'],
    ['fr', 'le tour d’Marie', 'elision'],
    ['fr', 'À vous !', 'space before ; ! ?'],
    ['fr', 'À vous\u00a0!', 'space before ; ! ?'],
    ['fr', 'Quitter?', 'space before ; ! ?'],
    ['fr', 'Rien n’est perdu ; jouez.', 'space before ; ! ?'],
    ['fr', 'Points : 3', 'space before :'],
    ['fr', 'Points: 3', 'space before :'],
    ['fr', '« aide »', 'space inside « »'],
    ['fr', '«aide\u00a0»', 'space inside « »'],
    ['ja', 'Ada, Yvesの番です。', 'half-width mark'],
    ['ja', 'Ada: 1点', 'half-width mark'],
    ['ja', '合計:3', 'half-width mark'],
    ['ja', 'あなたの番!', 'half-width mark'],
    ['ja', 'パスします.', 'half-width mark'],
    ['ja', '使えません (規則 4)', 'half-width bracket'],
    ['ja', '合計(60)', 'half-width bracket'],
    ['ja', 'あなた の番', 'space'],
    ['ja', '捨て山： 赤の5', 'space'],
  ] as const)('%s: «%s»', (lang, sentence, slip) => {
    expect(slipsIn(lang, sentence)).toContain(slip);
  });
});

test.each([
  ['en', 'The house’s rules: 1 point, 21 points, rule 4.1 cards; Ada’s 2 tiles …'],
  ['de', '1 Punkt, 11 Punkte, 1 weitere Karte, Platz C1, Karten …'],
  [
    'fr',
    'L’écu d’Ada\u00a0: 0 point, 1 carte et 10 cartes\u202f; à 14:30, celui de Marie. «\u00a0?\u00a0» aussi\u202f! Le Grand Saut, de A1. Coûte 1 en autres cartes.',
  ],
  ['ja', 'Ada：1点（合計3）。Ctrl + C を押すと「tabard verify a.replay」で検証できます。「?」も同じ。Mira 8、Ada 4。'],
] as const)('nothing is wrong in %s with «%s»', (lang, sentence) => {
  expect(slipsIn(lang, sentence)).toEqual([]);
});

const TURN = { en: ' to move', de: ' ist am Zug', fr: ' joue', ja: 'の番です' };

languageContract('a sentence about everybody', (lang, name) => PLAYERS.map((_, seat) => `${name(seat)}${TURN[lang]}`));

test.each([
  ['en', 'Seen again', 'replay'],
  ['en', 'It is marked: press Ctrl + C.', 'selected'],
  ['de', 'Mitschrift sichern', 'speichern'],
  ['de', 'Gesichert', 'speichern'],
  ['de', 'Wartet auf Mitspielende', 'Person'],
  ['de', 'Keine Zuschauer', 'zuschauen'],
  ['de', 'erstes volles Schild', 'der Schild'],
  ['fr', 'Garder le procès-verbal', 'enregistrer'],
  ['ja', 'このテーブルは閉じられました。', '卓'],
  ['ja', 'これはホストだけができます。', '主催'],
  ['ja', '試した対局', '対戦'],
  ['ja', '札の隅に', 'カード'],
  ['ja', '1番の席', '席1'],
] as const)('the house has one name for a thing, in %s not «%s»', (lang, sentence, say) => {
  expect(synonymsIn(sentence, HOUSE_TERMS[lang])).toContain(`say ${say}`);
});

test.each([
  ['de', 'Deine Hand ist sicher.'],
  ['ja', '手札、山札、場札、捨て札、配札'],
] as const)('a word that is part of another is not taken for it: %s, «%s»', (lang, sentence) => {
  expect(synonymsIn(sentence, HOUSE_TERMS[lang])).toEqual([]);
});

test('a template is filled in with numbers and names, or with lists', () => {
  const words = {
    plain: 'Hand',
    counted: (count: number) => `${count} cards`,
    deeper: { named: (name: string, of: string) => `${name} of ${of}`, listed: (all: readonly number[]) => `all: ${all.join('+')}` },
  };
  const said = everythingIn(words);
  expect(said).toEqual(expect.arrayContaining(['Hand', '0 cards', '1 cards', '2 cards', 'Yves of Yves', 'all: 1+2']));
  expect(said.flatMap(text => slipsIn('en', text))).toEqual(['plural']);
});
