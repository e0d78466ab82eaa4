import type { MyTable, ServerMessage } from '@tabard/protocol';
import type { PlayerId } from '@tabard/table';
import type { Watcher, WatchParts } from './lobby.ts';
import { isListedFor } from './my-rows.ts';
import { Pace } from './pace.ts';
import { RowsTold } from './rows-told.ts';
import type { Listed, Player } from './store.ts';

export interface MineParts extends WatchParts {
  /** All tables of a player that are to be listed. */
  listedFor(player: Player): Promise<readonly Listed[]>;
  /** Rows as the player is told of them. */
  rowsFor(player: Player, listed: readonly Listed[]): Promise<readonly MyTable[]>;
}

/** Tells players of their own tables, without opening any: what happens at one is heard of by the notes for whoever has it open. */
export class Mine {
  readonly #parts: MineParts;
  readonly #lookouts = new Map<PlayerId, Lookout>();
  /** By table who is to be told of it. */
  readonly #at = new Map<string, Set<Lookout>>();

  constructor(parts: MineParts) {
    this.#parts = parts;
  }

  /** The answer ends it. */
  watch(player: Player, watcher: Watcher): () => void {
    const lookout = this.#lookouts.get(player.id) ?? new Lookout(player, this.#parts, this.#at);
    this.#lookouts.set(player.id, lookout);
    lookout.admit(watcher);
    return () => {
      if (lookout.dismiss(watcher) && this.#lookouts.get(player.id) === lookout) this.#lookouts.delete(player.id);
    };
  }

  /** Something happened at a table. */
  stir(table: string): void {
    for (const lookout of this.#at.get(table) ?? []) lookout.stir(table);
  }

  /** A seat was given or taken. */
  reseat(player: PlayerId): void {
    this.#lookouts.get(player)?.lookAgain();
  }

  /** A note may have been lost. */
  lookAgain(): void {
    for (const lookout of this.#lookouts.values()) lookout.lookAgain();
  }
}

/** One player, however many watch as them. */
class Lookout {
  readonly #player: Player;
  readonly #parts: MineParts;
  readonly #pace: Pace;
  readonly #watchers = new Set<Watcher>();
  readonly #newcomers = new Set<Watcher>();
  readonly #told = new RowsTold<MyTable>();
  /** The tables it listens to. */
  readonly #heard = new Set<string>();
  /** Those where something happened since. */
  readonly #stirred = new Set<string>();
  #isKnown = false;
  #isToLookAgain = true;
  readonly #at: Map<string, Set<Lookout>>;

  constructor(player: Player, parts: MineParts, at: Map<string, Set<Lookout>>) {
    this.#at = at;
    this.#player = player;
    this.#parts = parts;
    this.#pace = new Pace(parts.time, parts.everyMs, () => this.#look());
  }

  admit(watcher: Watcher): void {
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) void this.#begin();
    if (this.#isKnown) watcher.send(wholeOf(this.#told.all, this.#parts.store.now()));
    else this.#newcomers.add(watcher);
  }

  /** True: nobody is left. */
  dismiss(watcher: Watcher): boolean {
    this.#newcomers.delete(watcher);
    if (!this.#watchers.delete(watcher) || this.#watchers.size > 0) return false;
    this.#pace.stop();
    this.#parts.listening.end(`player ${this.#player.id}`);
    void this.#listenTo([]);
    return true;
  }

  stir(table: string): void {
    this.#stirred.add(table);
    this.#pace.ask();
  }

  lookAgain(): void {
    this.#isToLookAgain = true;
    this.#pace.ask();
  }

  async #begin(): Promise<void> {
    await this.#parts.listening.begin(`player ${this.#player.id}`);
    if (this.#watchers.size > 0) this.lookAgain();
  }

  async #look(): Promise<void> {
    try {
      if (this.#isToLookAgain) await this.#lookAtAll();
      else await this.#lookAtStirred();
    } catch (error) {
      this.#isToLookAgain = true;
      this.#parts.report.problem('the tables of a player could not be read', { error });
    }
  }

  async #lookAtAll(): Promise<void> {
    this.#isToLookAgain = false;
    this.#stirred.clear();
    const listed = await this.#parts.listedFor(this.#player);
    // What happens between the reading and the listening is read once more.
    const isNews = this.#watchers.size > 0 && (await this.#listenTo(listed.filter(isUnfinished).map(({ table }) => table)));
    const rows = await this.#parts.rowsFor(this.#player, isNews ? await this.#parts.listedFor(this.#player) : listed);
    if (this.#watchers.size > 0) this.#tell(this.#told.become(new Map(rows.map(row => [row.table.id, row]))));
  }

  async #lookAtStirred(): Promise<void> {
    const stirred = [...this.#stirred];
    this.#stirred.clear();
    const listed = await Promise.all(stirred.map(table => this.#parts.store.listed(table)));
    const mine = listed.flatMap(one => (one && isListedFor(one, this.#player) ? [one] : []));
    const rows = await this.#parts.rowsFor(this.#player, mine);
    const changed = rows.filter(row => this.#told.note(row.table.id, row));
    const gone = stirred.filter(table => !rows.some(row => row.table.id === table) && this.#told.note(table, undefined));
    if (this.#watchers.size > 0) this.#tell({ changed, gone });
  }

  /** True: there are some it did not listen to before. */
  async #listenTo(tables: readonly string[]): Promise<boolean> {
    const fresh = tables.filter(table => !this.#heard.has(table));
    for (const table of [...this.#heard]) if (!tables.includes(table)) this.#ignore(table);
    await Promise.all(fresh.map(table => this.#hear(table)));
    return fresh.length > 0;
  }

  #hear(table: string): Promise<void> {
    this.#heard.add(table);
    this.#at.set(table, (this.#at.get(table) ?? new Set()).add(this));
    return this.#parts.listening.begin(`table ${table}`);
  }

  #ignore(table: string): void {
    this.#heard.delete(table);
    const others = this.#at.get(table);
    others?.delete(this);
    if (others?.size === 0) this.#at.delete(table);
    this.#parts.listening.end(`table ${table}`);
  }

  #tell({ changed, gone }: { changed: MyTable[]; gone: string[] }): void {
    const now = this.#parts.store.now();
    const [news, whole]: ServerMessage[] = [{ type: 'mine', changed, gone, now }, wholeOf(this.#told.all, now)];
    const isNews = changed.length > 0 || gone.length > 0;
    for (const watcher of this.#watchers) if (isNews && !this.#newcomers.has(watcher)) watcher.send(news!);
    for (const watcher of this.#newcomers) watcher.send(whole!);
    this.#newcomers.clear();
    this.#isKnown = true;
  }
}

const isUnfinished = ({ about: { status } }: Listed): boolean => status === 'waiting' || status === 'playing';

const wholeOf = (rows: readonly MyTable[], now: number): ServerMessage => ({
  type: 'mine',
  whole: true,
  changed: [...rows],
  gone: [],
  now,
});
