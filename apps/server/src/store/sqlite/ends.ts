import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '@tabard/house';
import type { Entry } from '@tabard/table';

/** Where a log ends: the number of its last entry, and the place of that among all entries. */
export interface End {
  readonly log: number;
  readonly seq: number;
  readonly last: number;
}

/** So many are remembered at most. */
const KNOWN = 5000;

/** The rows that change with every entry. Nobody else writes in this database, so an end that was written need not be looked up again. */
export class Ends {
  readonly #statements: ReturnType<typeof prepare>;
  readonly #known = new Map<string, End>();

  constructor(db: DatabaseSync) {
    this.#statements = prepare(db);
  }

  of(table: string): End | undefined {
    return this.#known.get(table) ?? (this.#statements.find.get(table) as End | undefined);
  }

  /** Moves the end of a log to a new entry; gives the log. */
  move(end: End | undefined, { table, seq, at }: Pick<Entry, 'table' | 'seq' | 'at'>, last: number, row: Row): number {
    const log = end ? this.#advance(end, seq, at, last, row) : this.#begin(table, seq, at, last, row);
    if (this.#known.size >= KNOWN) this.#known.clear();
    this.#known.set(table, { log, seq, last });
    return log;
  }

  drop(table: string, { log }: End): void {
    this.#known.delete(table);
    this.#statements.drop.run(log);
  }

  /** What was written since the last commit is not there any more. */
  forgetKnown(): void {
    this.#known.clear();
  }

  #begin(table: string, seq: number, at: number, last: number, { acting = [], due = 0 }: Row): number {
    return Number(this.#statements.begin.run(table, seq, last, at, JSON.stringify(acting), due).lastInsertRowid);
  }

  #advance({ log, seq: before }: End, seq: number, at: number, last: number, { acting, due }: Row): number {
    const text = acting ? JSON.stringify(acting) : null;
    const { advance, advanceWithDue } = this.#statements;
    const { changes } =
      due === undefined ? advance.run(seq, last, at, text, log, before) : advanceWithDue.run(seq, last, at, text, due, log, before);
    if (changes !== 1) throw new Error(`log ${log} does not end with entry ${before}`);
    return log;
  }
}

/** A change of `due` is a change of its index, so it has a statement of its own. */
const prepare = (db: DatabaseSync) => ({
  find: db.prepare('SELECT id AS log, seq, last FROM logs WHERE name = ?'),
  begin: db.prepare('INSERT INTO logs (name, seq, last, changed, acting, due) VALUES (?, ?, ?, ?, ?, ?)'),
  advance: db.prepare('UPDATE logs SET seq = ?, last = ?, changed = ?, acting = coalesce(?, acting) WHERE id = ? AND seq = ?'),
  advanceWithDue: db.prepare(
    'UPDATE logs SET seq = ?, last = ?, changed = ?, acting = coalesce(?, acting), due = ? WHERE id = ? AND seq = ?',
  ),
  drop: db.prepare('DELETE FROM logs WHERE id = ?'),
});
