import { readFileSync } from 'node:fs';
import { type Details, fastRng, LANGS, type Lang, type Naming, play, type SayMotive } from '@tabard/core';
import { clausesOf, languageContract, rulebookContract } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { type Config, EDITIONS, type Edition, OPTIONS } from '../engine/config.ts';
import { CARDS, type Card, COLOURS, kindOf, SCROLLS } from '../engine/data.ts';
import type { Excluder, Fact } from '../engine/facts.ts';
import { type Move, REASONS, type Reason } from '../engine/moves.ts';
import { PHASES } from '../engine/view.ts';
import { blancNoir } from '../index.ts';
import type { Motive } from '../mind/hints.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { de as deHint } from './hints/de.ts';
import { en as enHint } from './hints/en.ts';
import { fr as frHint } from './hints/fr.ts';
import { ja as jaHint } from './hints/ja.ts';
import { ja } from './ja.ts';
import { SYNONYMS } from './synonyms.ts';
import type { BlancNoirWords } from './words.ts';

const WORDS: Readonly<Record<Lang, BlancNoirWords>> = { en, de, fr, ja };
const HINTS: Readonly<Record<Lang, SayMotive>> = { en: enHint, de: deHint, fr: frHint, ja: jaHint };
const NAMES = ['Mira', 'Ada', 'Bo'];
const name = (seat: number): string => NAMES[seat]!;
const kind = (card: Card): number => kindOf(card)!;
const at = (edition: Edition): Config => ({ edition, deck: 'box', goal: 200, call: 'players' });
const scrollKind = (scroll: (typeof SCROLLS)[number]): number => SCROLLS.indexOf(scroll);

/** The details of `REASONS`, in every shape the engine gives them. */
const REFUSALS: Readonly<Record<Reason, readonly Details[]>> = {
  'game-over': [{}],
  'not-your-turn': [{ turn: 1 }],
  unreadable: [{ text: 'play 3x' }],
  'wrong-phase': [{ phase: 'turn' }, { phase: 'exclude', by: 'lord-r' }, { phase: 'target', by: 'dragon' }, { phase: 'call' }],
  'not-in-hand': [{ card: '3r' }, { card: 'knight-b' }, { card: 'dragon' }],
  'play.does-not-fit': [
    { card: '7r', top: '4b', colour: 'b' },
    { card: '7r', top: 'knight-b', colour: 'b' },
    { card: 'lord-r', top: 'golem', colour: 'b' },
    { card: 'lord-r', top: 'golem' },
  ],
  'play.chain': [{ card: '7r', chain: 6 }],
  'play.called-special': [{ card: 'prince-g' }],
  'play.needs-colour': [{ card: 'golem' }],
  'play.needs-no-colour': [{ card: '7r' }],
  'draw.must-answer': [{ chain: 2 }, { chain: 12 }],
  'draw.nothing-to-draw': [{}],
  'buy.not-one-number': [{}],
  'buy.not-normals': [{ card: 'priestess-y' }],
  'buy.pile-empty': [{}],
  'use.not-yours': SCROLLS.map(scroll => ({ scroll })),
  'use.no-target': SCROLLS.map(scroll => ({ scroll })),
  'use.bad-target': SCROLLS.map(scroll => ({ scroll })),
  'use.herald-few': [{ scroll: 'herald-g', hand: 2 }],
  'use.herald-none': [{ scroll: 'herald-b' }],
  'use.no-cards': [{ scroll: 'explosion' }, { scroll: 'blizzard' }],
  'use.no-scroll': [{ scroll: 'shock-wave' }, { scroll: 'tornado' }],
  'use.salvation-few': [
    { hand: 3, needs: 5 },
    { hand: 5, needs: 6 },
  ],
  'use.menace-missing': [{ missing: ['golem'] }, { missing: ['golem', 'gargoyle', 'dragon'] }],
  'use.pile-empty': [{ scroll: 'revelation' }],
  'exclude.not-eligible': ['herald-r', 'salvation', 'lord-r', 'goddess', 'princess-r', 'escort'].map(by => ({ card: '3b', by })),
  'exclude.must-go-on': ['herald-r', 'salvation', 'lord-r', 'goddess', 'princess-r', 'escort'].map(by => ({ by })),
  'target.bad': [{ by: 'gargoyle' }, { by: 'dragon' }],
  'target.must': [{ by: 'gargoyle' }, { by: 'dragon' }],
  'swap.bad': [{}],
  'take.not-there': [{ card: '9g' }],
  'take.valkyrie': [{}],
  'take.must': [{}],
  'config.unreadable': [{}],
  'config.unknown-option': [{ key: 'speed' }],
  'config.unknown-value': [{ key: 'edition', value: 'it', values: ['ja', 'de', 'fr'] }],
  'position.unreadable': [{ field: 'seats' }],
  'position.unknown-card': [{ card: '12r' }],
  'position.too-many': [{ card: '3r' }, { card: 'mirage' }, { card: 'draw' }],
  'position.seats': [{ seats: 7 }],
  'position.discard-empty': [{}],
  'position.called': [{ seat: 1 }],
  'position.chain': [{ chain: 3 }],
  'position.colour': [
    { colour: 'r', top: '5b' },
    { colour: 'null', top: 'golem' },
  ],
  'position.call': [{}],
  'position.pending': [{}, { by: 'lord-r' }, { by: 'wizard' }],
  'position.no-choice': [{ by: 'escort' }, { by: 'pixie' }],
  'position.points': [{ points: 250 }],
};

const EXCLUDERS: readonly Excluder[] = ['herald', 'salvation', 'lord', 'goddess', 'princess', 'escort'];
const ROUND_OVER = {
  type: 'round-over',
  round: 2,
  quest: 0,
  hands: [[], ['3r'], ['golem', '9g']],
  points: [0, 3, 34],
  totals: [10, 100, 44],
  halved: [],
} as const;

/** Every type of fact, told in full and as somebody may know it who saw less. */
const FACTS: { readonly [T in Fact['type']]: readonly Extract<Fact, { type: T }>[] } = {
  'round-began': [
    { type: 'round-began', round: 2, first: 1, top: '5r' },
    { type: 'round-began', round: 3, first: 0, top: 'golem' },
  ],
  'colour-named': COLOURS.map(colour => ({ type: 'colour-named', seat: 0, colour })),
  bought: [{ type: 'bought', seat: 0, cards: ['3r', '3b', '3g'] }],
  gained: [
    { type: 'gained', seat: 0, count: 1, by: 'purchase' },
    { type: 'gained', seat: 0, count: 2, by: 'revelation' },
    { type: 'gained', seat: 0, count: 0, by: 'priestess' },
    { type: 'gained', seat: 0, count: 2, by: 'revelation', scrolls: ['herald-r', 'explosion'] },
  ],
  used: [{ type: 'used', seat: 0, scroll: 'explosion', target: 1 }, ...SCROLLS.map(scroll => ({ type: 'used', seat: 0, scroll }) as const)],
  returned: [
    { type: 'returned', seat: 0, owner: 1, index: 0, up: true, scroll: 'mirage' },
    { type: 'returned', seat: 0, owner: 1, index: 1, up: false },
    { type: 'returned', seat: 0, owner: 1, index: 1, up: true },
  ],
  scattered: [
    { type: 'scattered', seat: 0, counts: [1, 1, 1] },
    { type: 'scattered', seat: 0, counts: [1, 0, 0] },
    { type: 'scattered', seat: 0, counts: [1, 1, 0], scrolls: ['salvation', null, null] },
  ],
  menaced: [{ type: 'menaced', seat: 0, target: 1 }],
  drew: (['turn', 'chain', 'dragon', 'explosion', 'blizzard', 'penalty', 'silence'] as const).flatMap(cause => [
    { type: 'drew', seat: 0, count: 0, cause },
    { type: 'drew', seat: 0, count: 1, cause },
    { type: 'drew', seat: 0, count: 4, cause },
    { type: 'drew', seat: 0, count: 2, cause, cards: ['3r', 'knight-b'] },
    { type: 'drew', seat: 0, count: 0, cause, cards: [] },
  ]),
  reshuffled: [
    { type: 'reshuffled', count: 1 },
    { type: 'reshuffled', count: 24 },
  ],
  played: [
    ...CARDS.map(card => ({ type: 'played', seat: 0, card }) as const),
    ...COLOURS.map(colour => ({ type: 'played', seat: 0, card: 'golem', colour }) as const),
  ],
  chained: [
    { type: 'chained', seat: 0, added: 2, sum: 2 },
    { type: 'chained', seat: 0, added: 4, sum: 6 },
  ],
  reversed: [
    { type: 'reversed', seat: 0, direction: 1 },
    { type: 'reversed', seat: 0, direction: -1 },
  ],
  skipped: [{ type: 'skipped', seat: 1 }],
  excluded: EXCLUDERS.map(by => ({ type: 'excluded', seat: 0, card: '3r', by })),
  swapped: [
    {
      type: 'swapped',
      seat: 0,
      places: [
        { seat: 0, index: 0 },
        { seat: 1, index: 2 },
      ],
    },
    { type: 'swapped', seat: 0, places: [{ seat: 1, index: 0 }, 'pile'] },
  ],
  scouted: [
    { type: 'scouted', seat: 0, target: 1, open: true, hand: ['3r', 'dragon'] },
    { type: 'scouted', seat: 0, target: 1, open: false, hand: [] },
    { type: 'scouted', seat: 0, target: 1, open: false },
  ],
  'scouted-nobody': [{ type: 'scouted-nobody', seat: 0 }],
  took: [
    { type: 'took', seat: 0, taken: true, card: '9g' },
    { type: 'took', seat: 0, taken: true },
    { type: 'took', seat: 0, taken: false },
  ],
  called: [{ type: 'called', seat: 0 }],
  'kept-silent': [{ type: 'kept-silent', seat: 0 }],
  'round-over': [
    { ...ROUND_OVER, reason: 'quest' },
    { ...ROUND_OVER, reason: 'menace', halved: [1] },
    { ...ROUND_OVER, reason: 'stalemate', quest: null },
  ],
  'game-over': [
    { type: 'game-over', ranking: [[0], [2], [1]], scores: [10, 203, 44] },
    { type: 'game-over', ranking: [[0, 2], [1]], scores: [10, 203, 10] },
  ],
};

const MOVES: { readonly [T in Move['type']]: readonly Extract<Move, { type: T }>[] } = {
  colour: COLOURS.map((_, colour) => ({ type: 'colour', colour })),
  buy: [{ type: 'buy', cards: [kind('3r'), kind('3b'), kind('3g')] }],
  use: [
    ...SCROLLS.map((_, scroll) => ({ type: 'use', scroll }) as const),
    { type: 'use', scroll: scrollKind('explosion'), target: 1 },
    { type: 'use', scroll: scrollKind('shock-wave'), target: { seat: 1, index: 0 } },
  ],
  draw: [{ type: 'draw' }],
  play: [...CARDS.map((_, card) => ({ type: 'play', card }) as const), { type: 'play', card: kind('golem'), colour: 2 }],
  exclude: CARDS.map((_, card) => ({ type: 'exclude', card })),
  done: [{ type: 'done' }],
  target: [
    { type: 'target', seat: 1 },
    { type: 'target', seat: null },
  ],
  swap: [{ type: 'swap', places: [{ seat: 1, index: 0 }, 'pile'] }],
  take: [
    { type: 'take', card: kind('9g') },
    { type: 'take', card: null },
  ],
  call: [{ type: 'call' }],
  silent: [{ type: 'silent' }],
};

const DECISIONS = [
  ...PHASES.flatMap(phase => [0, 6].map(chain => ({ phase, by: undefined, chain }))),
  ...['herald-b', 'salvation', 'lord-r', 'goddess', 'princess-r', 'escort'].map(by => ({ phase: 'exclude' as const, by, chain: 0 })),
  ...['gargoyle', 'dragon'].map(by => ({ phase: 'target' as const, by, chain: 0 })),
];

/** Everything the game can say, by what it is about. */
function sentences(words: BlancNoirWords, naming: Naming = name): Map<string, string> {
  const all = new Map<string, string>();
  const add = (about: unknown[], sentence: string) =>
    all.set(about.map(part => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '), sentence);
  for (const because of REASONS)
    for (const details of REFUSALS[because]) add(['refusal', because, details], words.refusal({ rule: '1.1', because, details }));
  for (const fact of Object.values(FACTS).flat()) {
    add(['fact', fact], words.fact(fact, naming));
    if ('seat' in fact && fact.seat !== null) add(['what I did', fact], words.fact(fact, naming, fact.seat));
  }
  for (const move of Object.values(MOVES).flat()) add(['move', move], words.move(move, naming));
  for (const { phase, by, chain } of DECISIONS) add(['decision', phase, by ?? '', chain], words.decision(phase, by, chain));
  for (const edition of EDITIONS) {
    const { about, aboutScroll, aboutCall } = words.help(at(edition));
    for (const card of CARDS) add(['about', edition, card], about(card));
    for (const scroll of SCROLLS) add(['about', edition, scroll], aboutScroll(scroll));
    add(['about', edition, 'call'], aboutCall);
  }
  for (const { key, values } of OPTIONS) {
    add(['option', key], words.option(key));
    for (const value of values) add(['help', key, value], words.value(key, value).help);
  }
  for (const reason of ['goal', 'round']) add(['reason', reason], words.reason(reason));
  add(['tagline'], words.tagline);
  return all;
}

/** Names may be alike in two languages (Golem, Mirage, 200 points); sentences may not. */
function labels(words: BlancNoirWords): Map<string, string> {
  return new Map<string, string>([
    ['title', words.title],
    ...Object.entries(words.colours),
    ...Object.entries(words.names),
    ...CARDS.map(card => [`card ${card}`, words.card(card)] as const),
    ...SCROLLS.map(scroll => [`scroll ${scroll}`, words.scroll(scroll)] as const),
    ...OPTIONS.flatMap(({ key, values }) => values.map(value => [`value ${key} ${value}`, words.value(key, value).label] as const)),
  ]);
}

const UNFINISHED = /undefined|null|NaN|\[object|\$\{|TODO|\{\w*\}|^\s|\s$| {2}| [.,;]|^$/;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

function flaws(said: Iterable<readonly [string, string]>): string[] {
  return [...said].filter(([, text]) => UNFINISHED.test(text)).map(([about, text]) => `${about}: «${text}»`);
}

type Encounter = (words: BlancNoirWords) => readonly [about: string, sentence: string];

/** What there is to say in a round at random: every viewer listening, and at each state every kind of move tried. */
function encounters(edition: string): Encounter[] {
  const rng = fastRng(edition);
  const configured = blancNoir.configure({ edition, goal: 'round' });
  if (!configured.ok) throw new Error(edition);
  let state = blancNoir.setup(configured.value, 3, rng);
  const met: Encounter[] = [];
  for (let turn = 0; turn < 200 && blancNoir.acting(state).length > 0; turn++) {
    const seat = blancNoir.acting(state)[0]!;
    for (const move of Object.values(MOVES).flat()) {
      const refusal = blancNoir.refusal(state, seat, move);
      if (refusal) met.push(words => [refusal.because, words.refusal(refusal)]);
    }
    const { phase, pending, chain } = blancNoir.view(state, seat);
    met.push(words => [phase, words.decision(phase, pending?.by, chain)]);
    const moves = blancNoir.legalMoves(state, seat);
    const move = moves[rng.below(moves.length)]!;
    met.push(words => [move.type, words.move(move, name)]);
    const played = play(blancNoir, state, seat, move, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    for (const viewer of [0, 1, 2, 'public'] as const) {
      for (const fact of played.value.facts) {
        const seen = blancNoir.redact(fact, viewer);
        if (seen) met.push(words => [seen.type, words.fact(seen, name)]);
      }
    }
  }
  return met;
}
const ENCOUNTERS = EDITIONS.flatMap(encounters);

describe.each(LANGS)('in %s', lang => {
  const words = WORDS[lang];

  test('every reason, fact, move, decision, card, scroll and option has a finished sentence', () => {
    expect(flaws(sentences(words))).toEqual([]);
    expect(flaws(labels(words))).toEqual([]);
  });

  test('sentences end like sentences, buttons like buttons', () => {
    const ended = [...sentences(words)].filter(([about]) => /^(refusal|fact|decision|about|help|reason) /.test(about));
    expect(ended.filter(([, text]) => !/[.!。！]\s?[”“»」]?$/.test(text))).toEqual([]);
    const buttons = [...sentences(words)].filter(([about]) => about.startsWith('move '));
    expect(buttons.filter(([, text]) => /[.。]$/.test(text))).toEqual([]);
  });

  test('the writing is that of the language', () => {
    const strange = [...sentences(words)].filter(([, text]) => (lang === 'ja' ? !JAPANESE.test(text) : JAPANESE.test(text)));
    expect(strange).toEqual([]);
    if (lang === 'ja') expect(KANA.test(words.tagline)).toBe(true);
  });

  test('no two cards, scrolls or colours share a name', () => {
    for (const all of [CARDS.map(words.card), SCROLLS.map(words.scroll), Object.values(words.names), Object.values(words.colours)]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('a decision never speaks of the call (clause 6.1)', () => {
    const said = DECISIONS.map(({ phase, by, chain }) => words.decision(phase, by, chain)).join(' ');
    expect(said).not.toMatch(/blanc|ブラン|\bcall|\bruf|宣言|une carte annoncée|l’annonce/i);
    expect(words.move({ type: 'silent' }, name)).not.toMatch(/blanc|ブラン|call|ruf|宣言|annonc|silent|schweig/i);
  });

  test('a fact of which less is known still reads, and says less', () => {
    const hidden = ['drew', 'gained', 'took', 'scouted', 'returned'] as const;
    for (const type of hidden) expect(new Set(FACTS[type].map(fact => words.fact(fact, name))).size).toBeGreaterThan(1);
    const secret = { type: 'drew', seat: 0, count: 2, cause: 'turn' } as const;
    expect(words.fact({ ...secret, cards: ['3r', 'knight-b'] }, name)).toContain(words.names.knight);
    expect(words.fact(secret, name)).not.toContain(words.names.knight);
    expect(words.fact(secret, name)).toContain('2');
  });

  test('a refusal that is not the game’s own, and an option nobody knows, are no crash', () => {
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).toBe(words.refusal({ rule: '1.1', because: 'toString' }));
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).not.toMatch(UNFINISHED);
    expect(words.option('speed')).toBe('speed');
    expect(words.value('speed', 3)).toEqual({ label: '3', help: '' });
    expect(words.value('edition', 'toString')).toEqual({ label: 'toString', help: '' });
  });

  test('what the engine itself refuses and tells reads well', () => {
    expect(ENCOUNTERS.length).toBeGreaterThan(1000);
    expect(flaws(ENCOUNTERS.map(say => say(words)))).toEqual([]);
  });
});

test.each(LANGS.flatMap((one, index) => LANGS.slice(index + 1).map(other => [one, other] as const)))(
  'no sentence is the same in %s and %s',
  (one, other) => {
    const others = sentences(WORDS[other]);
    expect([...sentences(WORDS[one])].filter(([about, text]) => others.get(about) === text)).toEqual([]);
  },
);

describe('sentences as they are meant', () => {
  const fit = { rule: '2.6', because: 'play.does-not-fit', details: { card: '7r', top: '4b', colour: 'b' } };
  const few = { rule: '4.2', because: 'use.salvation-few', details: { hand: 5, needs: 6 } };
  const golem = { rule: '2.6', because: 'play.does-not-fit', details: { card: 'jester-r', top: 'golem', colour: 'b' } };
  test.each([
    ['en', en.refusal(fit), 'The discard pile shows a blue 4; a red 7 fits neither its colour nor its number.'],
    ['en', en.refusal(golem), 'The discard pile shows a Golem and blue was named; a red Jester (20) is neither blue nor a 25.'],
    ['de', de.refusal(fit), 'Oben liegt eine blaue 4; eine rote 7 passt weder in der Farbe noch in der Zahl.'],
    ['de', de.refusal(golem), 'Oben liegt ein Golem, angesagt ist Blau; ein roter Narr (20) ist weder blau noch eine 25.'],
    ['fr', fr.refusal(fit), 'La défausse montre un 4 bleu\u202f; un 7 rouge n’a ni sa couleur ni son nombre.'],
    ['ja', ja.refusal(fit), '捨て山の一番上は青の4です。赤の7は色も数字も合いません。'],
    ['en', en.refusal(few), 'Salvation needs 6 cards in hand; you hold 5.'],
    ['de', de.refusal(few), 'Die Erlösung braucht 6 Handkarten, und du hast 5.'],
    ['fr', fr.refusal(few), 'Le Salut demande 6 cartes en main\u202f; vous en avez 5.'],
    ['ja', ja.refusal(few), '「救済」を使うには手札が6枚以上必要です。今の手札は5枚です。'],
    ['en', en.fact({ type: 'drew', seat: 0, count: 2, cause: 'turn' }, name), 'Mira draws 2 cards.'],
    ['en', en.fact({ type: 'drew', seat: 0, count: 2, cause: 'turn' }, name, 0), 'You draw 2 cards.'],
    ['de', de.fact({ type: 'played', seat: 0, card: 'dragon', colour: 'g' }, name, 0), 'Du legst den Drachen ab und sagst Grün an.'],
    ['fr', fr.fact({ type: 'played', seat: 0, card: 'priestess-g' }, name, 0), 'Vous défaussez la Prêtresse verte.'],
    ['ja', ja.fact({ type: 'drew', seat: 0, count: 2, cause: 'turn' }, name, 0), 'あなたがカードを2枚ドローしました。'],
    ['de', de.fact({ type: 'played', seat: 0, card: 'prince-y' }, name), 'Mira legt den gelben Prinzen ab.'],
    ['de', de.fact({ type: 'played', seat: 0, card: 'dragon', colour: 'g' }, name), 'Mira legt den Drachen ab und sagt Grün an.'],
    ['fr', fr.fact({ type: 'played', seat: 0, card: 'priestess-g' }, name), 'Mira défausse la Prêtresse verte.'],
    ['fr', fr.fact({ type: 'scouted', seat: 0, target: 1, open: false }, name), 'Mira regarde la main d’Ada.'],
    ['en', en.move({ type: 'play', card: kind('golem'), colour: 2 }, name), 'Discard the Golem, name blue'],
    ['en', en.decision('call', undefined, 0), 'End your turn.'],
  ])('%s: %s', (_lang, said, meant) => {
    expect(said).toBe(meant);
  });

  test.each([
    ['en', /reconstruction/],
    ['de', /Rekonstruktion/],
    ['fr', /reconstitution/],
    ['ja', /復元/],
  ] as const)('%s says openly that the deck of 125 is a reconstruction (rules 1.1 and 12)', (lang, word) => {
    expect(WORDS[lang].value('deck', 'box').help).toMatch(word);
    for (const clause of ['1.1', '12']) expect(clauses(lang).get(clause)).toMatch(word);
  });
});

const CLAUSES = [
  ...numbered(1, 2),
  ...numbered(2, 6),
  ...numbered(3, 5),
  ...numbered(4, 11),
  ...numbered(5, 13),
  ...numbered(6, 5),
  ...numbered(7, 5),
  ...numbered(8, 4),
  '9',
  '10',
  '11',
  '12',
];

function numbered(section: number, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);
}

const rulebook = (lang: Lang): string => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8');

const clauses = (lang: Lang): Map<string, string> => clausesOf(rulebook(lang));

rulebookContract(rulebook, { clauses: CLAUSES, sections: 12, title: lang => WORDS[lang].title });

/** The clauses in which the editions differ (9). */
const DIFFERING = ['2.2', '3.3', '4.1', '4.2', '4.3', '4.9', '5.4', '5.5', '5.7', '5.8', '5.9', '5.11', '6.1', '6.4'];

describe('the rulebook', () => {
  test('marks the editions where clause 9 says so, and nowhere else (clause 9)', () => {
    const marks: Readonly<Record<Lang, RegExp>> = {
      en: /\*\*(German|French|German and French) edition:\*\*/,
      de: /\*\*(Deutsche|Französische|Deutsche und französische) Ausgabe:\*\*/,
      fr: /\*\*Éditions? (allemande|française|allemande et française)\s:\*\*/,
      ja: /\*\*(ドイツ語版|フランス語版|ドイツ語版・フランス語版)\*\*：/,
    };
    for (const lang of LANGS) {
      const marked = [...clauses(lang)].filter(([, text]) => marks[lang].test(text)).map(([number]) => number);
      const told = [
        ...clauses(lang)
          .get('9')!
          .matchAll(/^- (\d+\.\d+) /gm),
      ].map(([, number]) => number);
      expect(marked).toEqual(DIFFERING);
      expect(told).toEqual(marked);
    }
  });

  test('is told in each language’s own words', () => {
    for (const [number, text] of clauses('en')) {
      const all = LANGS.map(lang => clauses(lang).get(number));
      expect(new Set(all).size, number).toBe(LANGS.length);
      expect(text.length, number).toBeGreaterThan(30);
    }
  });

  test('gives an example of a position that loads (clause 11)', () => {
    for (const lang of LANGS) {
      const example = /`(\{"game".*?\})`/.exec(clauses(lang).get('11')!)![1]!;
      const restored = blancNoir.restore(JSON.parse(example), fastRng(1));
      expect(restored.ok ? blancNoir.describe(restored.value).turn : restored.error).toBe(0);
    }
  });

  test('spells only moves that can be read (clause 10)', () => {
    for (const lang of LANGS) {
      const moves = clauses(lang)
        .get('10')!
        .split('\n- ')
        .slice(1)
        .flatMap(item => item.match(/`[^`]+`/g)!.slice(1))
        .map(text => text.slice(1, -1));
      expect(moves).toHaveLength(23);
      expect(moves.filter(text => !blancNoir.parse(text).ok)).toEqual([]);
    }
  });

  test('has every clause that a card, a scroll or a reason points to', () => {
    const source = readFileSync(new URL('../engine/moves.ts', import.meta.url), 'utf8');
    const comments = source.slice(source.indexOf('REASONS')).matchAll(/^ {2}'[\w.-]+', \/\/ (.*)$/gm);
    const cited = [...comments].flatMap(([, comment]) => comment!.split('{')[0]!.match(/\d+(\.\d+)?/g) ?? []);
    expect(cited.length).toBeGreaterThan(REASONS.length - 5);
    const pointed = [...CARDS.map(en.clauses.card), ...SCROLLS.map(en.clauses.scroll)];
    expect([...cited, ...pointed].filter(clause => !CLAUSES.includes(clause))).toEqual([]);
  });

  test.each([
    ['1.1', '3r'],
    ['5.1', 'priestess-r'],
    ['5.4', 'lord-g'],
    ['5.6', 'golem'],
    ['5.11', 'goddess'],
  ] as const)('clause %s explains %s, by name, in every language', (clause, card) => {
    for (const lang of LANGS) {
      const { clauses: where, names } = WORDS[lang];
      expect(where.card(card)).toBe(clause);
      const face = card.replace(/-?[rybg]$/, '') as keyof typeof names;
      expect(clauses(lang).get(clause)).toContain(names[face] ?? names[3]);
    }
  });

  test.each(SCROLLS)('the clause of %s begins with its name in every language', scroll => {
    for (const lang of LANGS) {
      const text = clauses(lang).get(WORDS[lang].clauses.scroll(scroll))!;
      const own = text.split(/\s?[:：]/)[0]!;
      expect(WORDS[lang].scroll(scroll).toLowerCase()).toContain(own.toLowerCase());
    }
  });
});

test('a refusal without details still has its sentence', () => {
  for (const words of [en, de, fr, ja]) expect(words.refusal({ rule: '11', because: 'position.pending' })).toMatch(/\S{3}/);
});

const MOTIVES: readonly Motive[] = [
  ...(['wins-round', 'calls', 'one-left', 'keeps-25', 'keeps-normal', 'nothing-fits', 'all-draw'] as const).map(because => ({ because })),
  ...(['moves-again', 'turns-round', 'sheds-more', 'buys', 'new-scroll', 'scouts'] as const).map(because => ({ because })),
  ...(['may-take', 'takes-normal', 'takes-25', 'takes-nothing'] as const).map(because => ({ because })),
  ...(['begins-chain', 'hands-chain-on', 'dodges-chain'] as const).map(because => ({ because, details: { sum: 2, seat: 0 } })),
  ...(['stops', 'skips', 'scouts-hand', 'takes-scroll-away', 'trades-scroll'] as const).map(because => ({ because, details: { seat: 0 } })),
  ...[1, 2].flatMap(count => [
    { because: 'makes-draw' as const, details: { count, seat: 0 } },
    { because: 'somebody-draws' as const, details: { count } },
    { because: 'gains' as const, details: { count } },
    { because: 'own-colour' as const, details: { count, colour: 'r' as const } },
    { because: 'sheds' as const, details: { points: count } },
  ]),
];

function everythingSaid(lang: Lang, naming: Naming): string[] {
  const hints = MOTIVES.map(motive => HINTS[lang](motive, naming));
  return [...sentences(WORDS[lang], naming).values(), ...labels(WORDS[lang]).values(), ...hints];
}

languageContract('Blanc Noir', everythingSaid, SYNONYMS);

test.each(LANGS)('in %s every hint is a sentence of its own', lang => {
  const hints = MOTIVES.map(motive => HINTS[lang](motive, name));
  expect(hints.filter(text => !/[.。]$/.test(text))).toEqual([]);
  expect(new Set(hints).size).toBe(MOTIVES.length);
});

test.each(LANGS)('in %s what I did is said to me, and I am called by no name', lang => {
  const facts = Object.values(FACTS).flat();
  const called = (seat: number): string => `<${seat}>`;
  const mine = facts.flatMap(fact => ('seat' in fact && fact.seat !== null ? [{ ...fact, seat: fact.seat }] : []));
  const saidTo = (you?: number) => mine.map(fact => [fact.type, fact.seat, WORDS[lang].fact(fact, called, you ?? fact.seat)] as const);
  expect(mine.length).toBeGreaterThan(10);
  expect(saidTo().filter(([, seat, text]) => text.includes(called(seat)))).toEqual([]);
  // To all others, as it always was.
  expect(saidTo(NAMES.length)).toEqual(mine.map(fact => [fact.type, fact.seat, WORDS[lang].fact(fact, called)]));
});
