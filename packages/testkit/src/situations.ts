import { err, fastRng, type Game, ok, type Position, type Refusal, type Result, type Rng, type Seat } from '@tabard/core';
import { moveOf } from './move-of.ts';

/** Loads positions and makes spelled moves of whoever is to act: what a game's rule tests are made of. `position` fills in what a case leaves out. */
export function situations<State, Move, Config, View, Fact, Given>(
  game: Game<State, Move, Config, View, Fact>,
  position: (given: Given) => Position,
) {
  const load = (given: Given, rng: Rng = fastRng('given')): Result<State, Refusal> => game.restore(position(given), rng);

  const given = (what: Given): State => sure(load(what), 'impossible position');

  /** Makes moves in order; says what happened, or why not. */
  const play = (state: State, moves: readonly string[], rng: Rng = fastRng('play')): Result<Fact[], Refusal> => {
    const facts: Fact[] = [];
    for (const text of moves) {
      const move = moveOf(game, text);
      const seat = game.acting(state)[0] ?? 0;
      const refused = game.refusal(state, seat, move);
      if (refused) return err(refused);
      game.apply(state, seat, move, rng, fact => facts.push(fact));
    }
    return ok(facts);
  };

  return {
    load,
    given,
    play,
    /** The state after moves that must be legal. */
    after: (what: Given, ...moves: readonly string[]): State => {
      const state = given(what);
      sure(play(state, moves), 'refused');
      return state;
    },
    /** What those moves told. */
    told: (what: Given, ...moves: readonly string[]): Fact[] => sure(play(given(what), moves), 'refused'),
    legal: (state: State, seat: Seat = game.acting(state)[0] ?? 0): string[] =>
      game
        .legalMoves(state, seat)
        .map(move => game.spell(move))
        .sort(),
  };
}

function sure<T>(result: Result<T, Refusal>, complaint: string): T {
  if (result.ok) return result.value;
  throw new Error(`${complaint}: ${JSON.stringify(result.error)}`);
}
