import type { Houses } from '@tabard/house';
import type { Reading } from './clock.ts';
import type { Connections } from './connections.ts';
import { statement } from './statement.ts';

/** Which houses are up, by the clock of the database; a test may bring its own. */
export function postgresHouses(connections: Connections, heard: (reading: Reading) => void, clock?: () => number): Houses {
  return {
    async beat(house, freshMs) {
      const sent = performance.now();
      const rows = await connections.run<{ up: string[]; now: number }>(BEAT, [clock?.() ?? null, house, freshMs]);
      const { up, now } = rows[0]!;
      heard({ sent, said: now, received: performance.now() });
      return up.sort();
    },
    async depart(house) {
      await connections.run(DEPART, [house]);
    },
  };
}

/** Those that did not beat for so long are forgotten. */
const FORGET_MS = 60_000;

/** A beat from the future is none: the clock of the database was set back. */
const BEAT = statement(`
  WITH beat AS MATERIALIZED (
    SELECT clock.now, coalesce($1::bigint, clock.now::bigint) AS seen, $2::text AS house, $3::bigint AS fresh
    FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now) AS clock
  ), noted AS (
    INSERT INTO houses (id, seen) SELECT house, seen FROM beat
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
  ), forgotten AS (
    DELETE FROM houses USING beat WHERE abs(beat.seen - houses.seen) > ${FORGET_MS} AND houses.id <> beat.house
  )
  SELECT
    (SELECT json_agg(id) FROM (
      SELECT house AS id UNION SELECT id FROM houses WHERE abs(beat.seen - houses.seen) <= fresh
    ) AS up) AS up,
    now
  FROM beat`);

const DEPART = statement('DELETE FROM houses WHERE id = $1');
