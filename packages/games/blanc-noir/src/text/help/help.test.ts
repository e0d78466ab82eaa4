import { LANGS, type Lang } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../engine/config.ts';
import { CARDS, type Card, SCROLLS, type Scroll } from '../../engine/data.ts';
import { de } from '../de.ts';
import { en } from '../en.ts';
import { fr } from '../fr.ts';
import { ja } from '../ja.ts';
import type { BlancNoirWords, Help } from '../words.ts';

const WORDS: Readonly<Record<Lang, BlancNoirWords>> = { en, de, fr, ja };
const helpAt = (lang: Lang, edition: Edition): Help => WORDS[lang].help({ edition, deck: 'box', goal: 200, call: 'players' });

/** What each language says for something a player must, may, or has a number of. */
const KEYS: Readonly<Record<Lang, Readonly<Record<Key, RegExp>>>> = {
  en: {
    must: /must/,
    may: /may/,
    five: /five/,
    six: /six/,
    all: /all cards/,
    some: /one or more/,
    everyone: /everyone/,
    alone: /alone/,
    atOnce: /4 cards at once/,
    last: /last card leaves/,
    two: /two if/,
  },
  de: {
    must: /musst?/,
    may: /darf/,
    five: /fünf/,
    six: /sechs/,
    all: /alle Karten/,
    some: /eine oder mehr/,
    everyone: /allen/,
    alone: /allein|sonst sieht sie niemand/,
    atOnce: /sofort 4 Karten/,
    last: /letzte Karte die Hand verlässt/,
    two: /zwei, wenn/,
  },
  fr: {
    must: /dev(ez|ra)|doit/,
    may: /pouvez/,
    five: /cinq/,
    six: /six/,
    all: /toutes les cartes/,
    some: /une ou plusieurs/,
    everyone: /tout le monde/,
    alone: /personne d’autre|sans la montrer/,
    atOnce: /aussitôt 4 cartes/,
    last: /quand la dernière/,
    two: /deux si/,
  },
  ja: {
    must: /必ず|なければならず/,
    may: /でき/,
    five: /5枚以上/,
    six: /6枚以上/,
    all: /すべて除外/,
    some: /1枚以上/,
    everyone: /全員/,
    alone: /自分だけ/,
    atOnce: /すぐに4枚ドロー/,
    last: /最後の1枚がなくなる/,
    two: /2枚あれば2枚/,
  },
};
type Key = 'must' | 'may' | 'five' | 'six' | 'all' | 'some' | 'everyone' | 'alone' | 'atOnce' | 'last' | 'two';

const CARD_KEYS: readonly (readonly [rule: string, Card, Readonly<Record<Edition, readonly Key[]>>])[] = [
  ['5.4', 'lord-r', { ja: ['may'], de: ['may'], fr: ['must', 'two'] }],
  ['5.8', 'gargoyle', { ja: ['everyone'], de: ['may', 'alone'], fr: ['alone'] }],
  ['5.9', 'valkyrie', { ja: ['may'], de: ['may'], fr: ['must'] }],
  ['5.11', 'goddess', { ja: ['may'], de: ['may'], fr: ['must', 'two'] }],
];
const SCROLL_KEYS: readonly (readonly [rule: string, Scroll, Readonly<Record<Edition, readonly Key[]>>])[] = [
  ['4.3', 'herald-b', { ja: ['some'], de: ['all'], fr: ['some'] }],
  ['4.9', 'salvation', { ja: ['five'], de: ['five'], fr: ['six'] }],
];
/** Keys of which a text says one and never the other. */
const OPPOSITES: readonly (readonly [Key, Key])[] = [
  ['five', 'six'],
  ['all', 'some'],
  ['everyone', 'alone'],
];

function expectKeys(lang: Lang, text: string, keys: readonly Key[]): void {
  for (const key of keys) expect(text).toMatch(KEYS[lang][key]);
  for (const [one, other] of OPPOSITES) {
    if (keys.includes(one)) expect(text).not.toMatch(KEYS[lang][other]);
    if (keys.includes(other)) expect(text).not.toMatch(KEYS[lang][one]);
  }
}

describe.each(LANGS)('in %s', lang => {
  test.each(CARD_KEYS)('rule %s: what %s does is said for the edition at the table', (_rule, card, keys) => {
    for (const edition of EDITIONS) expectKeys(lang, helpAt(lang, edition).about(card), keys[edition]);
  });

  test.each(SCROLL_KEYS)('rule %s: what %s does is said for the edition at the table', (_rule, scroll, keys) => {
    for (const edition of EDITIONS) expectKeys(lang, helpAt(lang, edition).aboutScroll(scroll), keys[edition]);
  });

  test('rule 5.5: the German Princess names her Prince, the others any Special', () => {
    const special = { en: 'a Special', de: 'eine Sonderkarte', fr: 'une Spéciale', ja: 'スペシャルカード' }[lang];
    for (const edition of EDITIONS) {
      const text = helpAt(lang, edition).about('princess-g');
      expect(text).toContain(WORDS[lang].names.prince);
      expect(text.includes(special)).toBe(edition !== 'de');
    }
  });

  test('rule 5.4: the Lord reaches Specials in the German edition only', () => {
    const special = { en: 'Special', de: 'Sonderkarte', fr: 'Spéciale', ja: 'スペシャルカード' }[lang];
    for (const edition of EDITIONS) expect(helpAt(lang, edition).about('lord-b').includes(special)).toBe(edition === 'de');
  });

  test('rule 3.3: who can answer a chain must, but in the French edition', () => {
    for (const card of ['knight-r', 'prince-y', 'golem'] as const) {
      const [ours, german, french] = EDITIONS.map(edition => helpAt(lang, edition).about(card));
      expect(ours).toBe(german);
      expect(french).not.toBe(ours);
    }
  });

  test('rule 6.1: the seal says what silence costs at this table, and nothing of the hand', () => {
    for (const edition of EDITIONS) {
      const text = helpAt(lang, edition).aboutCall;
      expect(text).toMatch(/Blanc.Noir|ブランノワール/);
      expect(text).toContain('4');
      expect(KEYS[lang].atOnce.test(text)).toBe(edition !== 'fr');
      expect(KEYS[lang].last.test(text)).toBe(edition === 'fr');
    }
  });

  test('rule 9: help differs exactly where the editions do', () => {
    const differs = (say: (help: Help) => string) => new Set(EDITIONS.map(edition => say(helpAt(lang, edition)))).size > 1;
    const cards = CARDS.filter(card => differs(help => help.about(card))).map(card => card.replace(/-[rybg]$/, ''));
    expect([...new Set(cards)].sort()).toEqual(
      ['lord', 'princess', 'knight', 'prince', 'golem', 'pixie', 'gargoyle', 'valkyrie', 'goddess'].sort(),
    );
    const scrolls = SCROLLS.filter(scroll => differs(help => help.aboutScroll(scroll))).map(scroll => scroll.replace(/-[rybg]$/, ''));
    expect([...new Set(scrolls)].sort()).toEqual(['herald', 'salvation']);
  });
});
