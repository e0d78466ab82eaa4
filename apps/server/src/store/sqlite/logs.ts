import type { DatabaseSync } from 'node:sqlite';
import { codeAt, type Logs, MOST_WON, openSince } from '@tabard/house';
import type { About } from '@tabard/table';
import { checkFirst } from '../first.ts';
import { type EntryRow, entryOf, type Job, packed, type Shown } from './job.ts';

/** The logs in a SQLite database. A move is one entry more and a change of one small row. */
export function sqliteLogs(reading: DatabaseSync, write: (job: Job) => Promise<unknown>): Pick<Logs, 'append' | 'read' | 'forget'> {
  const read = reading.prepare(READ);
  return {
    async append(run, row) {
      if (run.length === 0) return 'stored';
      const { table, seq } = run[0]!;
      if (seq === 1) checkFirst(table, row);
      const job: Job = { type: 'append', table, run: run.map(packed), row, shown: row.about && shownBy(row.about), mostWon: MOST_WON };
      return write(job) as Promise<'stored' | 'taken'>;
    },
    read: async (table, after) => (read.all(table, after) as unknown as EntryRow[]).map(row => entryOf(table, row)),
    forget: (table, seq) => write({ type: 'forget', table, seq }) as Promise<'forgotten' | 'taken'>,
  };
}

const shownBy = (about: About): Shown => ({ open: openSince(about), code: codeAt(about) });

const READ = `
  WITH RECURSIVE chain (id, seq, before) AS (
    SELECT entries.id, entries.seq, before FROM logs JOIN entries ON entries.id = last WHERE name = ?1 AND logs.seq > ?2
    UNION ALL
    SELECT entries.id, entries.seq, entries.before FROM chain JOIN entries ON entries.id = chain.before WHERE entries.seq > ?2
  )
  SELECT entries.seq, at, wish, salt, hash, deed FROM chain JOIN entries USING (id) ORDER BY chain.seq`;
