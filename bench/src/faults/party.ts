import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@tabard/core';
import type { Clock, RouteName, Step, Table } from '@tabard/protocol';
import type { Guest } from './guest.ts';

/** What is played, and by whom besides the guests. */
export interface PartyPlan {
  readonly game: string;
  readonly options: Readonly<Record<string, number>>;
  readonly bots: number;
  /** How long everybody has for a move; none: as long as they like. */
  readonly clock?: Clock;
  /** Something happens there by itself when time is over: who stops playing must end the match. */
  readonly isTimed?: boolean;
  /** Nobody but bots plays, and the guests watch. */
  readonly isWatched: boolean;
}

/** How often, at one's own turn, somebody does something else first: one time in so many. */
const GETS_UP = 30;
const GIVES_UP = 120;
const OFFERS_PAUSE = 40;
/** After a move: one time in so many it is taken back, if that is allowed. */
const TAKES_BACK = 6;
/** One offer in so many is declined. */
const DECLINES = 4;
/** So long a match is paused, or a bot that the house called in plays, at most. */
const REST_MS = 800;
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

  /** What each of them knows and waits for. */
  inWords(): string {
    return this.guests.map(guest => guest.inWords()).join('; ');
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
      if (this.#isOver && this.#plan.isTimed) await Promise.all(this.guests.map(guest => guest.wish('resign', table.id)));
      again = this.#isOver || this.#plan.isWatched || this.#rng.below(2) === 0 ? undefined : await this.#rematch(table.id);
    }
  }

  #make(): Promise<Table | undefined> {
    const { game, options, bots, isWatched, clock } = this.#plan;
    const seats = [
      ...(isWatched ? [] : this.guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: LEVEL })),
    ];
    return this.guests[0]!.wish('create', '', { game, options, seats, start: isWatched, ...(clock && { terms: { clock } }) });
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
      if (await this.#settle(guest, seat)) continue;
      const { step } = guest;
      if (!step || step.legal.length === 0 || hasGivenUp(guest, seat)) {
        await guest.news(LOOK_MS);
        continue;
      }
      await pause(this.#rng.below(this.#thinkMs));
      if (guest.step !== step || this.#isOver) continue;
      if (this.#rng.below(GIVES_UP) === 0) await guest.wish('resign', step.table);
      else if (this.#rng.below(GETS_UP) === 0) await this.#getUp(guest, seat, step.table);
      else if (this.#rng.below(OFFERS_PAUSE) === 0) await this.#ask(guest, 'offer', { what: 'pause' });
      else await this.#move(guest, step);
    }
  }

  async #move(guest: Guest, step: Step): Promise<void> {
    await guest.move(step, step.legal[this.#rng.below(step.legal.length)]!);
    if (this.#rng.below(TAKES_BACK) > 0) return;
    if (guest.step === step) await guest.news(LOOK_MS);
    const now = guest.step;
    if (now && now !== step && now.table === step.table) await guest.wish('undo', now.table, { after: now.after });
  }

  /** Comes back after a flag fell, ends a pause, answers an offer. False: there is nothing of that kind to do. */
  async #settle(guest: Guest, seat: number): Promise<boolean> {
    const { about } = guest;
    if (about?.status !== 'playing' || about.seats[seat]?.resigned) return false;
    const isStoodIn = about.seats[seat]?.standIn === true;
    const isAsked = about.offer !== null && !about.offer.yes.includes(seat);
    if (!isStoodIn && !about.paused && !isAsked) return false;
    await pause(this.#rng.below(REST_MS));
    if (guest.about !== about || this.#isOver) return true;
    if (isStoodIn) await this.#ask(guest, 'takeBack');
    else if (about.paused) await this.#ask(guest, 'resume');
    else await this.#ask(guest, 'answer', { yes: this.#rng.below(DECLINES) > 0 });
    return true;
  }

  /** Asks for something about the table; who is refused waits for news. */
  async #ask(guest: Guest, what: RouteName, body: object = {}): Promise<void> {
    const { table } = guest;
    if (table === undefined || !(await guest.wish(what, table, body))) await guest.news(LOOK_MS);
  }

  /** A bot plays for them for a while, in which they may be away. */
  async #getUp(guest: Guest, seat: number, table: string): Promise<void> {
    if (!(await guest.wish('standIn', table, { seat, level: LEVEL }))) return;
    if (this.#rng.below(2) === 0) guest.hangUp();
    await pause(this.#rng.below(1500));
    await this.#ask(guest, 'takeBack');
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
