import type { Compilable, Kysely, RawBuilder } from 'kysely';

/** What both databases have, under the same names, as far as SQL that is written once asks for it. JSON is kept as text. */
export interface Tables {
  meta: { key: string; value: number };
  logs: { id: number; name: string; seq: number; changed: number; acting: string; due: number };
  tables: { log: number; status: string; about: string; open: number | null; code: string | null };
  members: { player: string; log: number };
  talk: { log: number; id: string; at: number; player: string; words: string };
  snapshots: { log: number; seq: number; n: number; revision: number; position: string };
  players: {
    id: string;
    name: string;
    lang: string;
    settings: string;
    arms: string | null;
    older: string | null;
    chosen: string | null;
    owner: string | null;
    seen: number;
  };
  keys: { hash: string; player: string; browser: string; system: string; made: number | null; seen: number };
  links: { hash: string; player: string; expires: number };
  tokens: { player: string; hash: string; made: number; revoked: number | null; key: string | null; device: string | null };
  bans: { whom: string; made: number; why: string };
  outages: { start: number; stop: number };
  secrets: { name: string; value: string };
  subscriptions: { endpoint: string; player: string; key: string; p256dh: string; auth: string; reasons: string; made: number };
  calls: { player: string; called_to: string };
}

/** How one database spells SQL. */
export interface Dialect {
  /** Compiles and runs nothing. */
  readonly db: Kysely<Tables>;
  /** The texts of a list in JSON, to look for a column's value `in`. */
  textsOf(list: string): RawBuilder<string>;
}

/** A database that SQL can be written for. What is handed to it was bound by a `Prepared`. */
export interface Sql extends Dialect {
  read<Row>(statement: Bound<Row>): Promise<readonly Row[]>;
  /**
   * Runs the statements one after the other, none after one that fails, and resolves with the rows of each when all are safe. They are
   * no transaction: each must be harmless alone.
   */
  write<Rows extends readonly unknown[]>(
    ...statements: { readonly [I in keyof Rows]: Bound<Rows[I]> }
  ): Promise<{ readonly [I in keyof Rows]: readonly Rows[I][] }>;
}

/** SQL as text, and what goes where its parameters are. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A statement with its arguments. */
export interface Bound<Row> {
  readonly statement: Statement;
  readonly args: readonly unknown[];
  /** Never there: it says what rows are like. */
  readonly row?: Row;
}

/** Stands for an argument until there is one. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Compiles a statement once, whatever its arguments: `build` may put them into the query, and must not look at them. */
export function prepared<Args extends readonly unknown[], Row>(build: (...args: Args) => Compilable<Row>): (...args: Args) => Bound<Row> {
  const places = Array.from({ length: build.length }, (_, index) => new Place(index));
  const { sql: text, parameters } = build(...(places as unknown as Args)).compile();
  const statement = { text, parameters };
  return (...args) => ({ statement, args });
}

/** A statement that is used this one time. */
export function oneOff<Row>(query: Compilable<Row>): Bound<Row> {
  const { sql: text, parameters } = query.compile();
  return { statement: { text, parameters }, args: [] };
}

/** What a database is handed for the parameters of a statement. */
export const valuesOf = ({ statement, args }: Bound<unknown>): unknown[] =>
  statement.parameters.map(value => (value instanceof Place ? args[value.index] : value));
