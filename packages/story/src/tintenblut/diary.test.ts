import { LANGS, type Lang, type Outcome, recordReplay, rngAt, type Seat } from '@tabard/core';
import { synonymsIn } from '@tabard/testkit';
import { type Fact, type Place, tintenblut } from '@tabard/tintenblut';
import { SYNONYMS } from '@tabard/tintenblut/text/synonyms';
import { describe, expect, test } from 'vitest';
import { type Beginning, type Diary, diaryOf, type TurningPoint } from './diary.ts';
import { randomMatch } from './random-match.fixture.ts';
import { diaryOfReplay } from './replayed.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ja } from './text/ja.ts';
import type { DiaryWords } from './text/words.ts';

const WORDS: Readonly<Record<Lang, DiaryWords>> = { en, de, fr, ja };
const NAMES = ['Mira', 'Ada', 'Bo', 'Kim'];
const name = (seat: Seat): string => NAMES[seat]!;

const MATCHES = [2, 3, 4].flatMap(seats => [1, 2, 3].map(seed => randomMatch(`diary ${seats} ${seed}`, seats)));
const DIARIES = MATCHES.map(({ beginning, facts, outcome }) => diaryOf(beginning, facts, outcome));

describe('the diary of a whole match', () => {
  test('has a stop for every turn, each where the last one ended', () => {
    DIARIES.forEach(({ travellers, rounds }, at) => {
      const { beginning, end } = MATCHES[at]!;
      expect(rounds).toBe(end.round);
      for (const { seat, stops, marker } of travellers) {
        expect(stops[0]).toMatchObject({ kind: 'start', place: beginning.seats[seat]!.place, round: 1 });
        expect(stops.slice(1).map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, round) => round + 1));
        stops.forEach(({ kind, journey, place }, step) => {
          if (kind !== 'journey') return;
          expect(journey!.from).toBe(stops[step - 1]!.place);
          expect([journey!.route[0], journey!.route.at(-1)]).toEqual([journey!.from, place]);
        });
        expect(stops.at(-1)!.place).toBe(end.seats[seat]!.place);
        expect(marker).toBe(end.seats[seat]!.marker);
      }
    });
  });

  test('adds up: what was gathered, given and lost is what is held in the end', () => {
    DIARIES.forEach(({ travellers }, at) => {
      const { end } = MATCHES[at]!;
      for (const { seat, stops, gathered, spent } of travellers) {
        const traded = stops.flatMap(({ trade }) => trade?.gave ?? []);
        const lost = stops.flatMap(({ losses }) => losses);
        const gone = (tile: 'courage' | 'strength' | 'wit' | 'honour') =>
          stops.flatMap(({ conversions }) => conversions.flatMap(({ tiles }) => tiles)).filter(one => one === tile).length +
          traded.filter(one => one === tile).length +
          lost.flatMap(({ tiles }) => tiles).filter(one => one === tile).length;
        for (const tile of ['courage', 'strength', 'wit', 'honour'] as const)
          expect(gathered[tile] - gone(tile)).toBe(end.seats[seat]!.tiles[tile]);
        const eaten =
          spent + traded.filter(ware => ware === 'provision').length + lost.reduce((sum, { provisions }) => sum + provisions, 0);
        expect(2 + gathered.provision - eaten).toBe(end.seats[seat]!.provisions);
      }
    });
  });

  test('conversions lead the marker from field to field', () => {
    for (const { travellers } of DIARIES)
      for (const { stops, kept, marker } of travellers) {
        let field = 0;
        for (const { conversions, marker: after } of stops) {
          for (const { from, to } of conversions) {
            expect(from).toBe(field);
            field = to;
          }
          expect(after).toBe(field);
        }
        expect([kept.from, kept.to]).toEqual([field, marker]);
      }
  });

  test('Dustfinger’s errand is told before the reward or after it, as it was (3.4)', () => {
    const errands = DIARIES.flatMap(({ travellers }) => travellers.flatMap(({ stops }) => stops)).filter(({ errand }) => errand?.route);
    expect(new Set(errands.map(({ errand }) => errand!.afterReward))).toEqual(new Set([true, false]));
    for (const stop of errands) {
      const said = en.stop(stop, name);
      const [sent, got] = [said.findIndex(one => one.includes('was sent')), said.findIndex(one => /^(Alone|With)/.test(one))];
      expect(sent > got).toBe(stop.errand!.afterReward);
    }
  });

  test('Dustfinger’s errands lead from place to place, and stand with who sent him', () => {
    DIARIES.forEach(({ dustfinger: { start, errands }, travellers }, at) => {
      let place: Place = start;
      for (const errand of errands) {
        expect(errand.from).toBe(place);
        place = errand.to;
        expect(travellers[errand.seat]!.stops[errand.round]!.errand).toEqual(errand);
      }
      expect(place).toBe(MATCHES[at]!.end.dustfinger);
    });
  });

  test('turning points come in order, the ones that must be there once', () => {
    for (const { turningPoints, rounds } of DIARIES) {
      const when = turningPoints.map(({ round }) => round);
      expect(when).toEqual(when.toSorted((a, b) => a - b));
      const many = (type: TurningPoint['type']) => turningPoints.filter(point => point.type === type).length;
      expect([many('biggest-turn'), many('last-round')]).toEqual([1, 1]);
      expect(many('green-gate')).toBeLessThanOrEqual(1);
      expect(turningPoints.find(({ type }) => type === 'last-round')!.round).toBe(rounds);
    }
  });

  test('comes from the log alone', () => {
    const { moves, outcome } = MATCHES[4]!;
    const replay = recordReplay(tintenblut, { seats: 3, config: {}, seed: 'diary 3 2', moves });
    if (!replay.ok) throw new Error(replay.error.text);
    expect(diaryOfReplay(replay.value)).toEqual(DIARIES[4]);
    expect(diaryOfReplay({ ...replay.value, resigned: [{ seat: 1, after: 20 }] })).toEqual(DIARIES[4]);
    expect(outcome.reason).toBe('journey-done');
  });

  test('there is none of a match that is not over, whose beginning is missing, or that cannot be played again', () => {
    const { moves } = MATCHES[4]!;
    const replay = recordReplay(tintenblut, { seats: 3, config: {}, seed: 'diary 3 2', moves: moves.slice(0, 20) });
    if (!replay.ok) throw new Error(replay.error.text);
    expect(diaryOfReplay(replay.value)).toBeUndefined();
    const outcome = { ranking: [[0, 1, 2]], scores: [1, 1, 1], reason: 'resigned' };
    expect(diaryOfReplay({ ...replay.value, outcome })?.outcome).toEqual(outcome);
    for (const move of ['go nowhere', 'lose courage']) {
      expect(diaryOfReplay({ ...replay.value, outcome, moves: [{ seat: moves[0]!.seat, move }] })).toBeUndefined();
    }
    expect(diaryOfReplay({ ...replay.value, outcome, config: { speed: 3 } })).toBeUndefined();
    const position = tintenblut.describe(tintenblut.setup({}, 3, rngAt('diary 3 2', 0)));
    expect(diaryOfReplay({ ...replay.value, outcome, from: { n: 0, position } })).toBeUndefined();
  });
});

describe('turning points, by their criteria', () => {
  const seat = { ...MATCHES[0]!.beginning.seats[0]!, marker: 0 };
  const beginning: Beginning = { seats: [seat, seat], dustfinger: 'camp', round: 1 };
  const outcome = (...ranking: Seat[][]): Outcome => ({ ranking, scores: [], reason: 'journey-done' });
  const points = (facts: Fact[], ended = outcome([0], [1])) => diaryOf(beginning, facts, ended).turningPoints;
  const went = (who: Seat): Fact => ({
    type: 'journey',
    seat: who,
    card: 'ombra',
    from: 'camp',
    to: 'ombra',
    route: [],
    cost: 0,
    free: false,
    number: 1,
  });
  const set = (who: Seat, from: number, to: number): Fact => ({
    type: 'converted',
    seat: who,
    place: 'ombra',
    tiles: ['wit', 'honour'],
    from,
    to,
    gates: [],
  });
  const numbers = (round: number): Fact => ({ type: 'numbers', round, numbers: [1, 2], seat: 1 });

  test('the biggest turn counts all sets of one turn, and the first of equals', () => {
    const facts = [went(0), set(0, 0, 4), went(1), set(1, 0, 2), set(1, 2, 6), went(0), set(0, 4, 10)];
    expect(points(facts)).toEqual([{ type: 'biggest-turn', round: 1, seat: 1, place: 'ombra', from: 0, to: 6, sets: [2, 2] }]);
  });

  test('the lead changes at the end of a round, and only to who is alone in front', () => {
    const facts: Fact[] = [
      set(0, 0, 4),
      set(1, 0, 4),
      numbers(1),
      { type: 'round', round: 2, start: 0, last: false },
      set(1, 4, 6),
      numbers(2),
    ];
    const leads = points([...facts, { type: 'round', round: 3, start: 0, last: false }, set(0, 4, 8), numbers(3)]);
    expect(leads.filter(({ type }) => type === 'lead')).toEqual([
      { type: 'lead', round: 2, seat: 1, from: null, marker: 6 },
      { type: 'lead', round: 3, seat: 0, from: 1, marker: 8 },
    ]);
  });

  test('the White Women come and change hands; who gets them is not called the leader as well', () => {
    const facts: Fact[] = [set(0, 28, 32), { type: 'white-women', seat: 0, from: null }, numbers(1)];
    const later: Fact[] = [
      { type: 'round', round: 2, start: 1, last: false },
      set(1, 27, 34),
      { type: 'white-women', seat: 1, from: 0 },
      numbers(2),
    ];
    expect(points([...facts, ...later]).filter(({ type }) => type !== 'biggest-turn')).toEqual([
      { type: 'green-gate', round: 1, seat: 0, marker: 32 },
      { type: 'white-women', round: 2, seat: 1, from: 0, marker: 34 },
    ]);
  });

  test('the Adderhead counts when he takes something', () => {
    const hit = { seat: 0, provisions: 0, tiles: 0, from: 0, villains: [] };
    const strike = { type: 'adderhead', seat: 1, sums: [4, 2] } as const;
    expect(points([{ ...strike, hits: [hit] }])).toEqual([]);
    expect(points([{ ...strike, hits: [{ ...hit, tiles: 2 }] }])).toEqual([
      { type: 'adderhead', round: 1, seat: 1, sums: [4, 2], hits: [{ seat: 0, tiles: 2, provisions: 0 }] },
    ]);
  });

  test('the last gate, the last round, and cards that turn the match', () => {
    const facts: Fact[] = [
      set(0, 36, 40),
      { type: 'end-near', seat: 0, marker: 40 },
      { type: 'round', round: 2, start: 1, last: true },
      set(1, 32, 39),
      { type: 'end-points', seat: 1, cards: ['meggie'], from: 39, to: 42 },
    ];
    expect(points(facts, outcome([1], [0])).filter(({ type }) => type !== 'biggest-turn')).toEqual([
      { type: 'last-gate', round: 1, seat: 0, marker: 40 },
      { type: 'last-round', round: 2, seat: 1, markers: [40, 0] },
      { type: 'kept-cards', round: 2, seat: 1, from: 0, fields: 3 },
    ]);
    expect(points(facts, outcome([0], [1])).some(({ type }) => type === 'kept-cards')).toBe(false);
  });
});

describe.each(LANGS)('its words in %s', lang => {
  const words = WORDS[lang];
  const UNFINISHED = /undefined|null|NaN|\[object|\$\{|\{\w*\}|^\s|\s$| {2}| [.,;]|^$/;
  const POINTS: { readonly [T in TurningPoint['type']]: readonly Extract<TurningPoint, { type: T }>[] } = {
    'green-gate': [{ type: 'green-gate', round: 9, seat: 0, marker: 32 }],
    'white-women': [{ type: 'white-women', round: 9, seat: 0, from: 1, marker: 34 }],
    lead: [null, 1].map(from => ({ type: 'lead', round: 3, seat: 0, from, marker: 9 })),
    'biggest-turn': [[4], [4, 2]].map(sets => ({ type: 'biggest-turn', round: 4, seat: 0, place: 'mill', from: 9, to: 18, sets })),
    adderhead: [
      {
        type: 'adderhead',
        round: 5,
        seat: 0,
        sums: [8, 8],
        hits: [
          { seat: 0, tiles: 3, provisions: 0 },
          { seat: 1, tiles: 1, provisions: 2 },
        ],
      },
    ],
    'last-gate': [{ type: 'last-gate', round: 12, seat: 0, marker: 41 }],
    'last-round': [{ type: 'last-round', round: 13, seat: 0, markers: [41, 38] }],
    'kept-cards': [{ type: 'kept-cards', round: 13, seat: 0, from: 1, fields: 3 }],
  };
  const told = (diary: Diary): string[] => [
    ...diary.travellers.flatMap(traveller => [words.summary(traveller), ...traveller.stops.flatMap(stop => words.stop(stop, name))]),
    ...diary.turningPoints.map(point => words.turningPoint(point, name)),
    words.ending(diary, name),
  ];
  const { mapHelp, wayHelp, raceHelp, made, map, way } = words.page;
  const around = [mapHelp, wayHelp, raceHelp, made, map('Mira'), way('Ada', ['1', '2'])];
  const sentences = [
    ...around,
    ...DIARIES.flatMap(told),
    ...Object.values(POINTS).flatMap(all => all.map(point => words.turningPoint(point, name))),
  ];

  test('are finished sentences, in its own writing', () => {
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.filter(text => UNFINISHED.test(text) || !/[.。]$/.test(text))).toEqual([]);
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
    expect(sentences.filter(text => japanese.test(text) !== (lang === 'ja'))).toEqual([]);
    if (lang === 'fr') expect(sentences.filter(text => /[^\u202f][;!?]|[^\u00a0]:|'/.test(text))).toEqual([]);
    const { game, standing, race, start, end, inNumbers, columns, nameless } = words.page;
    const labels = [game, standing, race, start, end, inNumbers, ...Object.values(columns), ...Object.values(nameless)];
    for (const label of [words.title, words.turningPoints, words.routes, words.round(3), words.heading('Mira'), ...labels])
      expect(label).not.toMatch(UNFINISHED);
  });

  test('call things by the names of the glossary', () => {
    const strays = sentences.flatMap(text => synonymsIn(text, SYNONYMS[lang]).map(say => `${say}: ${text}`));
    expect(strays).toEqual([]);
  });

  test('tell who, where and how far', () => {
    expect(words.turningPoint(POINTS['biggest-turn'][1]!, name)).toMatch(/(?=.*Mira)(?=.*9)(?=.*18)(?=.*4)(?=.*2)/);
    expect(words.turningPoint(POINTS.adderhead[0]!, name)).toMatch(/(?=.*Mira.*8)(?=.*Ada.*8)(?=.*3)/);
    expect(words.turningPoint(POINTS['last-round'][0]!, name)).toMatch(/Mira 41.*Ada 38/);
    const [diary] = DIARIES;
    const [winner] = diary!.outcome.ranking[0]!;
    for (const told of [name(winner!), String(diary!.travellers[winner!]!.marker), String(diary!.rounds)])
      expect(words.ending(diary!, name)).toContain(told);
    const given = { ...diary!, outcome: { ranking: [[1], [0]], scores: [0, 1], reason: 'resigned' } };
    expect(words.ending(given, name)).toContain('Ada');
    expect(words.ending(given, name)).not.toBe(words.ending({ ...given, outcome: { ...given.outcome, reason: 'journey-done' } }, name));
  });
});

test('sentences as they are meant', () => {
  const went = {
    card: 'mill',
    from: 'border-inn',
    route: ['border-inn', 'night-castle', 'infirmary', 'mill'],
    cost: 2,
    free: false,
    number: 9,
  } as const;
  const stop = {
    ...DIARIES[0]!.travellers[0]!.stops[0]!,
    kind: 'journey',
    place: 'mill',
    journey: went,
    reward: {
      line: 'company',
      fenoglio: false,
      whiteWomen: false,
      company: [1],
      dustfinger: true,
      gains: [{ reward: 'strength', offered: 3, got: 3 }],
      card: null,
    },
    conversions: [{ tiles: ['courage', 'wit'], from: 30, to: 32, gates: [{ field: 31, colour: 'green' }] }],
    whiteWomen: ['came'],
    losses: [{ round: 3, drawnBy: 1, sum: 8, tiles: ['wit', 'wit'], provisions: 1, villains: [] }],
  } as const;
  expect(en.stop(stop, name)).toEqual([
    'On to the Mouse Mill by way of the Castle of Night and the Infirmary, for 2 provisions.',
    'With Ada and Dustfinger: 3 strength.',
    'Courage and wit became 2 spaces: from 30 to 32, through the green gate.',
    'The White Women came along.',
    'The Adderhead, drawn by Ada, found villains worth 8 here and took 2 wit and 1 provision.',
  ]);
  const hit = { villain: 'adderhead:II', value: 2, sum: 8, cause: 'highest-number' } as const;
  expect(en.stop({ ...stop, seat: 0, villains: [hit] }, name)).toHaveLength(6);
  expect(en.stop({ ...stop, seat: 1, villains: [hit] }, name)).toEqual(en.stop(stop, name));
  expect(de.stop(stop, name)[0]).toBe('Zur Mäusemühle über die Nachtburg und das Siechenhaus, für 2 Proviant.');
  expect(fr.stop(stop, name)[0]).toBe('Cap sur le Moulin aux Souris, par le Château de la Nuit et l’Hospice, pour 2 rations.');
  expect(ja.stop(stop, name)[0]).toBe('食料2個を使い、夜の城、施療院を経てねずみの水車小屋へ向かいました。');
});
