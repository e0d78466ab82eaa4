import type { Lang, Seat } from '@tabard/core';

/** What is asked: nothing but what the screen has, and how people are called. */
export interface Question {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seq: number;
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** A legal move, in words of the asker's language. */
export interface Weighed {
  /** As the game spells it. */
  readonly move: string;
  readonly text: string;
  /** What speaks for it; '' if the game has nothing to say. */
  readonly why: string;
  /**
   * From 0, last, to 1, first, and never more than that of a move preferred to it, which was tried more often and so is known better;
   * unknown where nothing was tried, or there is no choice.
   */
  readonly value: number | undefined;
}

/** All legal moves, the preferred one first. */
export interface Hint {
  readonly moves: readonly Weighed[];
}

export type Answer = { readonly hint: Hint } | { readonly error: string };
