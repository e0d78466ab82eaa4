import { type AnyGame, fastRng, type Game } from '@tabard/core';
import { cloneEquals, copiesAreClones, originalStays, originalStaysOn, sameDiceSameResult, statesAreData } from './check-copies.ts';
import {
  actingWhileItLasts,
  anyMoveIsListed,
  legalIsOffered,
  listsAreRefilled,
  movesAreShared,
  movesForWhoActs,
  offeredIsLegal,
  offeredOnce,
  parseTakesAnything,
  spellingRoundTrips,
  timeoutIsLegal,
} from './check-moves.ts';
import { positionRoundTrips, restoreChecks } from './check-positions.ts';
import { guessesAreGuesses, nothingLeaks } from './check-secrets.ts';
import type { Check, Counts, Look } from './look.ts';
import { type Match, type Moment, playout } from './playout.ts';
import { print } from './print.ts';

/** What to play. Configs are as a player would give them (`configure` fills in the rest). */
export interface Plan<State = never> {
  readonly seats: readonly number[];
  readonly configs: readonly unknown[];
  /** Says what is wrong with a state: card counts and other sums. */
  invariant?(state: State): string | undefined;
  /** Playouts for each seat count, config and kind of player. */
  readonly playouts?: number;
  /** Adds a player who likes these moves best, for games that random players rarely bring forward. */
  prefer?(move: string): boolean;
  /** Moves that name what others may not know, as the taking of a hidden card does by its name. */
  secret?(move: string): boolean;
  /** The most moves a game may take. */
  readonly bound?: number;
  readonly seed?: string;
}

/** What a game did wrong, and the match in which it did. */
export interface Violation {
  readonly check: string;
  readonly complaint: string;
  readonly where: string;
}

export interface Report extends Counts {
  readonly violation: Violation | undefined;
}

const BOUND = 20_000;

/** In this order: what fails first is nearest to the cause. */
const EVERY_STATE = {
  'acting while it lasts': actingWhileItLasts,
  'moves for who acts': movesForWhoActs,
  'what is offered is legal': offeredIsLegal,
  'what is offered is offered once': offeredOnce,
  'any move is one of the list': anyMoveIsListed,
  'the invariant holds': look => look.invariant?.(look.state as never),
  'a clone shares nothing that changes': originalStays,
} as const satisfies Record<string, Check>;

const SOME_STATES = {
  'spelling round-trips': spellingRoundTrips,
  'what is legal is offered': legalIsOffered,
  'a used list is refilled': listsAreRefilled,
  'equal moves are one object': movesAreShared,
  'a timeout is legal': timeoutIsLegal,
  'parse takes anything': parseTakesAnything,
  'a clone equals its original': cloneEquals,
  'a clone shares nothing that changes': originalStaysOn,
  'a copy over another state is a clone': copiesAreClones,
  'same dice, same result': sameDiceSameResult,
  'a state may be sent to a thread': statesAreData,
  'positions round-trip': positionRoundTrips,
  'guesses are guesses': guessesAreGuesses,
  'nothing leaks': nothingLeaks,
  'restore checks everything': restoreChecks,
} as const satisfies Record<string, Check>;

const LEAKS_ONLY = { 'nothing leaks': nothingLeaks } as const satisfies Record<string, Check>;

/** Plays at random and checks the contract of core's `Game` all the way; answers with the first violation. */
export function checkGame<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>, plan: Plan<State>): Report {
  const checker = new Checker(game, plan);
  checker.configs();
  for (const match of matches(plan, plan.playouts ?? 2)) checker.match(match, moment => checksAt(moment.moves.length));
  checker.afterwards();
  return checker.report();
}

/** Checks nothing but leaks, at so many states, spread evenly over all seat counts and configs and over the length of their games. */
export function leakCheck<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  plan: Plan<State> & { readonly states: number },
): Report {
  const checker = new Checker(game, plan);
  const share = Math.ceil(plan.states / [...matches(plan, 2)].length);
  for (const match of matches(plan, plan.states)) {
    if (checker.counts.states >= plan.states || checker.isBroken) break;
    const stride = Math.max(1, Math.floor(lengthOf(game, match, plan) / share));
    checker.match(match, ({ moves }) => (moves.length % stride === 0 && checker.counts.states < plan.states ? LEAKS_ONLY : {}));
  }
  return checker.report();
}

function lengthOf(game: AnyGame, match: Match, plan: Plan): number {
  let length = 0;
  for (const { moves } of playout(game, match, plan.bound ?? BOUND)) length = moves.length;
  return length;
}

/** Everything at the first hundred states, then now and then: a long game is alike for long. */
const checksAt = (moves: number): Record<string, Check> =>
  moves < 100 || moves % (moves < 500 ? 7 : 31) === 0 ? { ...EVERY_STATE, ...SOME_STATES } : EVERY_STATE;

function* matches(plan: Plan, playouts: number): Generator<Match> {
  for (let round = 0; round < playouts; round++) {
    for (const seats of plan.seats) {
      for (const config of plan.configs) {
        const seed = `${plan.seed ?? 'contract'} ${round}`;
        yield { config, seats, seed, prefer: undefined };
        if (plan.prefer) yield { config, seats, seed, prefer: plan.prefer };
      }
    }
  }
}

/** Lives as long as one run: it gathers moves and states on the way, and keeps the first violation. */
class Checker {
  readonly counts: Counts = { states: 0, views: 0, facts: 0 };
  readonly #game: AnyGame;
  readonly #plan: Plan;
  readonly #pool = new Map<string, unknown>();
  readonly #kept: { readonly look: Look; readonly where: string }[] = [];
  readonly #rng = fastRng('checks');
  #violation: Violation | undefined;

  constructor(game: AnyGame, plan: Plan) {
    this.#game = game;
    this.#plan = plan;
  }

  get isBroken(): boolean {
    return this.#violation !== undefined;
  }

  report(): Report {
    return { ...this.counts, violation: this.#violation };
  }

  configs(): void {
    const chosen = this.#game.options.flatMap(({ key, values }) => values.map(value => ({ [key]: value })));
    for (const raw of [...this.#plan.configs, {}, ...chosen]) {
      this.#guard('configure is idempotent', JSON.stringify(raw), () => this.#configure(raw));
    }
  }

  #configure(raw: unknown): string | undefined {
    const once = this.#game.configure(raw);
    if (!once.ok) return `it is refused: ${once.error.because}`;
    const twice = this.#game.configure(once.value);
    if (!twice.ok) return `what it became is refused: ${twice.error.because}`;
    if (print(once.value) !== print(twice.value)) return `${print(once.value)} became ${print(twice.value)}`;
  }

  match(match: Match, checksAt: (moment: Moment) => Record<string, Check>): void {
    if (this.#violation) return;
    const bound = this.#plan.bound ?? BOUND;
    const about = `${match.seats} seats, ${JSON.stringify(match.config)}, seed «${match.seed}»${match.prefer ? ', with preferences' : ''}`;
    let last: Moment | undefined;
    this.#guard('it can be played', about, () => {
      for (const moment of playout(this.#game, match, bound)) {
        last = moment;
        this.#look(match, moment, checksAt(moment), about);
        if (this.#violation) return;
      }
      return undefined;
    });
    this.#guard('games end', about, () => (last?.next ? `no end after ${bound} moves` : undefined));
  }

  #look(match: Match, { state, moves, next, dice }: Moment, checks: Record<string, Check>, about: string): void {
    this.#gather(state);
    if (Object.keys(checks).length === 0) return;
    const { invariant, secret } = this.#plan;
    const before = print(state);
    const look: Look = {
      game: this.#game,
      seats: match.seats,
      state,
      before,
      next,
      dice,
      pool: this.#pool,
      invariant: invariant && (s => invariant(s)),
      secret: secret && (text => secret(text)),
      rng: this.#rng,
      counts: this.counts,
    };
    const where = `${about}, after ${moves.length} moves${moves.length ? `: ${moves.slice(-12).join(' · ')}` : ''}`;
    for (const [name, check] of Object.entries(checks)) this.#guard(name, where, () => check(look));
    this.#guard('looking changes nothing', where, () => (print(state) === before ? undefined : 'the state is not what it was'));
    if (moves.length % 13 === match.seats % 13 && this.#kept.length < 300)
      this.#kept.push({ look: { ...look, state: this.#game.clone(state) }, where });
  }

  #gather(state: unknown): void {
    for (const seat of this.#game.acting(state)) {
      for (const move of this.#game.legalMoves(state, seat)) {
        const text = this.#game.spell(move);
        if (!this.#pool.has(text)) this.#pool.set(text, this.#readBack(text) ?? move);
      }
    }
  }

  #readBack(text: string): unknown {
    const read = this.#game.parse(text);
    return read.ok ? read.value : undefined;
  }

  /** Asks states of the whole run about moves that were only met later. */
  afterwards(): void {
    for (const { look, where } of this.#kept) this.#guard('what is legal is offered', where, () => legalIsOffered(look));
  }

  #guard(check: string, where: string, look: () => string | undefined): void {
    if (this.#violation) return;
    let complaint: string | undefined;
    try {
      complaint = look();
    } catch (error) {
      complaint = `it throws ${error instanceof Error ? error.stack : error}`;
    }
    if (complaint !== undefined) this.#violation ??= { check, complaint, where };
  }
}
