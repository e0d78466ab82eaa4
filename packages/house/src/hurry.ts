import type { PlayerId, Table } from '@tabard/table';
import { type Guests, HURRY_MS } from './describe.ts';

/** How long the players of a table may take for a hurried decision. One that is under way keeps the time it began with, whatever they choose meanwhile. */
export class Hurry {
  #since: number | undefined;
  #guests: Guests = new Map();
  /** As they were when they were first waited for. */
  #waitedFor: Guests = new Map();

  /** Who is here, and since when they are waited for. */
  note({ since }: Pick<Table, 'since'>, guests: Guests): void {
    if (since !== this.#since) this.#waitedFor = guests;
    else if (guests !== this.#guests) this.#waitedFor = new Map([...guests, ...this.#waitedFor]);
    this.#since = since;
    this.#guests = guests;
  }

  ms({ since }: Pick<Table, 'since'>, player: PlayerId): number {
    const waitedFor = since === this.#since ? this.#waitedFor.get(player) : undefined;
    return (waitedFor ?? this.#guests.get(player))?.hurryMs ?? HURRY_MS;
  }
}
