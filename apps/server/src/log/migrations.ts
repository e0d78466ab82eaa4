import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../options.ts';

/** Step n brings a database of version n to version n + 1. Only ever add to the end. */
const STEPS: readonly string[] = [
  `
  -- The log. Ordered by arrival, so that the moves of many matches share pages and one sync; the index lets one writer win a place.
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    own INTEGER NOT NULL, -- 1: written by the table, no move of the game
    at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX entry_places ON entries (match, seq);

  CREATE TABLE tables (match TEXT PRIMARY KEY, status TEXT NOT NULL, changed INTEGER NOT NULL, record TEXT NOT NULL) STRICT;
  CREATE INDEX tables_by_age ON tables (status, changed);
  CREATE TABLE table_players (player TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, match)) STRICT, WITHOUT ROWID;
  CREATE INDEX players_of_table ON table_players (match);

  CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, settings TEXT NOT NULL, seen INTEGER NOT NULL) STRICT;
  -- A key is 256 random bits in a cookie; only its hash is kept. One player may have several devices.
  CREATE TABLE keys (hash TEXT PRIMARY KEY, player TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_of_player ON keys (player);
  CREATE TABLE links (hash TEXT PRIMARY KEY, player TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  -- What the player took home from the last match that gives something to take home.
  ALTER TABLE players ADD COLUMN arms TEXT;
  `,
  `
  -- Somebody's program that plays here is a player too. Of its token only the hash is kept; a revoked one stays, so that its program is told.
  CREATE TABLE programs (
    player TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    revoked INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX programs_of_owner ON programs (owner);
  `,
  `
  -- In the index of places every match had a page of its own, to be written again with every move. Instead an entry knows the one before
  -- it, and the ends of the matches that are played at the same time share a page.
  CREATE TABLE logs (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL, -- of the last entry: one writer brings it further, and wins the place
    last INTEGER -- the last entry
  ) STRICT;
  INSERT INTO logs (match, seq, last)
    SELECT match, seq, id FROM entries AS last WHERE seq = (SELECT max(seq) FROM entries WHERE match = last.match) ORDER BY id;
  ALTER TABLE entries ADD COLUMN before INTEGER;
  UPDATE entries SET before =
    (SELECT id FROM entries AS earlier WHERE match = entries.match AND seq < entries.seq ORDER BY seq DESC LIMIT 1);
  DROP INDEX entry_places;
  `,
];

export const SCHEMA_VERSION = STEPS.length;

/** Brings the database up to date, or as far as a test wants it, a version at a time, each wholly or not at all. */
export function migrate(db: DatabaseSync, to: number = SCHEMA_VERSION): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SCHEMA_VERSION) {
    throw new StartError(
      `The data were written by a newer Tabard (format ${version}, this one knows ${SCHEMA_VERSION}). Please update Tabard.`,
    );
  }
  for (let at = version; at < to; at++) {
    db.exec(`BEGIN IMMEDIATE; ${STEPS[at]} PRAGMA user_version = ${at + 1}; COMMIT`);
  }
}
