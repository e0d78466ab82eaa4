import { type Entry, fold, type Table } from '@tabard/table';
import { Audience, type News, type Scene } from './audience.ts';
import type { Hosted } from './games.ts';
import { sceneAt } from './sight.ts';
import type { Time } from './time.ts';

interface Later {
  readonly table: Table;
  readonly news: News | undefined;
}

/** Where spectators watch a match some moves late. Only a table whose host wants that has one; it keeps no more than those moves. */
export class Gallery {
  readonly audience: Audience;
  readonly #behind: number;
  readonly #hosted: Hosted;
  readonly #epoch: number;
  #now: Table | undefined;
  /** The match as it is shown; undefined: it cannot be told how it was. */
  #shown: Table | undefined;
  /** What they are going to see, oldest first. */
  #later: Later[] = [];

  constructor(time: Time, behind: number, hosted: Hosted, epoch: number) {
    this.audience = new Audience(time, () => this.scene());
    this.#behind = behind;
    this.#hosted = hosted;
    this.#epoch = epoch;
  }

  get isOpen(): boolean {
    return this.#now !== undefined;
  }

  /** The last entry they may know of. */
  get seq(): number {
    return this.#shown?.seq ?? 0;
  }

  scene(): Scene | undefined {
    return this.#shown && sceneAt(this.#shown, this.#hosted, this.#epoch);
  }

  /** A match that has not begun is seen as it is. */
  begin(table: Table): void {
    this.#now = table;
    this.#shown = table;
  }

  /** Comes to where they are by the whole log. Where the rules of today cannot follow it, they wait until so many moves were made. */
  open(log: readonly Entry[], told: readonly News[], table: Table): void {
    const news = new Map(told.map(one => [one.seq, one]));
    try {
      for (const entry of log) this.#step(entry, news.get(entry.seq));
    } catch {
      this.#later = [{ table, news: undefined }];
      this.#shown = undefined;
    }
    this.#now = table;
  }

  /** The table went on. Whoever watches is told what is late enough by now; at the end, everything. */
  happened(run: readonly Entry[], told: readonly News[], { isCrowded }: { isCrowded: boolean }): void {
    if (!this.isOpen) return;
    const news = run.flatMap(entry =>
      this.#step(
        entry,
        told.find(({ seq }) => seq === entry.seq),
      ),
    );
    if (news.length > 0) this.audience.happened(news, { isConcerned: () => false, isCrowded });
  }

  #step(entry: Entry, news: News | undefined): News[] {
    const table = fold(this.#now, entry, this.#hosted.game);
    this.#now = table;
    this.#later.push({ table, news });
    const due = this.#later.findIndex(later => !this.#isDue(later, table));
    const told = this.#later.splice(0, due === -1 ? this.#later.length : due);
    this.#shown = told.at(-1)?.table ?? this.#shown;
    return told.flatMap(later => later.news ?? []);
  }

  #isDue({ table }: Later, { about, match }: Table): boolean {
    return about.status !== 'playing' || (table.match?.n ?? 0) <= Math.max(0, (match?.n ?? 0) - this.#behind);
  }
}
