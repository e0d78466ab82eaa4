import { readFileSync } from 'node:fs';
import type { Lang } from '@tabard/core';
import { HOUSE_TERMS, languageContract, PLAYERS } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { type Dictionary, en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

type Template<Key extends keyof Dictionary> = Extract<Dictionary[Key], (...parts: never) => string>;
type Templates = {
  readonly [Key in keyof Dictionary as Dictionary[Key] extends string ? never : Key]: readonly Parameters<Template<Key>>[];
};

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { en, de, fr, ja };
const NUMBERS: readonly [number][] = [[0], [1], [2]];
const NAMES: readonly [string][] = PLAYERS.map(name => [name]);
const LISTS = [[...PLAYERS.slice(0, 1)], [...PLAYERS.slice(0, 2)], [...PLAYERS]];

/** What every template is tried with; a new one without any does not compile. */
const templates = ({ and }: Dictionary): Templates => ({
  and: LISTS.map(list => [list]),
  ago: [0, -1, -2].flatMap(value =>
    (['minute', 'hour', 'day'] as const).map((unit): [number, Intl.RelativeTimeFormatUnit] => [value, unit]),
  ),
  aside: NAMES,
  labelled: [['Goal', '200']],
  rulesFound: NUMBERS,
  rulesPlace: [['3.2']],
  wholeList: NUMBERS,
  hereIs: NAMES,
  sentences: [[[]]],
  levelOfSeat: NUMBERS,
  levelOf: NAMES,
  players: [
    [1, 2],
    [2, 6],
  ],
  tableWith: LISTS.map(list => [and(list)]),
  seatNumber: NUMBERS,
  guestNumber: NUMBERS,
  inviteBot: NAMES,
  startFills: NUMBERS,
  notHereYet: LISTS.map(list => [and(list)]),
  learnGame: [['Blanc Noir']],
  firstTime: [['Blanc Noir']],
  invitesYou: PLAYERS.map((name): [string, string] => [name, 'Blanc Noir']),
  invitedTo: [['Blanc Noir']],
  turnOf: NAMES,
  turnsOf: LISTS.slice(1).map(list => [and(list)]),
  carried: NUMBERS,
  isAway: NAMES,
  botMayPlayIn: [[1], [45]],
  isThinking: NAMES,
  stoodIn: NAMES,
  stoodInBy: PLAYERS.map((name, at): [string, string] => [name, PLAYERS[(at + 1) % PLAYERS.length]!]),
  isBack: NAMES,
  tookBack: PLAYERS.flatMap(name => [1, 2].map((moves): [string, number] => [name, moves])),
  youTookBack: [[1], [2]],
  timeRanOut: NAMES,
  hasResumed: NAMES,
  joined: NAMES,
  leftAgain: NAMES,
  timeLeft: [['30 seconds']],
  withReserve: [['24 seconds', '5 minutes']],
  secondsShort: NUMBERS,
  offersPause: NAMES,
  offersEndAsItStands: NAMES,
  offersEndWithoutWinner: NAMES,
  hasResigned: NAMES,
  wereSilent: NAMES,
  shufflingWaits: LISTS.map(list => [and(list)]),
  brokenOff: [[1], [2]],
  saidBy: NAMES.map(([name]): [string, string] => [name, 'so']),
  watchers: [[1], [2]],
  deleteType: [['delete']],
  hintBest: NAMES,
  // Fewer than nine are all shown at once.
  hintAll: [[9], [21]],
  hintWorth: NAMES,
  hintChance: [['1%'], ['8%']],
  letBotPlayFor: NAMES,
  round: NUMBERS,
  wins: NAMES,
  rematchAsked: NAMES,
  rematchSit: NAMES,
  sharedWin: LISTS.slice(1).map(list => [and(list)]),
  youShareWin: LISTS.map(list => [and(list)]),
  manyShareWin: [[3], [6]],
  stepOf: [
    [0, 1],
    [1, 2],
  ],
  movesLost: NUMBERS,
  linkOnce: [['14:30']],
  browserOn: [['Firefox', 'Android']],
  lastHere: [['today']],
  yoursSince: [['3/3/2026']],
  signOutAsk: [['Firefox']],
  signOutBots: [['…']],
  signOutOthersBots: [['…']],
  tokenOnce: NAMES,
  revokeAsk: NAMES,
  armsShareOf: NAMES,
});

/** Everything the house says in a language. */
function everything(words: Dictionary): string[] {
  const plain = Object.values(words).filter(said => typeof said === 'string');
  const filled = Object.entries(templates(words)).flatMap(([key, tries]) => {
    const template = words[key as keyof Templates] as (...parts: readonly unknown[]) => string;
    return (tries as readonly (readonly unknown[])[]).map(parts => template(...parts));
  });
  return [...plain, ...filled];
}

languageContract('the web client', lang => everything(DICTIONARIES[lang]), HOUSE_TERMS);

test('every template of a dictionary is filled in', () => {
  const functions = Object.entries(en).flatMap(([key, said]) => (typeof said === 'function' ? [key] : []));
  expect(Object.keys(templates(en)).sort()).toEqual(functions.sort());
});

test('the page says in four languages what it is for, before and without any script', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`<meta name="description" content="${en.description}" />`);
  const [, excuse = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(html)!;
  expect([...excuse.matchAll(/<p(?: lang="(\w+)")?>/g)].map(([, lang = 'en']) => lang)).toEqual(['en', 'de', 'fr', 'ja']);
});
