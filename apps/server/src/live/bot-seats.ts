import { randomInt } from 'node:crypto';
import type { Seat } from '@tabard/core';
import { botAt } from '@tabard/table';
import { USUAL_LEVEL } from '../games.ts';
import type { Surroundings } from './house.ts';
import type { LiveTable } from './live-table.ts';

/** Plays the seats of a table that no person plays just now. */
export class BotSeats {
  readonly #table: LiveTable;
  readonly #around: Surroundings;
  readonly #thinking = new Set<Seat>();

  constructor(table: LiveTable, around: Surroundings) {
    this.#table = table;
    this.#around = around;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Looks whether a bot is to move, and lets it. */
  nudge(): void {
    if (this.#table.record.status !== 'playing') return;
    for (const seat of this.#table.match?.acting ?? []) {
      if (!this.#thinking.has(seat) && this.#levelAt(seat) !== undefined) this.#around.inBackground(this.#turn(seat));
    }
  }

  async #turn(seat: Seat): Promise<void> {
    this.#thinking.add(seat);
    try {
      await this.#think(seat);
    } finally {
      this.#thinking.delete(seat);
    }
    if (!this.#around.isClosing()) this.nudge();
  }

  async #think(seat: Seat): Promise<void> {
    const { match } = this.#table;
    const level = this.#levelAt(seat);
    if (!match || level === undefined) return;
    const { seq } = match;
    const move = await this.#choose(seat, level);
    const isCurrent = match.seq === seq && this.#table.record.status === 'playing' && this.#levelAt(seat) !== undefined;
    if (!isCurrent || this.#around.isClosing()) return;
    const answer = await match.submit(seat, seq, [move]);
    if (answer.type === 'refused') {
      this.#around.logger.error(
        { match: this.#table.record.match, seq, seat, move, refusal: answer.refusal },
        'a bot wanted an illegal move',
      );
      await match.submit(seat, seq, [this.#anyMove(seat)]);
    }
  }

  async #choose(seat: Seat, level: string): Promise<string> {
    const { match, loaded } = this.#table;
    try {
      return await this.#around.bots.choose({ game: loaded.game.id, level, view: match?.see(seat).view, seat });
    } catch (error) {
      if (!this.#around.isClosing()) this.#around.logger.error({ error: String(error), level }, 'a bot failed; any legal move is made');
      return this.#anyMove(seat);
    }
  }

  #anyMove(seat: Seat): string {
    const legal = this.#table.match?.see(seat).legal ?? [];
    return legal[randomInt(Math.max(1, legal.length))] ?? '';
  }

  #levelAt(seat: Seat): string | undefined {
    return botAt(this.#table.record, seat, USUAL_LEVEL);
  }
}
