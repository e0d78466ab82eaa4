import { fastRng, LANGS, type Lang, type Naming, play, type Refusal, type SayMotive } from '@tabard/core';
import { languageContract, moveOf } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { ADVANTAGES, LINES, LOCATIONS, PLACE_DATA, type PLACES, REWARDS, type Reward, TILES, TRACK, VILLAIN_DATA } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import { KEPT_TO_THE_END, VILLAIN_CARDS } from '../engine/kinds.ts';
import { MOVES, type Move, REASONS } from '../engine/moves.ts';
import { PHASES } from '../engine/view.ts';
import { tintenblut } from '../index.ts';
import type { Motive } from '../mind/hints.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { de as deHint } from './hints/de.ts';
import { en as enHint } from './hints/en.ts';
import { fr as frHint } from './hints/fr.ts';
import { ja as jaHint } from './hints/ja.ts';
import { ja } from './ja.ts';
import { FACTS, MOMENTS, REFUSALS, THINGS } from './said.fixture.ts';
import { SYNONYMS } from './synonyms.ts';
import type { TintenblutWords } from './words.ts';

const WORDS: Readonly<Record<Lang, TintenblutWords>> = { en, de, fr, ja };
const HINTS: Readonly<Record<Lang, SayMotive>> = { en: enHint, de: deHint, fr: frHint, ja: jaHint };
const NAMES = ['Mira', 'Ada', 'Bo', 'Kim'];
const name = (seat: number): string => NAMES[seat]!;
const spelled = (text: string): Move => moveOf(tintenblut, text);

/** Facts that are nobody's deed. */
const NOBODYS = ['round', 'numbers', 'villains-shuffled', 'no-villain', 'adderhead', 'game-over'];
const isEmptyHanded = (fact: Fact): boolean => fact.type === 'end-points' && fact.cards.length === 0;

/** What is told to a player because it was done to them. */
function isTold(fact: Fact, you: number): boolean {
  if (fact.type === 'returned' || fact.type === 'villain') return fact.seat === you;
  if (fact.type === 'white-women') return fact.seat === you || fact.from === you;
  if (fact.type === 'adderhead') return fact.hits.some(({ seat }) => seat === you);
  return fact.type === 'start-chosen' && fact.start === you && fact.seat !== you;
}

/** Everything the game can say, by what it is about. */
function sentences(words: TintenblutWords, naming: Naming = name): Map<string, string> {
  const all = new Map<string, string>();
  const add = (about: unknown[], sentence: string) =>
    all.set(about.map(part => (typeof part === 'string' ? part : JSON.stringify(part))).join(' '), sentence);
  for (const because of REASONS)
    for (const details of REFUSALS[because]) add(['refusal', because, details], words.refusal({ rule: '1.1', because, details }));
  for (const fact of Object.values(FACTS).flat()) {
    add(['fact', fact], words.fact(fact, naming));
    if ('seat' in fact && fact.seat !== null) add(['what I did', fact], words.fact(fact, naming, fact.seat));
  }
  for (const [type, facts] of Object.entries(FACTS)) {
    for (const fact of facts.filter(() => !NOBODYS.includes(type))) if (!isEmptyHanded(fact)) add(['deed', fact], words.deed(fact, naming));
    for (const fact of facts) for (const you of [0, 1]) if (isTold(fact, you)) add(['to you', you, fact], words.toYou(fact, you, naming));
  }
  for (const move of MOVES) add(['move', tintenblut.spell(move)], words.move(move, naming));
  for (const phase of PHASES) for (const moment of MOMENTS) add(['decision', phase, moment], words.decision(phase, moment));
  for (const phase of PHASES) add(['decision', phase], words.decision(phase));
  for (const thing of THINGS) add(['about', thing], words.inspect(thing).text);
  for (const reason of ['journey-done', 'last-round']) add(['reason', reason], words.reason(reason));
  add(['tagline'], words.tagline);
  return all;
}

/** Names may be alike in two languages (Ombra, Basta, Fenoglio); sentences may not. */
function labels(words: TintenblutWords): Map<string, string> {
  const { places, to, at, from, locations, tiles, advantages, villains, lines, colours, seatColours } = words;
  const records = { places, to, at, from, locations, tiles, advantages, villains, lines, colours, seatColours };
  return new Map<string, string>([
    ['title', words.title],
    ['provisions', words.provisions],
    ['dustfinger', words.dustfinger],
    ['white women', words.whiteWomen],
    ...Object.entries(records).flatMap(([of, record]) => Object.entries(record).map(([id, label]) => [`${of} ${id}`, label] as const)),
    ...VILLAIN_CARDS.map(card => [`villain ${card}`, words.villain(card)] as const),
    ...REWARDS.flatMap(reward => [1, 2].map(count => [`amount ${reward} ${count}`, words.amount(reward, count)] as const)),
    ...THINGS.map(thing => [`title ${JSON.stringify(thing)}`, words.inspect(thing).title] as const),
  ]);
}

const UNFINISHED = /undefined|null|NaN|\[object|\$\{|TODO|\{\w*\}|^\s|\s$| {2}| [.,;]|^$/;
const KANA = /[\u3040-\u30ff]/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

function flaws(said: Iterable<readonly [string, string]>): string[] {
  return [...said].filter(([, text]) => UNFINISHED.test(text)).map(([about, text]) => `${about}: «${text}»`);
}

type Encounter = (words: TintenblutWords) => readonly [about: string, sentence: string];

/** What there is to say in a game at random: every viewer listening, and at each state moves of every kind tried. */
function encounters(seed: number): { readonly said: Encounter[]; readonly refusals: Refusal[]; readonly facts: Fact[] } {
  const rng = fastRng(seed);
  let state = tintenblut.setup({}, 3, rng);
  const said: Encounter[] = [];
  const refusals: Refusal[] = [];
  const facts: Fact[] = [];
  while (tintenblut.acting(state).length > 0) {
    const seat = tintenblut.acting(state)[0]!;
    for (let tries = 0; tries < 3; tries++) {
      const refusal = tintenblut.refusal(state, seat, MOVES[rng.below(MOVES.length)]!);
      if (refusal) refusals.push(refusal);
    }
    const view = tintenblut.view(state, seat);
    said.push(words => [view.phase, words.decision(view.phase, view)]);
    const moves = tintenblut.legalMoves(state, seat);
    const move = moves[rng.below(moves.length)]!;
    said.push(words => [move.type, words.move(move, name)]);
    const played = play(tintenblut, state, seat, move, rng);
    if (!played.ok) throw new Error(played.error.because);
    state = played.value.state;
    for (const viewer of [0, 'public'] as const) facts.push(...played.value.facts.flatMap(fact => tintenblut.redact(fact, viewer) ?? []));
  }
  for (const refusal of refusals) said.push(words => [refusal.because, words.refusal(refusal)]);
  for (const fact of facts) said.push(words => [fact.type, words.fact(fact, name)]);
  said.push(words => ['over', words.reason(tintenblut.outcome(state)!.reason)]);
  return { said, refusals, facts };
}
const GAMES = [1, 2, 3].map(encounters);
const ENCOUNTERS = GAMES.flatMap(({ said }) => said);

describe.each(LANGS)('in %s', lang => {
  const words = WORDS[lang];

  test('every reason, fact, move, decision and thing has a finished sentence', () => {
    expect(flaws(sentences(words))).toEqual([]);
    expect(flaws(labels(words))).toEqual([]);
  });

  test('sentences end like sentences, buttons like buttons', () => {
    const ended = [...sentences(words)].filter(([about]) => /^(refusal|fact|to you|decision|about|reason) /.test(about));
    expect(ended.length).toBeGreaterThan(500);
    expect(ended.filter(([, text]) => !/[.!。！]$/.test(text))).toEqual([]);
    const buttons = [...sentences(words)].filter(([about]) => about.startsWith('move '));
    expect(buttons.length).toBe(MOVES.length);
    expect(buttons.filter(([, text]) => /[.。]$/.test(text))).toEqual([]);
  });

  test('the writing is that of the language', () => {
    const strange = [...sentences(words)].filter(([, text]) => (lang === 'ja' ? !JAPANESE.test(text) : JAPANESE.test(text)));
    expect(strange).toEqual([]);
    if (lang === 'ja') expect(KANA.test(words.tagline)).toBe(true);
    if (lang === 'fr') expect([...sentences(words)].filter(([, text]) => /[^\u202f][;!?]|[^\u00a0]:|'/.test(text))).toEqual([]);
  });

  test('a deed names nobody who did it, and is silent where nobody did it', () => {
    const nameless = (seat: number) => (seat === 0 ? 'WHO' : name(seat));
    const deeds = Object.values(FACTS).flatMap(facts => facts.map(fact => [fact.type, words.deed(fact, nameless)] as const));
    expect(deeds.filter(([, text]) => text.includes('WHO'))).toEqual([]);
    expect(deeds.filter(([, text]) => /[.。]$/.test(text))).toEqual([]);
    expect(deeds.filter(([type, text]) => text !== '' && NOBODYS.includes(type))).toEqual([]);
  });

  test('what was done to you is told to you, and nothing else', () => {
    const told = Object.values(FACTS).flatMap(facts => facts.flatMap(fact => [0, 1, 2].map(you => [fact, you] as const)));
    const wrong = told.filter(([fact, you]) => (words.toYou(fact, you, name) !== '') !== isTold(fact, you));
    expect(wrong).toEqual([]);
  });

  test('no two places, tiles, cards, villains or colours share a name, no two moves a button', () => {
    for (const all of [
      Object.values(words.locations),
      Object.values(words.tiles),
      Object.values(words.advantages),
      Object.values(words.villains),
      Object.values(words.seatColours),
      Object.values(words.lines),
      MOVES.map(move => words.move(move, name)),
    ]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('what a place, a card, a villain and a gate say is what the data say', () => {
    for (const { id, colour, alone, company } of PLACE_DATA) {
      const { title, text } = words.inspect({ kind: 'place', place: id });
      expect(title).toBe(words.places[id]);
      for (const line of [alone, company]) expect(text).toContain(words.line(line.value));
      expect(text.includes(words.colours[colour.value].toLowerCase())).toBe(true);
    }
    for (const card of LOCATIONS) expect(words.inspect({ kind: 'location', card, colour: 'green' }).title).toBe(words.locations[card]);
    expect(words.inspect({ kind: 'location', card: 'night-castle', colour: 'blue' }).text).toContain('33');
    for (const card of ADVANTAGES) {
      const text = words.inspect({ kind: 'advantage', card }).text;
      expect(text.includes('3')).toBe((KEPT_TO_THE_END as readonly string[]).includes(card) || card === 'nettle');
    }
    VILLAIN_CARDS.forEach((card, at) => {
      const { value, group } = VILLAIN_DATA[at]!;
      expect(words.inspect({ kind: 'villain', card }).text).toMatch(new RegExp(`${value.value}.*(?<!I)${group.value}(?!I)`));
    });
    for (const { field, colour } of TRACK.special) {
      const { text } = words.inspect({ kind: 'gate', field: field.value + 44 });
      expect(text).toContain(String(field.value + 44));
      for (const { id, colour: own } of PLACE_DATA) expect(text.includes(plain(words, id))).toBe(own.value === colour.value);
    }
  });

  test('a line names its rewards in their order, with their numbers', () => {
    for (const { alone } of PLACE_DATA)
      for (const [reward, count] of Object.entries(alone.value))
        expect(words.line(alone.value)).toContain(words.amount(reward as Reward, count));
    expect(words.line({})).toBe('');
  });

  test('a fact of which less is known still reads, and says less', () => {
    const gains = [{ reward: 'advantage', offered: 1, got: 1 }] as const;
    const known = { type: 'collected', seat: 0, place: 'farm', line: 'company', fenoglio: false, whiteWomen: false } as const;
    const secret = { ...known, company: [1], dustfinger: false, gains };
    expect(words.fact({ ...secret, card: 'barn-owl' }, name)).toContain(words.advantages['barn-owl']);
    expect(words.fact(secret, name)).not.toContain(words.advantages['barn-owl']);
    expect(words.fact(secret, name)).toContain('Ada');
  });

  test('the villain phase says why it hit whom: every number, every sum, and what was lost', () => {
    const numbers = words.fact({ type: 'numbers', round: 1, numbers: [35, 27, 11], seat: 0 }, name);
    for (const said of ['Mira 35', 'Ada 27', 'Bo 11']) expect(numbers).toContain(said);
    const drawn = words.fact({ type: 'villain', seat: 0, villain: 'basta', value: 3, sum: 6, cause: 'night-castle' }, name);
    for (const said of ['Mira', words.villains.basta, '3', '6']) expect(drawn).toContain(said);
    for (const fact of FACTS.adderhead) {
      const text = words.fact(fact, name);
      fact.sums.forEach((sum, seat) => {
        expect(text).toContain(`${name(seat)} ${sum}`);
      });
      for (const { provisions, tiles, from } of fact.hits) {
        if (provisions > 0) expect(text).toContain(words.amount('provision', provisions));
        if (tiles > 0) expect([...text.matchAll(/\d+/g)].map(([number]) => Number(number))).toEqual(expect.arrayContaining([tiles, from]));
      }
    }
  });

  test('refusals name what is missing: price and purse, gate and place, card and size', () => {
    const refused = (because: string, details: Refusal['details'] & object) => words.refusal({ rule: '1.1', because, details });
    const way = refused('go.cannot-pay', { card: 'mill', from: 'border-inn', to: 'mill', cost: 2, held: 1 });
    for (const said of ['2', '1', plain(words, 'mill')]) expect(way).toContain(said);
    const gate = refused('convert.gate', { size: 3, steps: 4, from: 9, to: 13, field: 11, colour: 'red', place: 'mill' });
    for (const said of ['3', '4', '9', '13', '11', words.colours.red, words.colours.green]) expect(gate).toContain(said);
    for (const place of ['ombra', 'fortress', 'night-castle', 'mill'] as const) expect(gate).toContain(plain(words, place));
    expect(gate).not.toContain(plain(words, 'farm'));
    expect(refused('convert.size-used', { size: 4 })).toContain('4');
    for (const because of ['use.second', 'use.gained-now'])
      expect(refused(because, { card: 'fenoglio' })).toContain(words.advantages.fenoglio);
  });

  test('a refusal that is not the game’s own, and an option nobody knows, are no crash', () => {
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).toBe(words.refusal({ rule: '1.1', because: 'toString' }));
    expect(words.refusal({ rule: '1.1', because: 'table.closed' })).not.toMatch(UNFINISHED);
    expect(words.option('speed')).toBe('speed');
    expect(words.value('speed', 3)).toEqual({ label: '3', help: '' });
  });

  test('what the engine itself refuses and tells reads well', () => {
    expect(flaws(ENCOUNTERS.map(say => say(words)))).toEqual([]);
  });
});

/** A place's name as it stands in a sentence, whatever its article. */
const plain = (words: TintenblutWords, place: (typeof PLACES)[number]): string => words.places[place].replace(/^(The|Das) \S+ /, '');

test('the games at random met most of what there is to say', () => {
  expect(ENCOUNTERS.length).toBeGreaterThan(2000);
  const told = new Set<string>(GAMES.flatMap(({ facts }) => facts.map(({ type }) => type)));
  const rare = ['no-villain'];
  expect(Object.keys(FACTS).filter(type => !told.has(type) && !rare.includes(type))).toEqual([]);
  const refused = new Set(GAMES.flatMap(({ refusals }) => refusals.map(({ because }) => because)));
  const common = ['wrong-phase', 'go.not-in-hand', 'go.cannot-pay', 'use.not-held', 'trade.no-castle', 'convert.not-held', 'collect.all'];
  expect(common.filter(because => !refused.has(because))).toEqual([]);
});

test.each(LANGS.flatMap((one, index) => LANGS.slice(index + 1).map(other => [one, other] as const)))(
  'no sentence is the same in %s and %s',
  (one, other) => {
    const others = sentences(WORDS[other]);
    expect([...sentences(WORDS[one])].filter(([about, text]) => others.get(about) === text)).toEqual([]);
  },
);

test('the Castle of Night cites the rule of its villain card, other places that of their reward', () => {
  expect([en.inspect({ kind: 'place', place: 'night-castle' }).rule, en.inspect({ kind: 'place', place: 'ombra' }).rule]).toEqual([
    '3.6',
    '3.5',
  ]);
});

test.each([
  [en.deed({ ...FACTS.journey[1]! }, name), 'to Ombra for 1 provision'],
  [de.deed(FACTS.lost[0]!, name), '1 Mut abgegeben'],
  [fr.deed(FACTS.passed[0]!, name), 'tour passé'],
  [ja.deed(FACTS.converted[0]!, name), '勇気・知恵で2マス、11へ'],
  [en.toYou(FACTS.adderhead[0]!, 0, name), 'The Adderhead strikes you: you lose 2 provisions and 3 of 5 tiles.'],
  [de.toYou(FACTS['white-women'][1]!, 1, name), 'Die Weißen Frauen verlassen dich und gehen zu Mira.'],
])('deeds, and what was done to you: %s', (said, meant) => {
  expect(said).toBe(meant);
});

describe('sentences as they are meant', () => {
  const way = { rule: '3.2', because: 'go.cannot-pay', details: { card: 'mill', from: 'border-inn', to: 'mill', cost: 2, held: 1 } };
  const gate = {
    rule: '3.8',
    because: 'convert.gate',
    details: { size: 3, steps: 4, from: 16, to: 20, field: 20, colour: 'blue', place: 'ombra' },
  };
  const strike = FACTS.adderhead[0]!;
  const alone = {
    type: 'collected',
    seat: 0,
    place: 'ombra',
    line: 'alone',
    fenoglio: false,
    whiteWomen: false,
    company: [],
    dustfinger: false,
  } as const;
  const gains = [
    { reward: 'honour', offered: 3, got: 3 },
    { reward: 'advantage', offered: 1, got: 1 },
  ] as const;
  test.each([
    ['en', en.refusal(way), 'The way from the Inn at the Border to the Mouse Mill costs 2 provisions, and you have 1.'],
    ['de', de.refusal(way), 'Der Weg vom Gasthaus an der Grenze zur Mäusemühle kostet 2 Proviant, und du hast 1.'],
    ['fr', fr.refusal(way), 'Le chemin de l’Auberge de la Frontière au Moulin aux Souris coûte 2 rations, et vous en avez 1.'],
    ['ja', ja.refusal(way), '国境の宿からねずみの水車小屋までは食料2個が必要ですが、今は1個です。'],
    [
      'en',
      en.refusal(gate),
      'A set of 3 is worth 4 spaces, from 16 to 20, and the blue gate on 20 is in the way. It opens only from a blue place (the Secret Camp, the Minstrels’ Inn or the Infirmary); you are in Ombra, which is red.',
    ],
    [
      'de',
      de.refusal(gate),
      'Eine Kombination aus 3 bedeutet 4 Felder, von 16 auf 20, und das blaue Sonderfeld 20 liegt im Weg. Es steht nur von einem blauen Ort aus offen (im geheimen Lager, im Gasthaus der Spielleute oder im Siechenhaus); du bist in Ombra, und das ist rot.',
    ],
    ['en', en.fact({ ...alone, gains }, name), 'Mira, alone in Ombra, gets 3 honour and 1 advantage card.'],
    ['en', en.fact({ ...alone, gains }, name, 0), 'Alone in Ombra, you get 3 honour and 1 advantage card.'],
    ['de', de.fact({ ...alone, gains }, name, 0), 'Du bist allein in Ombra und bekommst 3 Ehre und 1 Vorteilskarte.'],
    ['fr', fr.fact({ ...alone, gains }, name, 0), 'En solitaire à Ombra, vous recevez 3 jetons d’honneur et 1 carte Avantage.'],
    ['ja', ja.fact({ ...alone, gains }, name, 0), 'あなたはオンブラに一人でいて、名誉3枚と助力カード1枚を受け取りました。'],
    ['de', de.fact({ ...alone, gains }, name), 'Mira ist allein in Ombra und bekommt 3 Ehre und 1 Vorteilskarte.'],
    ['fr', fr.fact({ ...alone, gains }, name), 'Mira, en solitaire à Ombra, reçoit 3 jetons d’honneur et 1 carte Avantage.'],
    ['ja', ja.fact({ ...alone, gains }, name), 'Miraはオンブラに一人でいて、名誉3枚と助力カード1枚を受け取りました。'],
    [
      'en',
      en.fact(strike, name),
      'The Adderhead strikes! Villains add up to: Mira 8, Ada 4, Bo 6. Mira, with the highest sum, loses 2 provisions and 3 of 5 tiles and discards all villain cards.',
    ],
    [
      'ja',
      ja.fact(strike, name),
      '毒蛇公が現れました！悪党の合計はMira 8、Ada 4、Bo 6。最も大きい8のMiraが襲われます。Miraは食料2個とタイル5枚のうち3枚を失い、悪党カードをすべて捨てます。',
    ],
    ['de', de.fact({ type: 'used', seat: 0, card: 'roxane', villain: 'slasher' }, name), 'Mit Roxanes Hilfe wird Mira den Schlitzer los.'],
    [
      'fr',
      fr.fact({ type: 'numbers', round: 2, numbers: [8, 27], seat: 1 }, name),
      'Les nombres du dessus\u00a0: Mira 8, Ada 27. Le plus grand est celui d’Ada.',
    ],
    ['de', de.move(spelled('go camp'), name), 'Ins geheime Lager reisen'],
    ['de', de.move(spelled('use black-prince'), name), 'Den Schwarzen Prinzen einsetzen'],
    ['en', en.move(spelled('convert courage wit'), name), 'Convert courage and wit: 2 spaces'],
    ['en', en.move(spelled('trade courage courage'), name), 'Trade 2 courage for 1 provision'],
    ['en', en.decision('lose', MOMENTS[7]), 'The Adderhead takes his share: give up 3 tiles of your choice.'],
    ['en', en.decision('after'), 'Send Dustfinger, trade, use a card or convert sets if you like, then end your turn.'],
    [
      'en',
      en.decision('after', { can: ['trade', 'use', 'convert'] }),
      'Trade, use a card or convert sets if you like, then end your turn.',
    ],
    ['en', en.decision('after', { can: [] }), 'Nothing left to do: end your turn.'],
    ['de', de.decision('after', { can: ['convert'] }), 'Wandle um, wenn du magst, und beende dann deinen Zug.'],
    ['fr', fr.decision('arrived', { can: ['use'] }), 'Utilisez une carte si vous voulez, puis prenez la récompense.'],
    ['ja', ja.decision('after', { can: ['trade', 'use'] }), '必要なら交換、カードの使用を行い、手番を終えてください。'],
    ['en', en.decision('journey', { can: ['pass'] }), 'No journey can be paid for: pass.'],
    ['en', en.line(PLACE_DATA[0].alone.value), '3 honour and 1 advantage card'],
  ])('%s: %s', (_lang, said, meant) => {
    expect(said).toBe(meant);
  });

  test('lines, tiles and places are called by the names the board shows', () => {
    for (const lang of LANGS) {
      const words = WORDS[lang];
      for (const line of LINES) expect(words.move(spelled(`use fenoglio ${line}`), name)).toContain(words.lines[line]);
      for (const tile of TILES) expect(words.move(spelled(`lose ${tile}`), name)).toContain(words.tiles[tile]);
    }
  });
});

const MOTIVES: readonly Motive[] = [
  ...(['brings-end', 'keeps-for-more', 'free-journey', 'may-trade', 'spares-sets'] as const).map(because => ({ because })),
  ...(['goes-first', 'goes-later', 'keeps-company', 'has-company', 'saves-provisions'] as const).map(because => ({ because })),
  ...(['opens-gate', 'passes-gate'] as const).map(because => ({ because, details: { colour: 'green' as const, fields: 4 } })),
  ...(['makes-sets', 'takes-lead', 'advances'] as const).map(because => ({ because, details: { fields: 2 } })),
  ...(['brings', 'brings-instead'] as const).map(because => ({ because, details: { place: 'ombra' as const, line: 'alone' as const } })),
  { because: 'escapes-number', details: { seat: 1, number: 8 } },
  ...[1, 2].map(count => ({ because: 'takes-cards-back' as const, details: { count } })),
  ...[1, 2].map(count => ({ because: 'gains-provisions' as const, details: { count } })),
  { because: 'gains-tile', details: { tile: 'wit' } },
  ...[0, 1, 3].map(sum => ({ because: 'sends-villain-away' as const, details: { sum } })),
];

function everythingSaid(lang: Lang, naming: Naming): string[] {
  const hints = MOTIVES.map(motive => HINTS[lang](motive, naming));
  return [...sentences(WORDS[lang], naming).values(), ...labels(WORDS[lang]).values(), ...hints];
}

languageContract('Tintenblut', everythingSaid, SYNONYMS);

test.each(LANGS)('in %s every hint is a sentence of its own', lang => {
  const hints = MOTIVES.map(motive => HINTS[lang](motive, name));
  expect(hints.filter(text => !/[.。]$/.test(text))).toEqual([]);
  expect(new Set(hints).size).toBe(MOTIVES.length);
});

test.each(LANGS)('in %s what I did is said to me, and I am called by no name', lang => {
  const facts = Object.values(FACTS).flat();
  const called = (seat: number): string => `<${seat}>`;
  // Those two list everybody, and of the second I am told in words of its own.
  const mine = facts.flatMap(fact =>
    'seat' in fact && fact.seat !== null && fact.type !== 'numbers' && fact.type !== 'adderhead' ? [{ ...fact, seat: fact.seat }] : [],
  );
  const saidTo = (you?: number) => mine.map(fact => [fact.type, fact.seat, WORDS[lang].fact(fact, called, you ?? fact.seat)] as const);
  expect(mine.length).toBeGreaterThan(10);
  expect(saidTo().filter(([, seat, text]) => text.includes(called(seat)))).toEqual([]);
  // To all others, as it always was.
  expect(saidTo(NAMES.length)).toEqual(mine.map(fact => [fact.type, fact.seat, WORDS[lang].fact(fact, called)]));
});
