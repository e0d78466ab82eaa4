import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../options.ts';

/** The format of version 0.2.0, and what later ones changed. Only ever add to the end. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- Every log, ordered by arrival, so that what happens at many tables shares pages and one sync. An entry knows the one before it: in an
  -- index of places every table would have a page of its own, to be written again with every move.
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    before INTEGER, -- the entry before it in its log
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    wish TEXT,
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,
    deed TEXT NOT NULL -- JSON
  ) STRICT;

  -- What changes with every entry, small, so that the tables that are played at the same time share a page.
  CREATE TABLE logs (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE, -- the table
    seq INTEGER NOT NULL, -- of the last entry: one writer brings it further
    last INTEGER NOT NULL, -- the last entry
    changed INTEGER NOT NULL, -- its time
    acting TEXT NOT NULL, -- JSON
    due INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX logs_by_due ON logs (due);

  -- What changes seldom.
  CREATE TABLE tables (log INTEGER PRIMARY KEY, status TEXT NOT NULL, about TEXT NOT NULL) STRICT;
  CREATE TABLE members (player TEXT NOT NULL, log INTEGER NOT NULL, PRIMARY KEY (player, log)) STRICT, WITHOUT ROWID;
  CREATE INDEX members_of_log ON members (log);
  CREATE TABLE snapshots (
    log INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    position TEXT NOT NULL
  ) STRICT;

  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    settings TEXT NOT NULL,
    arms TEXT, -- what the player took home from the last match that gives something to take home
    owner TEXT, -- of a program
    seen INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX players_of_owner ON players (owner) WHERE owner IS NOT NULL;
  -- A key is 256 random bits in a cookie; only its hash is kept. One player may have several devices.
  CREATE TABLE keys (hash TEXT PRIMARY KEY, player TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_of_player ON keys (player);
  CREATE TABLE links (hash TEXT PRIMARY KEY, player TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  -- A revoked token stays, so that its program is told.
  CREATE TABLE tokens (player TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, made INTEGER NOT NULL, revoked INTEGER) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE keys ADD COLUMN browser TEXT NOT NULL DEFAULT ''; -- of the device that holds it
  ALTER TABLE keys ADD COLUMN system TEXT NOT NULL DEFAULT '';
  ALTER TABLE keys ADD COLUMN made INTEGER; -- null: before this was noted
  ALTER TABLE keys ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE keys SET seen = coalesce((SELECT players.seen FROM players WHERE players.id = keys.player), 0);
  CREATE INDEX links_of_player ON links (player);
  CREATE TABLE bans (whom TEXT PRIMARY KEY, made INTEGER NOT NULL, why TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- When no server was up.
  CREATE TABLE outages (start INTEGER NOT NULL, stop INTEGER NOT NULL) STRICT;
  `,
  `
  ALTER TABLE tokens ADD COLUMN key TEXT; -- of the device it was made with; null: before this was noted
  ALTER TABLE tokens ADD COLUMN device TEXT; -- what marks that device, whoever uses it
  `,
  `
  ALTER TABLE tables ADD COLUMN open INTEGER; -- since when the lobby shows it; null: it does not
  ALTER TABLE tables ADD COLUMN code TEXT; -- that leads to it; null: none does
  CREATE INDEX tables_by_open ON tables (open) WHERE open IS NOT NULL;
  CREATE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
  `,
  `
  -- What was said at a table: beside its log, as it goes with who said it.
  CREATE TABLE talk (
    log INTEGER NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    player TEXT NOT NULL,
    words TEXT NOT NULL, -- JSON
    PRIMARY KEY (log, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX talk_of_player ON talk (player);
  `,
  `
  -- What servers keep to themselves, made at the first start.
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  -- Devices that asked to be called, each by its key.
  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    key TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    reasons TEXT NOT NULL, -- JSON
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscriptions_of_player ON subscriptions (player);
  CREATE INDEX subscriptions_of_key ON subscriptions (key);
  -- Who was called to a table and has not looked at it since.
  CREATE TABLE calls (player TEXT NOT NULL, called_to TEXT NOT NULL, PRIMARY KEY (player, called_to)) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE players ADD COLUMN older TEXT; -- JSON: the arms won before the last ones, the newest first
  ALTER TABLE players ADD COLUMN chosen TEXT; -- the arms worn instead of the last ones
  `,
];

/** Those of version 0.1, which had another layout, were 1 to 4. */
const FIRST_FORMAT = 10;

export const FORMAT: number = FIRST_FORMAT + STEPS.length - 1;

/** Brings the database up to date, a step at a time, each wholly or not at all. */
export function migrate(db: DatabaseSync): void {
  const { user_version: format } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (format > FORMAT) {
    throw new StartError(`The data were written by a newer Tabard (format ${format}, this one knows ${FORMAT}). Please update Tabard.`);
  }
  if (format > 0 && format < FIRST_FORMAT) {
    throw new StartError(
      'The data were written by Tabard 0.1, which this version does not read. Choose another folder with --data, or move the old one away.',
    );
  }
  for (let next = Math.max(format + 1, FIRST_FORMAT); next <= FORMAT; next++) {
    db.exec(`BEGIN IMMEDIATE; ${STEPS[next - FIRST_FORMAT]} PRAGMA user_version = ${next}; COMMIT`);
  }
}
