import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { type Bound, type Dialect, type Sql, type Statement, type Tables, valuesOf } from '../sql.ts';
import type { Connections } from './connections.ts';
import { type PostgresStatement, statement } from './statement.ts';

const DIALECT: Dialect = {
  db: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  textsOf: list => sql`(select json_array_elements_text(${list}::text::json))`,
};

/** SQL on PostgreSQL: every statement is a round trip and a transaction by itself. */
export function postgresSql(connections: Connections, committed: () => void): Sql {
  const known = new WeakMap<Statement, PostgresStatement>();

  const spelled = (wanted: Statement): PostgresStatement => {
    const made = known.get(wanted) ?? statement(wanted.text);
    known.set(wanted, made);
    return made;
  };
  const run = (bound: Bound<unknown>): Promise<readonly unknown[]> => connections.run(spelled(bound.statement), valuesOf(bound));
  const write = async (statements: readonly Bound<unknown>[]): Promise<unknown> => {
    const rows: (readonly unknown[])[] = [];
    for (const bound of statements) {
      rows.push(await run(bound));
      committed();
    }
    return rows;
  };

  return { ...DIALECT, read: bound => run(bound) as never, write: (...statements) => write(statements) as never };
}
