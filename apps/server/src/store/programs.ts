import type { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '@tabard/core';
import type { GroupCommit } from '../log/group-commit.ts';
import type { Player, Players } from './players.ts';
import { hashOf, newId, newKey } from './secrets.ts';

/** A program that plays for somebody. */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** Says what it is, to people and to tools that look for secrets in public places. */
const PREFIX = 'tabard_';

/** The programs of people: each is a player of its own, with an owner, and comes in with a token. */
export class Programs {
  readonly #writer: GroupCommit;
  readonly #players: Players;
  readonly #now: () => number;
  readonly #statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, writer: GroupCommit, players: Players, now: () => number) {
    this.#writer = writer;
    this.#players = players;
    this.#now = now;
    this.#statements = prepare(db);
  }

  byToken(token: string): Result<Player, 'unknown-token' | 'revoked-token'> {
    const row = this.#statements.byHash.get(hashOf(token)) as { player: string; revoked: number | null } | undefined;
    const player = row && this.#players.byId(row.player);
    if (!player) return err('unknown-token');
    return row.revoked === null ? ok(player) : err('revoked-token');
  }

  /** Those whose token is good, oldest first. */
  of(owner: string): Program[] {
    return this.#statements.of.all(owner) as unknown as Program[];
  }

  /** Whether its program can still come. */
  isWelcome(program: string): boolean {
    return this.#statements.isWelcome.get(program) !== undefined;
  }

  /** The token is told here and nowhere else. */
  async make(owner: Player, name: string): Promise<{ readonly program: Program; readonly token: string }> {
    const program = { id: newId(), name, made: this.#now() };
    const token = PREFIX + newKey();
    await this.#writer.write(() => {
      this.#statements.insertPlayer.run(program.id, name, owner.lang, '{}', program.made);
      this.#statements.insert.run(program.id, owner.id, hashOf(token), program.made);
    });
    return { program, token };
  }

  /** False if the owner has no such program. */
  revoke(owner: string, program: string): Promise<boolean> {
    return this.#writer.write(() => this.#statements.revoke.run(this.#now(), program, owner).changes === 1);
  }
}

const prepare = (db: DatabaseSync) => ({
  byHash: db.prepare('SELECT player, revoked FROM programs WHERE hash = ?'),
  of: db.prepare(
    'SELECT id, name, made FROM programs JOIN players ON players.id = player WHERE owner = ? AND revoked IS NULL ORDER BY made, id',
  ),
  isWelcome: db.prepare('SELECT 1 FROM programs WHERE player = ? AND revoked IS NULL'),
  insertPlayer: db.prepare('INSERT INTO players (id, name, lang, settings, seen) VALUES (?, ?, ?, ?, ?)'),
  insert: db.prepare('INSERT INTO programs (player, owner, hash, made) VALUES (?, ?, ?, ?)'),
  revoke: db.prepare('UPDATE programs SET revoked = ? WHERE player = ? AND owner = ? AND revoked IS NULL'),
});
