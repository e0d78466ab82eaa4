import { readFileSync } from 'node:fs';
import { fastRng, LANGS, type Lang } from '@tabard/core';
import { clausesOf, moveOf, rulebookContract } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  ADVANTAGE_DATA,
  COLOURS,
  COUNTS,
  GROUPS,
  LOCATIONS,
  NUMBERS,
  PLACE_DATA,
  type Place,
  ROADS,
  SEAT_COLOURS,
  SECRET_PATH,
  type Source,
  TILES,
  TRACK,
  VILLAIN_DATA,
} from '../engine/data.ts';
import { KEPT_TO_THE_END } from '../engine/kinds.ts';
import { MOVES, REASONS } from '../engine/moves.ts';
import { journey } from '../engine/roads.ts';
import { SET_SIZES, STEPS } from '../engine/track.ts';
import { PHASES } from '../engine/view.ts';
import { tintenblut } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { THINGS } from './said.fixture.ts';
import type { TintenblutWords } from './words.ts';

const WORDS: Readonly<Record<Lang, TintenblutWords>> = { en, de, fr, ja };
/** How a book marks what the rulebook's text gives, and what was filled in. */
const MARKS: Readonly<Record<Lang, Readonly<Record<Source, string>>>> = {
  en: { stated: 'stated', reconstructed: 'reconstructed' },
  de: { stated: 'belegt', reconstructed: 'rekonstruiert' },
  fr: { stated: 'attesté', reconstructed: 'reconstitué' },
  ja: { stated: '明記', reconstructed: '復元' },
};

const numbered = (section: number, last: number): string[] => Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);
const CLAUSES = [
  ...numbered(1, 7),
  ...numbered(2, 2),
  ...numbered(3, 10),
  '4',
  ...numbered(5, 5),
  ...numbered(6, 2),
  ...numbered(7, 4),
  '8',
  '9',
  '10',
];

const rulebook = (lang: Lang): string => readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8');
const clauses = (lang: Lang): Map<string, string> => clausesOf(rulebook(lang));

interface Item {
  readonly label: string;
  /** What is listed, each without its mark. */
  readonly entries: readonly string[];
  /** Where all entries of a line are alike, the line has one mark at its end. */
  readonly marks: readonly string[];
}

/** A clause's list, line by line: «Gates: 11 red; 20 blue (reconstructed)». */
function items(lang: Lang, clause: string): Item[] {
  const lines = clauses(lang).get(clause)!.split('\n- ').slice(1);
  return lines.map(line => {
    const [label = '', rest = ''] = line.split(/\s?[:：]\s?(.*)/s);
    const entries = rest.split(lang === 'ja' ? '、' : /\s?; /);
    const mark = /\s?[(（]([^()（）]*)[)）]$/;
    return { label, entries: entries.map(entry => entry.replace(mark, '')), marks: entries.map(entry => mark.exec(entry)?.[1] ?? '') };
  });
}
/** One mark at the end of the line holds for all of it. */
const one = (entries: readonly string[], mark: string) => ({ entries, marks: [...entries.slice(1).map(() => ''), mark] });
const pair = (words: TintenblutWords, [from, to]: readonly [Place, Place], dash: string): string =>
  `${words.places[from]}${dash}${words.places[to]}`;

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
    ['en', 'Our ruling', '(Our ruling.)'],
    ['de', 'Unsere Festlegung', '(Unsere Festlegung.)'],
    ['fr', 'Notre décision', '(Notre décision.)'],
    ['ja', '当方の裁定', '（当方の裁定）'],
  ] as const)('%s marks its rulings alike', (lang, words, mark) => {
    const marked = [...clauses(lang)].filter(([, text]) => text.includes(mark)).map(([number]) => number);
    const elsewhere = rulebook(lang).replaceAll(mark, '').toLowerCase().split(words.toLowerCase());
    expect(elsewhere).toHaveLength(2);
    const third = ['3.1', '3.2', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10'];
    expect(marked).toEqual(['2.1', ...third, '4', '5.1', '5.2', '5.3', '5.5', '6.2', '7.4']);
  });

  describe.each(LANGS)('in %s, with each value stated or reconstructed as in the data,', lang => {
    const words = WORDS[lang];
    const mark = MARKS[lang];
    const dash = lang === 'ja' ? '―' : ' – ';

    test('says where it is told what the two marks mean, and tells it (rules 1.1 and 10)', () => {
      const [prose] = clauses(lang).get('1.1')!.split('\n');
      for (const said of Object.values(mark)) for (const text of [prose, clauses(lang).get('10')]) expect(text).toContain(`**${said}`);
    });

    test('lists places, roads and the secret path (clause 1.1)', () => {
      const [red, blue, green, roads, stated, path] = items(lang, '1.1');
      [red, blue, green].forEach((line, at) => {
        const places = PLACE_DATA.filter(({ colour }) => colour.value === COLOURS[at]).map(({ id }) => words.places[id]);
        expect(line).toMatchObject(one(places, mark.stated));
        expect(line!.label.toLowerCase()).toContain(words.colours[COLOURS[at]!]);
      });
      const listed = (source: Source) => ROADS.filter(road => road.source === source).map(({ value }) => pair(words, value, dash));
      expect(roads).toMatchObject(one(listed('reconstructed'), mark.reconstructed));
      expect(stated).toMatchObject(one(listed('stated'), mark.stated));
      expect(path).toMatchObject(one([pair(words, SECRET_PATH.value, dash)], mark[SECRET_PATH.source]));
    });

    test('lists the number on every location card (clause 1.2)', () => {
      items(lang, '1.2').forEach(({ label, ...line }, seat) => {
        const colour = SEAT_COLOURS[seat]!;
        const numbers = NUMBERS.value[colour];
        const byNumber = LOCATIONS.toSorted((a, b) => numbers[a] - numbers[b]);
        expect(line).toEqual(
          one(
            byNumber.map(card => `${words.locations[card]} ${numbers[card]}`),
            mark[NUMBERS.source],
          ),
        );
        expect(label.toLowerCase()).toBe(words.seatColours[colour]);
      });
    });

    test('lists the supply, villains, advantage cards and the track (clauses 1.3, 1.4, 1.5 and 1.6)', () => {
      const [tiles, provisions] = items(lang, '1.3');
      const { tilesOfAKind, provisions: food } = COUNTS;
      expect(tiles).toMatchObject(
        one(
          TILES.map(tile => `${words.tiles[tile]} ${tilesOfAKind.value}`),
          mark[tilesOfAKind.source],
        ),
      );
      expect(provisions).toMatchObject(one([String(food.value)], mark[food.source]));
      items(lang, '1.4').forEach(({ label, ...line }, at) => {
        const cards = VILLAIN_DATA.filter(({ group }) => group.value === GROUPS[at]);
        expect(label).toMatch(new RegExp(`(?<!I)${GROUPS[at]}(?!I)`));
        expect(line).toEqual({
          entries: cards.map(({ id, value }) => `${words.villains[id]} ${value.value}`),
          marks: cards.map(({ value }) => mark[value.source]),
        });
      });
      const [copies] = items(lang, '1.5');
      expect(copies).toMatchObject(
        one(
          ADVANTAGE_DATA.map(({ id, copies: count }) => `${words.advantages[id]} ${count.value}`),
          mark.reconstructed,
        ),
      );
      const [fields, gates] = items(lang, '1.6');
      expect(fields).toMatchObject(one([String(TRACK.length.value)], mark[TRACK.length.source]));
      expect(gates!.marks.at(-1)).toBe(mark.reconstructed);
      TRACK.special.forEach(({ field, colour }, at) => {
        expect(gates!.entries[at]).toMatch(new RegExp(`^${field.value} ${words.colours[colour.value]}e?$`));
      });
    });

    test('lists the rewards of every place and what sets bring (clauses 3.5 and 3.8)', () => {
      const lines = items(lang, '3.5');
      expect(lines.map(({ label }) => label)).toEqual(PLACE_DATA.map(({ id }) => words.places[id]));
      PLACE_DATA.forEach(({ alone, company }, at) => {
        const { entries, marks } = lines[at]!;
        expect(entries).toEqual([`${words.lines.alone} ${words.line(alone.value)}`, `${words.lines.company} ${words.line(company.value)}`]);
        expect([alone.source, company.source].map(source => mark[source])).toEqual([marks[1], marks[1]]);
      });
      items(lang, '3.8')
        .slice(0, SET_SIZES.length)
        .forEach(({ label, entries, marks }, at) => {
          expect(label).toContain(String(SET_SIZES[at]));
          expect(entries[0]).toContain(String(STEPS[SET_SIZES[at]!]));
          expect(marks).toEqual([mark.stated]);
        });
    });

    test('says of every advantage card what it does, and whether the text says so (clause 4)', () => {
      const lines = clauses(lang).get('4')!.split('\n- ').slice(1);
      const family: readonly string[] = KEPT_TO_THE_END;
      const others = ADVANTAGE_DATA.filter(({ id }) => !family.includes(id));
      expect(lines).toHaveLength(1 + others.length);
      for (const id of KEPT_TO_THE_END) expect(lines[0]!.split(/[:：]/)[0]).toContain(words.advantages[id]);
      expect(lines[0]).toContain(mark.stated);
      others.forEach(({ id, effect }, at) => {
        expect(lines[at + 1]).toContain(words.advantages[id]);
        expect(lines[at + 1]).toContain(mark[effect]);
      });
      expect(lines[2]).toContain(String(COUNTS.nettleProvisions.value));
    });

    test('names the numbers of setup and end as the data have them', () => {
      const said = (clause: string) => clauses(lang).get(clause)!.match(/\d+/g)!.map(Number);
      expect(said('2.1')).toContain(COUNTS.startProvisions.value);
      expect(said('7.1')).toContain(TRACK.special.at(-1)!.field.value);
      expect(said('7.2')).toEqual(expect.arrayContaining([COUNTS.familyPoints.value, COUNTS.cardPoints.value]));
      expect(said('7.4')).toContain(COUNTS.maxRounds.value);
      for (const { field } of TRACK.special) expect(said('3.8')).toContain(field.value + TRACK.length.value);
    });
  });

  test.each(LANGS)('%s gives examples: a journey, a conversion, the Adderhead (clauses 3.2, 3.8 and 5.2)', lang => {
    const word = { en: 'Example: ', de: 'Beispiel: ', fr: 'Exemple\u00a0: ', ja: '例：' }[lang];
    const examples = [...clauses(lang)].flatMap(([number, text]) =>
      text.split('\n- ').flatMap(line => (line.startsWith(word) ? [number] : [])),
    );
    expect(examples).toEqual(['3.2', '3.8', '5.2']);
    const numbers = (clause: string) => clauses(lang).get(clause)!.split(word)[1]!.match(/\d+/g)!.map(Number);
    expect(numbers('3.2')).toContain(journey('border-inn', 'mill').cost);
    expect(numbers('3.8')).toEqual(expect.arrayContaining([9, 9 + STEPS[4]!, 9 + STEPS[4]! + STEPS[2]!]));
    expect(numbers('5.2').join()).toContain('8,8,4');
  });

  test('spells only moves that can be read, of every type (clause 8)', () => {
    for (const lang of LANGS) {
      const list = clauses(lang).get('8')!.split('\n- ').slice(1);
      const examples = list
        .flatMap(item => item.match(/`[^`]+`/g) ?? [])
        .map(text => text.slice(1, -1))
        .filter(text => !(PHASES as readonly string[]).includes(text));
      expect(examples).toHaveLength(28);
      expect(examples.filter(text => !tintenblut.parse(text).ok)).toEqual([]);
      expect(new Set(examples.map(text => moveOf(tintenblut, text).type))).toEqual(new Set(MOVES.map(({ type }) => type)));
    }
  });

  test('gives an example of a position that loads, and a pending loss that is read (clause 9)', () => {
    for (const lang of LANGS) {
      const text = clauses(lang).get('9')!;
      const example = JSON.parse(/`(\{"game".*?\})`/.exec(text)![1]!);
      const restored = tintenblut.restore(example, fastRng(1));
      if (!restored.ok) throw new Error(JSON.stringify(restored.error));
      expect(tintenblut.describe(restored.value)).toMatchObject({ turn: 0, seats: expect.arrayContaining([example.seats[0]]) });
      const { pending } = JSON.parse(`{${/`("pending".*?\})`/.exec(text)![1]}}`);
      const losing = { ...example, phase: 'lose', pending: { ...pending, back: 'round-end' } };
      expect(tintenblut.restore(losing, fastRng(1)).ok).toBe(true);
    }
  });

  test('has every clause that a thing or a reason points to', () => {
    const source = readFileSync(new URL('../engine/moves.ts', import.meta.url), 'utf8');
    const comments = source.slice(source.indexOf('REASONS')).matchAll(/^ {2}'[\w.-]+', \/\/ (.*)$/gm);
    const cited = [...comments].flatMap(([, comment]) => comment!.split('{')[0]!.match(/\d+(\.\d+)?/g) ?? []);
    expect(cited.length).toBeGreaterThanOrEqual(REASONS.length);
    const pointed = THINGS.map(thing => en.inspect(thing).rule);
    expect([...cited, ...pointed].filter(clause => !CLAUSES.includes(clause))).toEqual([]);
    for (const lang of LANGS) expect(THINGS.map(thing => WORDS[lang].inspect(thing).rule)).toEqual(pointed);
  });
});
