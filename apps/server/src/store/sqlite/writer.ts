import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { err, ok, type Result } from '@tabard/core';
import { Ends } from './ends.ts';
import type { Job } from './job.ts';
import { Rows } from './rows.ts';

/** More texts than there are in the code: one-off statements must not pile up. */
const KNOWN_TEXTS = 500;

/** Writes jobs. All that are handed over together share one transaction and one disk sync. */
export class Writer {
  readonly #db: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;
  readonly #ends: Ends;
  readonly #rows: Rows;
  readonly #known = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#statements = prepare(db);
    this.#ends = new Ends(db);
    this.#rows = new Rows(db);
  }

  /** Where one cannot be written the others still can: each has its own transaction then. */
  commit(jobs: readonly Job[]): Result<unknown, unknown>[] {
    try {
      return this.#together(jobs);
    } catch (error) {
      if (jobs.length === 1) return [err(error)];
      return jobs.flatMap(job => this.commit([job]));
    }
  }

  tidy(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #together(jobs: readonly Job[]): Result<unknown, unknown>[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const outcomes = jobs.map(job => ok(this.#do(job)));
      this.#db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      this.#ends.forgetKnown();
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #do(job: Job): unknown {
    switch (job.type) {
      case 'append':
        return this.#append(job);
      case 'forget':
        return this.#forget(job);
      case 'statements':
        return job.statements.map(({ text, values }) => this.#statement(text).all(...(values as SQLInputValue[])));
    }
  }

  #append({ table, run, row, shown, mostWon }: Extract<Job, { type: 'append' }>): 'stored' | 'taken' {
    const end = this.#ends.of(table);
    if (run[0]![0] !== (end?.seq ?? 0) + 1) return 'taken';
    let place = end?.last ?? null;
    for (const entry of run) place = Number(this.#statements.insert.run(place, ...entry).lastInsertRowid);
    const [seq, at] = run.at(-1)!;
    this.#rows.write(this.#ends.move(end, { table, seq, at }, place!, row), row, { shown, mostWon });
    return 'stored';
  }

  #forget({ table, seq }: Extract<Job, { type: 'forget' }>): 'forgotten' | 'taken' {
    const end = this.#ends.of(table);
    if (end?.seq !== seq) return 'taken';
    this.#statements.dropEntries.run(end.last);
    this.#statements.dropSnapshot.run(end.log);
    this.#statements.dropTalk.run(end.log);
    this.#rows.drop(end.log);
    this.#ends.drop(table, end);
    return 'forgotten';
  }

  #statement(text: string): StatementSync {
    if (this.#known.size >= KNOWN_TEXTS) this.#known.clear();
    const statement = this.#known.get(text) ?? this.#db.prepare(text);
    this.#known.set(text, statement);
    return statement;
  }
}

const prepare = (db: DatabaseSync) => ({
  insert: db.prepare('INSERT INTO entries (before, seq, at, wish, salt, hash, deed) VALUES (?, ?, ?, ?, ?, ?, ?)'),
  dropEntries: db.prepare(`
    WITH RECURSIVE chain (id) AS (
      VALUES (?)
      UNION ALL
      SELECT before FROM chain JOIN entries USING (id) WHERE before IS NOT NULL
    )
    DELETE FROM entries WHERE id IN chain`),
  dropSnapshot: db.prepare('DELETE FROM snapshots WHERE log = ?'),
  dropTalk: db.prepare('DELETE FROM talk WHERE log = ?'),
});
