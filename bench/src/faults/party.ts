import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import type { Guest } from './guest.ts';

/** What is played, and by whom besides the guests. */
export interface PartyPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, number>>;
  readonly bots: number;
  /** Nobody but bots plays, and the guests watch. */
  readonly isWatched: boolean;
}

/** How often, at one's own turn, somebody does something else first: one time in so many. */
const GETS_UP = 30;
const GIVES_UP = 120;
/** Before the start. */
const CHANGES_MIND = 4;
const LOOK_MS = 1000;

/** A bot that does not take its time: there are many of them, and few processors. */
const LEVEL = 'random';

/** Some guests who meet at one table after the other. */
export class Party {
  readonly guests: readonly Guest[];
  /** When something new happened at its table. */
  readonly progress: number[] = [];
  /** Its tables, the last is the present one. */
  readonly tables: string[] = [];
  readonly #plan: PartyPlan;
  readonly #rng: Rng;
  readonly #thinkMs: number;
  #isOver = false;

  constructor(guests: readonly Guest[], plan: PartyPlan, rng: Rng, thinkMs: number) {
    this.guests = guests;
    this.#plan = plan;
    this.#rng = rng;
    this.#thinkMs = thinkMs;
    for (const guest of guests) guest.onProgress = () => this.progress.push(performance.now());
  }

  /** The present table. */
  get table(): string | undefined {
    return this.tables.at(-1);
  }

  /** They end what they are at and stay where they are. */
  stop(): void {
    this.#isOver = true;
  }

  async live(): Promise<void> {
    await Promise.all(this.guests.map(guest => guest.introduce()));
    let again: Table | undefined;
    while (!this.#isOver) {
      const table = again ?? (await this.#make());
      if (!table) return;
      this.tables.push(table.id);
      for (const guest of this.guests) guest.follow(table.id);
      if (!again && !this.#plan.isWatched) await this.#sitDown(table.id);
      if (table.status === 'waiting') await this.guests[0]!.wish('start', table.id);
      await Promise.all(this.guests.map((guest, seat) => (this.#plan.isWatched ? this.#watch(guest) : this.#play(guest, seat))));
      again = this.#isOver || this.#plan.isWatched || this.#rng.below(2) === 0 ? undefined : await this.#rematch(table.id);
    }
  }

  #make(): Promise<Table | undefined> {
    const { game, options, bots, isWatched } = this.#plan;
    const seats = [
      ...(isWatched ? [] : this.guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: LEVEL })),
    ];
    return this.guests[0]!.wish('create', '', { game, options, seats, start: isWatched });
  }

  async #sitDown(table: string): Promise<void> {
    await Promise.all(
      this.guests.slice(1).map(async (guest, i) => {
        await guest.wish('sit', table, { seat: i + 1 });
        if (this.#rng.below(CHANGES_MIND) > 0) return;
        await guest.wish('leave', table);
        await guest.wish('sit', table, { seat: i + 1 });
      }),
    );
  }

  async #watch(guest: Guest): Promise<void> {
    while (!this.#isOver && !isFinished(guest)) await guest.news(LOOK_MS);
  }

  async #play(guest: Guest, seat: number): Promise<void> {
    while (!this.#isOver && !isFinished(guest)) {
      const { step } = guest;
      if (!step || step.legal.length === 0 || hasGivenUp(guest, seat)) {
        await guest.news(LOOK_MS);
        continue;
      }
      await pause(this.#rng.below(this.#thinkMs));
      if (guest.step !== step || this.#isOver) continue;
      if (this.#rng.below(GIVES_UP) === 0) await guest.wish('resign', step.table);
      else if (this.#rng.below(GETS_UP) === 0) await this.#getUp(guest, seat, step.table);
      else await guest.move(step, step.legal[this.#rng.below(step.legal.length)]!);
    }
  }

  /** A bot plays for them for a while, in which they may be away. */
  async #getUp(guest: Guest, seat: number, table: string): Promise<void> {
    if (!(await guest.wish('standIn', table, { seat, level: LEVEL }))) return;
    if (this.#rng.below(2) === 0) guest.hangUp();
    await pause(this.#rng.below(1500));
    await guest.wish('takeBack', table);
  }

  /** Everybody asks for one; all are shown to the same. */
  async #rematch(table: string): Promise<Table | undefined> {
    const asked = await Promise.all(this.guests.map(guest => guest.wish('rematch', table)));
    const [first] = asked;
    const other = asked.find(one => one && first && one.id !== first.id);
    if (other) this.guests[0]!.book.oddities.push(`the rematch of ${table} is ${first!.id} and ${other.id}`);
    return first;
  }
}

const isFinished = ({ about }: Guest): boolean => about?.status === 'over' || about?.status === 'closed';
const hasGivenUp = ({ about }: Guest, seat: number): boolean =>
  about?.seats[seat]?.resigned === true || about?.seats[seat]?.standIn === true;
