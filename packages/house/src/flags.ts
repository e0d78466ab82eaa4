import type { Seat } from '@tabard/core';
import { deadline, type Span, type Table, timeLeft } from '@tabard/table';
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
    const at = flagAt(table, hosted, chores);
    const clocks = clocksNow(table, now(), chores.outages);
    if (at === undefined && !clocks) return;
    return { clocks, deadlineMs: seat => msLeft(table, seat, now(), chores, at) };
  }
}

/** What is left to every seat, in whole milliseconds. */
export const clocksNow = (table: Pick<Table, 'about' | 'clocks'>, now: number, outages: readonly Span[]): SceneTime['clocks'] =>
  timeLeft(table, now, outages)?.map(({ moveMs, reserveMs, runs }) => ({
    moveMs: Math.round(moveMs),
    reserveMs: Math.round(reserveMs),
    runs,
  }));

function msLeft(table: Table, seat: Seat, now: number, { outages }: Chores, first: number | undefined): number | undefined {
  const flag = deadline(table, outages);
  // Without a clock of its own the decision is a hurried one.
  const at = table.clocks ? (flag?.seat === seat ? Math.min(flag.at, first ?? flag.at) : undefined) : first;
  return at === undefined ? undefined : Math.max(0, Math.round(at - now));
}
