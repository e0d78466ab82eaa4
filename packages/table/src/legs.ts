import { type AnyGame, type Position, rngAt } from '@tabard/core';
import type { Entry } from './entry.ts';
import { seedOf } from './fold.ts';
import { firstState, follow } from './play.ts';
import type { Match, Table } from './table.ts';

/** A stretch of a match under one set of rules: where it begins, and the moves made there that stand. */
export interface Leg {
  /** The entry it begins with. */
  readonly seq: number;
  /** How many moves stood then. */
  readonly n: number;
  /** Undefined: as the match began. */
  readonly position: Position | undefined;
  /** By the same rules and moves as the leg before it: some of those were only taken back. */
  readonly goesOn: boolean;
  readonly moves: readonly Entry[];
}

/** The legs of a match, first to last; none before its start. */
export function legsOf(log: readonly Entry[]): Leg[] {
  const legs: { seq: number; n: number; position: Position | undefined; goesOn: boolean; moves: Entry[] }[] = [];
  for (const entry of log) {
    const { seq, deed } = entry;
    if (deed.type === 'started') legs.push({ seq, n: 0, position: undefined, goesOn: false, moves: [] });
    if (deed.type === 'move') legs.at(-1)?.moves.push(entry);
    if (deed.type === 'carried' || deed.type === 'undone') {
      const base = legs.findLast(leg => !leg.goesOn)?.n ?? 0;
      cut(legs, deed.n);
      legs.push({ seq, n: deed.n, position: deed.position, goesOn: deed.type === 'undone' && deed.n >= base, moves: [] });
    }
  }
  return legs;
}

/** The last stretch of a match that can be played again by its moves alone: those that were taken back are not among them. */
export function lastCourse(log: readonly Entry[]): Pick<Leg, 'n' | 'position' | 'moves'> | undefined {
  const legs = legsOf(log);
  const first = legs.findLastIndex(leg => !leg.goesOn);
  const leg = legs[first];
  return leg && { n: leg.n, position: leg.position, moves: legs.slice(first).flatMap(({ moves }) => moves) };
}

/** Newer rules may have had to go back beyond where older ones began. */
function cut(legs: { n: number; moves: Entry[] }[], n: number): void {
  while (legs.length > 0 && legs.at(-1)!.n > n) legs.pop();
  const last = legs.at(-1);
  last?.moves.splice(n - last.n);
}

/** Where a leg begins, by these rules; undefined if they do not know such a position. */
export function startOf(
  { seq, n, position }: Leg,
  table: Pick<Table, 'about' | 'secrets'>,
  seed: string,
  game: AnyGame,
): Match | undefined {
  if (!position) return { seed, state: firstState(game, table, seed), n, after: seq };
  const restored = game.restore(position, rngAt(seed, 0));
  return restored.ok ? { seed, state: restored.value, n, after: seq } : undefined;
}

/** A match after one of its moves; the first moment, before any, has none. */
export interface Moment {
  readonly entry: Entry | undefined;
  readonly facts: readonly unknown[];
  readonly match: Match;
}

/** All of a match that these rules can show, moment by moment. */
export function* moments(log: readonly Entry[], table: Table, game: AnyGame): Generator<Moment> {
  let match: Match | undefined;
  for (const [i, leg] of legsOf(log).entries()) {
    // Where they do not know how a leg begins, they may have come there by themselves.
    match = startOf(leg, table, seedOf(table), game) ?? (match?.n === leg.n ? match : undefined);
    if (match && i === 0) yield { entry: undefined, facts: [], match };
    for (const entry of leg.moves) {
      const facts: unknown[] = [];
      match &&= follow(game, match, entry, fact => facts.push(fact));
      if (!match) break;
      yield { entry, facts, match };
    }
  }
}
