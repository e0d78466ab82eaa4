import type { PlayerId } from '@tabard/table';
import type { Time } from './time.ts';

/** Since when those whom a match waits for are away from it, by the clock of this house. */
export class Absence {
  readonly #time: Time;
  readonly #since = new Map<PlayerId, number>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** Who of the awaited is here just now; to be told at every change. */
  note(awaited: readonly PlayerId[], isHere: (player: PlayerId) => boolean): void {
    for (const player of awaited) {
      if (isHere(player)) this.#since.delete(player);
      else if (!this.#since.has(player)) this.#since.set(player, this.#time.now());
    }
  }

  /** 0 while they are here. */
  ms(player: PlayerId): number {
    const since = this.#since.get(player);
    return since === undefined ? 0 : this.#time.now() - since;
  }
}

/** Since when nobody is at a table, by the clock of this house. */
export class Emptiness {
  readonly #time: Time;
  #isManned = false;
  #since = Number.NEGATIVE_INFINITY;

  constructor(time: Time) {
    this.#time = time;
  }

  /** To be told at every change. */
  note(isManned: boolean): void {
    if (this.#isManned && !isManned) this.#since = this.#time.now();
    this.#isManned = isManned;
  }

  /** 0 while somebody is here; of a table where this house has seen nobody, for ever. */
  get ms(): number {
    return this.#isManned ? 0 : this.#time.now() - this.#since;
  }
}
