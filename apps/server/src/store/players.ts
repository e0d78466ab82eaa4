import type { DatabaseSync } from 'node:sqlite';
import type { Lang } from '@tabard/core';
import type { GroupCommit } from '../log/group-commit.ts';
import { hashOf, newId, newKey } from './secrets.ts';

export interface Player {
  readonly id: string;
  /** '' until chosen. */
  readonly name: string;
  readonly lang: Lang;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The arms last won. */
  readonly arms: string | null;
  /** Whose program it is; null: a person. */
  readonly owner: string | null;
}

interface Row {
  id: string;
  name: string;
  lang: Lang;
  settings: string;
  arms: string | null;
  owner: string | null;
}

const DAY_MS = 86_400_000;
const LINK_MS = 15 * 60_000;

/** Who plays here: an identity is a random key in a cookie, a name, a language and settings. */
export class Players {
  readonly #writer: GroupCommit;
  readonly #now: () => number;
  readonly #statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, writer: GroupCommit, now: () => number) {
    this.#writer = writer;
    this.#now = now;
    this.#statements = prepare(db);
  }

  byKey(key: string): Player | undefined {
    return playerOf(this.#statements.byKey.get(hashOf(key)) as Row | undefined);
  }

  byId(id: string): Player | undefined {
    return playerOf(this.#statements.byId.get(id) as Row | undefined);
  }

  async create(lang: Lang): Promise<{ readonly player: Player; readonly key: string }> {
    const player: Player = { id: newId(), name: '', lang, settings: {}, arms: null, owner: null };
    const key = newKey();
    await this.#writer.write(() => {
      this.#statements.insert.run(player.id, player.name, lang, '{}', this.#now());
      this.#statements.addKey.run(hashOf(key), player.id);
    });
    return { player, key };
  }

  async save(player: Player): Promise<void> {
    const { id, name, lang, settings } = player;
    await this.#writer.write(() => this.#statements.update.run(name, lang, JSON.stringify(settings), this.#now(), id));
  }

  async wear(player: string, arms: string): Promise<void> {
    await this.#writer.write(() => this.#statements.wear.run(arms, player));
  }

  /** A code that makes another device the same player: once, and soon. */
  async createLink(player: string): Promise<{ readonly code: string; readonly expires: number }> {
    const code = newKey();
    const expires = this.#now() + LINK_MS;
    await this.#writer.write(() => this.#statements.addLink.run(hashOf(code), player, expires));
    return { code, expires };
  }

  /** A new key for the link's player; undefined for a link that was used, is too old or never was. */
  async redeem(code: string): Promise<{ readonly player: Player; readonly key: string } | undefined> {
    const key = newKey();
    const id = await this.#writer.write(() => {
      const link = this.#statements.takeLink.get(hashOf(code)) as { player: string; expires: number } | undefined;
      if (!link || link.expires < this.#now()) return;
      this.#statements.addKey.run(hashOf(key), link.player);
      return link.player;
    });
    const player = id === undefined ? undefined : this.byId(id);
    return player && { player, key };
  }

  /** Forgets links that are too old, and players who have no table and were not here for a year. */
  async expire(): Promise<void> {
    const now = this.#now();
    await this.#writer.write(() => {
      this.#statements.dropLinks.run(now);
      this.#statements.dropKeys.run(now - 365 * DAY_MS);
      this.#statements.dropPlayers.run(now - 365 * DAY_MS);
      this.#statements.dropPrograms.run();
    });
  }

  /** Notes that the player was here, once a day; true when it did. */
  async note(id: string): Promise<boolean> {
    const now = this.#now();
    const { seen } = (this.#statements.seen.get(id) ?? { seen: now }) as { seen: number };
    if (now - seen <= DAY_MS) return false;
    await this.#writer.write(() => this.#statements.see.run(now, id));
    return true;
  }
}

const GONE = 'seen < ? AND NOT EXISTS (SELECT 1 FROM table_players WHERE player = players.id)';

const prepare = (db: DatabaseSync) => ({
  byKey: db.prepare(
    'SELECT id, name, lang, settings, arms, NULL AS owner FROM keys JOIN players ON players.id = keys.player WHERE hash = ?',
  ),
  byId: db.prepare(
    'SELECT id, name, lang, settings, arms, owner FROM players LEFT JOIN programs ON programs.player = players.id WHERE id = ?',
  ),
  insert: db.prepare('INSERT INTO players (id, name, lang, settings, seen) VALUES (?, ?, ?, ?, ?)'),
  update: db.prepare('UPDATE players SET name = ?, lang = ?, settings = ?, seen = ? WHERE id = ?'),
  wear: db.prepare('UPDATE players SET arms = ? WHERE id = ?'),
  seen: db.prepare('SELECT seen FROM players WHERE id = ?'),
  see: db.prepare('UPDATE players SET seen = ? WHERE id = ?'),
  addKey: db.prepare('INSERT INTO keys (hash, player) VALUES (?, ?)'),
  addLink: db.prepare('INSERT INTO links (hash, player, expires) VALUES (?, ?, ?)'),
  takeLink: db.prepare('DELETE FROM links WHERE hash = ? RETURNING player, expires'),
  dropLinks: db.prepare('DELETE FROM links WHERE expires < ?'),
  dropKeys: db.prepare(`DELETE FROM keys WHERE player IN (SELECT id FROM players WHERE ${GONE})`),
  dropPlayers: db.prepare(`DELETE FROM players WHERE ${GONE}`),
  dropPrograms: db.prepare('DELETE FROM programs WHERE player NOT IN (SELECT id FROM players)'),
});

const playerOf = (row: Row | undefined): Player | undefined => row && { ...row, settings: JSON.parse(row.settings) };
