import type { DatabaseSync } from 'node:sqlite';
import type { People, Player, Program } from '@tabard/house';
import type { GroupCommit } from './group-commit.ts';

type PlayerRow = Omit<Player, 'settings'> & { readonly settings: string };

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** The people in a SQLite database. */
export function sqlitePeople(db: DatabaseSync, writer: GroupCommit, now: () => number): People {
  const statements = prepare(db);

  const playerBy = (id: string): Player | undefined => playerOf(statements.player.get(id));
  const add = ({ id, name, lang }: Pick<Player, 'id' | 'name' | 'lang'>, owner: string | null): void => {
    statements.insert.run(id, name, lang, '{}', owner, now());
  };
  const redeem = (hash: string, key: string): Player | undefined => {
    const link = statements.takeLink.get(hash) as { player: string; expires: number } | undefined;
    const player = link && link.expires >= now() ? playerBy(link.player) : undefined;
    if (player) statements.addKey.run(key, player.id);
    return player;
  };
  const wasHereToday = (id: string): boolean => {
    const row = statements.seen.get(id) as { seen: number } | undefined;
    return !row || now() - row.seen <= DAY_MS;
  };
  const forgetStrangers = (): void => {
    statements.dropLinks.run(now());
    for (const { id } of statements.dropPlayers.all(now() - YEAR_MS) as { id: string }[]) {
      statements.dropKeys.run(id);
      statements.dropToken.run(id);
    }
  };

  return {
    player: async id => playerBy(id),
    playersBy: async ids => statements.players.all(JSON.stringify(ids)).map(row => playerOf(row)!),
    playerByKey: async hash => playerOf(statements.playerByKey.get(hash)),
    addPlayer: (player, key) =>
      writer.write(() => {
        add(player, null);
        statements.addKey.run(key, player.id);
        return playerBy(player.id)!;
      }),
    async changePlayer(id, { name = null, lang = null, settings }) {
      const text = settings ? JSON.stringify(settings) : null;
      return writer.write(() => playerOf(statements.change.get(name, lang, text, id)));
    },
    async notePresence(id) {
      return !wasHereToday(id) && writer.write(() => statements.see.run(now(), id, now() - DAY_MS).changes === 1);
    },
    addLink: (hash, player, expires) => writer.write(() => void statements.addLink.run(hash, player, expires)),
    redeemLink: (hash, key) => writer.write(() => redeem(hash, key)),
    addProgram: ({ owner, ...program }, token) =>
      writer.write(() => {
        const made = now();
        add(program, owner);
        statements.addToken.run(program.id, token, made);
        return { id: program.id, name: program.name, made };
      }),
    programsOf: async owner => statements.programs.all(owner).map(row => ({ ...row }) as unknown as Program),
    async programByToken(hash) {
      const row = statements.token.get(hash) as { player: string; revoked: number | null } | undefined;
      return row && { player: playerBy(row.player)!, isRevoked: row.revoked !== null };
    },
    isWelcome: async program => statements.isWelcome.get(program) !== undefined,
    revokeProgram: (owner, program) => writer.write(() => statements.revoke.run(now(), program, owner).changes === 1),
    forgetStrangers: () => writer.write(forgetStrangers),
  };
}

const PLAYER = 'players.id, players.name, lang, settings, arms, owner';

const prepare = (db: DatabaseSync) => ({
  player: db.prepare(`SELECT ${PLAYER} FROM players WHERE id = ?`),
  players: db.prepare(`SELECT ${PLAYER} FROM players WHERE id IN (SELECT value FROM json_each(?))`),
  playerByKey: db.prepare(`SELECT ${PLAYER} FROM keys JOIN players ON players.id = keys.player WHERE hash = ?`),
  insert: db.prepare('INSERT INTO players (id, name, lang, settings, owner, seen) VALUES (?, ?, ?, ?, ?, ?)'),
  change: db.prepare(
    `UPDATE players SET name = coalesce(?, name), lang = coalesce(?, lang), settings = coalesce(?, settings) WHERE id = ? RETURNING ${PLAYER}`,
  ),
  seen: db.prepare('SELECT seen FROM players WHERE id = ?'),
  see: db.prepare('UPDATE players SET seen = ? WHERE id = ? AND seen < ?'),
  addKey: db.prepare('INSERT INTO keys (hash, player) VALUES (?, ?)'),
  addLink: db.prepare('INSERT INTO links (hash, player, expires) VALUES (?, ?, ?)'),
  takeLink: db.prepare('DELETE FROM links WHERE hash = ? RETURNING player, expires'),
  addToken: db.prepare('INSERT INTO tokens (player, hash, made) VALUES (?, ?, ?)'),
  token: db.prepare('SELECT player, revoked FROM tokens WHERE hash = ?'),
  programs: db.prepare(
    'SELECT id, name, made FROM players JOIN tokens ON tokens.player = players.id WHERE owner = ? AND revoked IS NULL ORDER BY made, id',
  ),
  isWelcome: db.prepare('SELECT 1 FROM tokens WHERE player = ? AND revoked IS NULL'),
  revoke: db.prepare(
    'UPDATE tokens SET revoked = ? WHERE player = ? AND revoked IS NULL AND player IN (SELECT id FROM players WHERE owner = ?)',
  ),
  dropLinks: db.prepare('DELETE FROM links WHERE expires < ?'),
  dropPlayers: db.prepare(
    'DELETE FROM players WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM members WHERE player = players.id) RETURNING id',
  ),
  dropKeys: db.prepare('DELETE FROM keys WHERE player = ?'),
  dropToken: db.prepare('DELETE FROM tokens WHERE player = ?'),
});

const playerOf = (row: unknown): Player | undefined => {
  if (row === undefined) return;
  const { settings, ...player } = row as PlayerRow;
  return { ...player, settings: JSON.parse(settings) };
};
