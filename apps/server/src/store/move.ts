import { canonicalJson, type Json } from '@tabard/core';
import type { Games, Listed, Store } from '@tabard/house';
import { brokenSeal, type Digest, type Entry } from '@tabard/table';
import { countTables, openedBy, pagesOf, positionOf } from './check.ts';
import { copyOutages } from './outages.ts';
import { copyPeople } from './people-rows.ts';
import type { Sql } from './sql.ts';

/** A store that can be moved elsewhere. */
export interface SqlStore extends Store {
  readonly sql: Sql;
  /** From now on what clients remember of another epoch counts for nothing; of the same one, everything. */
  setEpoch(epoch: number): Promise<void>;
}

export interface Moving {
  readonly games: Games;
  readonly digest?: Digest | undefined;
  /** How far it is: rows of people, tables copied, tables compared. */
  onProgress(what: 'people' | 'copied' | 'compared', done: number, all: number): void;
}

export interface Moved {
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

/** Something that must be looked at by whoever moves: the sentence says what. */
export class MoveError extends Error {}

/**
 * Copies everything of a store into another, and compares: every table is folded on both sides. What a move that was broken off left
 * there is gone on from. Nobody else may write to either meanwhile.
 */
export async function moveStore(from: SqlStore, to: SqlStore, moving: Moving): Promise<Moved> {
  await checkFree(from, to);
  const people = await copyPeople(from.sql, to.sql, count => moving.onProgress('people', count, count));
  const all = await countTables(from);
  let entries = 0;
  let copied = 0;
  for await (const page of pagesOf(from)) {
    const heads = await to.heads(page.map(({ table }) => table));
    const counts = await Promise.all(page.map(listed => copyTable(from, to, listed, heads.get(listed.table) ?? 0)));
    entries += counts.reduce((sum, count) => sum + count, 0);
    copied += page.length;
    moving.onProgress('copied', copied, all);
  }
  const [unreadable] = from.unreadable ?? [];
  if (unreadable !== undefined) throw new MoveError(`What the lists say of table ${unreadable} cannot be read.`);
  let compared = 0;
  for await (const page of pagesOf(from)) {
    for (const listed of page) {
      await compare(from, to, listed, moving);
      moving.onProgress('compared', ++compared, all);
    }
  }
  const there = await countTables(to);
  if (there !== all) throw new MoveError(`There are ${there - all} tables at the new place that are not at the old one.`);
  await copyOutages(from.sql, to.sql);
  await to.setEpoch(from.epoch);
  return { people, tables: all, entries };
}

/** Another place that is in use must not be mixed with this one. */
async function checkFree(from: Store, to: Store): Promise<void> {
  for await (const page of pagesOf(to)) {
    const known = await from.heads(page.map(({ table }) => table));
    const stranger = page.find(({ table }) => !known.has(table));
    if (stranger)
      throw new MoveError(`At the new place there is a table that is not at the old one: ${stranger.table}. Nothing was copied.`);
  }
}

/** Gives the number of its entries. */
async function copyTable(from: Store, to: Store, { table, about, acting, due }: Listed, head: number): Promise<number> {
  const log = await from.read(table, 0);
  const rest = log.slice(head);
  if (head > log.length) throw new MoveError(`Table ${table} has ${head} entries at the new place and ${log.length} at the old one.`);
  const stored = rest.length === 0 ? 'stored' : await to.append(rest, { about, acting, due });
  if (stored === 'taken') throw new MoveError(`Somebody else writes at the new place: table ${table} went on.`);
  const snapshot = await from.snapshot(table);
  if (snapshot) await to.saveSnapshot(table, snapshot);
  for (const said of await from.talkAt(table)) await to.keepSaid(said);
  return log.length;
}

/** Reads a table at both places, checks its seals, folds it, and compares. */
async function compare(from: Store, to: Store, { table }: Listed, { games, digest }: Moving): Promise<void> {
  const sides = await Promise.all(
    [from, to].map(async store => {
      const [log, listed] = await Promise.all([store.read(table, 0), store.listed(table)]);
      const broken = brokenSeal(log, digest);
      if (broken)
        throw new MoveError(`Entry ${broken.seq} of table ${table} is not as it was written (${store === from ? 'old' : 'new'} place).`);
      return canonicalJson([await foldedBy(games, log), listed ?? null] as unknown as Json);
    }),
  );
  if (sides[0] !== sides[1]) throw new MoveError(`Table ${table} is not the same at both places.`);
}

/** What a table comes to; one whose rules are not known here, to its entries. */
async function foldedBy(games: Games, log: readonly Entry[]): Promise<unknown> {
  const read = await openedBy(games, log);
  if (!read) return log;
  const { head, seq, about } = read.table;
  return [head, seq, about, positionOf(read.table, read.hosted)];
}
