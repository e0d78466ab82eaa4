import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { type Dialect, type Sql, type Statement, type Tables, valuesOf } from '../sql.ts';
import type { Job } from './job.ts';

const DIALECT: Dialect = {
  db: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  textsOf: list => sql`(select value from json_each(${list}))`,
};

/** SQL on SQLite: what is read is there at once, and what is written shares a commit with what others write. */
export function sqliteSql(reading: DatabaseSync, write: (job: Job) => Promise<unknown>): Sql {
  const known = new WeakMap<Statement, StatementSync>();
  const prepare = (statement: Statement): StatementSync => {
    const made = reading.prepare(statement.text);
    known.set(statement, made);
    return made;
  };
  return {
    ...DIALECT,
    read: async bound => (known.get(bound.statement) ?? prepare(bound.statement)).all(...(valuesOf(bound) as SQLInputValue[])) as never,
    write: (...statements) =>
      write({
        type: 'statements',
        statements: statements.map(bound => ({ text: bound.statement.text, values: valuesOf(bound) })),
      }) as never,
  };
}
