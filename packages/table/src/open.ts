import { type AnyGame, err, ok, type Position, type Result, type Seat } from '@tabard/core';
import type { Entry } from './entry.ts';
import { seedOf } from './fold.ts';
import { type Leg, legsOf, startOf } from './legs.ts';
import { note } from './note.ts';
import { follow, TRAIL } from './play.ts';
import type { Match, Table } from './table.ts';

/** A position of the match that was kept on the way, in the words of whatever rules there were; no move before it is to be taken back. */
export interface Kept {
  readonly seq: number;
  readonly n: number;
  readonly position: Position;
}

/** What to keep of a match: how it was before whatever may yet be taken back, so that who opens it knows that, too. */
export function keptOf({ about }: Table, match: Match, game: AnyGame): Kept {
  const first = about.status === 'playing' ? match.trail?.[0] : undefined;
  if (!first) return { seq: match.after, n: match.n, position: game.describe(match.state) };
  return { seq: first.seq - 1, n: match.n - match.trail!.length, position: game.describe(first.before) };
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
  const known = withKept(legs, kept);
  const { match, lost } = followedFar(table, known, game);
  const isToCarry = table.about.status === 'playing' && (lost > 0 || table.about.revision < game.revision);
  const trail = table.about.status === 'playing' && !isToCarry ? trailOf(log, match, table, known, game) : [];
  return ok({ table: { ...table, match: { ...match, trail } }, lost, isToCarry });
}

interface Known extends Leg {
  /** Whatever may be taken back was made after it. */
  readonly isSettled: boolean;
}

/** A kept position shortens its leg; one that does not belong to this log, or only to more of it than was read, is as good as none. */
function withKept(legs: readonly Leg[], kept: Kept | undefined): readonly Known[] {
  const known = legs.map(leg => ({ ...leg, isSettled: !leg.goesOn }));
  const at = kept ? legs.findLastIndex(leg => leg.seq < kept.seq) : -1;
  const leg = legs[at];
  if (!leg || !kept || legs.slice(at + 1).some(({ goesOn }) => !goesOn)) return known;
  const before = leg.moves.filter(({ seq }) => seq <= kept.seq);
  if (leg.n + before.length !== kept.n) return known;
  const { seq } = before.at(-1) ?? leg;
  const moves = leg.moves.slice(before.length);
  return known.toSpliced(at + 1, 0, { seq, n: kept.n, position: kept.position, goesOn: true, moves, isSettled: true });
}

/** As far as these rules can follow, from the latest place they know; from the deal, if need be. */
function followedFar(table: Table, legs: readonly Leg[], game: AnyGame): { match: Match; lost: number } {
  const seed = seedOf(table);
  for (const leg of legs.toReversed()) {
    const start = startOf(leg, table, seed, game);
    if (start) return followedFrom(start, movesFrom(leg, legs), game);
  }
  throw new Error(`the match of table ${table.id} does not begin`);
}

function followedFrom(start: Match, moves: readonly Entry[], game: AnyGame): { match: Match; lost: number } {
  let match = start;
  const end = moves.findIndex(entry => {
    const next = follow(game, match, entry);
    match = next ?? match;
    return next === undefined;
  });
  return { match, lost: end === -1 ? 0 : moves.length - end };
}

/** What a house remembers of the last moves that was there when they were made. */
function trailOf(log: readonly Entry[], match: Match, table: Table, legs: readonly Known[], game: AnyGame): NonNullable<Match['trail']> {
  const seqs = rememberedIn(log);
  const leg = legs.findLast(({ isSettled, seq }) => isSettled || seqs.length === 0 || seq < seqs[0]!)!;
  // Of what was taken back the position alone is written down: what led there is followed from before it.
  const start = leg === legs.at(-1) ? undefined : startOf(leg, table, match.seed, game);
  const { trail = [] } = start ? followedFrom(start, movesFrom(leg, legs), game).match : match;
  return trail.filter(({ seq }) => seqs.includes(seq));
}

/** The entries of the moves that are remembered to be taken back, and perhaps some more: which of them called the dice, no log tells. */
function rememberedIn(log: readonly Entry[]): readonly number[] {
  let last: { readonly seat?: Seat; readonly seqs: readonly number[] } = { seqs: [] };
  for (const { seq, deed } of log) {
    if (deed.type === 'move' && !deed.forced)
      last = { seat: deed.seat, seqs: [...(last.seat === deed.seat ? last.seqs.slice(1 - TRAIL) : []), seq] };
    else if (deed.type === 'undone') last = { ...last, seqs: last.seqs.slice(0, -deed.moves) };
    else if (deed.type === 'move' || FORGOTTEN_AFTER.has(deed.type)) last = { seqs: [] };
  }
  return last.seqs;
}

/** After these nobody takes back what was done before. */
const FORGOTTEN_AFTER: ReadonlySet<Entry['deed']['type']> = new Set(['started', 'carried', 'sat', 'takenBack']);

/** The moves of a leg that stand, and those of the legs after it. */
function movesFrom(leg: Leg, legs: readonly Leg[]): readonly Entry[] {
  const later = legs.slice(legs.indexOf(leg));
  const moves = new Map(later.flatMap(one => one.moves.map(entry => [entry.seq, entry] as const)));
  return [...moves.values()];
}
