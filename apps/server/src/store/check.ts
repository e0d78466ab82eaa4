import { canonicalJson, type Json } from '@tabard/core';
import { actingAt, type Games, type Hosted, type Listed, type Snapshot, type Store } from '@tabard/house';
import { brokenSeal, type Digest, type Entry, type Opened, open } from '@tabard/table';
import { oneOff, type Sql } from './sql.ts';

/** A store whose tables can be counted. */
type Counted = Store & { readonly sql: Sql };

export interface Checking {
  readonly games: Games;
  readonly digest?: Digest | undefined;
  onProgress(done: number, all: number): void;
}

export interface Checked {
  readonly tables: number;
  readonly entries: number;
  /** Tables of games or rules that are not known here: their seals were checked, and nothing else could be. */
  readonly unknown: number;
  /** What is not as it must be, a sentence each. */
  readonly complaints: readonly string[];
}

/** So many tables are fetched, and copied, at a time: appends share a commit. */
const AT_ONCE = 50;
/** So often a table that goes on while it is read is read again. */
const TRIES = 20;

/** Reads every log, checks its seals, folds it, and compares what the lists say. A server may go on writing meanwhile. */
export async function checkStore(store: Counted, checking: Checking): Promise<Checked> {
  const all = await countTables(store);
  const complaints: string[] = [];
  let [tables, entries, unknown] = [0, 0, 0];
  for await (const page of pagesOf(store)) {
    for (const { table } of page) {
      const read = await readTable(store, table);
      const complaint = read && (await complaintAbout(read, store, checking));
      if (complaint === 'unknown') unknown++;
      else if (complaint !== undefined) complaints.push(`Table ${table}: ${complaint}`);
      entries += read?.log.length ?? 0;
      checking.onProgress(++tables, Math.max(all, tables));
    }
  }
  for (const table of store.unreadable ?? []) complaints.push(`Table ${table}: what the lists say of it cannot be read`);
  return { tables, entries, unknown, complaints };
}

/** All tables there are: each is due some day. */
export async function* pagesOf(store: Store): AsyncGenerator<readonly Listed[]> {
  for (let last: Listed | undefined; ; ) {
    const page = await store.dueBy(Number.MAX_SAFE_INTEGER, AT_ONCE, last);
    if (page.length === 0) return;
    yield page;
    last = page.at(-1);
  }
}

export async function countTables({ sql }: Counted): Promise<number> {
  const [row] = await sql.read(oneOff(sql.db.selectFrom('logs').select(({ fn }) => fn.countAll<number>().as('count'))));
  return row!.count;
}

/** A log as the rules of today read it; undefined where they cannot. */
export async function openedBy(games: Games, log: readonly Entry[]): Promise<Read | undefined> {
  const made = log[0]?.deed;
  const hosted = made?.type === 'made' ? await games.get(made.game) : undefined;
  if (!hosted) return;
  const opened = open(log, hosted.game);
  return opened?.ok ? { ...opened.value, hosted } : undefined;
}

interface TableRead {
  readonly log: readonly Entry[];
  readonly listed: Listed;
}

/** A log and its row of one moment; undefined: it is forgotten by now. */
async function readTable(store: Store, table: string): Promise<TableRead | undefined> {
  for (let tries = 1; ; tries++) {
    const listed = await store.listed(table);
    if (!listed) return;
    const log = await store.read(table, 0);
    const later = await store.listed(table);
    if (later?.seq === listed.seq || tries === TRIES) return { log, listed };
  }
}

type Read = Opened & { readonly hosted: Hosted };

async function complaintAbout({ log, listed }: TableRead, store: Store, { games, digest }: Checking): Promise<string | undefined> {
  const gap = log.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return `entry ${gap + 1} is missing`;
  if (listed.seq !== log.length) return `the lists know ${listed.seq} entries, and there are ${log.length}`;
  const broken = brokenSeal(log, digest);
  if (broken) return `entry ${broken.seq} is not as it was written`;
  try {
    const read = await openedBy(games, log);
    return read ? complaintAboutFold(read, listed, log, await store.snapshot(listed.table)) : 'unknown';
  } catch (error) {
    return `it cannot be folded: ${(error as Error).message}`;
  }
}

/** Of a match by older rules only what does not depend on them is compared. */
function complaintAboutFold(read: Read, listed: Listed, log: readonly Entry[], snapshot: Snapshot | undefined): string | undefined {
  const { table, hosted, lost } = read;
  const isOfToday = table.about.revision === hosted.game.revision;
  if (!isSame(listed.about, table.about)) return 'the lists say something else of it';
  if (!isOfToday) return;
  if (lost > 0) return `its last ${lost} moves are not allowed by the rules`;
  if (!isSame(listed.acting, actingAt(table, hosted))) return 'the lists say that others are to move';
  const kept = snapshot && open(log, hosted.game, snapshot);
  const isKeptWell = !kept || (kept.ok && isSame(positionOf(kept.value.table, hosted), positionOf(table, hosted)));
  return isKeptWell ? undefined : 'the position that was kept of it is another';
}

/** As JSON keeps it: what is undefined is not there. */
const isSame = (one: unknown, other: unknown): boolean => spelled(one) === spelled(other);
const spelled = (value: unknown): string => canonicalJson(JSON.parse(JSON.stringify(value)) as Json);

/** The position of a match; null before it begins. */
export const positionOf = ({ match }: Opened['table'], { game }: Hosted): unknown => (match ? game.describe(match.state) : null);
