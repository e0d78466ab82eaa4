import { type About, type Entry, isUnfinished, type PlayerId, seatOf } from '@tabard/table';
import { memoryCalls } from './memory-calls.ts';
import { memoryHouses } from './memory-houses.ts';
import { memoryOutages } from './memory-outages.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryTalk } from './memory-talk.ts';
import { codeAt, openSince } from './row.ts';
import type { Listed, Row, Snapshot, Store } from './store.ts';

/** What an append was handed. */
export interface Append {
  readonly run: readonly Entry[];
  readonly row: Row;
}

export interface MemoryStoreOptions {
  /** Without a clock it is always 1970. */
  readonly now?: () => number;
  readonly epoch?: number;
  /** The appends of an earlier store, in order: this one goes on from there. */
  readonly log?: readonly Append[];
  /** Keeps an append elsewhere, before it is answered. When it throws or rejects, so does the append, and nothing was stored. */
  readonly onAppend?: (run: readonly Entry[], row: Row) => void | Promise<void>;
}

interface Kept extends Pick<Listed, 'about' | 'acting' | 'due'> {
  readonly entries: readonly Entry[];
}

/** A store that forgets everything with the process, but for what `onAppend` keeps. */
export function memoryStore({ now = () => 0, epoch = now(), log = [], onAppend }: MemoryStoreOptions = {}): Store {
  const tables = new Map<string, Kept>();
  const snapshots = new Map<string, Snapshot>();
  const { dropTable, dropPlayer, ...talk } = memoryTalk(
    table => tables.has(table),
    async player => (await people.player(player)) !== undefined,
  );
  const hasTable = (player: PlayerId): boolean => [...tables.values()].some(({ about }) => isOf(about, player));
  const { win, hasKey, ...people } = memoryPeople(now, hasTable, dropPlayer);
  const { dropSignedOut, ...calls } = memoryCalls(now, hasKey);
  const inTurn = oneAtATime();
  let believed = epoch;

  const add = (table: string, kept: Kept, { worn = [] }: Row): void => {
    tables.set(table, kept);
    for (const { player, arms } of worn) win(player, arms);
  };
  const append = async (run: readonly Entry[], row: Row): Promise<'stored' | 'taken'> => {
    const [first] = run;
    if (!first) return 'stored';
    const kept = tables.get(first.table);
    if (first.seq !== (kept?.entries.length ?? 0) + 1) return 'taken';
    const after = keptAfter(kept, run, row);
    await onAppend?.(run, row);
    add(first.table, after, row);
    return 'stored';
  };
  const forget = async (table: string, seq: number): Promise<'forgotten' | 'taken'> => {
    if (tables.get(table)?.entries.length !== seq) return 'taken';
    tables.delete(table);
    snapshots.delete(table);
    dropTable(table);
    return 'forgotten';
  };
  const listed = (): Listed[] => [...tables].map(listedAs);
  const of = (player: PlayerId): Listed[] => listed().filter(({ about }) => isOf(about, player));
  const unfinished = (player: PlayerId): Listed[] => of(player).filter(({ about }) => isUnfinished(about));

  for (const { run, row } of log) {
    const { table } = run[0]!;
    add(table, keptAfter(tables.get(table), run, row), row);
  }
  return {
    ...people,
    ...talk,
    ...calls,
    dropKeys: (player, keys) => people.dropKeys(player, keys).finally(dropSignedOut),
    keepKeys: (player, key, most) => people.keepKeys(player, key, most).finally(dropSignedOut),
    deletePlayer: id => people.deletePlayer(id).finally(dropSignedOut),
    ...memoryHouses(now),
    ...memoryOutages(now),
    epoch,
    now,
    probe: async () => {},
    believed: async () => believed,
    async believe(time) {
      believed = time;
    },
    close: () => inTurn(async () => {}),

    append: (run, row) => inTurn(() => append(run, row)),
    read: async (table, after) => tables.get(table)?.entries.slice(after) ?? [],
    async saveSnapshot(table, snapshot) {
      if (tables.has(table)) snapshots.set(table, snapshot);
    },
    snapshot: async table => snapshots.get(table),
    forget: (table, seq) => inTurn(() => forget(table, seq)),

    async listed(table) {
      const kept = tables.get(table);
      return kept && listedAs([table, kept]);
    },
    tablesOf: async (player, most) =>
      of(player)
        .filter(({ about }) => about.status !== 'closed')
        .sort((a, b) => b.changed - a.changed)
        .slice(0, most),
    allTablesOf: async (player, most) =>
      of(player)
        .sort((a, b) => b.changed - a.changed)
        .slice(0, most),
    unfinishedOf: async player => unfinished(player).sort((a, b) => a.changed - b.changed),
    countUnfinished: async player => unfinished(player).length,
    dueBy: async (time, most, after) =>
      listed()
        .filter(row => row.due <= time && (!after || byUrgency(row, after) > 0))
        .sort(byUrgency)
        .slice(0, most),
    openTables: async most =>
      listed()
        .filter(({ about }) => openSince(about) !== null)
        .sort(byNovelty)
        .slice(0, most),
    tableByCode: async code =>
      listed()
        .filter(({ about }) => codeAt(about) === code)
        .sort(byNovelty)[0],
    heads: async names => new Map(names.flatMap(name => headOf(name, tables.get(name)))),
  };
}

const headOf = (name: string, kept: Kept | undefined): [string, number][] => (kept ? [[name, kept.entries.length]] : []);

type Urgency = Pick<Listed, 'due' | 'table'>;

const byUrgency = (a: Urgency, b: Urgency): number => a.due - b.due || (a.table < b.table ? -1 : Number(a.table > b.table));

const byNovelty = (a: Listed, b: Listed): number =>
  b.about.created - a.about.created || (a.table < b.table ? -1 : Number(a.table > b.table));

function keptAfter(kept: Kept | undefined, run: readonly Entry[], row: Row): Kept {
  const { about, acting, due } = { ...kept, ...row };
  if (!about || !acting || due === undefined) throw new Error(`the first append of table ${run[0]?.table} does not tell all of its row`);
  return { entries: [...(kept?.entries ?? []), ...run], about, acting, due };
}

function listedAs([table, { entries, about, acting, due }]: readonly [string, Kept]): Listed {
  const { seq, at } = entries.at(-1)!;
  return { table, seq, changed: at, about, acting, due };
}

const isOf = (about: About, player: PlayerId): boolean => about.host === player || seatOf(about, player) !== undefined;

/** Runs what it is handed one after the other, whatever becomes of each. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return work => {
    const result = before.then(work);
    before = result.catch(() => {});
    return result;
  };
}
