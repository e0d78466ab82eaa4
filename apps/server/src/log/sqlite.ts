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
  const { begin, insert, advance, select } = prepare(db);

  /** False: the match has come further already. */
  const add = ({ match, seq, seat, move, table }: Entry, at: number): boolean => {
    if (insert.run(seq, seat, move, table ? 1 : 0, at, match, seq).changes === 0) return false;
    advance.run(seq, match);
    return true;
  };
  const isNew = ({ match }: Entry): boolean => begin.run(match).changes === 1;
  const store = (run: readonly Entry[]): 'stored' | 'taken' => {
    const at = now();
    const [first, ...others] = run;
    if (!first) return 'stored';
    if (!add(first, at) && !(isNew(first) && add(first, at))) return 'taken';
    for (const entry of others) add(entry, at);
    return 'stored';
  };
  return {
    append: run => writer.write(() => store(run)),
    read: async (match, after) => (select.all(match, after) as unknown as Row[]).map(row => entryOf(match, row)),
  };
}

const prepare = (db: DatabaseSync) => ({
  begin: db.prepare('INSERT INTO logs (match, seq) VALUES (?, 0) ON CONFLICT DO NOTHING'),
  insert: db.prepare(
    'INSERT INTO entries (match, before, seq, seat, move, own, at) SELECT match, last, ?, ?, ?, ?, ? FROM logs WHERE match = ? AND seq < ?',
  ),
  advance: db.prepare('UPDATE logs SET seq = ?, last = last_insert_rowid() WHERE match = ?'),
  select: db.prepare(`
    WITH RECURSIVE chain (before, seq, seat, move, own) AS (
      SELECT before, entries.seq, seat, move, own FROM logs JOIN entries ON entries.id = last WHERE logs.match = ?1 AND logs.seq > ?2
      UNION ALL
      SELECT entries.before, entries.seq, entries.seat, entries.move, entries.own
      FROM chain JOIN entries ON entries.id = chain.before WHERE entries.seq > ?2
    )
    SELECT seq, seat, move, own FROM chain ORDER BY seq`),
});

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
