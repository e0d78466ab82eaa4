import type { Seat } from '@tabard/core';
import type { PlayerId, Trial } from '@tabard/table';

/** What a bot is asked. It gets a view, never a state. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  /** What everybody sees: all that may decide how long the answer takes. */
  readonly publicView: unknown;
  readonly seat: Seat;
  /** Whose table it is: its host, or the owner of a program that is host. */
  readonly owner: PlayerId;
  /** Somebody follows the table. */
  readonly isWatched: boolean;
}

/** What lets bots think. */
export interface Thinker {
  knows(level: string): boolean;
  /** The bots people choose from. */
  readonly offered: readonly string[];
  /** The bot that plays when nobody says which. */
  readonly usual: string;
  /** The spelled move. Rejects when there is none to be had. */
  choose(question: Question): Promise<string>;
  /** Somebody follows the table of a question that nobody watched when it was asked. */
  hurry?(question: Question): void;
  /** Whether a move of a game seems to have taught its player nothing; undefined: nobody has time to look. */
  glance?(game: string, trial: Trial): Promise<boolean> | undefined;
}
