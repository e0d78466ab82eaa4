import type { Seat } from '@tabard/core';
import { isOpenToUndo, type Table } from '@tabard/table';
import type { Leisure } from './leisure.ts';
import type { Time } from './time.ts';

/** Working out whether a move taught something costs far more than the move; within this, most are answered by another. */
const AFTER_MS = 250;

interface AtTable {
  readonly table: Table;
  /** Whether somebody follows the table from this seat. */
  isHere(seat: Seat): boolean;
  /** A person alone with bots. */
  practising(): Seat | undefined;
  may(seat: Seat): Promise<boolean>;
  tell(seat: Seat, after: number): void;
}

/** Tells who moved last that they may take it back, where they may. */
export class UndoOffers {
  readonly #time: Time;
  readonly #leisure: Leisure;
  readonly #at: AtTable;
  #callOff: (() => void) | undefined;

  constructor(time: Time, leisure: Leisure, at: AtTable) {
    this.#time = time;
    this.#leisure = leisure;
    this.#at = at;
  }

  /** The match went on, or somebody came. */
  consider(): void {
    this.stop();
    const { about, match } = this.#at.table;
    const seat = this.#at.practising() ?? match?.trail?.at(-1)?.seat;
    if (!match || seat === undefined || !this.#at.isHere(seat) || !isOpenToUndo(about, seat)) return;
    this.#callOff = this.#time.after(AFTER_MS, () => {
      this.#callOff = this.#leisure.ask(() => this.#offer(seat));
    });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  async #offer(seat: Seat): Promise<void> {
    const after = this.#at.table.match?.after;
    const may = await this.#at.may(seat).catch(() => false);
    if (may && after !== undefined && this.#at.table.match?.after === after) this.#at.tell(seat, after);
  }
}
