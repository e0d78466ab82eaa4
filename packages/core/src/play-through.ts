import { canonicalJson } from './canonical.ts';
import type { Game, Json, Position, Refusal, Seat } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { rngAt } from './rng.ts';

/** All it takes to play a match again. */
export interface Course {
  readonly seats: number;
  readonly config: { readonly [key: string]: Json };
  readonly seed: string;
  readonly from?: From;
  /** The first is move 1, or the one after those of `from`; move n rolls `rngAt(seed, n)`. */
  readonly moves: readonly ReplayMove[];
}

/**
 * Where a match begins that does not begin with a deal: a lesson, or what is left of one that was carried over to newer rules.
 * `n` moves went before and are not written down; those that are keep their numbers, and so their dice.
 */
export interface From {
  readonly n: number;
  /** What it leaves out is rolled by `rngAt(seed, 0)`. */
  readonly position: Position;
}

export interface ReplayMove {
  readonly seat: Seat;
  /** As the game spells it. */
  readonly move: string;
}

/** The first thing that is not as it is written down. */
export interface Mismatch {
  readonly because:
    | 'game'
    | 'revision'
    | 'seats'
    | 'config'
    | 'commitment'
    | 'seed'
    | 'position'
    | 'unreadable'
    | 'refused'
    | 'resigned'
    | 'hash'
    | 'hashes'
    | 'log'
    | 'outcome'
    | 'scores';
  /** One line for a human. */
  readonly text: string;
  /** The number of the move at which it shows. */
  readonly n?: number;
  /** Of a refused move, options or a position: why. */
  readonly refusal?: Refusal;
}

/** A match after its n-th move. */
export interface Moment<State, Fact> {
  readonly n: number;
  /** Changed in place by the next move: look, do not keep. */
  readonly state: State;
  /** What the move brought about; nothing in the beginning. */
  readonly facts: readonly Fact[];
}

/** Plays a match again, moment by moment, beginning before the first move; what does not follow is the last thing it says. */
export function* playThrough<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  course: Course,
): Generator<Result<Moment<State, Fact>, Mismatch>, void> {
  const begun = beginning(game, course);
  if (!begun.ok) {
    yield begun;
    return;
  }
  const state = begun.value;
  let n = course.from?.n ?? 0;
  yield ok({ n, state, facts: [] });
  for (const played of course.moves) {
    n++;
    const facts = step(game, state, course, n, played);
    if (!facts.ok) {
      yield facts;
      return;
    }
    yield ok({ n, state, facts: facts.value });
  }
}

function beginning<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  { seats, config, seed, from }: Course,
): Result<State, Mismatch> {
  const configured = game.configure(config);
  if (!configured.ok) return refused('config', configured.error, 'the options are refused');
  const rng = rngAt(seed, 0);
  if (!from) return ok(game.setup(configured.value, seats, rng));
  const restored = game.restore(from.position, rng);
  if (!restored.ok) return refused('position', restored.error, 'the position it begins in is refused');
  const wrong = wrongPosition(game.describe(restored.value), seats, configured.value as Json);
  return wrong ? err(wrong) : restored;
}

/** A position may tell its options itself: those then count, and the replay must not claim others. */
function wrongPosition(position: Position, seats: number, config: Json): Mismatch | undefined {
  const { length } = position.seats as readonly Json[];
  if (length !== seats) return { because: 'seats', text: `the position it begins in has ${length} seats, not ${seats}` };
  if (position.config !== undefined && canonicalJson(position.config) !== canonicalJson(config))
    return { because: 'config', text: 'the position it begins in has other options' };
  return;
}

function step<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  state: State,
  { seats, seed }: Course,
  n: number,
  { seat, move: text }: ReplayMove,
): Result<readonly Fact[], Mismatch> {
  if (seat >= seats) return err({ because: 'seats', n, text: `move ${n} is of seat ${seat}, which does not exist` });
  const what = `move ${n} of seat ${seat}, "${text}",`;
  const read = game.parse(text);
  if (!read.ok) return err({ because: 'unreadable', n, text: `${what} cannot be read` });
  const move = read.value;
  const refusal = game.refusal(state, seat, move);
  if (refusal) return refused('refused', refusal, `${what} is refused`, n);
  const facts: Fact[] = [];
  game.apply(state, seat, move, rngAt(seed, n), fact => facts.push(fact));
  return ok(facts);
}

const refused = (because: Mismatch['because'], refusal: Refusal, text: string, n?: number): Result<never, Mismatch> =>
  err({ because, ...(n !== undefined && { n }), refusal, text: `${text} by rule ${refusal.rule}: ${refusal.because}` });
