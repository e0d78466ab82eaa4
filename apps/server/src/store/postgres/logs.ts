import { codeAt, type Logs, MOST_WON, openSince } from '@tabard/house';
import type { About, Entry, PlayerId } from '@tabard/table';
import { Batches } from '../batches.ts';
import { checkFirst } from '../first.ts';
import { type Append, type Stored, storeFit } from './appends.ts';
import type { Reading } from './clock.ts';
import type { Connections } from './connections.ts';
import { statement } from './statement.ts';

export interface PostgresLogs extends Pick<Logs, 'append' | 'read' | 'forget'> {
  readonly appends: Batches<Append, Stored>;
}

interface Lines {
  /** For appends alone: their plans are made once, for any number of tables. */
  readonly appending: Connections;
  readonly others: Connections;
}

/** The logs in a PostgreSQL database. */
export function postgresLogs({ appending, others }: Lines, heard: (reading: Reading) => void): PostgresLogs {
  const store = async (batch: readonly Append[]): Promise<Stored[]> => {
    const sent = performance.now();
    const [answer] = await appending.run<{ stored: number[]; now: number }>(APPEND, [spelled(batch)]);
    heard({ sent, said: answer!.now, received: performance.now() });
    const stored = new Set(answer!.stored);
    return batch.map((_, i) => (stored.has(i) ? 'stored' : 'taken'));
  };
  const appends = new Batches<Append, Stored>(batch => storeFit(batch, store));
  return {
    appends,
    async append(run, row) {
      if (run.length === 0) return 'stored';
      const { table, seq } = run[0]!;
      if (seq === 1) checkFirst(table, row);
      return appends.write({ table, run: [...run], row });
    },
    async read(table, after) {
      const rows = await others.run<{ seq: number; entry: string }>(READ, [table, after]);
      return rows.map(({ seq, entry }): Entry => ({ table, seq, ...JSON.parse(entry) }));
    },
    async forget(table, seq) {
      const forgotten = await others.run(FORGET, [table, seq]);
      return forgotten.length === 1 ? 'forgotten' : 'taken';
    },
  };
}

/** A batch as JSON; what may hold any character is JSON within that. */
const spelled = (batch: readonly Append[]): string => JSON.stringify(batch.map(spelledOne));

function spelledOne({ run, row: { about, acting, due, worn } }: Append, i: number): unknown {
  const last = run.at(-1)!;
  return {
    i,
    name: last.table,
    first: run[0]!.seq,
    seq: last.seq,
    changed: last.at,
    entries: run.map(({ table: _table, seq: _seq, ...entry }) => JSON.stringify(entry)),
    ...(acting && { acting: JSON.stringify(acting) }),
    ...(due !== undefined && { due }),
    ...(about && {
      status: about.status,
      about: JSON.stringify(about),
      open: openSince(about),
      code: codeAt(about),
      members: membersOf(about),
    }),
    ...(worn && { worn }),
  };
}

const membersOf = ({ host, chairs }: About): PlayerId[] => [
  ...new Set([host, ...chairs.flatMap(chair => (chair.kind === 'player' ? [chair.player] : []))]),
];

/**
 * The appends of many tables, each stored or not by itself. A row that does not end with the number before the first is left out; the others
 * are locked in the order of their names, and looked at again where they had to be waited for.
 */
const APPEND = statement(`
  WITH input AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::text::json) AS input (
      i int, name text, first bigint, seq bigint, changed bigint, acting text, due bigint,
      entries json, status text, about text, open bigint, code text, members json, worn json
    )
  ), begun AS (
    INSERT INTO logs (name, seq, changed, acting, due)
    SELECT name, seq, changed, acting, due FROM input WHERE first = 1 ORDER BY name
    ON CONFLICT (name) DO NOTHING
    RETURNING id, name
  ), ended AS MATERIALIZED (
    SELECT logs.id, input.*
    FROM input JOIN logs ON logs.name = input.name AND logs.seq = input.first - 1
    WHERE input.first > 1
    ORDER BY logs.name
    FOR UPDATE OF logs
  ), moved AS (
    UPDATE logs SET
      seq = ended.seq, changed = ended.changed, acting = coalesce(ended.acting, logs.acting), due = coalesce(ended.due, logs.due)
    FROM ended WHERE logs.id = ended.id
  ), stored AS MATERIALIZED (
    SELECT * FROM ended
    UNION ALL
    SELECT begun.id, input.* FROM begun JOIN input ON input.name = begun.name
  ), added AS (
    INSERT INTO entries (log, seq, entry)
    SELECT stored.id, stored.first + place - 1, entry
    FROM stored CROSS JOIN json_array_elements_text(stored.entries) WITH ORDINALITY AS entry (entry, place)
  ), told AS (
    INSERT INTO tables (log, status, about, open, code)
    SELECT id, status, about, open, code FROM stored WHERE about IS NOT NULL
    ON CONFLICT (log) DO UPDATE SET status = excluded.status, about = excluded.about, open = excluded.open, code = excluded.code
  ), gone AS (
    DELETE FROM members USING stored
    WHERE members.log = stored.id AND stored.members IS NOT NULL
      AND members.player NOT IN (SELECT json_array_elements_text(stored.members))
  ), come AS (
    INSERT INTO members (player, log)
    SELECT player, stored.id FROM stored CROSS JOIN json_array_elements_text(stored.members) AS player
    ON CONFLICT DO NOTHING
  ), won AS (
    SELECT player, array_agg(worn.arms ORDER BY stored.i DESC) AS arms
    FROM stored CROSS JOIN json_to_recordset(stored.worn) AS worn (player text, arms text)
    GROUP BY player
  ), dressed AS (
    UPDATE players SET arms = won.arms[1], older = (
      SELECT json_agg(one ORDER BY place)::text FROM (
        SELECT one, min(place) AS place
        FROM unnest(won.arms || players.arms || ARRAY(SELECT json_array_elements_text(players.older::json))) WITH ORDINALITY AS each (one, place)
        WHERE one <> won.arms[1]
        GROUP BY one ORDER BY place LIMIT ${MOST_WON - 1}
      ) AS before
    )
    FROM won WHERE players.id = won.player
  )
  SELECT coalesce(json_agg(i), '[]') AS stored, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now FROM stored`);

const READ = statement(`
  SELECT entries.seq, entry FROM logs JOIN entries ON entries.log = logs.id
  WHERE logs.name = $1 AND entries.seq > $2 ORDER BY entries.seq`);

const FORGET = statement(`
  WITH forgotten AS (
    DELETE FROM logs WHERE name = $1 AND seq = $2 RETURNING id
  ), entries AS (
    DELETE FROM entries USING forgotten WHERE entries.log = forgotten.id
  ), tables AS (
    DELETE FROM tables USING forgotten WHERE tables.log = forgotten.id
  ), members AS (
    DELETE FROM members USING forgotten WHERE members.log = forgotten.id
  ), snapshots AS (
    DELETE FROM snapshots USING forgotten WHERE snapshots.log = forgotten.id
  )
  SELECT id FROM forgotten`);
