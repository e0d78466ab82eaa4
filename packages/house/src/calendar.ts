import type { Report } from './report.ts';
import type { Belief } from './store.ts';
import type { Time } from './time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So much further than this house has run by its own clock is a jump. */
const JUMP_MS = HOUR_MS;
/** A house that was away for longer cannot tell that from a jump. */
const AWAY_MS = DAY_MS;
/** After a house has run for so long, people had time to come, and its owner to mend the clock. */
const GRACE_MS = DAY_MS;
const NOTE_EVERY_MS = HOUR_MS;
/** Whoever believed the clock so lately, another house or its owner, knows better. */
const VOUCHED_MS = 2 * HOUR_MS;

/**
 * Whether the clock of the store is to be believed when something is to be cleared away for good. After a jump, or a long time in which
 * no house was up, nothing is until this one has run for a day. What was believed is kept, so that a restart does not make it shorter.
 */
export class Calendar {
  readonly #store: Belief;
  readonly #time: Time;
  readonly #report: Report;
  /** What the store's clock said at a moment of this house's own. */
  #last: { readonly said: number; readonly at: number } | undefined;
  /** Since when, by this house's own clock, it is in doubt. */
  #doubtful: number | undefined;

  constructor(store: Belief, time: Time, report: Report) {
    this.#store = store;
    this.#time = time;
    this.#report = report;
  }

  /** Whether it is as late as the store's clock says. */
  async believes(said: number): Promise<boolean> {
    const at = this.#time.now();
    const believed = await this.#store.believed();
    const aheadMs = said - Math.max(believed, this.#last ? this.#last.said + at - this.#last.at : believed);
    if (aheadMs > (this.#last ? JUMP_MS : AWAY_MS)) this.#doubt(at, aheadMs);
    this.#last = { said, at };
    if (this.#doubtful !== undefined && (said - believed <= VOUCHED_MS || at - this.#doubtful >= GRACE_MS)) this.#trust();
    if (this.#doubtful !== undefined) return false;
    if (Math.abs(said - believed) >= NOTE_EVERY_MS) await this.#note(said);
    return true;
  }

  #doubt(at: number, aheadMs: number): void {
    this.#doubtful = at;
    const hours = Math.floor(aheadMs / HOUR_MS);
    this.#report.note('the clock went on while no house was up, or was set: nothing is cleared away before a day has passed', { hours });
  }

  #trust(): void {
    this.#doubtful = undefined;
    this.#report.note('the clock is believed: what nobody comes for is cleared away again', {});
  }

  async #note(said: number): Promise<void> {
    await this.#store.believe(said).catch(error => this.#report.problem('the time could not be noted', { error }));
  }
}
