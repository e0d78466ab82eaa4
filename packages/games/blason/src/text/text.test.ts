import { readFileSync } from 'node:fs';
import { type Details, fastRng, LANGS, type Lang, type Naming, play, type Refusal } from '@tabard/core';
import { clausesOf, languageContract, moveOf, rulebookContract, synonymsIn } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../engine/config.ts';
import {
  ACCEPTS,
  AUGMENTATIONS,
  AWARD_DATA,
  AWARDS,
  BANDS,
  CARDS,
  COLUMNS,
  EMBLEM_OF,
  PILES,
  TENS,
  TYPE_OF,
  TYPES,
  VALUE_OF,
} from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import {
  CLAIM,
  DISCARD,
  DRAW,
  END,
  HERALD_DRAW,
  HERALD_TAKE,
  type Move,
  PASS,
  PAY,
  REASONS,
  type Reason,
  SWAP,
  TAKE,
} from '../engine/moves.ts';
import { type Marker, type Pending, PHASES } from '../engine/view.ts';
import { blason } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { SYNONYMS } from './synonyms.ts';
import type { BlasonWords } from './words.ts';

const WORDS: Readonly<Record<Lang, BlasonWords>> = { en, de, fr, ja };
const NAMES = ['Mira', 'Ada', 'Bo'];
const name = (seat: number): string => NAMES[seat]!;
const spelled = (text: string): Move => moveOf(blason, text);

/** The details of `REASONS`, in every shape the engine gives them. */
const REFUSALS: Readonly<Record<Reason, readonly Details[]>> = {
  'game-over': [{}],
  'not-your-turn': [{ turn: 1 }],
  unreadable: [{ text: 'take unicron' }],
  'wrong-phase': PHASES.filter(phase => phase !== 'over').map(phase => ({ phase })),
  'not-in-hand': CARDS.map(card => ({ card })),
  'herald.none': [{}],
  'herald.played': [{}],
  'herald.cannot-pay': [{ card: 'lion' }],
  'swap.nothing': [{}],
  'take.not-there': [{ card: 'or-3' }, { card: 'semy' }],
  'take.stack-empty': PILES.map(pile => ({ pile })),
  'place.wrong-place': [
    { card: 'lion', column: 'B1', type: 'beast', band: 'upper' },
    { card: 'lion', column: 'C1', type: 'beast', band: 'lower' },
    { card: 'or-1', column: 'B1', type: 'metal' },
    ...TYPES.map(type => ({ card: CARDS[TYPE_OF.indexOf(type)]!, column: type === 'field' ? 'A2' : 'A1', type })),
  ],
  'place.wrong-band': [{ card: 'key', column: 'C1', row: 'C', band: 'upper' }],
  'place.same-tincture': [{ card: 'azure-2', column: 'A3', partner: 'A2', visible: 'azure-4' }],
  'place.cannot-pay': [{ card: 'griffin', cost: 4, have: 3 }],
  'pass.can-take': [{}],
  'pass.can-place': [{}],
  'claim.not-in-play': AWARDS.map(award => ({ award })),
  'claim.already': AWARDS.map(award => ({ award })),
  'claim.none-left': AWARDS.map(award => ({ award })),
  'claim.not-fulfilled': [
    { award: 'questing', missing: ['beast', 'virtue', 'virtue'] },
    { award: 'blazoning', missing: ['metal', 'metal', 'colour', 'fur'] },
    ...[...TYPES, ...AUGMENTATIONS].flatMap(need => [
      { award: 'questing', missing: [need] },
      { award: 'questing', missing: [need, need] },
    ]),
  ],
  'config.unreadable': [{}],
  'config.unknown-option': [{ key: 'speed' }],
  'config.unknown-value': [{ key: 'fifty', value: 'maybe', values: ['false', 'true'] }],
  'position.unreadable': [{ field: 'seats' }],
  'position.seats': [{ seats: 7 }],
  'position.unknown-card': [{ card: 'dragon' }],
  'position.double-card': [{ card: 'lion' }],
  'position.missing-cards': [{ missing: 1 }, { missing: 12 }],
  'position.wrong-pile': [{ card: 'lion', field: 'tinctures' }],
  'position.wrong-place': [{ card: 'lion', column: 'A1' }],
  'position.band': [{ row: 'C' }],
  'position.same-tincture': [{ column: 'A2', partner: 'A3', tincture: 'counter-vair' }],
  'position.gap': PILES.map(pile => ({ pile })),
  'position.display': PILES.map(pile => ({ pile })),
  'position.heralds': [{ heralds: 21 }],
  'position.awards': [{}],
  'position.markers': [{ marker: 'questing-7' }],
  'position.claimed': [{ seat: 1 }],
  'position.pending': [{}, { card: 'lion' }],
  'position.cannot-pay': [{ card: 'lion', cost: 5 }],
  'position.no-move': PHASES.map(phase => ({ phase })),
};

const PLACED = { type: 'placed', seat: 0, card: 'lion', column: 'C1', band: 'upper', value: 5, track: 12 } as const;
const PLACING = { type: 'placing', seat: 0, card: 'lion', column: 'C1', band: 'upper', cost: 5, herald: false } as const;
const GAME_OVER = { type: 'game-over', scores: [61, 48, 61], hands: [['or-1'], [], ['lion', 'key']] } as const;

/** Every type of fact, told in full and as somebody may know it who saw less. */
const FACTS: { readonly [T in Fact['type']]: readonly Extract<Fact, { type: T }>[] } = {
  took: [false, true].flatMap(herald => CARDS.map(card => ({ type: 'took', seat: 0, card, herald }) as const)),
  drew: [false, true].flatMap(herald =>
    PILES.flatMap(pile => [
      { type: 'drew', seat: 0, pile, herald } as const,
      { type: 'drew', seat: 0, pile, herald, card: pile === 'figures' ? 'lion' : 'or-3' } as const,
    ]),
  ),
  swapped: [
    { type: 'swapped', seat: 0, cards: ['or-1'] },
    { type: 'swapped', seat: 0, cards: ['or-1', 'gules-3', 'lion', 'key', 'fess', 'wavy'] },
  ],
  refilled: [
    { type: 'refilled', cards: ['or-1'] },
    { type: 'refilled', cards: ['or-1', 'lion', 'key'] },
  ],
  reshuffled: PILES.map(pile => ({ type: 'reshuffled', pile, count: 23 })),
  placing: [PLACING, { ...PLACING, herald: true, cost: 1 }, { ...PLACING, card: 'or-1', column: 'A2', band: null, cost: 1 }],
  paid: [2, 5, 6].map(paid => ({ type: 'paid', seat: 0, card: 'or-2', paid, cost: 5 })),
  placed: [
    { ...PLACED, covered: null },
    { ...PLACED, covered: 'boar' },
    { ...PLACED, card: 'or-1', column: 'A2', band: null, covered: null, value: 1 },
  ],
  ten: [
    { type: 'ten', seat: 0, ten: 10, value: 1, heralds: [1, 2] },
    { type: 'ten', seat: 0, ten: 20, value: 2, heralds: [1] },
    { type: 'ten', seat: 0, ten: 50, value: 5, heralds: [] },
  ],
  completed: [{ type: 'completed', seat: 0, value: 3 }],
  'last-turns': [
    { type: 'last-turns', seat: 0, trigger: 'shield' },
    { type: 'last-turns', seat: 0, trigger: 'fifty' },
  ],
  claimed: AWARDS.flatMap(award => [7, 1].map(value => ({ type: 'claimed', seat: 0, award, value }) as const)),
  discarded: [{ type: 'discarded', seat: 0, card: 'or-1' }],
  passed: [{ type: 'passed', seat: 0 }],
  majority: AUGMENTATIONS.flatMap(augmentation => [
    { type: 'majority', augmentation, count: 0, seats: [] },
    { type: 'majority', augmentation, count: 3, seats: [] },
    { type: 'majority', augmentation, count: 3, seats: [1] },
    { type: 'majority', augmentation, count: 3, seats: [0, 2] },
  ]),
  'game-over': [
    { ...GAME_OVER, reason: 'last-turns', ranking: [[0], [2], [1]] },
    { ...GAME_OVER, reason: 'last-turns', ranking: [[0, 2], [1]] },
    { ...GAME_OVER, reason: 'standstill', ranking: [[0], [2], [1]] },
  ],
};

const MOVES: { readonly [T in Move['type']]: readonly Move[] } = {
  take: [...TAKE, ...HERALD_TAKE],
  draw: [...DRAW, ...HERALD_DRAW],
  place: ['lion C1 upper', 'key C1 lower', 'or-1 A2'].flatMap(where => [spelled(`place ${where}`), spelled(`herald place ${where}`)]),
  swap: [SWAP],
  pay: PAY,
  claim: CLAIM,
  discard: DISCARD,
  pass: [PASS],
  end: [END],
};

const PENDING: Pending = { card: 'lion', column: 'C1', band: 'upper', cost: 5, paid: 2, back: 'place' };
const PENDINGS: readonly (Pending | null)[] = [
  null,
  PENDING,
  { ...PENDING, cost: 1, paid: 0 },
  { ...PENDING, card: 'or-1', cost: 1, paid: 0 },
];
const MARKERS: readonly Marker[] = [
  ...AWARDS.flatMap(award => [`${award}-7`, `${award}-1`] as const),
  ...TENS.map(ten => `${ten}` as const),
  'I',
  ...AUGMENTATIONS,
];

/** Everything the game can say, by what it is about. */
function sentences(words: BlasonWords, naming: Naming = name): Map<string, string> {
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
  for (const phase of PHASES) add(['decision', phase], words.decision(phase));
  for (const pending of PENDINGS) add(['decision', 'pay', pending], words.decision('pay', pending));
  for (const card of CARDS) add(['about', card], words.about(card));
  for (const award of AWARDS) add(['about', award], words.aboutAward(award));
  for (const marker of MARKERS) add(['about', 'marker', marker], words.aboutMarker(marker));
  add(['about', 'herald'], words.aboutHerald);
  for (const { key, values } of OPTIONS) {
    add(['option', key], words.option(key));
    for (const value of values) add(['help', key, value], words.value(key, value).help);
  }
  for (const reason of ['last-turns', 'standstill']) add(['reason', reason], words.reason(reason));
  add(['tagline'], words.tagline);
  return all;
}

/** Names may be alike in two languages (Lion, Rampant, Rose); sentences may not. */
function labels(words: BlasonWords): Map<string, string> {
  const { types, augmentations, piles, bands } = words;
  return new Map<string, string>([
    ['title', words.title],
    ['herald', words.herald],
    ...[types, augmentations, piles, bands].flatMap(record => Object.entries(record)),
    ...CARDS.map(card => [`element ${card}`, words.element(card)] as const),
    ...AWARDS.map(award => [`award ${award}`, words.award(award)] as const),
    ...MARKERS.map(marker => [`marker ${marker}`, words.marker(marker)] as const),
    ...COLUMNS.flatMap(column =>
      [undefined, null, ...BANDS].flatMap(band => [
        [`column ${column} ${band}`, words.column(column, band)] as const,
        [`accepts ${column} ${band}`, words.accepts(column, band)] as const,
      ]),
    ),
    ...OPTIONS.flatMap(({ key, values }) => values.map(value => [`value ${key} ${value}`, words.value(key, value).label] as const)),
  ]);
}

const UNFINISHED = /undefined|null|NaN|\[object|\$\{|TODO|\{\w*\}|^\s|\s$| {2}| [.,;]|^$/;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

function flaws(said: Iterable<readonly [string, string]>): string[] {
  return [...said].filter(([, text]) => UNFINISHED.test(text)).map(([about, text]) => `${about}: «${text}»`);
}

type Encounter = (words: BlasonWords) => readonly [about: string, sentence: string];

/** What there is to say in a game at random: every viewer listening, and at each state moves of every kind tried. */
function encounters(seed: string): { readonly said: Encounter[]; readonly refusals: Refusal[]; readonly facts: Fact[] } {
  const rng = fastRng(seed);
  const configured = blason.configure({ fifty: seed === 'fifty' });
  if (!configured.ok) throw new Error(seed);
  let state = blason.setup(configured.value, 3, rng);
  const said: Encounter[] = [];
  const refusals: Refusal[] = [];
  const facts: Fact[] = [];
  const tried = Object.values(MOVES).flat();
  while (blason.acting(state).length > 0) {
    const seat = blason.acting(state)[0]!;
    for (let tries = 0; tries < 5; tries++) {
      const refusal = blason.refusal(state, seat, tried[rng.below(tried.length)]!);
      if (refusal) refusals.push(refusal);
    }
    const { phase, pending } = blason.view(state, seat);
    said.push(words => [phase, words.decision(phase, pending)]);
    const moves = blason.legalMoves(state, seat);
    const move = moves[rng.below(moves.length)]!;
    said.push(words => [move.type, words.move(move, name)]);
    const played = play(blason, state, seat, move, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    for (const viewer of [0, 1, 'public'] as const) facts.push(...played.value.facts.flatMap(fact => blason.redact(fact, viewer) ?? []));
  }
  for (const refusal of refusals) said.push(words => [refusal.because, words.refusal(refusal)]);
  for (const fact of facts) said.push(words => [fact.type, words.fact(fact, name)]);
  said.push(words => ['over', words.reason(blason.outcome(state)!.reason)]);
  return { said, refusals, facts };
}
const GAMES = ['one', 'two', 'three', 'fifty'].map(encounters);
const ENCOUNTERS = GAMES.flatMap(({ said }) => said);

describe.each(LANGS)('in %s', lang => {
  const words = WORDS[lang];

  test('every reason, fact, move, decision, element, award, marker and option has a finished sentence', () => {
    expect(flaws(sentences(words))).toEqual([]);
    expect(flaws(labels(words))).toEqual([]);
  });

  test('sentences end like sentences, buttons like buttons', () => {
    const ended = [...sentences(words)].filter(([about]) => /^(refusal|fact|decision|about|help|reason) /.test(about));
    expect(ended.length).toBeGreaterThan(500);
    expect(ended.filter(([, text]) => !/[.!。！]$/.test(text))).toEqual([]);
    const buttons = [...sentences(words)].filter(([about]) => about.startsWith('move '));
    expect(buttons.length).toBeGreaterThan(500);
    expect(buttons.filter(([, text]) => /[.。]$/.test(text))).toEqual([]);
  });

  test('the writing is that of the language', () => {
    const strange = [...sentences(words)].filter(([, text]) => (lang === 'ja' ? !JAPANESE.test(text) : JAPANESE.test(text)));
    expect(strange).toEqual([]);
    if (lang === 'ja') expect(KANA.test(words.tagline)).toBe(true);
  });

  test('no two elements, awards, markers, types or augmentations share a name, no two moves a button', () => {
    const moves = Object.values(MOVES).flat();
    for (const all of [
      CARDS.map(words.element),
      AWARDS.map(words.award),
      MARKERS.map(words.marker),
      Object.values(words.types),
      Object.values(words.augmentations),
      moves.map(move => words.move(move, name)),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('what a card, an award, a column and a marker say is what the data say', () => {
    CARDS.forEach((card, at) => {
      const about = words.about(card).toLowerCase();
      expect(about).toContain(words.types[TYPE_OF[at]!].toLowerCase());
      expect(about).toContain(words.augmentations[EMBLEM_OF[at]!].toLowerCase());
      expect(about).toContain(String(VALUE_OF[at]));
    });
    AWARD_DATA.forEach(({ types, augmentations }, award) => {
      const about = words.aboutAward(AWARDS[award]!);
      const asks = (of: readonly (readonly [string, string])[], needs: object) =>
        of
          .filter(([, word]) => about.includes(word))
          .map(([id]) => id)
          .sort()
          .join() === Object.keys(needs).sort().join();
      expect(asks(Object.entries(words.augmentations), augmentations), about).toBe(true);
      for (const [type, count] of Object.entries(types))
        if (count === 1) expect(about).toContain(words.types[type as keyof typeof words.types]);
      for (const count of Object.values(augmentations)) expect(about).toContain(String(count));
    });
    for (const column of COLUMNS)
      for (const band of BANDS) {
        const [type, ...more] = ACCEPTS[column][band];
        if (more.length === 0) expect(words.accepts(column, band)).toBe(words.types[type!]);
        expect(words.accepts(column)).toContain(words.accepts(column, band));
        expect(words.column(column, band)).toContain(words.bands[band]);
      }
    for (const [marker, value] of [
      ['questing-5', 5],
      ['10', 1],
      ['30', 3],
      ['50', 5],
      ['I', 3],
      ['virtue', 3],
    ] as const)
      expect(words.aboutMarker(marker).match(/\d+/g)!.at(-1)).toBe(String(value));
  });

  test('a fact of which less is known still reads, and says less', () => {
    for (const pile of PILES) {
      const secret = { type: 'drew', seat: 0, pile, herald: false } as const;
      const card = pile === 'figures' ? 'lion' : 'or-3';
      expect(words.fact({ ...secret, card }, name)).toContain(words.element(card));
      expect(words.fact(secret, name)).not.toContain(words.element(card));
      expect(words.fact(secret, name)).toContain('Mira');
    }
  });

  test('a refusal that is not the game’s own, and an option nobody knows, are no crash', () => {
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).toBe(words.refusal({ rule: '1.1', because: 'toString' }));
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).not.toMatch(UNFINISHED);
    expect(words.option('speed')).toBe('speed');
    expect(words.value('speed', 3)).toEqual({ label: '3', help: '' });
    expect(words.value('fifty', 'toString')).toEqual({ label: 'toString', help: '' });
    expect(words.value('fifty', 'true')).toEqual(words.value('fifty', true));
  });

  test('what the engine itself refuses and tells reads well', () => {
    expect(flaws(ENCOUNTERS.map(say => say(words)))).toEqual([]);
  });
});

test('the games at random met most of what there is to say', () => {
  const met = (of: readonly string[]) => new Set(of);
  expect(ENCOUNTERS.length).toBeGreaterThan(2000);
  const told = met(GAMES.flatMap(({ facts }) => facts.map(({ type }) => type)));
  const rare = ['passed'];
  expect(Object.keys(FACTS).filter(type => !told.has(type) && !rare.includes(type))).toEqual([]);
  const refused = met(GAMES.flatMap(({ refusals }) => refusals.map(({ because }) => because)));
  expect(['wrong-phase', 'not-in-hand', 'take.not-there', 'claim.not-in-play'].filter(because => !refused.has(because))).toEqual([]);
});

test.each(LANGS.flatMap((one, index) => LANGS.slice(index + 1).map(other => [one, other] as const)))(
  'no sentence is the same in %s and %s',
  (one, other) => {
    const others = sentences(WORDS[other]);
    expect([...sentences(WORDS[one])].filter(([about, text]) => others.get(about) === text)).toEqual([]);
  },
);

languageContract('Blason', (lang, naming) => [...sentences(WORDS[lang], naming).values(), ...labels(WORDS[lang]).values()], SYNONYMS);

test.each(LANGS)('the rulebook in %s calls things as the glossary does', lang => {
  const strayed = rulebook(lang)
    .split('\n')
    .filter(line => synonymsIn(line, SYNONYMS[lang]).length > 0);
  expect(strayed).toEqual([]);
});

test.each([
  ['en', 'Place C1', 'column'],
  ['en', 'Ada shows most rank.', 'the most rank'],
  ['de', 'Spalte C1', 'Platz'],
  ['de', 'Das Schild ist voll.', 'der Schild'],
  ['fr', 'la colonne C1', 'case'],
  ['ja', 'C1の枠', '欄'],
] as const)('in %s «%s» would be found', (lang, text, say) => {
  expect(synonymsIn(text, SYNONYMS[lang])).toEqual([`say ${say}`]);
});

describe('sentences as they are meant', () => {
  const elsewhere = { rule: '4.1', because: 'place.wrong-place', details: { card: 'lion', column: 'B1', type: 'beast', band: 'upper' } };
  const short = { rule: '5.1', because: 'claim.not-fulfilled', details: { award: 'questing', missing: ['virtue', 'beast', 'virtue'] } };
  const drew = { type: 'drew', seat: 0, pile: 'tinctures', herald: false } as const;
  test.each([
    ['en', en.refusal(elsewhere), '“Lion” is a beast; column B1 (upper) is meant for an ordinary.'],
    ['de', de.refusal(elsewhere), '„Löwe“ ist ein Wappentier; auf Platz B1 (oben) gehört: Heroldsbild.'],
    ['fr', fr.refusal(elsewhere), '«\u00a0Lion\u00a0» est un animal\u202f; la case B1 (en haut) attend\u00a0: pièce.'],
    ['ja', ja.refusal(elsewhere), '「獅子」は紋章獣です。B1の上段に置けるのはオーディナリーです。'],
    ['en', en.refusal(short), '“Questing” still asks for a beast and 2 cards with virtue on your shield.'],
    ['de', de.refusal(short), 'Für „Queste“ braucht dein Schild noch ein Wappentier und 2 Karten mit Tugend.'],
    ['en', en.aboutAward('blazoning'), 'Show 2 metals, a colour and a fur on your shield.'],
    ['de', de.aboutAward('marshalling'), 'Zeige auf deinem Schild ein Feld, ein Heroldsbild, eine Teilung und ein Beizeichen.'],
    ['fr', fr.aboutAward('blazoning'), 'Montrez sur votre écu 2 métaux, une couleur et une fourrure.'],
    ['ja', ja.aboutAward('questing'), '自分の盾にフィールド1枚、紋章獣1枚、美徳のカード3枚が見えていれば達成です。'],
    ['en', en.fact(drew, name), 'Mira draws a tincture from the stack.'],
    ['en', en.fact({ ...drew, herald: true }, name, 0), 'You send a herald and draw a tincture from the stack.'],
    ['de', de.fact({ ...drew, card: 'or-3' }, name, 0), 'Du ziehst „Gold 3“ vom Stapel.'],
    ['en', en.fact({ type: 'paid', seat: 0, card: 'or-2', paid: 2, cost: 5 }, name), 'Mira pays with “Or 2”; 3 to go.'],
    ['en', en.fact({ type: 'paid', seat: 0, card: 'or-4', paid: 6, cost: 5 }, name), 'Mira pays with “Or 4”.'],
    ['de', de.fact({ ...drew, card: 'or-3' }, name), 'Mira zieht „Gold 3“ vom Stapel.'],
    [
      'fr',
      fr.fact({ type: 'last-turns', seat: 1, trigger: 'shield' }, name),
      'L’écu d’Ada est complet\u00a0: encore un tour pour chacun des autres.',
    ],
    ['en', en.move(spelled('place lion C1 upper'), name), 'Place “Lion” at C1 (upper)'],
    ['en', en.decision('pay', PENDING), 'Pay for “Lion”: 3 to go.'],
    ['en', en.decision('pay', { ...PENDING, cost: 1, paid: 0 }), 'Pay for “Lion” with any one card.'],
    ['en', en.about('or-2'), 'Metal, worth 2, with a star.'],
    ['en', en.column('C1'), 'C1 (beast or charge)'],
  ])('%s: %s', (_lang, said, meant) => {
    expect(said).toBe(meant);
  });
});

const CLAUSES = [
  ...numbered(1, 4),
  ...numbered(2, 4),
  ...numbered(3, 4),
  ...numbered(4, 8),
  ...numbered(5, 1),
  ...numbered(6, 4),
  ...numbered(7, 3),
  '8',
  '9',
  '10',
];

function numbered(section: number, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);
}

const rulebook = (lang: Lang): string => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8');

const clauses = (lang: Lang): Map<string, string> => clausesOf(rulebook(lang));

/** A clause's list, line by line, without its example. */
const items = (lang: Lang, clause: string): string[] =>
  clauses(lang)
    .get(clause)!
    .split('\n- ')
    .slice(1)
    .filter(line => !/^(Example|Beispiel|Exemple|例)/.test(line));

/** What the spec marks as ours, how often in each clause. */
const RULINGS = {
  '2.1': 2,
  '2.3': 2,
  '2.4': 1,
  '3.1': 1,
  '3.2': 2,
  '3.3': 1,
  '4.2': 1,
  '4.4': 1,
  '4.8': 1,
  '6.1': 1,
  '6.2': 1,
  '6.3': 1,
};

rulebookContract(rulebook, { clauses: CLAUSES, sections: 10, title: lang => WORDS[lang].title });

describe('the rulebook', () => {
  test('is told in each language’s own words', () => {
    for (const [number, text] of clauses('en')) {
      const all = LANGS.map(lang => clauses(lang).get(number));
      expect(new Set(all).size, number).toBe(LANGS.length);
      expect(text.length, number).toBeGreaterThan(30);
    }
  });

  test.each([
    ['en', /reconstruction/, '(Our ruling.)', /our ruling/gi],
    ['de', /Rekonstruktion/, '(Unsere Festlegung.)', /unsere Festlegung/gi],
    ['fr', /reconstitution/, '(Notre décision.)', /notre décision/gi],
    ['ja', /復元/, '（当方の裁定）', /当方の裁定/g],
  ] as const)(
    '%s says openly what is reconstructed (rules 1.1 and 10) and marks every ruling of ours alike',
    (lang, word, mark, loosely) => {
      for (const clause of ['1.1', '10']) expect(clauses(lang).get(clause)).toMatch(word);
      const counts = [...clauses(lang)].map(([number, text]) => [number, text.split(mark).length - 1] as const);
      expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual(RULINGS);
      const all = [...clauses(lang).values()].join(' ').match(loosely) ?? [];
      const explained = 1;
      expect(all).toHaveLength(explained + counts.reduce((sum, [, count]) => sum + count, 0));
    },
  );

  test.each([
    ['en', /^Example: /],
    ['de', /^Beispiel: /],
    ['fr', /^Exemple\u00a0: /],
    ['ja', /^例：/],
  ] as const)('%s gives the rulebook’s examples as our own', (lang, begins) => {
    const given = [...clauses(lang)].filter(([, text]) => text.split('\n- ').some(line => begins.test(line)));
    expect(given.map(([number]) => number)).toEqual(['1.1', '4.2', '5.1']);
  });

  test.each(LANGS)('in %s lists every element with its value and augmentation (clause 1.1)', lang => {
    const words = WORDS[lang];
    const listed = items(lang, '1.1');
    expect(listed).toHaveLength(TYPES.length);
    TYPES.forEach((type, at) => {
      const [label, cards] = listed[at]!.split(/\s?[:：]\s?(.*)/s);
      expect(label!.toLowerCase()).toBe(words.types[type].toLowerCase());
      const meant = CARDS.flatMap((card, index) => {
        if (TYPE_OF[index] !== type) return [];
        const bare = /-\d$/.test(card) ? words.element(card).replace(/\s?\d$/, '') : words.element(card);
        return [`${bare} ${VALUE_OF[index]} ${words.augmentations[EMBLEM_OF[index]!]}`];
      });
      expect(cards!.split(lang === 'ja' ? '、' : /\s?; /)).toEqual(meant);
    });
  });

  test.each(LANGS)('in %s lists what every column takes and every award asks for (clauses 1.2 and 5.1)', lang => {
    const words = WORDS[lang];
    const columns = items(lang, '1.2');
    expect(columns.map(line => line.slice(0, 2))).toEqual([...COLUMNS]);
    COLUMNS.forEach((column, at) => {
      for (const band of BANDS) expect(columns[at]).toContain(words.accepts(column, band));
      expect(BANDS.every(band => columns[at]!.includes(words.bands[band]))).toBe(
        words.accepts(column, 'upper') !== words.accepts(column, 'lower'),
      );
    });
    const awards = items(lang, '5.1').map(line => line.split(/\s?[:：]\s?/));
    expect(awards.map(([title]) => title)).toEqual(AWARDS.map(words.award));
    awards.forEach(([, needs], at) => {
      expect(words.aboutAward(AWARDS[at]!)).toContain(needs);
    });
  });

  test('names augmentations, awards and heralds as the words do', () => {
    for (const lang of LANGS) {
      const { augmentations, award } = WORDS[lang];
      const [prose] = clauses(lang).get('1.1')!.split('\n');
      for (const augmentation of AUGMENTATIONS) expect(prose).toContain(augmentations[augmentation]);
      expect(clauses(lang).get('10')).toContain(award('questing'));
      expect(clauses(lang).get('3.2')!.toLowerCase()).toContain(WORDS[lang].herald.toLowerCase());
    }
  });

  test('spells only moves that can be read, of every type (clause 8)', () => {
    for (const lang of LANGS) {
      const examples = items(lang, '8')
        .flatMap(item => item.match(/`[^`]+`/g) ?? [])
        .map(text => text.slice(1, -1))
        .filter(text => !(PHASES as readonly string[]).includes(text));
      expect(examples).toHaveLength(17);
      expect(examples.filter(text => !blason.parse(text).ok)).toEqual([]);
      expect(new Set(examples.map(text => moveOf(blason, text).type))).toEqual(new Set(Object.keys(MOVES)));
    }
  });

  test('gives an example of a position that loads, and a pending one that is read (clause 9)', () => {
    for (const lang of LANGS) {
      const text = clauses(lang).get('9')!;
      const example = JSON.parse(/`(\{"game".*?\})`/.exec(text)![1]!);
      const restored = blason.restore(example, fastRng(1));
      if (!restored.ok) throw new Error(JSON.stringify(restored.error));
      expect(blason.describe(restored.value)).toMatchObject({ turn: 0, awards: expect.arrayContaining(example.awards) });
      const pending = JSON.parse(`{${/`("pending".*?\})`/.exec(text)![1]}}`).pending;
      expect(Object.keys(pending)).toEqual(Object.keys(PENDING));
    }
  });

  test('has every clause that an element, an award, a marker or a reason points to', () => {
    const source = readFileSync(new URL('../engine/moves.ts', import.meta.url), 'utf8');
    const comments = source.slice(source.indexOf('REASONS')).matchAll(/^ {2}'[\w.-]+', \/\/ (.*)$/gm);
    const cited = [...comments].flatMap(([, comment]) => comment!.split('{')[0]!.match(/\d+(\.\d+)?/g) ?? []);
    expect(cited.length).toBeGreaterThanOrEqual(REASONS.length);
    const { type, augmentation, award, marker, column, herald } = en.clauses;
    const pointed = [
      ...TYPES.map(type),
      ...[...AUGMENTATIONS, 'star' as const].map(augmentation),
      ...AWARDS.map(award),
      ...MARKERS.map(marker),
      ...COLUMNS.map(column),
      herald,
    ];
    expect([...cited, ...pointed].filter(clause => !CLAUSES.includes(clause) && clause !== '120')).toEqual([]);
    const met = GAMES.flatMap(({ refusals }) => refusals.map(({ rule }) => rule));
    expect(met.filter(rule => !CLAUSES.includes(rule))).toEqual([]);
  });

  test.each([
    ['4.8', '10'],
    ['1.3', 'questing-7'],
    ['6.1', 'I'],
    ['6.3', 'virtue'],
  ] as const)('clause %s explains the marker %s', (clause, marker) => {
    for (const lang of LANGS) expect(WORDS[lang].clauses.marker(marker)).toBe(clause);
  });
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
