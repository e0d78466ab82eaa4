import { readFileSync } from 'node:fs';
import { LANGS, type Lang, type Naming } from '@tabard/core';
import { languageContract, rulebookContract } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { ENDINGS } from '../engine/effects.ts';
import type { Reasons } from '../engine/reasons.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

const WORDS = { en, de, fr, ja };
const ours: Naming = seat => ['Ada', 'Bo'][seat]!;

rulebookContract(lang => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8'), {
  clauses: ['1.1', '2.1', '2.2', '3.1', '3.2', '3.3', '3.4', '4.1', '4.2', '5', '6'],
  sections: 6,
  title: lang => WORDS[lang].title,
});

const DETAILS: Reasons = {
  'not-your-turn': { turn: 1 },
  'game-over': {},
  'play.not-in-hand': { card: 'sun-3' },
  'play.no-match': { card: 'sun-3', top: 'leaf-6' },
  'draw.stock-empty': {},
  'pass.stock-left': {},
  unreadable: { text: 'fly' },
  'config.unreadable': {},
  'config.unknown-option': { key: 'speed' },
  'config.unknown-value': { value: '9' },
  'position.unreadable': { field: 'pile' },
  'position.cards': { card: 'sun-3' },
};

function sentences(lang: Lang, name = ours): string[] {
  const words = WORDS[lang];
  return [
    words.tagline,
    words.option('hand'),
    words.value('hand', 3).label,
    ...Object.entries(DETAILS).map(([because, details]) => words.refusal({ rule: '3.1', because, details })),
    ...(['draw', 'pass'] as const).map(type => words.move({ type }, name)),
    words.move({ type: 'play', card: 'moon-2' }, name),
    words.fact({ type: 'played', seat: 0, card: 'moon-2' }, name),
    words.fact({ type: 'drew', seat: 0 }, name),
    words.fact({ type: 'drew', seat: 0, card: 'moon-2' }, name),
    words.fact({ type: 'passed', seat: 1 }, name),
    words.deed({ type: 'played', seat: 0, card: 'moon-2' }, name),
    words.deed({ type: 'drew', seat: 0 }, name),
    words.deed({ type: 'drew', seat: 0, card: 'moon-2' }, name),
    words.deed({ type: 'passed', seat: 1 }, name),
    ...ENDINGS.map(words.reason),
  ];
}

languageContract('the game', sentences);

test.each(LANGS)('every sentence says something, and something of its own, in %s', lang => {
  const all = sentences(lang);
  expect(all.filter(text => text === '' || /undefined|\[object/.test(text))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test('no sentence was left in another language', () => {
  for (const [index, text] of sentences('en').entries()) {
    expect(new Set(LANGS.map(lang => sentences(lang)[index])).size, text).toBe(LANGS.length);
  }
});
