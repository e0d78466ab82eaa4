import type { Seat } from '@tabard/core';

/** What a bot is asked. It gets a view, never a state. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly seat: Seat;
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
}
