import type { DatabaseSync } from 'node:sqlite';
import type { Entry, Log } from '@tabard/table';
import { makeDurable } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';

interface Row {
  seq: number;
  seat: number;
  move: string;
  own: number;
}

/** The log in a SQLite database. */
export function sqliteLog(db: DatabaseSync, writer: GroupCommit, now: () => number): Log {
  const insert = db.prepare('INSERT INTO entries (match, seq, seat, move, own, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const taken = db.prepare('SELECT 1 FROM entries WHERE match = ? AND seq BETWEEN ? AND ? LIMIT 1');
  const select = db.prepare('SELECT seq, seat, move, own FROM entries WHERE match = ? AND seq > ? ORDER BY seq');

  const store = (run: readonly Entry[]): 'stored' | 'taken' => {
    const at = now();
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return 'stored';
    if (run.length > 1 && taken.get(first.match, first.seq, last.seq)) return 'taken';
    let changes = 0;
    for (const { match, seq, seat, move, table } of run) changes += Number(insert.run(match, seq, seat, move, table ? 1 : 0, at).changes);
    return changes === run.length ? 'stored' : 'taken';
  };

  return {
    append: run => writer.write(() => store(run)),
    read: async (match, after) => (select.all(match, after) as unknown as Row[]).map(row => entryOf(match, row)),
  };
}

/** A log with a database of its own, for tests and tools. */
export function standaloneLog(db: DatabaseSync, now: () => number = Date.now): Log & { readonly writer: GroupCommit } {
  makeDurable(db);
  migrate(db);
  const writer = new GroupCommit(db);
  return { ...sqliteLog(db, writer, now), writer };
}

const entryOf = (match: string, { seq, seat, move, own }: Row): Entry => ({
  match,
  seq,
  seat,
  move,
  ...(own ? { table: true as const } : {}),
});
