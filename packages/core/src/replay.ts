import { canonicalJson } from './canonical.ts';
import { commitmentTo, type Fairness, mixedSeed } from './fairness.ts';
import type { Game, Json, Outcome, Position, Refusal, Seat } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { rngAt } from './rng.ts';
import { sha256Hex, utf8 } from './sha256.ts';

/** A match written down: enough to play it again and to notice when anything in it was changed. */
export interface Replay {
  readonly game: string;
  readonly revision: number;
  readonly seats: number;
  readonly config: { readonly [key: string]: Json };
  readonly seed: string;
  /** Of a match on a server: where the seed comes from. */
  readonly fairness?: Fairness;
  /** Entry n is `moves[n - 1]` and rolls `rngAt(seed, n)`. */
  readonly moves: readonly ReplayMove[];
  /** The state after so many entries: before the first, after every tenth, and after the last. */
  readonly hashes: readonly StateHash[];
  /** null: the match was not played to its end. */
  readonly outcome: Outcome | null;
}

export interface ReplayMove {
  readonly seat: Seat;
  /** As the game spells it. */
  readonly move: string;
  /** An entry of the table and not of the game (`resign`): it takes a number, and changes nothing in the state. */
  readonly table?: true;
}

export interface StateHash {
  readonly after: number;
  readonly hash: string;
}

/** The first thing that is not as the replay says. */
export interface Mismatch {
  readonly because:
    | 'game'
    | 'revision'
    | 'seats'
    | 'config'
    | 'commitment'
    | 'seed'
    | 'unreadable'
    | 'refused'
    | 'hash'
    | 'hashes'
    | 'outcome'
    | 'scores';
  /** One line for a human. */
  readonly text: string;
  /** The entry at which it shows. */
  readonly seq?: number;
  /** Of a refused move: why. */
  readonly refusal?: Refusal;
}

/** What a check went through. */
export interface Checked {
  readonly moves: number;
  readonly hashes: number;
  /** Whether the seed was traced to the server's and the players' bytes. */
  readonly fair: boolean;
}

const HASH_EVERY = 10;

/** The SHA-256 of a position; `seen` is what players remember of it and no part of it. */
export function positionHash({ seen: _, ...position }: Position): string {
  return sha256Hex(utf8(canonicalJson(position)));
}

/** Plays the moves and writes down what they lead to. */
export function recordReplay<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  match: Pick<Replay, 'seats' | 'config' | 'seed' | 'fairness' | 'moves'>,
): Result<Replay, Mismatch> {
  const hashes: StateHash[] = [];
  const played = replayed(game, match, (after, state) => {
    if (isHashed(after, match.moves.length)) hashes.push({ after, hash: positionHash(game.describe(state)) });
    return undefined;
  });
  if (!played.ok) return played;
  const outcome = game.outcome(played.value) ?? null;
  const { seats, config, seed, fairness, moves } = match;
  return ok({ game: game.id, revision: game.revision, seats, config, seed, ...(fairness && { fairness }), moves, hashes, outcome });
}

/** What the table makes of a game's outcome when seats have resigned. */
export type Settle = (played: Outcome | undefined, resigned: readonly Seat[], seats: number) => Outcome | undefined;

/** Plays a replay again and compares everything it claims: shuffle, moves, states, scores. */
export function checkReplay<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  replay: Replay,
  settle: Settle = played => played,
): Result<Checked, Mismatch> {
  const wrong = wrongHeader(game, replay) ?? wrongShuffle(replay);
  if (wrong) return err(wrong);
  const claimed = new Map(replay.hashes.map(({ after, hash }) => [after, hash]));
  const played = replayed(game, replay, (after, state) => {
    const hash = claimed.get(after);
    if (hash === undefined || hash === positionHash(game.describe(state))) return;
    return { because: 'hash', seq: after, text: `after ${after} moves the state is not the one whose hash is written down` };
  });
  if (!played.ok) return played;
  const unlike = wrongOutcome(game.outcome(played.value), replay, settle) ?? missingHash(replay);
  if (unlike) return err(unlike);
  return ok({ moves: replay.moves.length, hashes: replay.hashes.length, fair: replay.fairness !== undefined });
}

function replayed<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  match: Pick<Replay, 'seats' | 'config' | 'seed' | 'moves'>,
  look: (after: number, state: State) => Mismatch | undefined,
): Result<State, Mismatch> {
  const config = game.configure(match.config);
  if (!config.ok) {
    return err({
      because: 'config',
      refusal: config.error,
      text: `the options are refused by rule ${config.error.rule}: ${config.error.because}`,
    });
  }
  const state = game.setup(config.value, match.seats, rngAt(match.seed, 0));
  const first = look(0, state);
  if (first) return err(first);
  for (const [index, entry] of match.moves.entries()) {
    const seq = index + 1;
    const wrong = (entry.table ? undefined : step(game, state, seq, entry, match.seed)) ?? look(seq, state);
    if (wrong) return err(wrong);
  }
  return ok(state);
}

function step<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  state: State,
  seq: number,
  { seat, move: text }: ReplayMove,
  seed: string,
): Mismatch | undefined {
  const move = game.parse(text);
  if (move === undefined) return { because: 'unreadable', seq, text: `move ${seq} of seat ${seat}, "${text}", cannot be read` };
  const refusal = game.refusal(state, seat, move);
  if (refusal) {
    return {
      because: 'refused',
      seq,
      refusal,
      text: `move ${seq} of seat ${seat}, "${text}", is refused by rule ${refusal.rule}: ${refusal.because}`,
    };
  }
  game.apply(state, seat, move, rngAt(seed, seq));
  return;
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
  const stray = replay.moves.findIndex(({ seat }) => seat >= replay.seats);
  if (stray !== -1)
    return { because: 'seats', seq: stray + 1, text: `move ${stray + 1} is of seat ${replay.moves[stray]!.seat}, which does not exist` };
  return;
}

function wrongShuffle({ seed, seats, fairness }: Replay): Mismatch | undefined {
  if (!fairness) return;
  const { serverSeed, commitment, contributions } = fairness;
  if (commitmentTo(serverSeed) !== commitment)
    return { because: 'commitment', text: 'the server seed is not the one the server committed to' };
  if (contributions.length !== seats)
    return { because: 'seed', text: `there are ${contributions.length} contributions for ${seats} seats` };
  if (mixedSeed(serverSeed, contributions) !== seed) {
    return { because: 'seed', text: 'the seed does not come from the server seed and the contributions' };
  }
  return;
}

/** A hash left out would hide a change. */
function missingHash({ moves, hashes }: Replay): Mismatch | undefined {
  const written = new Set(hashes.map(({ after }) => after));
  for (let after = 0; after <= moves.length; after++) {
    if (isHashed(after, moves.length) && !written.has(after))
      return { because: 'hashes', seq: after, text: `the hash after ${after} moves is missing` };
  }
  return;
}

function wrongOutcome(ended: Outcome | undefined, { moves, seats, outcome: written }: Replay, settle: Settle): Mismatch | undefined {
  if (!ended && !written) return;
  const resigned = moves.filter(({ table }) => table).map(({ seat }) => seat);
  const played = settle(ended, resigned, seats);
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

const isHashed = (after: number, moves: number): boolean => after % HASH_EVERY === 0 || after === moves;
