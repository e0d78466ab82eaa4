import { canonicalJson } from './canonical.ts';
import { commitmentTo, type Fairness, mixedSeed, silentSeats } from './fairness.ts';
import type { Game, Outcome, Position, Seat } from './game.ts';
import { type Course, type Mismatch, playThrough } from './play-through.ts';
import { type ReplayLog, wrongLog } from './replay-log.ts';
import { err, ok, type Result } from './result.ts';
import { sha256Hex, utf8 } from './sha256.ts';

/**
 * A match written down: enough to play it again and to notice when anything in it was changed.
 * Whatever says `after` counts the moves that stood then, those before `from` among them.
 */
export interface Replay extends Course {
  readonly game: string;
  readonly revision: number;
  /** Of a match on a server: where the seed comes from. */
  readonly fairness?: Fairness;
  /** Of a match on a server: what its table's heads seal. */
  readonly log?: ReplayLog;
  /** Who gave up, in that order; left out where nobody did. Whoever had done so before `from` is written down there. */
  readonly resigned?: readonly Resignation[];
  /** The state before the first move, after every one whose number is a multiple of ten, and after the last. */
  readonly hashes: readonly StateHash[];
  /** null: the match was not played to its end. */
  readonly outcome: Outcome | null;
}

export interface Resignation {
  readonly seat: Seat;
  readonly after: number;
}

export interface StateHash {
  readonly after: number;
  readonly hash: string;
}

/** What a check went through. */
export interface Checked {
  readonly moves: number;
  readonly hashes: number;
  /** Whether the seed was traced to the server's and the players' bytes. */
  readonly fair: boolean;
  /** Seats that count with their commitment, as they did not send their bytes. */
  readonly silent: readonly Seat[];
  /** Entries of the log. */
  readonly entries: number;
}

const HASH_EVERY = 10;

/** The SHA-256 of a position; `seen` is what players remember of it and no part of it. */
export function positionHash({ seen: _, ...position }: Position): string {
  return sha256Hex(utf8(canonicalJson(position)));
}

type Unrecorded = Course & Pick<Replay, 'fairness' | 'resigned'>;

/** Plays the moves and writes down what they lead to. */
export function recordReplay<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  match: Unrecorded,
): Result<Replay, Mismatch> {
  const recording = recordBySteps(game, match);
  for (;;) {
    const step = recording.next();
    if (step.done) return step.value;
  }
}

/** The same, a move at a time, for whoever has something else to do in between. */
export function* recordBySteps<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  match: Unrecorded,
): Generator<void, Result<Replay, Mismatch>> {
  const hashes: StateHash[] = [];
  let outcome: Outcome | undefined;
  for (const moment of playThrough(game, match)) {
    if (!moment.ok) return moment;
    const { n, state } = moment.value;
    if (isHashed(n, match)) hashes.push({ after: n, hash: positionHash(game.describe(state)) });
    if (n === lastOf(match)) outcome = game.outcome(state);
    yield;
  }
  return ok({ game: game.id, revision: game.revision, ...asGiven(match), hashes, outcome: outcome ?? null });
}

function asGiven({ seats, config, seed, from, fairness, moves, resigned = [] }: Unrecorded): Unrecorded {
  return { seats, config, seed, ...(from && { from }), ...(fairness && { fairness }), moves, ...(resigned.length > 0 && { resigned }) };
}

/** How a match stood at its last move, and how it is said to have ended. */
export interface Ending {
  readonly played: Outcome | undefined;
  readonly stands: Pick<Outcome, 'ranking' | 'scores'> | undefined;
  readonly claimed: Outcome | null;
}

/** What the table makes of how a game ended, when seats have resigned or everybody agreed to end it. */
export type Settle = (ending: Ending, resigned: readonly Seat[], seats: number) => Outcome | undefined;

/** Plays a replay again and compares everything it claims: shuffle, moves, states, scores. */
export function checkReplay<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  replay: Replay,
  settle: Settle = ({ played }) => played,
): Result<Checked, Mismatch> {
  const wrong = wrongHeader(game, replay) ?? wrongShuffle(replay) ?? wrongResignation(replay) ?? wrongLog(replay);
  if (wrong) return err(wrong);
  const claimed = new Map(replay.hashes.map(({ after, hash }) => [after, hash]));
  let ending: Ending = { played: undefined, stands: undefined, claimed: replay.outcome };
  for (const moment of playThrough(game, replay)) {
    if (!moment.ok) return moment;
    const { n, state } = moment.value;
    if (claimed.has(n) && claimed.get(n) !== positionHash(game.describe(state)))
      return err({ because: 'hash', n, text: `after ${n} moves the state is not the one whose hash is written down` });
    if (n === lastOf(replay)) ending = { ...ending, played: game.outcome(state), stands: game.standing?.(state) };
  }
  const unlike = wrongOutcome(ending, replay, settle) ?? missingHash(replay);
  if (unlike) return err(unlike);
  const { fairness, log } = replay;
  const silent = fairness ? silentSeats(fairness) : [];
  const entries = log?.entries.length ?? 0;
  return ok({ moves: replay.moves.length, hashes: replay.hashes.length, fair: fairness !== undefined, silent, entries });
}

function wrongHeader(
  game: Pick<Game<never, never, never, never, never>, 'id' | 'revision' | 'seats'>,
  replay: Replay,
): Mismatch | undefined {
  if (replay.game !== game.id) return { because: 'game', text: `this is a replay of "${replay.game}", not of "${game.id}"` };
  if (replay.revision !== game.revision) {
    return { because: 'revision', text: `it was played by revision ${replay.revision} of the rules, these are revision ${game.revision}` };
  }
  const { min, max } = game.seats;
  if (replay.seats < min || replay.seats > max)
    return { because: 'seats', text: `${game.id} is for ${min} to ${max} seats, not ${replay.seats}` };
  return;
}

function wrongShuffle({ seed, seats, fairness }: Replay): Mismatch | undefined {
  if (!fairness) return;
  const { contributions, commitments = contributions } = fairness;
  const wrong = wrongSecret(fairness);
  if (wrong) return { because: 'commitment', text: `${wrong} committed to` };
  const other = [contributions, commitments].find(({ length }) => length !== seats);
  if (other) return { because: 'seed', text: `there are ${other.length} contributions for ${seats} seats` };
  if (mixedSeed(fairness) !== seed) {
    return { because: 'seed', text: 'the seed does not come from the server seed and the contributions' };
  }
  return;
}

/** The first secret that is not what its owner said it would be. */
function wrongSecret({ serverSeed, commitment, spareSeed, spareCommitment, commitments, contributions }: Fairness): string | undefined {
  if (commitmentTo(serverSeed) !== commitment) return 'the server seed is not the one the server';
  const spare = spareSeed === undefined ? undefined : commitmentTo(spareSeed);
  if (spare !== spareCommitment) return 'the second seed is not the one the server';
  const seat = commitments ? contributions.findIndex((given, i) => given !== null && commitmentTo(given) !== commitments[i]) : -1;
  return seat === -1 ? undefined : `the bytes of seat ${seat} are not those it`;
}

function wrongResignation({ seats, resigned = [] }: Replay): Mismatch | undefined {
  const gone = resigned.map(({ seat }) => seat);
  for (const [i, seat] of gone.entries()) {
    if (seat >= seats) return { because: 'seats', text: `seat ${seat} resigned, which does not exist` };
    if (gone.indexOf(seat) !== i) return { because: 'resigned', text: `seat ${seat} resigned twice` };
  }
  return;
}

/** A hash left out would hide a change. */
function missingHash(replay: Replay): Mismatch | undefined {
  const written = new Set(replay.hashes.map(({ after }) => after));
  for (let after = firstOf(replay); after <= lastOf(replay); after++) {
    if (isHashed(after, replay) && !written.has(after))
      return { because: 'hashes', n: after, text: `the hash after ${after} moves is missing` };
  }
  return;
}

function wrongOutcome(ending: Ending, { resigned = [], seats, outcome: written }: Replay, settle: Settle): Mismatch | undefined {
  if (!ending.played && !written) return;
  const gone = resigned.map(({ seat }) => seat);
  const played = settle(ending, gone, seats);
  if (!played) return { because: 'outcome', text: 'the match is written down as finished, but its moves do not finish it' };
  if (!written) return { because: 'outcome', text: 'the match is written down as unfinished, but its moves finish it' };
  if (played.scores.join() !== written.scores.join()) {
    return { because: 'scores', text: `the scores are ${played.scores.join(', ')}, not ${written.scores.join(', ')}` };
  }
  if (JSON.stringify(played.ranking) !== JSON.stringify(written.ranking)) {
    return { because: 'outcome', text: `the ranking is ${JSON.stringify(played.ranking)}, not ${JSON.stringify(written.ranking)}` };
  }
  if (played.reason !== written.reason) return { because: 'outcome', text: `it ended by "${played.reason}", not "${written.reason}"` };
  return;
}

const firstOf = ({ from }: Course): number => from?.n ?? 0;
const lastOf = (course: Course): number => firstOf(course) + course.moves.length;
const isHashed = (n: number, course: Course): boolean => n % HASH_EVERY === 0 || n === firstOf(course) || n === lastOf(course);
