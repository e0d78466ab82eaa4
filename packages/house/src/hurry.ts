import type { PlayerId, Table } from '@tabard/table';
import { type Guests, HURRY_MS } from './describe.ts';

/** How long the players of a table may take for a hurried decision. One that is under way keeps the time it began with, whatever they choose meanwhile. */
export class Hurry {
  readonly #kept = new Map<PlayerId, number>();
  #since: number | undefined;
  #guests: Guests = new Map();

  /** Who is here, and since when they are waited for. */
  note({ since }: Pick<Table, 'since'>, guests: Guests): void {
    if (since !== this.#since) this.#kept.clear();
    this.#since = since;
    this.#guests = guests;
    for (const [player, { hurryMs = HURRY_MS }] of guests) if (!this.#kept.has(player)) this.#kept.set(player, hurryMs);
  }

  ms({ since }: Pick<Table, 'since'>, player: PlayerId): number {
    const kept = since === this.#since ? this.#kept.get(player) : undefined;
    return kept ?? this.#guests.get(player)?.hurryMs ?? HURRY_MS;
  }
}
