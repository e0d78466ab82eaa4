import type { OpenTable, ServerMessage } from '@tabard/protocol';
import type { Chance } from './chance.ts';
import { guestsFrom, openTable, playersAt } from './describe.ts';
import type { Listening } from './listening.ts';
import { Pace } from './pace.ts';
import type { Report } from './report.ts';
import { RowsTold } from './rows-told.ts';
import type { Store } from './store.ts';
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

/** So many tables are shown, the newest. */
const TABLES_SHOWN = 100;

/**
 * Tables where anybody may sit down. As long as somebody watches, it hears of every change, reads the list once for all of them, once a
 * second at most, and tells what is other than before: everybody the same message, so that it is spelled once.
 */
export class Lobby {
  readonly #parts: WatchParts;
  readonly #pace: Pace;
  readonly #watchers = new Set<Watcher>();
  /** Those who were told nothing yet. */
  readonly #newcomers = new Set<Watcher>();
  readonly #told = new RowsTold<OpenTable>();
  #isKnown = false;

  constructor(parts: WatchParts) {
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
    const { store, chance } = this.#parts;
    const listed = await store.openTables(TABLES_SHOWN);
    const guests = guestsFrom(await store.playersBy(playersAt(listed.map(({ about }) => about))));
    return listed.map(one => openTable(one, guests, chance));
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
