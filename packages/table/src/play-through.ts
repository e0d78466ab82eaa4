import { type AnyGame, rngAt, type Seat } from '@tabard/core';
import type { Entry } from './log.ts';

/** What a match is played with. */
export interface MatchSetup {
  readonly match: string;
  readonly game: AnyGame;
  /** The clause about notation, which an unreadable move breaks. */
  readonly notation: string;
  readonly config: unknown;
  readonly seats: number;
  readonly humans: readonly Seat[];
  readonly seed: string;
}

/** A match after an entry; before the first there is none. */
export interface Moment {
  readonly seq: number;
  readonly entry: Entry | undefined;
  readonly facts: readonly unknown[];
  /** Changed in place by the next step: look, do not keep. */
  readonly state: unknown;
}

/** Plays a log from the deal on, moment by moment. */
export function* playThrough(setup: MatchSetup, entries: Iterable<Entry>): Generator<Moment> {
  const state: unknown = setup.game.setup(setup.config, setup.seats, rngAt(setup.seed, 0));
  yield { seq: 0, entry: undefined, facts: [], state };
  for (const entry of entries) yield { seq: entry.seq, entry, facts: follow(setup, state, entry), state };
}

/** Brings a state one entry further, in place, and says what happened. The log is trusted but for a change of rules. */
export function follow({ game, match, seed }: MatchSetup, state: unknown, entry: Entry): unknown[] {
  if (entry.table) return [];
  const move: unknown = game.parse(entry.move);
  const wrong = move === undefined ? 'unreadable' : game.refusal(state, entry.seat, move)?.because;
  if (wrong !== undefined) throw new Error(`entry ${entry.seq} of match ${match}, "${entry.move}", does not follow: ${wrong}`);
  const facts: unknown[] = [];
  game.apply(state, entry.seat, move, rngAt(seed, entry.seq), (fact: unknown) => facts.push(fact));
  return facts;
}
