import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A place at the table: 0, 1, … */
export type Seat = number;
/** Who looks: a seat, or a spectator, who may know only what everybody may. */
export type Viewer = Seat | 'public';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Details = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Why a move is not allowed: the clause that forbids it, and the reason's name (the key of its sentence). */
export interface Refusal {
  readonly rule: string;
  readonly because: string;
  readonly details?: Details;
}

/** How it ended: seats from first to last, ties together. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly number[];
  readonly reason: string;
}

export type OptionValue = string | number | boolean;

/** A choice made when a match is set up; forms, command line and validation read it. */
export interface Option {
  readonly key: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
}

/** A whole state as readable JSON, in the format of the game's rules: which `game` it is, a list of its `seats`, and whatever else there is. */
export type Position = { readonly [key: string]: Json };

export type Tell<Fact> = (fact: Fact) => void;

/** Read-only all the way down, for functions that only look. Typed arrays stay as they are: TypeScript has no read-only ones. */
export type Frozen<T> = T extends ArrayBufferView | ((...args: never[]) => unknown)
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

export interface Guesses<State> {
  /** Another guess; a hot loop hands in an old one, of the same view, to be dealt over. */
  deal(rng: Rng, over?: State): State;
}

/** The rules of one game. Only `apply` changes the state it gets. */
export interface Game<State, Move, Config, View, Fact> {
  readonly id: string;
  /** Raised whenever an old log would replay differently. */
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  configure(raw: unknown): Result<Config, Refusal>;

  setup(config: Config, seats: number, rng: Rng): State;
  clone(state: State): State;

  /** Who may move now; nobody when the game is over. */
  acting(state: State): readonly Seat[];
  legalMoves(state: State, seat: Seat): Move[];
  /** Why a move is not allowed; undefined: it is legal. */
  refusal(state: State, seat: Seat, move: Move): Refusal | undefined;
  /** Makes a legal move, in place, telling facts to whoever listens. */
  apply(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Fact>): void;
  /** The harmless move when a clock runs out. */
  timeout(state: State, seat: Seat): Move;
  outcome(state: State): Outcome | undefined;
  /** How it stands, by what everybody may know: so it ends where everybody wants it to. */
  standing?(state: State): Pick<Outcome, 'ranking' | 'scores'>;
  /** Whether a seat's decision has a time of its own, clock or not: then `timeout` is made. */
  isHurried?(state: State, seat: Seat): boolean;

  /** Plain JSON: all the viewer may know. Its `seen`, if any, is what a perfect memory adds; without it nothing was seen. */
  view(state: State, viewer: Viewer): View;
  /** A fact as the viewer may know it, if at all. */
  redact(fact: Fact, viewer: Viewer): Fact | undefined;
  /** A whole state in which this view is true, from the view alone. */
  determinize(view: View, rng: Rng): State;

  /** The one spelling of a move: wire, log, replays, command line. */
  spell(move: Move): string;
  /** The refusal cites the clause on notation. */
  parse(text: string): Result<Move, Refusal>;
  describe(state: State): Position;
  /** Checks everything and fills in what was left out. */
  restore(position: Position, rng: Rng): Result<State, Refusal>;

  readonly fast?: Fast<State, Move, View>;
}

/** What only a hot loop needs: each part does the same as the plain contract, sooner. A new game starts without any. */
export interface Fast<State, Move, View> {
  /** Fills a list with the legal moves of a seat, overwriting what it held. Equal moves are one object, whichever list they are in. */
  legalMoves?(state: State, seat: Seat, into: Move[]): Move[];
  /** Of the legal moves of a seat that acts the one at `rng.below(how many there are)`, found without a list. */
  anyMove?(state: State, seat: Seat, rng: Rng): Move;
  /** Makes a state equal to another of the same match, sharing nothing with it. */
  copyOver?(to: State, from: State): void;
  /** For many guesses at one view, which is read only once. */
  guesses?(view: View): Guesses<State>;
  /** The view without its `seen`. */
  screenView?(state: State, viewer: Viewer): View;
}

/** A game whose types are nobody's business here: what table, bots, server and tools hold. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any, any, any>;

/** Many guesses at one view, as fast as the game can. */
export const guessesAt = <State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>, view: View): Guesses<State> =>
  game.fast?.guesses?.(view) ?? { deal: rng => game.determinize(view, rng) };

/** How a search goes about a game. */
export interface SearchStyle {
  /** How curious it is about moves it has seldom tried. */
  readonly curiosity: number;
  /** How much it trusts `prior`, before it has tried a move. */
  readonly trust: number;
  /** What it expects of a move never tried: with 1 and more it tries every move once. */
  readonly hope: number;
  /** How often it comes to a position before it tells moves there apart: until then hunches play. */
  readonly patience: number;
  /** After how many decisions a game is broken off and judged by `odds`. */
  readonly horizon: number;
  /** Whether it is broken off only when the searching seat's turn comes round again, so that everybody has had as many. */
  readonly wholeRounds: boolean;
}

/** What players keep is no chance: so what a view hides is not like what a deal would bring. */
export interface Beliefs<State> {
  /** Makes a guess more like the truth mostly is. All that the viewer knows stays. */
  sway(guess: State, rng: Rng): void;
}

/** A bot's opinion of a game: not rules, handed over by the catalogue. */
export interface Advice<State, Move> {
  /** How good a position is for a seat; only the order and the differences matter. */
  promise(state: State, seat: Seat): number;
  /** The promise that makes a win about three times as likely as a loss. */
  readonly unit: number;
  /** How likely a seat is to win, if that is known better than by its promise. Fills in `all` by seat, where it costs no more than one. */
  odds?(state: State, seat: Seat, all?: Float64Array): number;
  /** How likely a move is to be good, before any search. */
  prior?(state: State, seat: Seat, move: Move): number;
  /** The same of all legal moves of a seat, in their order, where that costs less than one by one. */
  priors?(state: State, seat: Seat, moves: readonly Move[], into: number[]): void;
  /** What a hurried player would do: a place in the list of legal moves. Search plays its games on in this way. */
  hunch?(state: State, seat: Seat, moves: readonly Move[], rng: Rng): number;
  /** What to believe of guesses at what is hidden from a viewer, of which one is at hand. */
  beliefs?(guess: State, viewer: Seat): Beliefs<State>;
  /** How often an easy player sees that a move is possible at all, in percent, if not the usual number. */
  readonly easyNotices?: number;
  /** How many iterations of search make a sensible player, clearly weaker than a strong one, if not the usual number. */
  readonly mediumIterations?: number;
  /** Where tuning by play has found something better than the usual style; `docs/bots.md` has the figures. */
  readonly style?: Partial<SearchStyle>;
  /** What a master does otherwise, whose iterations are ten times as many. */
  readonly masterStyle?: Partial<SearchStyle>;
}

/** How likely a seat is to win, by the game's advice: one unit of promise is three to one. */
export const chanceOf = <State, Move>(
  { odds, promise, unit }: Advice<State, Move>,
  state: State,
  seat: Seat,
  all?: Float64Array,
): number => (odds ? odds(state, seat, all) : 1 / (1 + 3 ** -(promise(state, seat) / unit)));
