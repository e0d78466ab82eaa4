import type { Seat } from '@tabard/core';
import { type Span, type Table, timeLeft } from '@tabard/table';
import { Alarm } from './alarm.ts';
import type { Hosted } from './games.ts';
import { type Chores, flagAt } from './row.ts';
import type { SceneTime } from './sight.ts';
import type { Time } from './time.ts';

const DAY_MS = 86_400_000;

interface Parts {
  readonly time: Time;
  /** By the store's clock. */
  now(): number;
  readonly chores: Chores;
  /** A flag may have fallen. */
  ring(): void;
}

/** Watches the clocks of a table in memory. */
export class Flags {
  readonly #parts: Parts;
  readonly #alarm: Alarm;

  constructor(parts: Parts) {
    this.#parts = parts;
    // An alarm that rings too early is set again.
    this.#alarm = new Alarm(parts.time, parts.now, DAY_MS, () => parts.ring());
  }

  watch(table: Table, hosted: Hosted): void {
    this.#alarm.set(flagAt(table, hosted, this.#parts.chores) ?? null);
  }

  stop(): void {
    this.#alarm.set(null);
  }

  /** How the clocks of a table stand; undefined: there is nothing to tell. */
  timeAt(table: Table, hosted: Hosted): SceneTime | undefined {
    const { chores, now } = this.#parts;
    const clocks = clocksNow(table, now(), chores.outages);
    if (!clocks && flagAt(table, hosted, chores) === undefined) return;
    const deadlineMs = (seat: Seat) => {
      const at = flagAt(table, hosted, chores, seat);
      return at === undefined ? undefined : Math.max(0, Math.round(at - now()));
    };
    return { clocks, deadlineMs };
  }
}

/** What is left to every seat, in whole milliseconds. */
export const clocksNow = (table: Pick<Table, 'about' | 'clocks'>, now: number, outages: readonly Span[]): SceneTime['clocks'] =>
  timeLeft(table, now, outages)?.map(({ moveMs, reserveMs, runs }) => ({
    moveMs: Math.round(moveMs),
    reserveMs: Math.round(reserveMs),
    runs,
  }));
