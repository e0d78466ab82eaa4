import type { Option, OptionValue, Outcome, Refusal, Seat } from './game.ts';

export const LANGS = ['en', 'de', 'fr', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

/** How a seat is called in a sentence. */
export type Naming = (seat: Seat) => string;

/** Everything a game says to a player in one language; the same shape for every game, so that table, server and screens need no game's own words. */
export interface Words<Move = never, Fact = never> {
  readonly title: string;
  readonly tagline: string;
  /** What an option is called, and one of its values; `help` says in a sentence what the value changes, '' where the label says it all. */
  option(key: Option['key']): string;
  value(key: Option['key'], value: OptionValue): { readonly label: string; readonly help: string };
  refusal(refusal: Refusal): string;
  /** A move as the player who is about to make it reads it: «Play the Golem, name blue». */
  move(move: Move, name: Naming): string;
  /** What happened, as a line of the history; who reads it, and did it, is «you» there. */
  fact(fact: Fact, name: Naming, you?: Seat): string;
  /** What its seat did, without saying who: «red 7», «drew 2 cards»; '' for what no single seat did. It stands beside a name, and under it in the history; who reads it is «you» there. */
  deed(fact: Fact, name: Naming, you?: Seat): string;
  /** Whether a deed goes on with the one before it, as a payment with what is paid for: both read as one line of the history. */
  goesOn?(fact: Fact): boolean;
  /** What it means for a player to whom it was done, said to that player: «Erec skips you.»; '' where it is nothing to tell. */
  toYou(fact: Fact, you: Seat, name: Naming): string;
  /** Why the match is over. */
  reason(reason: Outcome['reason']): string;
}

/** The words of a game whose types are nobody's business here. */
// biome-ignore lint/suspicious/noExplicitAny: as `AnyGame`
export type AnyWords = Words<any, any>;
