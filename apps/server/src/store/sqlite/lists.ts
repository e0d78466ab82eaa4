import type { DatabaseSync } from 'node:sqlite';
import type { Listed, Lists } from '@tabard/house';

interface ListedRow extends Pick<Listed, 'table' | 'seq' | 'changed' | 'due'> {
  readonly about: string;
  readonly acting: string;
}

/** The lists in a SQLite database. */
export function sqliteLists(db: DatabaseSync): Lists {
  const { listed, tablesOf, unfinishedOf, countUnfinished, dueBy } = prepare(db);
  return {
    listed: async table => {
      const row = listed.get(table) as ListedRow | undefined;
      return row && listedOf(row);
    },
    tablesOf: async (player, most) => listedAll(tablesOf.all(player, most)),
    unfinishedOf: async player => listedAll(unfinishedOf.all(player)),
    countUnfinished: async player => (countUnfinished.get(player) as { count: number }).count,
    dueBy: async (time, most) => listedAll(dueBy.all(time, most)),
  };
}

const listedAll = (rows: readonly unknown[]): Listed[] => (rows as ListedRow[]).map(listedOf);

const listedOf = ({ table, seq, changed, about, acting, due }: ListedRow): Listed => ({
  table,
  seq,
  changed,
  about: JSON.parse(about),
  acting: JSON.parse(acting),
  due,
});

const SELECT = 'SELECT name AS "table", seq, changed, about, acting, due';
const LISTED = 'logs JOIN tables ON tables.log = logs.id';
const OF_PLAYER = `members JOIN logs ON logs.id = members.log JOIN tables ON tables.log = logs.id WHERE player = ?`;
const UNFINISHED = "status IN ('waiting', 'playing')";

const prepare = (db: DatabaseSync) => ({
  listed: db.prepare(`${SELECT} FROM ${LISTED} WHERE name = ?`),
  tablesOf: db.prepare(`${SELECT} FROM ${OF_PLAYER} AND status <> 'closed' ORDER BY changed DESC LIMIT ?`),
  unfinishedOf: db.prepare(`${SELECT} FROM ${OF_PLAYER} AND ${UNFINISHED} ORDER BY changed`),
  countUnfinished: db.prepare(`SELECT count(*) AS count FROM members JOIN tables USING (log) WHERE player = ? AND ${UNFINISHED}`),
  dueBy: db.prepare(`${SELECT} FROM ${LISTED} WHERE due <= ? ORDER BY due LIMIT ?`),
});
