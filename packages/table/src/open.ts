import { type AnyGame, err, ok, type Position, type Result } from '@tabard/core';
import type { Entry } from './entry.ts';
import { seedOf } from './fold.ts';
import { type Leg, legsOf, startOf } from './legs.ts';
import { note } from './note.ts';
import { follow } from './play.ts';
import type { Match, Table } from './table.ts';

/** A position of the match that was kept on the way, in the words of whatever rules there were. */
export interface Kept {
  readonly seq: number;
  readonly n: number;
  readonly position: Position;
}

export interface Opened {
  readonly table: Table;
  /** How many moves, the last ones, these rules cannot follow. */
  readonly lost: number;
  /** The match goes on, but by other rules than before: it has to be carried over first. */
  readonly isToCarry: boolean;
}

/**
 * A table from its whole log, which may have been written by older rules: then the match is followed up to the first move that they
 * refuse, or tell something else of. `newer-rules`: only a newer house can open it. Undefined: there is no such table.
 */
export function open(log: readonly Entry[], game: AnyGame, kept?: Kept): Result<Opened, 'newer-rules'> | undefined {
  const table = log.reduce<Table | undefined>(note, undefined);
  if (!table) return;
  if (table.about.revision > game.revision) return err('newer-rules');
  const legs = legsOf(log);
  if (legs.length === 0) return ok({ table, lost: 0, isToCarry: false });
  const { match, lost } = followedFar(table, withKept(legs, kept), game);
  const isToCarry = table.about.status === 'playing' && (lost > 0 || table.about.revision < game.revision);
  return ok({ table: { ...table, match: { ...match, trail: [] } }, lost, isToCarry });
}

/** A kept position shortens the last leg; one that does not belong to this log, or only to more of it than was read, is as good as none. */
function withKept(legs: readonly Leg[], kept: Kept | undefined): readonly Leg[] {
  const last = legs.at(-1);
  if (!last || !kept || kept.seq <= last.seq) return legs;
  const before = last.moves.filter(({ seq }) => seq <= kept.seq);
  if (last.n + before.length !== kept.n) return legs;
  const { seq } = before.at(-1) ?? last;
  return [...legs, { seq, n: kept.n, position: kept.position, goesOn: true, moves: last.moves.slice(before.length) }];
}

/** As far as these rules can follow, from the latest place they know; from the deal, if need be. */
function followedFar(table: Table, legs: readonly Leg[], game: AnyGame): { match: Match; lost: number } {
  const seed = seedOf(table);
  for (const leg of legs.toReversed()) {
    let match = startOf(leg, table, seed, game);
    if (!match) continue;
    const moves = movesFrom(leg, legs);
    const end = moves.findIndex(entry => {
      const next = follow(game, match!, entry);
      match = next ?? match;
      return next === undefined;
    });
    return { match, lost: end === -1 ? 0 : moves.length - end };
  }
  throw new Error(`the match of table ${table.id} does not begin`);
}

/** The moves of a leg that stand, and those of the legs after it. */
function movesFrom(leg: Leg, legs: readonly Leg[]): readonly Entry[] {
  const later = legs.slice(legs.indexOf(leg));
  const moves = new Map(later.flatMap(one => one.moves.map(entry => [entry.seq, entry] as const)));
  return [...moves.values()];
}
