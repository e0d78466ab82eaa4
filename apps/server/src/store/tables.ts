import type { DatabaseSync } from 'node:sqlite';
import type { TableRecord } from '@tabard/table';
import type { GroupCommit } from '../log/group-commit.ts';

export interface Listed {
  readonly record: TableRecord;
  /** When somebody last sat down, moved or left. */
  readonly changed: number;
}

const DAY_MS = 86_400_000;

/** How long a table that nobody touches is kept, by its status. A match in the middle is closed first, and deleted as such. */
export const KEEP_MS: Readonly<Record<TableRecord['status'], number>> = {
  waiting: 2 * DAY_MS,
  playing: 60 * DAY_MS,
  over: 365 * DAY_MS,
  closed: 7 * DAY_MS,
};

/** Tables, but for their moves. */
export class Tables {
  readonly #writer: GroupCommit;
  readonly #now: () => number;
  readonly #statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, writer: GroupCommit, now: () => number) {
    this.#writer = writer;
    this.#now = now;
    this.#statements = prepare(db);
  }

  load(match: string): TableRecord | undefined {
    return recordOf(this.#statements.load.get(match) as { record: string } | undefined);
  }

  /** Resolves when it is on the disk. */
  save(...records: readonly TableRecord[]): Promise<void> {
    return this.#writer.write(() => {
      for (const record of records) this.#write(record);
    });
  }

  /** The player's tables, latest change first; closed ones are gone. */
  ofPlayer(player: string, most: number): Listed[] {
    const rows = this.#statements.ofPlayer.all(player, most) as { record: string; changed: number }[];
    return rows.map(row => ({ record: JSON.parse(row.record), changed: row.changed }));
  }

  /** The player's tables that are not finished, the one where nothing happened for longest first. */
  unfinishedOf(player: string): string[] {
    return (this.#statements.unfinishedOf.all(player) as { match: string }[]).map(({ match }) => match);
  }

  /** How many tables the player has that are not finished. */
  unfinished(player: string): number {
    return (this.#statements.unfinished.get(player) as { count: number }).count;
  }

  playing(): string[] {
    return (this.#statements.playing.all() as { match: string }[]).map(({ match }) => match);
  }

  /** Tables that nobody touched for longer than their status allows, but for those the caller keeps. */
  abandoned(): TableRecord[] {
    return Object.entries(KEEP_MS).flatMap(([status, ms]) => {
      const rows = this.#statements.abandoned.all(status, this.#now() - ms) as { record: string }[];
      return rows.map(row => JSON.parse(row.record) as TableRecord);
    });
  }

  delete(match: string): Promise<void> {
    return this.#writer.write(() => {
      this.#statements.dropEntries.run(match);
      this.#statements.dropLog.run(match);
      this.#statements.dropPlayers.run(match);
      this.#statements.drop.run(match);
    });
  }

  #write(record: TableRecord): void {
    this.#statements.save.run(record.match, record.status, this.#now(), JSON.stringify(record));
    this.#statements.dropPlayers.run(record.match);
    const people = new Set(record.seats.flatMap(seat => (seat.kind === 'player' ? [seat.player] : [])).concat(record.host));
    for (const player of people) this.#statements.addPlayer.run(player, record.match);
  }
}

const LAST = 'max(changed, coalesce((SELECT at FROM logs JOIN entries ON entries.id = last WHERE logs.match = tables.match), 0))';

const prepare = (db: DatabaseSync) => ({
  load: db.prepare('SELECT record FROM tables WHERE match = ?'),
  save: db.prepare('INSERT OR REPLACE INTO tables (match, status, changed, record) VALUES (?, ?, ?, ?)'),
  ofPlayer: db.prepare(
    `SELECT record, ${LAST} AS changed FROM table_players JOIN tables USING (match) WHERE player = ? AND status <> 'closed' ORDER BY 2 DESC LIMIT ?`,
  ),
  unfinishedOf: db.prepare(
    `SELECT match FROM table_players JOIN tables USING (match) WHERE player = ? AND status IN ('waiting', 'playing') ORDER BY ${LAST}`,
  ),
  unfinished: db.prepare(
    "SELECT count(*) AS count FROM table_players JOIN tables USING (match) WHERE player = ? AND status IN ('waiting', 'playing')",
  ),
  playing: db.prepare("SELECT match FROM tables WHERE status = 'playing'"),
  abandoned: db.prepare(`SELECT record FROM tables WHERE status = ?1 AND changed < ?2 AND ${LAST} < ?2`),
  drop: db.prepare('DELETE FROM tables WHERE match = ?'),
  addPlayer: db.prepare('INSERT INTO table_players (player, match) VALUES (?, ?)'),
  dropPlayers: db.prepare('DELETE FROM table_players WHERE match = ?'),
  dropEntries: db.prepare(`
    WITH RECURSIVE chain (id) AS (
      SELECT last FROM logs WHERE match = ?
      UNION ALL
      SELECT before FROM chain JOIN entries USING (id) WHERE before IS NOT NULL
    )
    DELETE FROM entries WHERE id IN chain`),
  dropLog: db.prepare('DELETE FROM logs WHERE match = ?'),
});

const recordOf = (row: { record: string } | undefined): TableRecord | undefined => row && JSON.parse(row.record);
