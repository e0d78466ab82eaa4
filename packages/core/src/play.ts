import type { Game, Refusal, Seat } from './game.ts';
import { err, ok, type Result } from './result.ts';
import type { Rng } from './rng.ts';

export interface Played<State, Fact> {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** The pure step: a new state and what happened, or why not. The state handed in stays as it was. */
export function play<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  state: State,
  seat: Seat,
  move: Move,
  rng: Rng,
): Result<Played<State, Fact>, Refusal> {
  const refusal = game.refusal(state, seat, move);
  if (refusal) return err(refusal);
  const next = game.clone(state);
  const facts: Fact[] = [];
  game.apply(next, seat, move, rng, fact => facts.push(fact));
  return ok({ state: next, facts });
}
