import { LANGS, type Lang } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Fact } from '../engine/facts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { BlancNoirWords } from './words.ts';

const WORDS: Readonly<Record<Lang, BlancNoirWords>> = { en, de, fr, ja };
const name = (seat: number): string => ['Mira', 'Ada', 'Bo'][seat]!;

test.each<[Fact, ...string[]]>([
  [{ type: 'played', seat: 0, card: '7r' }, 'red 7', 'rote 7', '7 rouge', '赤の7'],
  [
    { type: 'played', seat: 0, card: 'golem', colour: 'b' },
    'Golem, named blue',
    'Golem, Blau angesagt',
    'Golem, bleu annoncé',
    'ゴーレム（青を指定）',
  ],
  [{ type: 'drew', seat: 0, count: 2, cause: 'chain' }, 'drew 2 cards', '2 Karten gezogen', '2 cartes piochées', '2枚ドロー'],
  [
    { type: 'drew', seat: 0, count: 4, cause: 'silence' },
    'drew 4 cards as a penalty',
    '4 Strafkarten gezogen',
    '4 cartes piochées en pénalité',
    'ペナルティーで4枚ドロー',
  ],
  [{ type: 'drew', seat: 0, count: 2, cause: 'explosion' }, '', '', '', ''],
  [
    { type: 'used', seat: 0, scroll: 'explosion', target: 1 },
    'Explosion on Ada',
    'Explosion gegen Ada',
    'Explosion contre Ada',
    'Adaに「爆発」',
  ],
  [
    { type: 'took', seat: 0, taken: true, card: 'jester-g' },
    'took green Jester back',
    'grünen Narren zurückgenommen',
    'reprise\u00a0: Bouffon vert',
    '緑の道化師を手札に戻した',
  ],
  [{ type: 'gained', seat: 0, count: 1, by: 'purchase' }, '', '', '', ''],
  [
    { type: 'scouted', seat: 0, target: 1, open: true },
    'had Ada’s hand shown',
    'Hand von Ada gezeigt',
    'main d’Ada montrée',
    'Adaの手札を公開させた',
  ],
  [{ type: 'skipped', seat: 1 }, 'skipped', 'setzt aus', 'passe son tour', '手番を飛ばされた'],
  [{ type: 'reshuffled', count: 24 }, '', '', '', ''],
])('what a seat did, without its name: %o', (fact, ...said) => {
  expect(LANGS.map(lang => WORDS[lang].deed(fact, name))).toEqual(said);
});

test.each<[Fact, ...string[]]>([
  [
    { type: 'used', seat: 0, scroll: 'explosion', target: 1 },
    'Explosion on you',
    'Explosion gegen dich',
    'Explosion contre vous',
    'あなたに「爆発」',
  ],
  [
    { type: 'scouted', seat: 0, target: 1, open: true },
    'had your hand shown',
    'deine Hand gezeigt',
    'votre main montrée',
    'あなたの手札を公開させた',
  ],
  [
    { type: 'scouted', seat: 0, target: 1, open: false },
    'looked at your hand',
    'deine Hand angesehen',
    'votre main regardée',
    'あなたの手札を見た',
  ],
])('what a seat did to Ada, as she reads it: %o', (fact, ...said) => {
  expect(LANGS.map(lang => WORDS[lang].deed(fact, name, 1))).toEqual(said);
});

test.each<[Fact, string]>([
  [{ type: 'skipped', seat: 1 }, 'You are skipped.'],
  [{ type: 'skipped', seat: 2 }, ''],
  [{ type: 'drew', seat: 1, count: 4, cause: 'dragon' }, 'The Dragon’s Breath strikes you: you draw 4 cards.'],
  [{ type: 'drew', seat: 1, count: 4, cause: 'silence' }, 'You did not call “Blanc Noir!”: you draw 4 cards.'],
  [{ type: 'drew', seat: 1, count: 1, cause: 'turn' }, ''],
  [{ type: 'drew', seat: 0, count: 4, cause: 'dragon' }, ''],
  [{ type: 'used', seat: 0, scroll: 'explosion', target: 1 }, 'Mira uses Explosion on you.'],
  [{ type: 'used', seat: 1, scroll: 'explosion', target: 0 }, ''],
  [{ type: 'returned', seat: 0, owner: 1, index: 0, up: true, scroll: 'mirage' }, 'Mira sends your Mirage back into the scroll pile.'],
  [{ type: 'returned', seat: 0, owner: 1, index: 1, up: false }, 'Mira sends your scroll 2 back into the scroll pile.'],
  [{ type: 'returned', seat: 0, owner: 2, index: 0, up: true, scroll: 'mirage' }, ''],
  [
    { type: 'scattered', seat: 0, counts: [1, 1, 0], scrolls: [null, 'salvation', null] },
    'Mira has all scrolls dealt anew: you get Salvation.',
  ],
  [{ type: 'menaced', seat: 0, target: 1 }, 'Mira hands you a Dragon, a Golem and a Gargoyle.'],
  [{ type: 'swapped', seat: 0, places: [{ seat: 1, index: 1 }, 'pile'] }, 'Mira swaps your scroll 2 with the top scroll of the pile.'],
  [{ type: 'swapped', seat: 1, places: [{ seat: 1, index: 1 }, 'pile'] }, ''],
  [{ type: 'scouted', seat: 0, target: 1, open: true }, 'Your hand was shown to all.'],
  [{ type: 'scouted', seat: 0, target: 1, open: false }, 'Mira has seen your hand.'],
  [{ type: 'scouted', seat: 1, target: 0, open: true }, ''],
])('what was done to Ada, said to her: %o', (fact, said) => {
  expect(en.toYou(fact, 1, name)).toBe(said);
  for (const lang of LANGS) {
    const sentence = WORDS[lang].toYou(fact, 1, name);
    expect(sentence === '').toBe(said === '');
    if (said !== '') expect(sentence).toMatch(/[.。]$/);
    expect(sentence).not.toMatch(/undefined|null|Ada/);
  }
});

test.each<[Fact, ...string[]]>([
  [
    { type: 'game-over', ranking: [[1, 2], [0]], scores: [90, 60, 60] },
    'You share the win with Bo. Final points: you 60, Bo 60, Mira 90.',
    'Du teilst dir den Sieg mit Bo. Endstand: du 60, Bo 60, Mira 90.',
    'Vous partagez la victoire avec Bo. Total\u00a0: vous 60, Bo 60, Mira 90.',
  ],
  [
    { type: 'game-over', ranking: [[0, 2], [1]], scores: [60, 90, 60] },
    'Mira and Bo share the win. Final points: Mira 60, Bo 60, you 90.',
    'Mira und Bo teilen sich den Sieg. Endstand: Mira 60, Bo 60, du 90.',
    'Mira et Bo se partagent la victoire. Total\u00a0: Mira 60, Bo 60, vous 90.',
  ],
])('in a list, too, Ada reads of herself as «you»: %o', (fact, ...said) => {
  expect([en, de, fr].map(words => words.fact(fact, name, 1))).toEqual(said);
  expect(ja.fact(fact, name, 1)).not.toContain('Ada');
});

test('a swap calls the scrolls that are seen by their names, and the others by their places', () => {
  const move = {
    type: 'swap',
    places: [
      { seat: 1, index: 0 },
      { seat: 2, index: 1 },
    ],
  } as const;
  const seen = ({ seat }: { readonly seat: number }) => (seat === 2 ? 'herald-r' : undefined);
  expect(LANGS.map(lang => WORDS[lang].move(move, name, seen))).toEqual([
    'Swap Ada’s scroll 1 with Bo’s red Herald',
    'Pergamentkarte 1 von Ada gegen den roten Boten von Bo tauschen',
    'Échanger le parchemin 1 d’Ada avec le Héraut rouge de Bo',
    'Adaの1枚目のスクロールカードとBoの「赤の伝令」を入れ替える',
  ]);
});
