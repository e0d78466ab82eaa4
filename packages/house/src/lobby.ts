import type { OpenTable, ServerMessage } from '@tabard/protocol';
import type { About, PlayerId } from '@tabard/table';
import type { Chance } from './chance.ts';
import { type Guests, guestsFrom, openTable, playersAt } from './describe.ts';
import type { Listening } from './listening.ts';
import { Pace } from './pace.ts';
import type { Report } from './report.ts';
import { RowsTold } from './rows-told.ts';
import type { Listed, Store } from './store.ts';
import type { Time } from './time.ts';

/** Somebody who is told of rows. */
export interface Watcher {
  send(message: ServerMessage): void;
}

export interface WatchParts {
  readonly store: Store;
  readonly time: Time;
  readonly chance: Chance;
  readonly listening: Listening;
  readonly report: Report;
  /** What changes is told no more often. */
  readonly everyMs: number;
}

interface LobbyParts extends WatchParts {
  /** Whether somebody who sits at a table is there, as far as this house knows. */
  isManned(table: string): boolean;
  /** Whether the host is known not to be there. */
  isHostAway(listed: Listed): boolean;
}

/** So many tables are shown: those where somebody is, and of the others the newest. */
const TABLES_SHOWN = 100;
/** Among so many, the newest, they are chosen. */
const TABLES_READ = 400;
/** So many of them are of one person and their programs. */
const TABLES_OF_ONE = 3;

/**
 * Tables where anybody may sit down. As long as somebody watches, it hears of every change, reads the list once for all of them, once a
 * second at most, and tells what is other than before: everybody the same message, so that it is spelled once.
 */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #pace: Pace;
  readonly #watchers = new Set<Watcher>();
  /** Those who were told nothing yet. */
  readonly #newcomers = new Set<Watcher>();
  readonly #told = new RowsTold<OpenTable>();
  #isKnown = false;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#pace = new Pace(parts.time, parts.everyMs, () => this.#look());
  }

  /** The answer ends it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) void this.#begin();
    if (this.#isKnown) watcher.send(wholeOf(this.#told.all));
    else this.#newcomers.add(watcher);
    return () => this.#dismiss(watcher);
  }

  /** A table in the lobby may be another by now. */
  stir(): void {
    if (this.#watchers.size > 0) this.#pace.ask();
  }

  /** All rows, the newest first. */
  async rows(): Promise<OpenTable[]> {
    const { store, chance, isHostAway } = this.#parts;
    const listed = await store.openTables(TABLES_READ);
    const abouts = listed.map(({ about }) => about);
    const guests = guestsFrom(await store.playersBy([...new Set([...playersAt(abouts), ...abouts.map(({ host }) => host)])]));
    const shown = this.#choose(listed, guests);
    return listed.filter(one => shown.has(one)).map(one => openTable(one, { guests, chance, isHostAway: isHostAway(one) }));
  }

  #choose(listed: readonly Listed[], guests: Guests): ReadonlySet<Listed> {
    const { isManned } = this.#parts;
    const counts = new Map<PlayerId, number>();
    const isOneTooMany = ({ host }: About): boolean => {
      const owner = guests.get(host)?.owner ?? host;
      const count = (counts.get(owner) ?? 0) + 1;
      counts.set(owner, count);
      return count > TABLES_OF_ONE;
    };
    const [manned, others] = [true, false].map(wanted => listed.filter(({ table }) => isManned(table) === wanted));
    const fair = [...manned!, ...others!].filter(({ about }) => !isOneTooMany(about));
    return new Set(fair.slice(0, TABLES_SHOWN));
  }

  /** Listens before it reads, so that there is no gap between the two. */
  async #begin(): Promise<void> {
    await this.#parts.listening.begin('the lobby');
    this.stir();
  }

  #dismiss(watcher: Watcher): void {
    this.#newcomers.delete(watcher);
    if (!this.#watchers.delete(watcher) || this.#watchers.size > 0) return;
    this.#parts.listening.end('the lobby');
    this.#pace.stop();
    this.#isKnown = false;
    this.#told.clear();
  }

  async #look(): Promise<void> {
    try {
      const rows = await this.rows();
      if (this.#watchers.size > 0) this.#tell(rows);
    } catch (error) {
      this.#parts.report.problem('the lobby could not be read', { error });
    }
  }

  #tell(rows: readonly OpenTable[]): void {
    const { changed, gone } = this.#told.become(new Map(rows.map(row => [row.id, row])));
    const [news, whole]: ServerMessage[] = [{ type: 'lobby', changed, gone }, wholeOf(rows)];
    const isNews = changed.length > 0 || gone.length > 0;
    for (const watcher of this.#watchers) if (isNews && !this.#newcomers.has(watcher)) watcher.send(news!);
    for (const watcher of this.#newcomers) watcher.send(whole!);
    this.#newcomers.clear();
    this.#isKnown = true;
  }
}

const wholeOf = (rows: readonly OpenTable[]): ServerMessage => ({ type: 'lobby', whole: true, changed: [...rows], gone: [] });
