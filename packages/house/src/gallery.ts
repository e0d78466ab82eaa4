import type { ServerMessage } from '@tabard/protocol';
import { type Entry, fold, type Span, type Table } from '@tabard/table';
import { Audience, type News, type Scene } from './audience.ts';
import { clocksNow } from './flags.ts';
import type { Hosted } from './games.ts';
import { type SceneTime, sceneAt } from './sight.ts';
import type { Said } from './store.ts';
import type { Time } from './time.ts';

interface Later {
  readonly table: Table;
  readonly news: News | undefined;
}

interface Parts {
  readonly time: Time;
  /** So many moves late. */
  readonly behind: number;
  readonly hosted: Hosted;
  readonly epoch: number;
  /** When no house was up. */
  outages(): readonly Span[];
}

/** Where spectators watch a match some moves late. Only a table whose host wants that has one; it keeps no more than those moves. */
export class Gallery {
  readonly audience: Audience;
  readonly #parts: Parts;
  #now: Table | undefined;
  /** The match as it is shown; undefined: it cannot be told how it was. */
  #shown: Table | undefined;
  /** What they are going to see, oldest first. */
  #later: Later[] = [];
  /** What those who play said after what is shown, as it was heard of here. */
  #unheard: { readonly said: Said; readonly message: ServerMessage }[] = [];

  constructor(parts: Parts) {
    this.audience = new Audience(parts.time, () => this.scene());
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#now !== undefined;
  }

  /** The last entry they may know of. */
  get seq(): number {
    return this.#shown?.seq ?? 0;
  }

  /** The table as it was then; where it cannot be told how the match was, as it was when this house opened it. */
  get table(): Table | undefined {
    return this.#shown ?? this.#later[0]?.table;
  }

  /** How the clocks stood after what is shown: which of them runs now would tell whose turn it is. */
  get clocks(): SceneTime['clocks'] {
    const shown = this.#shown;
    return shown && clocksNow(shown, shown.at, this.#parts.outages())?.map(clock => ({ ...clock, runs: false }));
  }

  scene(): Scene | undefined {
    const { hosted, epoch } = this.#parts;
    return this.#shown && sceneAt(this.#shown, hosted, epoch, { clocks: this.clocks, deadlineMs: () => undefined });
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
      this.#now = table;
    }
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
    this.#tellSaid();
  }

  /** Somebody who plays said something: it is heard when what happened before it is seen. */
  hear(said: Said, message: ServerMessage): void {
    if (!this.isOpen) return;
    this.#unheard.push({ said, message });
    this.#tellSaid();
  }

  unsay(ids: readonly string[]): void {
    this.#unheard = this.#unheard.filter(({ said }) => !ids.includes(said.id));
  }

  #tellSaid(): void {
    const next = this.#later[0]?.table.at ?? Number.POSITIVE_INFINITY;
    const due = this.#unheard.filter(({ said }) => said.at < next);
    if (due.length === 0) return;
    this.#unheard = this.#unheard.filter(one => !due.includes(one));
    this.audience.tell();
    for (const { message } of due) for (const { send } of this.audience.followers) send(message);
  }

  #step(entry: Entry, news: News | undefined): News[] {
    const table = fold(this.#now, entry, this.#parts.hosted.game);
    this.#now = table;
    this.#later.push({ table, news });
    // What was taken back before something they may see is no more ahead of them than that.
    const told = this.#later.splice(0, 1 + this.#later.findLastIndex(later => this.#isDue(later, table)));
    this.#shown = told.at(-1)?.table ?? this.#shown;
    return told.flatMap(later => later.news ?? []);
  }

  #isDue({ table }: Later, { about, match }: Table): boolean {
    return about.status !== 'playing' || (table.match?.n ?? 0) <= Math.max(0, (match?.n ?? 0) - this.#parts.behind);
  }
}
