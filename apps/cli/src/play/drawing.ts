import type { AnyWords, Naming, Seat } from '@tabard/core';
import type { ShellWords } from './words.ts';

/** What a game's table is drawn from, in a few lines of a terminal. */
export interface Drawing {
  readonly view: unknown;
  readonly seat: Seat;
  readonly name: Naming;
  readonly words: AnyWords;
  readonly shell: ShellWords;
  readonly isColourful: boolean;
  /** How wide the terminal is. */
  readonly columns: number;
}

/** The whole table, or what matters to a further decision of one turn: the rest was drawn just before. */
export type Scope = 'table' | 'step';
