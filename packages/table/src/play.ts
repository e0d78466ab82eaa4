import { type AnyGame, play, type Refusal, type Result, type Rng, rngAt, type Seat, type Tell } from '@tabard/core';
import { checkOf } from './check.ts';
import type { Entry } from './entry.ts';
import type { Match, Table } from './table.ts';

export interface Made {
  readonly state: unknown;
  readonly facts: readonly unknown[];
  /** As the game spells it. */
  readonly move: string;
  /** The dice were called. */
  readonly isRolled: boolean;
}

/** Makes the next move of a match, by the dice of its number; or says why not. */
export function makeMove(game: AnyGame, match: Match, seat: Seat, text: string): Result<Made, Refusal> {
  const read: Result<unknown, Refusal> = game.parse(text);
  if (!read.ok) return read;
  const dice = new Dice(rngAt(match.seed, match.n + 1));
  const played = play(game, match.state, seat, read.value, dice);
  return played.ok ? { ok: true, value: { ...played.value, move: game.spell(read.value), isRolled: dice.areRolled } } : played;
}

/** The match after a move of the log; undefined where these rules refuse it or tell something else of it. */
export function follow(game: AnyGame, match: Match, entry: Entry, tell?: Tell<unknown>): Match | undefined {
  const { deed } = entry;
  if (deed.type !== 'move') return match;
  const made = makeMove(game, match, deed.seat, deed.move);
  if (!made.ok || checkOf(game, made.value.facts) !== deed.check) return;
  if (tell) for (const fact of made.value.facts) tell(fact);
  return matchAfter(match, made.value, entry);
}

/** So many moves are remembered to be taken back. */
export const TRAIL = 12;

/** The match after a move that is this entry. What the house did for somebody is not theirs to take back. */
export function matchAfter(match: Match, { state, move, isRolled }: Made, { seq, deed }: Entry): Match {
  const { seat, forced } = deed as Extract<Entry['deed'], { type: 'move' }>;
  const before = match.trail?.at(-1)?.seat === seat ? match.trail.slice(1 - TRAIL) : [];
  const trail = isRolled || forced ? [] : [...before, { seq, seat, move, before: match.state }];
  return { seed: match.seed, state, n: match.n + 1, after: seq, trail };
}

/** Know whether they were called. */
class Dice implements Rng {
  readonly #rng: Rng;
  areRolled = false;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  below(n: number): number {
    this.areRolled = true;
    return this.#rng.below(n);
  }
}

/** The state a match begins with: its position, or a deal. Options that these rules do not know become the usual ones. */
export function firstState(game: AnyGame, { about, secrets }: Pick<Table, 'about' | 'secrets'>, seed: string): unknown {
  const from = secrets.from && game.restore(secrets.from, rngAt(seed, 0));
  if (from?.ok) return from.value;
  const asked = game.configure(about.options);
  const config = asked.ok ? asked : game.configure({});
  if (!config.ok) throw new Error(`${game.id} refuses its own usual options`);
  return game.setup(config.value, about.chairs.length, rngAt(seed, 0));
}
