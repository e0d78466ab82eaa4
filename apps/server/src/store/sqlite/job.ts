import type { Result } from '@tabard/core';
import type { Row } from '@tabard/house';
import type { Deed, Entry } from '@tabard/table';

/** An entry as it is kept: its deed is JSON. */
export interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly wish: string | null;
  readonly salt: string;
  readonly hash: string;
  readonly deed: string;
}

/** The same without its names, which would travel with every entry. */
export type Packed = readonly [seq: number, at: number, wish: string | null, salt: string, hash: string, deed: string];

/** How strangers find a table: since when the lobby shows it, and the letters that lead to it. */
export interface Shown {
  readonly open: number | null;
  readonly code: string | null;
}

/** Something to write, as data: it travels to the thread that commits. */
export type Job =
  | {
      readonly type: 'append';
      readonly table: string;
      readonly run: readonly Packed[];
      readonly row: Row;
      /** With news about the table. */
      readonly shown?: Shown | undefined;
      /** So many arms of a player are kept. */
      readonly mostWon: number;
    }
  | { readonly type: 'forget'; readonly table: string; readonly seq: number }
  /** One after the other; gives the rows of each. */
  | { readonly type: 'statements'; readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[] };

/** What becomes of jobs. */
export interface Committer {
  /** Resolves, when they are on the disk, with what each came to; one that could not be written spoils nothing for the others. */
  commit(jobs: readonly Job[]): Promise<readonly Result<unknown, unknown>[]>;
  /** Empties the WAL, for a moment when nobody waits. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export const packed = ({ seq, at, wish, salt, hash, deed }: Entry): Packed => [seq, at, wish ?? null, salt, hash, JSON.stringify(deed)];

export const entryOf = (table: string, { seq, at, wish, salt, hash, deed }: EntryRow): Entry => ({
  table,
  seq,
  at,
  ...(wish !== null && { wish }),
  salt,
  hash,
  deed: JSON.parse(deed) as Deed,
});
