import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '@tabard/house';
import type { About, PlayerId } from '@tabard/table';
import type { Job, Shown } from './job.ts';

/** Writes what an append brings besides its entries and the end of the log. Most bring nothing. */
export class Rows {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.#statements = prepare(db);
  }

  write(log: number, { about, worn }: Row, { shown, mostWon }: Pick<Extract<Job, { type: 'append' }>, 'shown' | 'mostWon'>): void {
    if (about && shown) this.#writeAbout(log, about, shown);
    for (const { player, arms } of worn ?? []) this.#statements.win.run(player, arms, mostWon - 1);
  }

  drop(log: number): void {
    this.#statements.dropMembers.run(log);
    this.#statements.drop.run(log);
  }

  #writeAbout(log: number, about: About, { open, code }: Shown): void {
    const members = JSON.stringify(membersOf(about));
    this.#statements.save.run(log, about.status, JSON.stringify(about), open, code);
    this.#statements.leave.run(log, members);
    this.#statements.join.run(log, members);
  }
}

const membersOf = ({ host, chairs }: About): PlayerId[] => [
  host,
  ...chairs.flatMap(chair => (chair.kind === 'player' ? [chair.player] : [])),
];

const prepare = (db: DatabaseSync) => ({
  save: db.prepare('INSERT OR REPLACE INTO tables (log, status, about, open, code) VALUES (?, ?, ?, ?, ?)'),
  leave: db.prepare('DELETE FROM members WHERE log = ?1 AND player NOT IN (SELECT value FROM json_each(?2))'),
  join: db.prepare('INSERT INTO members (player, log) SELECT value, ?1 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING'),
  win: db.prepare(`
    UPDATE players SET arms = ?2, older = (
      SELECT json_group_array(value ORDER BY place) FROM (
        SELECT -1 AS place, players.arms AS value WHERE players.arms <> ?2
        UNION ALL
        SELECT key, value FROM json_each(players.older) WHERE value <> ?2
        ORDER BY place LIMIT ?3
      )
    ) WHERE id = ?1`),
  drop: db.prepare('DELETE FROM tables WHERE log = ?'),
  dropMembers: db.prepare('DELETE FROM members WHERE log = ?'),
});
