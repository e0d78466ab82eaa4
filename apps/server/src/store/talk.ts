import { type Said, TALK_KEPT, type TalkStore } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

/** What was said at the tables of a store. */
export function sqlTalk(sql: Sql): TalkStore {
  const { keep, trim, talk, spoke } = prepare(sql);
  return {
    async keepSaid({ table, id, at, by, words }) {
      const [kept] = await sql.write(keep(table, id, at, by, JSON.stringify(words)), trim(table));
      return kept.length === 1;
    },
    async talkAt(table) {
      const rows = await sql.read(talk(table));
      return rows.map(({ id, at, player, words }): Said => ({ table, id, at, by: player, words: JSON.parse(words) }));
    },
    spokeAt: async (player, most) => (await sql.read(spoke(player, most))).map(({ name }) => name),
  };
}

const prepare = ({ db }: Sql) => ({
  keep: prepared((table: string, id: string, at: number, player: string, words: string) =>
    db
      .insertInto('talk')
      .columns(['log', 'id', 'at', 'player', 'words'])
      .expression(({ selectFrom, val, exists }) =>
        selectFrom('logs')
          .select(['logs.id', val(id).as('said'), val(at).as('at'), val(player).as('player'), val(words).as('words')])
          .where('name', '=', table)
          .where(exists(selectFrom('players').select('players.id').where('players.id', '=', player))),
      )
      .onConflict(known => known.columns(['log', 'id']).doNothing())
      .returning('id'),
  ),
  trim: prepared((table: string) =>
    db
      .deleteFrom('talk')
      .where('log', 'in', ({ selectFrom }) => selectFrom('logs').select('logs.id').where('name', '=', table))
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('talk')
          .innerJoin('logs', 'logs.id', 'talk.log')
          .select('talk.id')
          .where('name', '=', table)
          .orderBy('at', 'desc')
          .orderBy('talk.id', 'desc')
          .limit(TALK_KEPT),
      ),
  ),
  spoke: prepared((player: string, most: number) =>
    db
      .selectFrom('talk')
      .innerJoin('logs', 'logs.id', 'talk.log')
      .select('name')
      .distinct()
      .where('player', '=', player)
      .orderBy('name')
      .limit(most),
  ),
  talk: prepared((table: string) =>
    db
      .selectFrom('talk')
      .innerJoin('logs', 'logs.id', 'talk.log')
      .select(['talk.id', 'at', 'player', 'words'])
      .where('name', '=', table)
      .orderBy('at')
      .orderBy('talk.id'),
  ),
});
