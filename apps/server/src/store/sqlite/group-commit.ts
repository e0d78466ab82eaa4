import type { DatabaseSync } from 'node:sqlite';

interface Job {
  readonly work: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The most turns of the event loop that a commit waits for company. */
const PATIENCE = 8;
/** So many in one commit are a crowd. */
const CROWD = 10;

/**
 * What all tables write at about the same time shares one transaction and one disk sync. A commit waits as long as every turn of the
 * event loop brings more to write: alone, that is one turn, a few microseconds.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  #jobs: Job[] = [];
  commits = 0;
  /** The last commit was shared by many. */
  isCrowded = false;
  /** Nothing that was written since the last commit is there any more. */
  onRollback: () => void = () => {};

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Resolves when what `work` wrote is on the disk. Rejects if it could not be written, and then nothing of it was. */
  write<T>(work: () => T): Promise<T> {
    if (this.#jobs.length === 0) this.#flushSoon(0, PATIENCE);
    return new Promise<T>((resolve, reject) => this.#jobs.push({ work, resolve: resolve as Job['resolve'], reject }));
  }

  flush(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    this.#settle(jobs);
  }

  /** Where one cannot be written the others still can: each has its own commit then. */
  #settle(jobs: readonly Job[]): void {
    let results: unknown[];
    try {
      results = this.#commit(jobs);
    } catch (error) {
      if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) this.#settle([job]);
      return;
    }
    for (const [i, job] of jobs.entries()) job.resolve(results[i]);
  }

  #flushSoon(before: number, patience: number): void {
    setImmediate(() => {
      if (this.#jobs.length === before || patience === 0) this.flush();
      else this.#flushSoon(this.#jobs.length, patience - 1);
    });
  }

  #commit(jobs: readonly Job[]): unknown[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(job => job.work());
      this.#db.exec('COMMIT');
      this.commits++;
      this.isCrowded = jobs.length >= CROWD;
      return results;
    } catch (error) {
      this.onRollback();
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}
