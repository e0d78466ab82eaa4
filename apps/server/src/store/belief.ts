import type { Belief } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

/** Until when the clock of a store was believed. */
export function sqlBelief(sql: Sql, epoch: number): Belief {
  const { find, save } = prepare(sql);
  return {
    async believed() {
      const [row] = await sql.read(find());
      return row?.value ?? epoch;
    },
    async believe(time) {
      await sql.write(save(time));
    },
  };
}

const KEY = 'believed';

const prepare = ({ db }: Sql) => ({
  find: prepared(() => db.selectFrom('meta').select('value').where('key', '=', KEY)),
  save: prepared((value: number) =>
    db
      .insertInto('meta')
      .values({ key: KEY, value })
      .onConflict(conflict => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))),
  ),
});
