import { type AnyGame, type AnyWords, LANGS, type Lang, type Motive, type Naming, type Refusal, rngAt, type SayMotive } from '@tabard/core';
import { languageContract, PLAYERS } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { CATALOG, type Listing } from './index.ts';

/** What comes up in matches at random: all there is to say about them. */
interface Heard {
  readonly facts: Map<string, unknown>;
  readonly moves: Map<string, unknown>;
  readonly refusals: Map<string, Refusal>;
  readonly motives: Map<string, Motive>;
  readonly reasons: Set<string>;
}

const MOST_MOVES = 600;
const TRIES = 4;

/** Every value of every option is played once, by as many as may and by two. */
async function listen({ load, options, seats }: Listing): Promise<Heard> {
  const { game, hints } = await load();
  const heard: Heard = { facts: new Map(), moves: new Map(), refusals: new Map(), motives: new Map(), reasons: new Set() };
  const configs = [{}, ...options.flatMap(({ key, values }) => values.map(value => ({ [key]: value })))];
  configs.forEach((raw, at) => {
    const config = game.configure(raw);
    if (!config.ok) throw new Error(`${JSON.stringify(raw)} is no configuration`);
    const players = at % 2 === 0 ? Math.min(seats.max, PLAYERS.length) : seats.min;
    listenTo(game, game.setup(config.value, players, rngAt('words', at)), heard, (state, seat, move) => hints?.why(state, seat, move));
  });
  return heard;
}

function listenTo(
  game: AnyGame,
  state: unknown,
  heard: Heard,
  why: (state: unknown, seat: number, move: unknown) => Motive | undefined,
): void {
  const rng = rngAt('words', 100);
  const add = <T>(to: Map<string, T>, one: T | undefined) => one !== undefined && to.set(JSON.stringify(one), one);
  for (let moves = 0; moves < MOST_MOVES && game.acting(state).length > 0; moves++) {
    const seat = game.acting(state)[0]!;
    const met = [...heard.moves.values()];
    for (let tries = 0; tries < TRIES && met.length > 0; tries++)
      add(heard.refusals, game.refusal(state, seat, met[rng.below(met.length)]));
    const legal: unknown[] = game.legalMoves(state, seat);
    for (const move of legal) {
      add(heard.moves, move);
      add(heard.motives, why(state, seat, move));
    }
    game.apply(state, seat, legal[rng.below(legal.length)], rng, (fact: unknown) => {
      for (const viewer of [seat, 'public'] as const) add(heard.facts, game.redact(fact, viewer));
    });
  }
  const reason = game.outcome(state)?.reason;
  if (reason !== undefined) heard.reasons.add(reason);
}

function told(listing: Listing, heard: Heard, words: AnyWords, say: SayMotive | undefined, name: Naming): string[] {
  return [
    words.title,
    words.tagline,
    ...listing.options.flatMap(({ key, values }) => [
      words.option(key),
      ...values.flatMap(value => Object.values(words.value(key, value))),
    ]),
    ...[...heard.facts.values()].map(fact => words.fact(fact, name)),
    ...[...heard.moves.values()].map(move => words.move(move, name)),
    ...[...heard.refusals.values()].map(refusal => words.refusal(refusal)),
    ...[...heard.motives.values()].map(motive => say?.(motive, name) ?? ''),
    ...[...heard.reasons].map(reason => words.reason(reason)),
  ];
}

for (const listing of CATALOG) {
  const heard = await listen(listing);
  const spoken = new Map<Lang, readonly [AnyWords, SayMotive | undefined]>();
  for (const lang of LANGS) spoken.set(lang, [await listing.words(lang), await listing.hintWords?.(lang)]);

  languageContract(listing.id, (lang, name) => told(listing, heard, ...spoken.get(lang)!, name));

  test(`there was much to say about ${listing.id}`, () => {
    expect(heard.facts.size).toBeGreaterThan(100);
    expect(heard.refusals.size).toBeGreaterThan(20);
    expect(heard.motives.size).toBeGreaterThan(10);
  });
}
