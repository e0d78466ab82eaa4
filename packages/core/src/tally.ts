import type { Seat } from './game.ts';
import type { HintWords, Motive } from './hints.ts';
import type { Moment } from './play-through.ts';

/** A finished match in its game's own numbers, for who looks back on it. What is text here is the key of a word in `TallyWords`. */
export interface Tally {
  readonly curve: Curve;
  /** What each seat won and lost, a row a kind. */
  readonly rows: readonly TallyRow[];
  /** The best and the worst of it. */
  readonly moments: readonly Motive[];
}

/** How everybody stood, step by step, beginning with the beginning. */
export interface Curve {
  readonly of: string;
  readonly steps: readonly CurveStep[];
}

export interface CurveStep {
  /** Which round, or turn, has just ended; 0 is the beginning. */
  readonly label: number;
  /** How many moves had been made by then. */
  readonly n: number;
  readonly values: readonly number[];
}

export interface TallyRow {
  readonly row: string;
  readonly values: readonly number[];
  /** The rows that are parts of the score add up to it. */
  readonly isPart: boolean;
}

/** Counts a match as it is played again; its moments come one by one, each state changed by the next. */
export type TallyOf<State, Fact> = (moments: Iterable<Moment<State, Fact>>) => Tally;

/** What the numbers of a game are called; whatever is left out does not compile. */
export interface TallyWords<Of extends string, Row extends string, Told extends Motive> {
  /** What a curve shows, and how one of its steps is called. */
  readonly curves: Readonly<Record<Of, { readonly title: string; step(label: number): string }>>;
  readonly rows: Readonly<Record<Row, string>>;
  readonly moments: HintWords<Told>;
}

// biome-ignore lint/suspicious/noExplicitAny: as `AnyWords`
export type AnyTallyWords = TallyWords<string, string, any>;

/** Numbers for the seats that are counted up one by one. */
export function counter(seats: number): { readonly of: readonly number[]; add(seat: Seat, count?: number): void } {
  const of = new Array<number>(seats).fill(0);
  return {
    of,
    add: (seat, count = 1) => {
      of[seat]! += count;
    },
  };
}
