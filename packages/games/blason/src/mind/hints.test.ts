import { type Details, LANGS } from '@tabard/core';
import { hintsContract, moveOf } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { type Given, given } from '../engine/positions.fixture.ts';
import { blason } from '../index.ts';
import { de } from '../text/hints/de.ts';
import { en } from '../text/hints/en.ts';
import { fr } from '../text/hints/fr.ts';
import { ja } from '../text/hints/ja.ts';
import { SYNONYMS } from '../text/synonyms.ts';
import { hints, type Motive } from './hints.ts';

const SAY = { en, de, fr, ja };
const name = (seat: number): string => ['Mira', 'Ada'][seat]!;

const markers = [7, 5, 3, 2, 1];
const awards = (...ids: readonly string[]) => ({ awards: ids.map(award => ({ award, markers })) });
/** Awards of which a nearly empty shield is far from every one. */
const FAR = awards('vowing', 'conquering', 'ennobling', 'endowing', 'descending');
const hold = (hand: string, rest: object = {}): Given => ({ hands: [hand, ''], ...FAR, ...rest });
/** All columns but C4. */
const NEARLY = {
  A1: 'per-pale',
  A2: 'or-1',
  A3: 'gules-1',
  B1: 'fess',
  B2: 'wavy',
  B3: 'argent-1',
  C1: 'talbot',
  C2: 'passant',
  C3: 'azure-1',
};
const pay = (card: string, column: string, cost: number) => ({
  phase: 'pay',
  pending: { card, column, band: null, cost, paid: 0, back: 'place' },
});

/** For every motive a position and a move that has it, and what the sentence is told. */
const CASES: Readonly<Record<Motive['because'], readonly [Given, string, Details?]>> = {
  'completes-shield': [hold('octofoil or-3', { shields: [NEARLY] }), 'place octofoil C4 upper', { value: 3 }],
  'completes-award': [
    hold('wavy or-3', {
      shields: [{ A1: 'per-pale', B1: 'fess', C4: 'octofoil' }],
      seats: [{ bands: { B: 'upper', C: 'upper' } }],
      ...awards('marshalling', 'conquering', 'ennobling', 'endowing', 'descending'),
    }),
    'place wavy B2 upper',
    { award: 'marshalling', value: 7 },
  ],
  claims: [
    hold('or-3', {
      shields: [{ A1: 'per-pale', B1: 'fess', B2: 'wavy', C4: 'octofoil' }],
      seats: [{ bands: { B: 'upper', C: 'upper' } }],
      ...awards('marshalling', 'conquering', 'ennobling', 'endowing', 'descending'),
      phase: 'claim',
    }),
    'claim marshalling',
    { award: 'marshalling', value: 7 },
  ],
  'takes-ten': [hold('lion rampant cross', { seats: [{ track: 7 }] }), 'place lion C1 upper', { ten: 10, value: 1 }],
  leads: [hold('talbot or-3 cross', { shields: [{ A2: 'or-1' }] }), 'place talbot C1 upper', { augmentation: 'rank' }],
  'nears-award': [
    hold('wavy or-3', {
      shields: [{ A1: 'per-pale', B1: 'fess' }],
      ...awards('marshalling', 'conquering', 'ennobling', 'endowing', 'descending'),
    }),
    'place wavy B2 upper',
    { award: 'marshalling' },
  ],
  'serves-award': [hold('or-3', { display: ['or-1', 'gules-1', 'key', 'bear', 'bull', 'wolf'] }), 'take key', { award: 'vowing' }],
  'fills-column': [hold('wolf or-3 key'), 'place wolf C1 upper', { column: 'C1' }],
  'suits-column': [
    hold('or-3', {
      display: ['or-1', 'gules-1', 'key', 'bear', 'bull', 'wolf'],
      ...awards('marshalling', 'jousting', 'blazoning', 'knighting', 'besieging'),
    }),
    'take bear',
    { column: 'C1' },
  ],
  'any-card-pays': [hold('griffin or-1 or-3', { shields: [{ C1: 'boar' }] }), 'herald place griffin C1 upper', { value: 4 }],
  scores: [hold('horse or-3 key', { shields: [{ C1: 'boar' }] }), 'place horse C1 upper', { value: 3 }],
  'pays-well': [
    hold('or-3', { shields: [{ C1: 'boar' }], display: ['or-1', 'gules-1', 'griffin', 'key', 'rose', 'wavy'] }),
    'take griffin',
    { value: 4 },
  ],
  'pays-exactly': [hold('or-2 key', pay('gules-2', 'A2', 2)), 'pay or-2'],
  'spends-useless': [hold('key or-2', { shields: [{ B1: 'fess', C1: 'boar' }], ...pay('gules-2', 'A2', 2) }), 'pay key'],
  'drops-useless': [
    hold('key or-2 or-3 or-4 gules-1 gules-3 gules-4 bear', { shields: [{ B1: 'fess', C1: 'boar' }], phase: 'discard' }),
    'discard key',
  ],
  'drops-least': [hold('key or-2 or-3 or-4 gules-1 gules-3 gules-4 bear', { phase: 'discard' }), 'discard gules-1'],
  sweeps: [hold('or-3', { shields: [NEARLY], display: ['or-2', 'gules-2', 'bear', 'boar', 'lion', 'cross'] }), 'herald swap'],
  'keeps-hand': [hold('or-3 or-4', { shields: [{ C1: 'boar' }], phase: 'place', placed: true }), 'end'],
};

hintsContract({ game: blason, hints, given, say: SAY, name, saidInWords: ['award', 'augmentation'] }, CASES);

/** The same motive with 1 and with 2 of whatever it counts. */
const counts = (details: Details): Details[] => [1, 2].map(value => ('value' in details ? { ...details, value } : details));

test.each(LANGS)('hints in %s are sentences to the player, in the words of the glossary', lang => {
  const said = Object.entries(CASES).flatMap(([because, [, , details = {}]]) =>
    counts(details).map(told => SAY[lang]({ because, details: told }, name)),
  );
  expect(said.filter(sentence => SYNONYMS[lang].some(({ not }) => not.test(sentence)))).toEqual([]);
  expect(said.filter(sentence => /\b1 (points|Punkte)\b/.test(sentence))).toEqual([]);
  const speaks = { en: /\byou\b/i, de: /\b(du|dir|dich|deine?[mnr]?)\b/i, fr: /\b(vous|vos)\b/i, ja: /(ます|ません|です)。$/ };
  expect(said.filter(sentence => !speaks[lang].test(sentence))).toEqual([]);
});

test.each([
  ['a card taken unseen', hold('or-3'), 'take figures'],
  ['a display swept away that has something for an empty column', hold('or-3'), 'herald swap'],
  [
    'a hand kept for a turn that will not come',
    hold('or-3 or-4', { shields: [{ C1: 'boar' }], phase: 'place', placed: true, lastTurns: 1 }),
    'end',
  ],
  ['a price that is too high', hold('or-4 key', pay('gules-2', 'A2', 2)), 'pay or-4'],
])('nothing speaks for %s', (_, position, text) => {
  expect(hints.why(given(position), 0, moveOf(blason, text))).toBeUndefined();
});
