import { type Details, fastRng, type Game, type Hints, LANGS, type Lang, type Naming, type SayMotive, screenView } from '@tabard/core';
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
