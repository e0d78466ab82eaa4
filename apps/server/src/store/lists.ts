import { codeAt, type Listed, type Lists, openSince } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

interface ListedRow extends Pick<Listed, 'table' | 'seq' | 'changed' | 'due'> {
  readonly about: string;
  readonly acting: string;
}

const UNFINISHED = ['waiting', 'playing'];
const BEFORE_ALL = { due: Number.MIN_SAFE_INTEGER, table: '' };

/** The lists of a store. */
export function sqlLists(sql: Sql): Lists & Required<Pick<Lists, 'unreadable'>> {
  const statements = prepare(sql);
  const unreadable = new Set<string>();
  const readable = (rows: readonly ListedRow[]): Listed[] =>
    rows.flatMap(row => {
      try {
        return [listedOf(row)];
      } catch {
        unreadable.add(row.table);
        return [];
      }
    });
  return {
    unreadable,
    async listed(table) {
      const [row] = await sql.read(statements.listed(table));
      return row && listedOf(row);
    },
    tablesOf: async (player, most) => readable(await sql.read(statements.tablesOf(player, most))),
    allTablesOf: async (player, most) => readable(await sql.read(statements.allTablesOf(player, most))),
    unfinishedOf: async player => readable(await sql.read(statements.unfinishedOf(player))),
    countUnfinished: async player => (await sql.read(statements.countUnfinished(player)))[0]!.count,
    async dueBy(time, most, after = BEFORE_ALL) {
      const latest = Math.min(time, Number.MAX_SAFE_INTEGER);
      const found: Listed[] = [];
      for (let last: Pick<Listed, 'due' | 'table'> | undefined = after; last && found.length < most; ) {
        const rows: readonly ListedRow[] = await sql.read(statements.dueBy(latest, last.due, last.table, most));
        found.push(...readable(rows));
        last = rows.length < most ? undefined : rows.at(-1);
      }
      return found.slice(0, most);
    },
    // What a row says of itself counts: an older server beside this one writes it without saying whether it is open.
    openTables: async most => readable(await sql.read(statements.openTables(most))).filter(({ about }) => openSince(about) !== null),
    tableByCode: async code => readable(await sql.read(statements.byCode(code))).find(({ about }) => codeAt(about) === code),
    async heads(tables) {
      const rows = await sql.read(statements.heads(JSON.stringify(tables)));
      return new Map(rows.map(({ name, seq }) => [name, seq]));
    },
  };
}

const listedOf = ({ table, seq, changed, about, acting, due }: ListedRow): Listed => ({
  table,
  seq,
  changed,
  about: JSON.parse(about),
  acting: JSON.parse(acting),
  due,
});

function prepare({ db, textsOf }: Sql) {
  const listed = db
    .selectFrom('logs')
    .innerJoin('tables', 'tables.log', 'logs.id')
    .select(['logs.name as table', 'logs.seq', 'logs.changed', 'tables.about', 'logs.acting', 'logs.due']);
  const of = (player: string) => listed.innerJoin('members', 'members.log', 'logs.id').where('members.player', '=', player);
  return {
    listed: prepared((table: string) => listed.where('logs.name', '=', table)),
    tablesOf: prepared((player: string, most: number) =>
      of(player).where('tables.status', '<>', 'closed').orderBy('logs.changed', 'desc').limit(most),
    ),
    allTablesOf: prepared((player: string, most: number) => of(player).orderBy('logs.changed', 'desc').limit(most)),
    unfinishedOf: prepared((player: string) => of(player).where('tables.status', 'in', UNFINISHED).orderBy('logs.changed')),
    countUnfinished: prepared((player: string) =>
      db
        .selectFrom('members')
        .innerJoin('tables', 'tables.log', 'members.log')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('members.player', '=', player)
        .where('tables.status', 'in', UNFINISHED),
    ),
    dueBy: prepared((time: number, due: number, table: string, most: number) =>
      listed
        .where('logs.due', '<=', time)
        .where('logs.due', '>=', due)
        .where(({ or, eb }) => or([eb('logs.due', '>', due), eb('logs.name', '>', table)]))
        .orderBy('logs.due')
        .orderBy('logs.name')
        .limit(most),
    ),
    openTables: prepared((most: number) =>
      listed.where('tables.open', 'is not', null).orderBy('tables.open', 'desc').orderBy('logs.name').limit(most),
    ),
    byCode: prepared((code: string) => listed.where('tables.code', '=', code).orderBy('tables.log', 'desc')),
    heads: prepared((tables: string) => db.selectFrom('logs').select(['name', 'seq']).where('name', 'in', textsOf(tables))),
  };
}
