import type { Outages } from '@tabard/house';
import { oneOff, prepared, type Sql } from './sql.ts';

/** Longer ago nobody's clock ran that still runs. */
const KEEP_MS = 90 * 86_400_000;

/** When no house was up, as far as houses said when they were. Overlapping stretches are one outage noted twice. */
export function sqlOutages(sql: Sql, now: () => number): Outages {
  const { alive, add, forget, find, all } = prepare(sql);
  return {
    async alive(mostMs, upSince = 0) {
      const time = now();
      const [last] = await sql.read(find());
      const isOutage = last !== undefined && (time - last.value > mostMs || last.value < upSince);
      // The outage first: if this is broken off, it is noted again, and longer.
      if (isOutage) await sql.write(add(last.value, time), forget(time - KEEP_MS));
      await sql.write(alive(time));
    },
    outages: async () => (await sql.read(all())).map(({ start, stop }) => ({ from: start, to: stop })),
  };
}

/** Nobody loses the time of the move, either: the new place knows when somebody was last up at the old one. */
export async function copyOutages(from: Sql, to: Sql): Promise<void> {
  const [{ find, all }, { alive }] = [prepare(from), prepare(to)];
  const [outages, [last]] = [await from.read(all()), await from.read(find())];
  await to.write(oneOff(to.db.deleteFrom('outages')));
  if (outages.length > 0) await to.write(oneOff(to.db.insertInto('outages').values(outages)));
  if (last) await to.write(alive(last.value));
}

const KEY = 'alive';

const prepare = ({ db }: Sql) => ({
  find: prepared(() => db.selectFrom('meta').select('value').where('key', '=', KEY)),
  alive: prepared((value: number) =>
    db
      .insertInto('meta')
      .values({ key: KEY, value })
      .onConflict(conflict => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))),
  ),
  add: prepared((start: number, stop: number) => db.insertInto('outages').values({ start, stop })),
  forget: prepared((before: number) => db.deleteFrom('outages').where('stop', '<', before)),
  all: prepared(() => db.selectFrom('outages').select(['start', 'stop']).orderBy('start').orderBy('stop')),
});
