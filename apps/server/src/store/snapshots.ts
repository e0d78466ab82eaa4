import type { Logs, Snapshot } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

/** The snapshots of a store. */
export function sqlSnapshots(sql: Sql): Pick<Logs, 'snapshot' | 'saveSnapshot'> {
  const { find, save } = prepare(sql);
  return {
    async snapshot(table) {
      const [row] = await sql.read(find(table));
      return row && ({ ...row, position: JSON.parse(row.position) } satisfies Snapshot);
    },
    async saveSnapshot(table, { seq, n, revision, position }) {
      await sql.write(save(table, seq, n, revision, JSON.stringify(position)));
    },
  };
}

const prepare = ({ db }: Sql) => ({
  find: prepared((table: string) =>
    db
      .selectFrom('logs')
      .innerJoin('snapshots', 'snapshots.log', 'logs.id')
      .select(['snapshots.seq', 'n', 'revision', 'position'])
      .where('name', '=', table),
  ),
  save: prepared((table: string, seq: number, n: number, revision: number, position: string) =>
    db
      .insertInto('snapshots')
      .columns(['log', 'seq', 'n', 'revision', 'position'])
      .expression(({ selectFrom, val }) =>
        selectFrom('logs')
          .select(['logs.id', val(seq).as('seq'), val(n).as('n'), val(revision).as('revision'), val(position).as('position')])
          .where('name', '=', table),
      )
      .onConflict(conflict =>
        conflict.column('log').doUpdateSet(({ ref }) => ({
          seq: ref('excluded.seq'),
          n: ref('excluded.n'),
          revision: ref('excluded.revision'),
          position: ref('excluded.position'),
        })),
      ),
  ),
});
