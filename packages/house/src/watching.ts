import type { Time } from './time.ts';

/** How many watch is told so seldom: a crowd that comes and goes must not cost a message for each. */
const EVERY_MS = 2000;

interface AtTable {
  /** How many watch at this house. */
  here(): number;
  /** How many watch, here or at another house. */
  everywhere(): number;
  tellHere(): void;
  tellAbroad(): void;
}

/** Tells how many watch a table, here and at the other houses, now and then. */
export class Watching {
  readonly #time: Time;
  readonly #at: AtTable;
  /** How many, as those here and the other houses were told last. */
  #told = { here: 0, abroad: 0 };
  #callOff: (() => void) | undefined;

  constructor(time: Time, at: AtTable) {
    this.#time = time;
    this.#at = at;
  }

  /** Somebody came or went. */
  note(): void {
    if (this.#isTold()) return;
    this.#callOff ??= this.#time.after(EVERY_MS, () => this.#tell());
  }

  /** Those here were just told. */
  toldHere(): void {
    this.#told.here = this.#at.everywhere();
  }

  /** The other houses were just told. */
  toldAbroad(): void {
    this.#told.abroad = this.#at.here();
  }

  stop(): void {
    this.#callOff?.();
  }

  #isTold(): boolean {
    return this.#told.here === this.#at.everywhere() && this.#told.abroad === this.#at.here();
  }

  #tell(): void {
    this.#callOff = undefined;
    const { here, abroad } = this.#told;
    if (abroad !== this.#at.here()) this.#at.tellAbroad();
    if (here !== this.#at.everywhere()) this.#at.tellHere();
  }
}
