import { SYNONYMS as BLANC_NOIR } from '@tabard/blanc-noir/text/synonyms';
import { SYNONYMS as BLASON } from '@tabard/blason/text/synonyms';
import { HOUSE_TERMS, languageContract, PLAYERS } from '@tabard/testkit';
import { SYNONYMS as TINTENBLUT } from '@tabard/tintenblut/text/synonyms';
import { describe, expect, test } from 'vitest';
import { SHELL, type ShellWords } from './words.ts';

/** The templates of some words, at any depth, each with what it is tried with. */
type Tries<Words> = {
  readonly [Key in keyof Words as Words[Key] extends string | readonly string[] ? never : Key]: Words[Key] extends (
    ...parts: infer Parts
  ) => string
    ? readonly Parts[]
    : Tries<Words[Key]>;
};

const NUMBERS: readonly [number][] = [[0], [1], [2]];
const NAMES: readonly [string][] = PLAYERS.map(name => [name]);
const WORD: readonly [string][] = [['4.2']];

/** What every template of the terminal is tried with; a new one without any does not compile. */
const TRIES: Omit<Tries<ShellWords>, 'commands'> = {
  welcome: [['Blason', 2, 'mcts']],
  refused: [['Ada', '4.2']],
  noSuchNumber: NUMBERS,
  place: PLAYERS.flatMap((name, place) => NUMBERS.map(([points]): [number, string, number] => [place + 1, name, points])),
  saved: [['a.replay']],
  kept: [['a.jsonl']],
  dropped: [[1], [2]],
  undone: [[1], [2]],
  goesOn: [['Blason']],
  noted: NAMES.map(([name]) => [name, '3']),
  help: { about: {}, rules: WORD },
  rules: { title: NAMES, how: WORD, noClause: WORD, notFound: WORD, found: NUMBERS.map(([n]) => ['4.2', n]), andMore: NUMBERS, long: WORD },
  hint: { best: NAMES, chance: [['8']] },
  table: {
    turnOf: NAMES,
    round: NUMBERS,
    blancNoir: {
      cards: NUMBERS,
      worth: NUMBERS,
      chainYou: NUMBERS,
      chainOther: PLAYERS.flatMap(name => NUMBERS.map(([sum]): [string, number] => [name, sum])),
    },
    blason: {
      shieldOf: NAMES,
      stack: NUMBERS.map(([n]) => [n, n]),
      claimedBy: NAMES,
      ten: [[10, 1]],
      heraldsLeft: NUMBERS,
      worth: NUMBERS,
      lastTurns: NUMBERS,
    },
    tintenblut: {
      villainsOf: NAMES.map(([name]) => [name, 1]),
      gate: [['Ada', 11, 1]],
      inHand: NUMBERS,
      villainStack: [...NUMBERS.map(([n]): [number, string | null] => [n, 'I']), [0, null]],
      advantageStack: NUMBERS,
      sending: NAMES,
      costing: NUMBERS.map(([n]) => ['Ada', n]),
    },
  },
};

/** Every plain text among some words and every template filled in; lists of words are what can be typed. */
function everything(words: object, tries: object): string[] {
  return Object.entries(words).flatMap(([key, said]) => {
    const tried: unknown = (tries as Record<string, unknown>)[key];
    if (typeof said === 'string') return [said];
    if (typeof said === 'function') return (tried as readonly unknown[][]).map(parts => said(...parts) as string);
    return Array.isArray(said) ? [said[0] as string] : everything(said as object, (tried ?? {}) as object);
  });
}

languageContract('the terminal', lang => everything(SHELL[lang], TRIES), HOUSE_TERMS);
languageContract('its table of Blanc Noir', lang => everything(SHELL[lang].table.blancNoir, TRIES.table.blancNoir), BLANC_NOIR);
languageContract('its table of Blason', lang => everything(SHELL[lang].table.blason, TRIES.table.blason), BLASON);
languageContract('its table of Tintenblut', lang => everything(SHELL[lang].table.tintenblut, TRIES.table.tintenblut), TINTENBLUT);

describe('how many, and whose', () => {
  test.each([
    ['en', 'Yves: 1 point', 'Shield of Yves'],
    ['de', 'Yves: 1 Punkt', 'Schild von Yves'],
    ['fr', 'Yves\u00a0: 1 point', 'Écu d’Yves'],
    ['ja', 'Yves：1点', 'Yvesの盾'],
  ] as const)('in %s', (lang, points, shield) => {
    expect(SHELL[lang].place(2, 'Yves', 1)).toContain(points);
    expect(SHELL[lang].table.blason.shieldOf('Yves')).toBe(shield);
  });
});
