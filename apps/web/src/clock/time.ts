import type { Lang } from '@tabard/core';
import type { TimeLeft } from '@tabard/protocol';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** More than two days are counted in days. */
const MANY_HOURS_MS = 2 * DAY_MS;

/** What a clock shows: the time of the move runs out first, then the reserve. */
export type Shares = Pick<TimeLeft, 'moveMs' | 'reserveMs'>;

/** What is left of both, so long after the house said how the clock stands. */
export function sharesLeft({ moveMs, reserveMs, runs }: TimeLeft, sinceMs: number): Shares {
  const gone = runs ? Math.max(0, sinceMs) : 0;
  return { moveMs: Math.max(0, moveMs - gone), reserveMs: Math.max(0, reserveMs - Math.max(0, gone - moveMs)) };
}

/** What is left until the flag falls. */
export const sumOf = ({ moveMs, reserveMs }: Shares): number => moveMs + reserveMs;

export const leftMs = (left: TimeLeft, sinceMs: number): number => sumOf(sharesLeft(left, sinceMs));

/** For how long it is shown alike. */
export function shownForMs(ms: number): number {
  const step = ms > HOUR_MS ? MINUTE_MS : SECOND_MS;
  return ms % step || step;
}

/** On a clock: 42 s, 4:05, 5 hours, 2 days 23 hours. Nobody has less than it says. */
export function shownTime(untilMs: number, lang: Lang, secondsShort: (seconds: number) => string): string {
  const seconds = Math.ceil(untilMs / SECOND_MS);
  const ms = seconds * SECOND_MS;
  if (ms < MINUTE_MS) return secondsShort(seconds);
  if (ms < HOUR_MS) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return ms < MANY_HOURS_MS ? inUnits(ms, HOUR_MS, 'hour', lang, 'short') : inDays(ms, lang, 'short');
}

/** Both apart where there is a reserve: 0:24, and + 5:00. */
export function shownShares({ moveMs, reserveMs }: Shares, lang: Lang, secondsShort: (seconds: number) => string): readonly string[] {
  if (reserveMs === 0) return [shownTime(moveMs, lang, secondsShort)];
  const figures = (ms: number) => shownTime(ms, lang, seconds => `0:${String(seconds).padStart(2, '0')}`);
  return [figures(moveMs), `+ ${figures(reserveMs)}`];
}

/** To a screen reader: 42 seconds, 4 minutes, 5 hours, 2 days, 23 hours. */
export function spokenTime(untilMs: number, lang: Lang): string {
  const ms = Math.ceil(untilMs / SECOND_MS) * SECOND_MS;
  if (ms < 2 * MINUTE_MS) return inUnits(ms, SECOND_MS, 'second', lang, 'long');
  if (ms < HOUR_MS) return inUnits(ms, MINUTE_MS, 'minute', lang, 'long');
  return ms < MANY_HOURS_MS ? inUnits(ms, HOUR_MS, 'hour', lang, 'long') : inDays(ms, lang, 'long');
}

export const spokenShares = ({ moveMs, reserveMs }: Shares, lang: Lang, withReserve: (move: string, reserve: string) => string): string =>
  reserveMs === 0 ? spokenTime(moveMs, lang) : withReserve(spokenTime(moveMs, lang), spokenTime(reserveMs, lang));

/** Days alone would hide nearly a whole one. */
function inDays(ms: number, lang: Lang, style: 'short' | 'long'): string {
  const rest = ms % DAY_MS;
  const parts = [inUnits(ms, DAY_MS, 'day', lang, style), ...(rest < HOUR_MS ? [] : [inUnits(rest, HOUR_MS, 'hour', lang, style)])];
  return style === 'short' ? parts.join(' ') : new Intl.ListFormat(lang, { type: 'unit' }).format(parts);
}

const inUnits = (ms: number, unitMs: number, unit: string, lang: Lang, unitDisplay: 'short' | 'long'): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(Math.floor(ms / unitMs));

const CALLS_MS = [30 * SECOND_MS, 10 * SECOND_MS];

/** When a player who had so long hears of their time again: at half, and near the end; each as what is left then. */
export const callsFor = (fromMs: number): readonly number[] =>
  [...new Set([fromMs / 2, ...CALLS_MS])].filter(ms => ms < fromMs && (ms >= CALLS_MS[0]! || CALLS_MS.includes(ms))).sort((a, b) => b - a);
