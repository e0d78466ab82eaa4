import type { DatabaseSync } from 'node:sqlite';
import type { Logs, Row, Snapshot } from '@tabard/house';
import type { Deed, Entry } from '@tabard/table';
import { Ends } from './ends.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Rows } from './rows.ts';

interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly wish: string | null;
  readonly salt: string;
  readonly hash: string;
  readonly deed: string;
}

type SnapshotRow = Omit<Snapshot, 'position'> & { readonly position: string };

/** The logs in a SQLite database. A move is one entry more and a change of one small row. */
export function sqliteLogs(db: DatabaseSync, writer: GroupCommit, rows: Rows): Logs {
  const statements = prepare(db);
  const ends = new Ends(db);
  writer.onRollback = () => ends.forgetKnown();

  /** Gives the place of the last one. */
  const insert = (run: readonly Entry[], before: number | undefined): number => {
    let place = before ?? null;
    for (const { seq, at, wish = null, salt, hash, deed } of run) {
      place = Number(statements.insert.run(place, seq, at, wish, salt, hash, JSON.stringify(deed)).lastInsertRowid);
    }
    return place!;
  };
  const store = (run: readonly Entry[], row: Row): 'stored' | 'taken' => {
    const last = run.at(-1)!;
    const end = ends.of(last.table);
    if (run[0]!.seq !== (end?.seq ?? 0) + 1) return 'taken';
    rows.write(ends.move(end, last, insert(run, end?.last), row), row);
    return 'stored';
  };
  const forget = (table: string, seq: number): 'forgotten' | 'taken' => {
    const end = ends.of(table);
    if (end?.seq !== seq) return 'taken';
    statements.dropEntries.run(end.last);
    statements.dropSnapshot.run(end.log);
    rows.drop(end.log);
    ends.drop(table, end);
    return 'forgotten';
  };
  const saveSnapshot = (table: string, { seq, n, revision, position }: Snapshot): void => {
    const end = ends.of(table);
    if (end) statements.saveSnapshot.run(end.log, seq, n, revision, JSON.stringify(position));
  };
  return {
    async append(run, row) {
      if (run.length === 0) return 'stored';
      if (run[0]!.seq === 1) checkFirst(run[0]!.table, row);
      return writer.write(() => store(run, row));
    },
    read: async (table, after) => (statements.read.all(table, after) as unknown as EntryRow[]).map(row => entryOf(table, row)),
    saveSnapshot: (table, snapshot) => writer.write(() => saveSnapshot(table, snapshot)),
    snapshot: async table => snapshotOf(statements.snapshot.get(table) as SnapshotRow | undefined),
    forget: (table, seq) => writer.write(() => forget(table, seq)),
  };
}

/** Before it could spoil a commit for others. */
function checkFirst(table: string, { about, acting, due }: Row): void {
  if (!about || !acting || due === undefined) throw new Error(`the first append of table ${table} does not tell all of its row`);
}

const entryOf = (table: string, { seq, at, wish, salt, hash, deed }: EntryRow): Entry => ({
  table,
  seq,
  at,
  ...(wish !== null && { wish }),
  salt,
  hash,
  deed: JSON.parse(deed) as Deed,
});

const snapshotOf = (row: SnapshotRow | undefined): Snapshot | undefined => row && { ...row, position: JSON.parse(row.position) };

const prepare = (db: DatabaseSync) => ({
  insert: db.prepare('INSERT INTO entries (before, seq, at, wish, salt, hash, deed) VALUES (?, ?, ?, ?, ?, ?, ?)'),
  read: db.prepare(`
    WITH RECURSIVE chain (id, seq, before) AS (
      SELECT entries.id, entries.seq, before FROM logs JOIN entries ON entries.id = last WHERE name = ?1 AND logs.seq > ?2
      UNION ALL
      SELECT entries.id, entries.seq, entries.before FROM chain JOIN entries ON entries.id = chain.before WHERE entries.seq > ?2
    )
    SELECT entries.seq, at, wish, salt, hash, deed FROM chain JOIN entries USING (id) ORDER BY chain.seq`),
  dropEntries: db.prepare(`
    WITH RECURSIVE chain (id) AS (
      VALUES (?)
      UNION ALL
      SELECT before FROM chain JOIN entries USING (id) WHERE before IS NOT NULL
    )
    DELETE FROM entries WHERE id IN chain`),
  saveSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots (log, seq, n, revision, position) VALUES (?, ?, ?, ?, ?)'),
  snapshot: db.prepare('SELECT snapshots.seq, n, revision, position FROM logs JOIN snapshots ON snapshots.log = logs.id WHERE name = ?'),
  dropSnapshot: db.prepare('DELETE FROM snapshots WHERE log = ?'),
});
