import {
  type Details,
  fastRng,
  type Game,
  type Hints,
  LANGS,
  type Lang,
  type Naming,
  type SayMotive,
  type Seat,
  screenView,
} from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { moveOf } from './move-of.ts';

interface Plan<State, Move, Config, View, Fact, Given> {
  readonly game: Game<State, Move, Config, View, Fact>;
  readonly hints: Hints<State, Move>;
  given(position: Given): State;
  readonly say: Readonly<Record<Lang, SayMotive>>;
  readonly name: Naming;
  /** Details whose word in the sentence is another than their id. */
  readonly saidInWords?: readonly string[];
}

/** For every motive a position and a move of seat 0 that has it, and what the sentence is told. */
type Cases<Given> = Readonly<Record<string, readonly [position: Given, move: string, details?: Details]>>;

/** Registers that every motive is found, from what the seat knows alone, and said in every language. */
export function hintsContract<State, Move, Config, View, Fact, Given>(
  { game, hints, given, say, name, saidInWords = [] }: Plan<State, Move, Config, View, Fact, Given>,
  cases: Cases<Given>,
): void {
  describe.each(Object.entries(cases))('%s', (because, [position, text, details]) => {
    const state = given(position);
    const move = moveOf(game, text);
    const motive = { because, ...(details && { details }) };

    test('speaks for the move', () => {
      expect(game.refusal(state, 0, move)).toBeUndefined();
      expect(hints.why(state, 0, move)).toEqual(motive);
    });

    test('whatever is hidden', () => {
      const view = screenView(game, state, 0);
      for (let seed = 0; seed < 20; seed++) expect(hints.why(game.determinize(view, fastRng(seed)), 0, move)).toEqual(motive);
    });

    test('in a sentence of its own in every language', () => {
      const said = LANGS.map(lang => say[lang](motive, name));
      expect(new Set(said).size).toBe(LANGS.length);
      for (const sentence of said) {
        expect(sentence).toMatch(/[.。]$/);
        for (const [key, value] of Object.entries(details ?? {}))
          if (!saidInWords.includes(key)) expect(sentence).toContain(key === 'seat' ? name(Number(value)) : String(value));
      }
    });
  });
}

/** A move that something is said to speak for, and what came of it. */
export interface Hinted<State, Move, Fact> {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly facts: readonly Fact[];
  // biome-ignore lint/suspicious/noExplicitAny: each claim knows what its own motive tells
  readonly details: any;
}

/** Whether what a motive says is so. */
export type Claims<State, Move, Fact> = Readonly<Record<string, (hinted: Hinted<State, Move, Fact>) => boolean>>;

interface Matches<State, Move, Config, View, Fact> {
  readonly game: Game<State, Move, Config, View, Fact>;
  readonly hints: Hints<State, Move>;
  readonly seats: readonly number[];
  readonly configs?: readonly unknown[];
  readonly seeds?: number;
}

/** Registers that in matches of random moves whatever speaks for any legal move is so. */
export function hintsAgree<State, Move, Config, View, Fact>(
  { game, hints, seats, configs = [{}], seeds = 4 }: Matches<State, Move, Config, View, Fact>,
  claims: Claims<State, Move, Fact>,
): void {
  const met = new Set<string>();
  const settings = configs.flatMap(config => seats.map(count => [JSON.stringify(config), count, config] as const));
  test.each(settings)('what speaks for a move is so: %s, %i seats', (_, count, raw) => {
    const config = game.configure(raw);
    if (!config.ok) throw new Error('no such options');
    for (let seed = 0; seed < seeds; seed++) {
      const dice = fastRng(`${seed} ${count}`);
      const state = game.setup(config.value, count, dice);
      for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
        const moves = game.legalMoves(state, seat);
        expect(moves.filter(move => !isSo(state, seat, move)).map(move => said(state, seat, move))).toEqual([]);
        game.apply(state, seat, moves[dice.below(moves.length)]!, dice);
      }
    }
  });

  test('every motive has been met', () => {
    expect(Object.keys(claims).filter(because => !met.has(because))).toEqual([]);
  });

  function isSo(state: State, seat: Seat, move: Move): boolean {
    const motive = hints.why(state, seat, move);
    if (!motive) return true;
    met.add(motive.because);
    const [before, after] = [game.clone(state), game.clone(state)];
    const facts: Fact[] = [];
    game.apply(after, seat, move, fastRng('hinted'), fact => facts.push(fact));
    const claim = claims[motive.because];
    if (!claim) throw new Error(`nobody checks "${motive.because}"`);
    return claim({ before, after, seat, move, facts, details: motive.details ?? {} });
  }

  const said = (state: State, seat: Seat, move: Move) => ({
    seat,
    move: game.spell(move),
    motive: hints.why(state, seat, move),
    position: JSON.stringify(game.describe(state)),
  });
}
