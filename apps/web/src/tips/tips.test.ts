import { readFileSync } from 'node:fs';
import { CATALOG } from '@tabard/catalog';
import { type AnyGame, fastRng, LANGS } from '@tabard/core';
import { languageContract } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../pane/rulebook.ts';
import { read } from './known.ts';
import { loadTips } from './load.ts';
import { begins, type Moment, type Tips, tipFor } from './tip.ts';

const GAMES = CATALOG.map(({ id }) => id);
const GAMES_PLAYED = 40;

test('what this device keeps survives whatever it finds', () => {
  expect(read(null)).toEqual({ on: true, known: [] });
  expect(read('{"on":false,"known":["a/b",3]}')).toEqual({ on: false, known: ['a/b'] });
  for (const text of ['null', '3', '{', '{"known":"x"}']) expect(read(text)).toEqual({ on: true, known: [] });
});

test('the first that fits and is not known is told', () => {
  const tips: Tips<number, never> = ['a', 'b', 'c'].map((id, at) => ({
    id,
    rule: '1.1',
    when: ({ view }) => view > at,
    text: { en: id, de: id, fr: id, ja: id },
  }));
  const at = (view: number): Moment<number, never> => ({ view, seat: 0, legal: [], facts: [] });
  expect(tipFor(tips, at(0), () => false)).toBeUndefined();
  expect(tipFor(tips, at(3), () => false)?.id).toBe('a');
  expect(tipFor(tips, at(3), id => id === 'a')?.id).toBe('b');
  expect(tipFor(tips, at(1), id => id === 'a')).toBeUndefined();
});

test('a verb is a whole word', () => {
  expect(begins('use')({ legal: ['useful', 'draw'] })).toBe(false);
  expect(begins('use')({ legal: ['draw', 'use mirage'] })).toBe(true);
  expect(begins('draw')({ legal: ['draw'] })).toBe(true);
});

describe.each(GAMES)('%s', game => {
  test('points to clauses that exist, and says something else in each language', async () => {
    const tips = await loadTips(game);
    expect(tips.length).toBeGreaterThan(5);
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    const book = readFileSync(new URL(`../../../../packages/games/${game}/rules/en.md`, import.meta.url), 'utf8');
    const clauses = parseRulebook(book).sections.flatMap(({ blocks }) => blocks.map(({ number }) => number));
    expect(tips.filter(({ rule }) => !clauses.includes(rule))).toEqual([]);
    for (const { text } of tips) {
      expect(new Set(Object.values(text)).size).toBe(LANGS.length);
      for (const lang of LANGS) expect(text[lang]).toMatch(/[.。]$/);
    }
  });

  test('every tip has its moment in some games at random, and none has it always', async () => {
    const tips = (await loadTips(game)) as Tips<unknown, unknown>;
    const met = momentsOf((await CATALOG.find(({ id }) => id === game)!.load()).game);
    expect(tips.filter(tip => !met.some(moment => tip.when(moment))).map(({ id }) => id)).toEqual([]);
    expect(tips.filter(tip => met.every(moment => tip.when(moment))).map(({ id }) => id)).toEqual([]);
  });
});

/** Every decision of seat 0 in some random games, with what it may do and what happened since its last. */
function momentsOf(game: AnyGame): Moment[] {
  const moments: Moment[] = [];
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const rng = fastRng(`tips ${n}`);
    const config = game.configure({});
    if (!config.ok) throw new Error('no options');
    const state: unknown = game.setup(config.value, 3, rng);
    let facts: unknown[] = [];
    for (let move = 0; move < 500; move++) {
      const [seat] = game.acting(state);
      if (seat === undefined) break;
      const legal: unknown[] = game.legalMoves(state, seat);
      if (seat === 0) {
        moments.push({ view: game.view(state, 0), seat: 0, legal: legal.map(one => game.spell(one)), facts });
        facts = [];
      }
      game.apply(state, seat, legal[rng.below(legal.length)], rng, (fact: unknown) => {
        const seen = game.redact(fact, 0);
        if (seen) facts.push(seen);
      });
    }
  }
  return moments;
}

const TERMS = await Promise.all(
  GAMES.map(async game => {
    const { SYNONYMS } = (await import(`@tabard/${game}/text/synonyms`)) as typeof import('@tabard/blason/text/synonyms');
    return { game, SYNONYMS, tips: await loadTips(game) };
  }),
);

for (const { game, SYNONYMS, tips } of TERMS) {
  languageContract(`what ${game} tells`, lang => tips.map(({ text }) => text[lang]), SYNONYMS);
}
