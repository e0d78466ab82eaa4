import type { Seat } from '@tabard/core';
import { botAt, type Fault, isResting, type PlayerId, type Table } from '@tabard/table';
import type { Hosted } from './games.ts';
import type { Unopened } from './live-table.ts';
import type { Report } from './report.ts';
import { actingAt } from './row.ts';
import type { Question, Thinker } from './thinker.ts';

interface AtTable {
  readonly table: Table;
  readonly hosted: Hosted;
  /** This house lets the bots of the table think. */
  readonly isOurs: boolean;
  /** Whose table it is. */
  readonly owner: PlayerId;
  /** Somebody follows the table. */
  readonly isWatched: boolean;
  /** Makes a bot's move in the position of entry `after`. Rejects when it could not be stored. */
  move(seat: Seat, after: number, move: string): Promise<'made' | 'refused' | Fault | Unopened>;
}

/** Plays the seats of a table that no person plays just now. */
export class BotSeats {
  readonly #at: AtTable;
  readonly #thinker: Thinker;
  readonly #report: Report;
  /** By seat the entry after which a bot thinks. */
  readonly #thinking = new Map<Seat, number>();
  readonly #questions = new Map<Seat, Question>();
  #isStopped = false;

  constructor(at: AtTable, thinker: Thinker, report: Report) {
    this.#at = at;
    this.#thinker = thinker;
    this.#report = report;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Looks whether a bot is to move, and lets it, if that is this house's business. */
  nudge(): void {
    if (this.#isStopped || !this.#at.isOurs || isResting(this.#at.table.about)) return;
    for (const seat of actingAt(this.#at.table, this.#at.hosted)) {
      if (!this.#thinking.has(seat) && this.#levelAt(seat) !== undefined) void this.#turn(seat);
    }
  }

  /** Somebody follows the table by now. */
  hurry(): void {
    for (const question of this.#questions.values()) if (!question.isWatched) this.#thinker.hurry?.(question);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** A move that could not be stored is thought of anew when the house can write again: it nudges everybody then. */
  async #turn(seat: Seat): Promise<void> {
    const after = this.#at.table.match!.after;
    this.#thinking.set(seat, after);
    await this.#move(seat).catch((error: unknown) => this.#report.problem('a bot could not move', { table: this.#at.table.id, error }));
    this.#thinking.delete(seat);
    if (this.#at.table.match?.after !== after) this.nudge();
  }

  async #move(seat: Seat): Promise<void> {
    const after = this.#thinking.get(seat)!;
    const level = this.#levelAt(seat);
    if (level === undefined) return;
    const move = await this.#choose(seat, level);
    if (this.#isStopped || this.#isOutdated(seat)) return;
    const answer = await this.#at.move(seat, after, move);
    if (answer !== 'refused') return;
    this.#report.problem('a bot wanted an illegal move', { table: this.#at.table.id, after, seat, move });
    await this.#at.move(seat, after, this.#harmless(seat));
  }

  async #choose(seat: Seat, level: string): Promise<string> {
    const { table, hosted, owner, isWatched } = this.#at;
    const { game } = hosted;
    const views = { view: game.view(table.match!.state, seat), publicView: game.view(table.match!.state, 'public') };
    const question = { game: game.id, level, ...views, seat, owner, isWatched };
    this.#questions.set(seat, question);
    try {
      return await this.#thinker.choose(question);
    } catch (error) {
      if (!this.#isStopped) this.#report.problem('a bot failed; its game’s harmless move is made', { level, error });
      return this.#isOutdated(seat) ? '' : this.#harmless(seat);
    } finally {
      this.#questions.delete(seat);
    }
  }

  /** While the bot was thinking the match went on, or its player took the seat back. */
  #isOutdated(seat: Seat): boolean {
    const { table, hosted } = this.#at;
    return table.match?.after !== this.#thinking.get(seat) || this.#levelAt(seat) === undefined || !actingAt(table, hosted).includes(seat);
  }

  #harmless(seat: Seat): string {
    const { table, hosted } = this.#at;
    const { game } = hosted;
    return game.spell(game.timeout(table.match!.state, seat));
  }

  #levelAt(seat: Seat): string | undefined {
    return botAt(this.#at.table.about, seat, this.#thinker.usual);
  }
}
