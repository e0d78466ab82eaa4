import type { Result } from '@tabard/core';
import type { Calendar } from './calendar.ts';
import type { LiveTable, Unopened } from './live-table.ts';
import type { Neighbours } from './neighbours.ts';
import type { Report } from './report.ts';
import { AT_ONCE, KEEP_MS } from './row.ts';
import type { Listed, Store } from './store.ts';
import type { Time } from './time.ts';

/** What whoever goes round a house needs of it. */
export interface RoundsParts {
  readonly store: Store;
  readonly time: Time;
  readonly report: Report;
  readonly neighbours: Neighbours;
  readonly calendar: Calendar;
  /** Nothing is to be done just now. */
  isResting(): boolean;
  peek(table: string): LiveTable | undefined;
  open(table: string): Promise<Result<LiveTable, Unopened>>;
  /** The table is there no more, but may be in memory. */
  dissolve(table: string): Promise<void>;
}

/** So many tables are fetched at a time to be looked after. */
const CHORES = 200;
/** What is due within this is waited for; no round comes later than the next. */
const AHEAD_MS = 16_000;

/** Goes round the tables of a house, one round at a time: lets bots move, closes and forgets what nobody comes for. */
export class Rounds {
  readonly #parts: RoundsParts;
  /** Tables this house cannot open, as it does not know their rules: they must not keep it from the others. */
  readonly #closed = new Set<string>();
  /** Tables that are due soon. */
  readonly #soon = new Map<string, () => void>();
  #round: Promise<void> | undefined;

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  /** A round, or what is left of the one under way. */
  go(): Promise<void> {
    this.#round ??= this.#goRound().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  /** The one under way may have passed something by. */
  async goAgain(): Promise<void> {
    await Promise.allSettled([this.#round]);
    await this.go();
  }

  async #goRound(): Promise<void> {
    const { store, calendar } = this.#parts;
    const now = store.now();
    const mayClear = await calendar.believes(now);
    let last: Listed | undefined;
    this.stop();
    do {
      const due = await store.dueBy(now + AHEAD_MS, CHORES, last);
      for (const listed of due) {
        if (this.#parts.isResting()) return;
        if (listed.due > now) this.#waitFor(listed);
        else await this.#lookAt(listed, now, mayClear);
      }
      last = due.length < CHORES ? undefined : due.at(-1);
    } while (last);
    this.#tellOfUnreadable();
  }

  stop(): void {
    for (const callOff of this.#soon.values()) callOff();
    this.#soon.clear();
  }

  /** A flag falls when it is time, not with the next round. Tables in memory see to it themselves. */
  #waitFor(listed: Listed): void {
    const { store, time, peek, isResting } = this.#parts;
    if (peek(listed.table)) return;
    const look = () => {
      this.#soon.delete(listed.table);
      if (!isResting()) void this.#lookAt(listed, store.now(), false);
    };
    this.#soon.set(listed.table, time.after(Math.max(0, listed.due - store.now()), look));
  }

  async #lookAt(listed: Listed, now: number, mayClear: boolean): Promise<void> {
    const { neighbours, report } = this.#parts;
    if (this.#closed.has(listed.table)) return;
    const waitedMs = waitedAt(listed, now);
    if (!neighbours.looksAfter(listed.table, waitedMs)) return;
    const isExpired = now - listed.changed >= KEEP_MS[listed.about.status];
    if (isExpired && !mayClear && listed.due !== AT_ONCE) return;
    await this.#attend(listed, { waitedMs, isExpired: isExpired && mayClear }).catch(error =>
      report.problem('a table could not be looked after', { table: listed.table, error }),
    );
  }

  async #attend({ table: id, about, seq }: Listed, { waitedMs, isExpired }: { waitedMs: number; isExpired: boolean }): Promise<void> {
    const { store, report, peek, open, dissolve } = this.#parts;
    const live = peek(id);
    if (!isExpired || (live && !live.isIdle)) {
      const opened = isExpired ? undefined : await open(id);
      if (opened?.ok) opened.value.nudge(waitedMs);
      if (opened && !opened.ok) this.#closed.add(id);
      return;
    }
    report.note('an abandoned table is cleared away', { table: id, status: about.status });
    if (about.status !== 'playing') {
      // Somebody may have come after all, here or elsewhere.
      if ((await store.forget(id, seq)) === 'forgotten') await dissolve(id);
      return;
    }
    const opened = await open(id);
    if (opened.ok) await opened.value.wish('house', { type: 'close' });
    else this.#closed.add(id);
  }

  /** Once of each. */
  #tellOfUnreadable(): void {
    const { store, report } = this.#parts;
    for (const table of store.unreadable ?? []) {
      if (!this.#closed.has(table)) report.problem('what the lists say of a table cannot be read', { table });
      this.#closed.add(table);
    }
  }
}

/** How long a bot, a flag, or everybody whose bytes are there, has waited for the house. */
function waitedAt({ due, changed, about }: Listed, now: number): number {
  if (due === AT_ONCE) return now - changed;
  if (about.status === 'playing') return Math.max(0, now - due);
  return now - (about.dice?.until ?? now);
}
