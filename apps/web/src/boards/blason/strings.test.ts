import { SYNONYMS } from '@tabard/blason/text/synonyms';
import { LANGS, type Lang } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';
import { ja } from './strings/ja.ts';
import type { Strings } from './strings.ts';

const STRINGS = { en, de, fr, ja };

const NAMES = ['Ada', 'Yves', 'Hugo', 'Marie'];
const COUNTS = [0, 1, 2, 5];

/** What each sentence is told; those left out are told nothing. */
const TOLD: {
  readonly [Key in keyof Strings as Strings[Key] extends string ? never : Key]: readonly Parameters<
    Extract<Strings[Key], (...told: never[]) => string>
  >[];
} = {
  all: [[['Lion', '', 'Key']]],
  lastTurns: COUNTS.map(count => [count]),
  stack: COUNTS.map(count => ['A', count]),
  discards: COUNTS.map(count => [count]),
  take: [['A']],
  need: [['A', 1, 3]],
  markersLeft: [[[]], [[1]], [[7, 5, 3]]],
  onTrack: NAMES.map(name => [name, 1]),
  worth: COUNTS.map(count => [count]),
  shieldOf: NAMES.map(name => [name]),
  niche: [['C1']],
  emptyNiche: [['A']],
  nicheTakes: [['A']],
  bandFixed: [['A']],
  coming: [['A']],
  covered: COUNTS.map(count => [count]),
  yourHand: COUNTS.map(count => [count]),
  choosePlace: [['A']],
  noPlace: [['A']],
  payFor: [['A', 'C1']],
  sum: [
    [[5], 5, 5],
    [[1, 4], 5, 5],
  ],
  heraldButton: COUNTS.map(count => [count]),
  chooseDiscards: COUNTS.map(count => [count, 5]),
  rule: [['4.6']],
  ruleAside: [['4.6']],
  costs: COUNTS.map(count => [count]),
  endsGame: [[50]],
  points: COUNTS.map(count => [count]),
  columns: COUNTS.map(count => [count]),
  cards: COUNTS.map(count => [count]),
  heralds: COUNTS.map(count => [count]),
  markers: COUNTS.map(count => [count]),
  did: [[['A', 'B']]],
  chooseBand: [['A', 'B', 'C']],
  takenOf: [[1, 2]],
  withWorth: [['A', 7]],
  standingHelp: COUNTS.map(count => [count]),
  sumOf: COUNTS.map(count => [count]),
  wonByPoints: NAMES.map(name => [name, 'Ada', [41, 40], 'A', [8, 5]]),
  wonByHand: NAMES.map(name => [name, 'Ada', 41, [8, 5]]),
  wonByNumber: NAMES.map(name => [name, 'Ada', 41, [3, 2]]),
  wonTogether: [[NAMES, 41]],
  saveOf: NAMES.map(name => ['SVG', name]),
  markerWorth: COUNTS.map(count => ['A', count]),
};

/** Everything the board says, with few and many, and with names of every kind. */
const said = (lang: Lang): string[] =>
  Object.entries(STRINGS[lang]).flatMap(([key, text]) =>
    typeof text === 'string' ? [text] : TOLD[key as keyof typeof TOLD].map(told => (text as (...of: unknown[]) => string)(...told)),
  );

/** What a typesetter of the language would mark. */
const FAULTS: Readonly<Record<Lang, RegExp>> = {
  en: /\b1 (points|cards|heralds|markers)\b|'/,
  de: /\b1 (Punkte|Karten)\b|'/,
  fr: /\b[01] (points|cartes|cases|jetons|hérauts)\b| [;:!?»]|« |'|\bde (?=[AEIOUYH])/,
  ja: /[,;:!?()]/,
};

const synonyms = (lang: Lang, text: string): string[] => SYNONYMS[lang].filter(({ not }) => not.test(text)).map(({ say }) => say);

describe.each(LANGS)('the board in %s', lang => {
  test('calls things as the glossary does', () => {
    expect(said(lang).length).toBeGreaterThan(100);
    expect(said(lang).flatMap(text => synonyms(lang, text).map(say => `«${text}» should say «${say}»`))).toEqual([]);
  });

  test('is well set', () => {
    expect(said(lang).filter(text => FAULTS[lang].test(text) || /undefined|NaN| {2}|^$/.test(text))).toEqual([]);
  });
});

test.each([
  ['en', 'Place C1', 'column'],
  ['de', 'Herold (2)', 'Heroldmarker'],
  ['fr', 'Colonne C1', 'case'],
  ['ja', 'C1の枠', '欄'],
] as const)('in %s «%s» would be found', (lang, text, say) => {
  expect(synonyms(lang, text)).toEqual([say]);
});

test.each([
  ['en', '1 points'],
  ['de', '1 Karten'],
  ['fr', 'Écu de Ada'],
  ['fr', 'Accepte : A'],
  ['ja', '紋章官(2)'],
] as const)('in %s «%s» would be marked', (lang, text) => {
  expect(text).toMatch(FAULTS[lang]);
});
