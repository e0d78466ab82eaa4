import type { Seat } from '@tabard/core';

/** An accepted move: the log of a match is its entries 1, 2, 3, … without a gap. */
export interface Entry {
  readonly match: string;
  readonly seq: number;
  readonly seat: Seat;
  /** As the game spells it. */
  readonly move: string;
  /** Written by the table and not part of the game (`resign`): it takes a number and changes nothing in the state. */
  readonly table?: true;
}

/** The truth about every match. */
export interface Log {
  /**
   * Stores a run of entries of one match, with consecutive numbers, all or none. Resolves only when they would survive a power cut.
   * `taken`: one of the numbers is already used, so somebody else was first; nothing was stored. Rejects if the disk fails.
   */
  append(run: readonly Entry[]): Promise<'stored' | 'taken'>;
  /** The entries of a match after number `after`, in order; none for an unknown match. */
  read(match: string, after: number): Promise<readonly Entry[]>;
}
