import type { Compilable } from 'kysely';
import { type Dialect, oneOff, type Sql, type Tables } from './sql.ts';

type Db = Dialect['db'];

/** How the rows of a table are read in the order of what names them, and written. */
interface Rows<Row> {
  read(db: Db, after: string, most: number): Compilable<Row>;
  nameOf(row: Row): string;
  write(db: Db, rows: readonly Row[]): Compilable;
}

const PAGE = 500;

/** Players before whatever belongs to them. */
const PEOPLE = [
  rows<Tables['players']>({
    read: (db, after, most) => db.selectFrom('players').selectAll().where('id', '>', after).orderBy('id').limit(most),
    nameOf: ({ id }) => id,
    write: (db, all) => db.insertInto('players').values(all),
  }),
  rows<Tables['keys']>({
    read: (db, after, most) => db.selectFrom('keys').selectAll().where('hash', '>', after).orderBy('hash').limit(most),
    nameOf: ({ hash }) => hash,
    write: (db, all) => db.insertInto('keys').values(all),
  }),
  rows<Tables['links']>({
    read: (db, after, most) => db.selectFrom('links').selectAll().where('hash', '>', after).orderBy('hash').limit(most),
    nameOf: ({ hash }) => hash,
    write: (db, all) => db.insertInto('links').values(all),
  }),
  rows<Tables['tokens']>({
    read: (db, after, most) => db.selectFrom('tokens').selectAll().where('player', '>', after).orderBy('player').limit(most),
    nameOf: ({ player }) => player,
    write: (db, all) => db.insertInto('tokens').values(all),
  }),
  rows<Tables['bans']>({
    read: (db, after, most) => db.selectFrom('bans').selectAll().where('whom', '>', after).orderBy('whom').limit(most),
    nameOf: ({ whom }) => whom,
    write: (db, all) => db.insertInto('bans').values(all),
  }),
  // Without the secrets nobody could be called who asked for it at the old place.
  rows<Tables['secrets']>({
    read: (db, after, most) => db.selectFrom('secrets').selectAll().where('name', '>', after).orderBy('name').limit(most),
    nameOf: ({ name }) => name,
    write: (db, all) => db.insertInto('secrets').values(all),
  }),
  rows<Tables['subscriptions']>({
    read: (db, after, most) => db.selectFrom('subscriptions').selectAll().where('endpoint', '>', after).orderBy('endpoint').limit(most),
    nameOf: ({ endpoint }) => endpoint,
    write: (db, all) => db.insertInto('subscriptions').values(all),
  }),
];

const COPIED = ['players', 'keys', 'links', 'tokens', 'bans', 'secrets', 'subscriptions'] as const;

/**
 * Copies players, keys, links, tokens, bans and whom to call; says how many rows there were. What an earlier try copied is dropped first:
 * what was signed out, deleted or revoked since then must not come back.
 */
export async function copyPeople(from: Sql, to: Sql, onRows: (count: number) => void): Promise<number> {
  for (const table of COPIED) await to.write(oneOff(to.db.deleteFrom(table)));
  let copied = 0;
  for (const copy of PEOPLE) {
    copied += await copy(from, to, count => onRows(copied + count));
  }
  return copied;
}

type Copy = (from: Sql, to: Sql, onRows: (count: number) => void) => Promise<number>;

function rows<Row>({ read, nameOf, write }: Rows<Row>): Copy {
  return async (from, to, onRows) => {
    let count = 0;
    for (let after = ''; ; ) {
      const page = await from.read(oneOff(read(from.db, after, PAGE)));
      if (page.length === 0) return count;
      await to.write(oneOff(write(to.db, page)));
      count += page.length;
      onRows(count);
      after = nameOf(page.at(-1)!);
    }
  };
}
