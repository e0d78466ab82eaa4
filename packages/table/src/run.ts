import type { AnyGame } from '@tabard/core';
import type { Deed, Entry } from './entry.ts';
import { fold } from './fold.ts';
import { note } from './note.ts';
import { type Digest, hashOf } from './seal.ts';
import type { Match, Table } from './table.ts';

/** What a decision needs besides the table. */
export interface Around {
  readonly game: AnyGame;
  /** By the store's clock. */
  readonly now: number;
  /** What whoever asks calls this wish. */
  readonly wish: string | undefined;
  /** So many secret random bytes, in hex. */
  draw(bytes: number): string;
  readonly digest: Digest;
  /** The bot that sits down when nobody says which. */
  readonly usualBot: string;
}

/** What a move brought about. */
export interface Told {
  readonly seq: number;
  readonly facts: readonly unknown[];
}

const SALT_BYTES = 16;

/** Deeds one after the other, each an entry, sealed, and the table after it. Nothing of it is true before it is stored. */
export class Run {
  readonly entries: Entry[] = [];
  readonly told: Told[] = [];
  readonly around: Around;
  #table: Table | undefined;
  #wish: string | undefined;

  constructor(table: Table | undefined, around: Around) {
    this.#table = table;
    this.around = around;
    this.#wish = around.wish;
  }

  get table(): Table {
    return this.#table!;
  }

  /** The first deed of a table that is yet to be. Only it bears the wish: who is put on a seat there has wished for nothing. */
  begin(id: string, deed: Extract<Deed, { type: 'made' }>): void {
    this.#enter(id, deed);
    this.#wish = undefined;
  }

  /** A move comes with its facts and what it made of the match, so that it is not made twice. */
  do(deed: Deed, facts?: readonly unknown[], matchAfter?: (seq: number) => Match): void {
    this.#enter(this.table.id, deed, matchAfter);
    if (facts) this.told.push({ seq: this.table.seq, facts });
  }

  #enter(table: string, deed: Deed, matchAfter?: (seq: number) => Match): void {
    const { game, now, draw, digest } = this.around;
    const wish = this.#wish;
    const seq = (this.#table?.seq ?? 0) + 1;
    const at = Math.max(this.#table?.at ?? 0, now);
    const salt = draw(SALT_BYTES);
    const hash = hashOf(this.#table?.head ?? '', { table, seq, at, wish, salt, deed }, digest);
    const entry: Entry = wish === undefined ? { table, seq, at, salt, hash, deed } : { table, seq, at, wish, salt, hash, deed };
    this.entries.push(entry);
    this.#table = matchAfter ? { ...note(this.#table, entry), match: matchAfter(seq) } : fold(this.#table, entry, game);
  }
}
