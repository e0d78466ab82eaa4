import type { Seat } from '@tabard/core';
import { type About, isPlayedByBot, isResting } from './about.ts';
import type { Entry, PlayerId } from './entry.ts';
import type { Table } from './table.ts';
import { type Clock, termsOf } from './terms.ts';

/** A stretch of time by the store's clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One decision: the stretches in which its clock ran. */
type Decision = readonly Span[];

/** What the clock of a seat has counted. Times in which the house was down are taken off only when somebody asks: no log holds them. */
export interface SeatClock {
  /** Since when it runs; null: it does not. */
  readonly since: number | null;
  /** The decision under way, but for the stretch that runs. */
  readonly now: Decision;
  /** Decisions since somebody else moved, which may yet be taken back; no time is given back with them. */
  readonly recent: readonly Decision[];
  /** Earlier ones that may have used up some of the reserve. */
  readonly long: readonly Decision[];
  /** How often in a row the flag fell. */
  readonly flags: number;
}

export interface Clocks {
  /** Whose decisions the match waits for. */
  readonly acting: readonly Seat[];
  readonly seats: readonly SeatClock[];
  /** Of those who came late and have gone: nobody has more time for having been away. */
  readonly left?: readonly Left[];
}

interface Left {
  readonly player: PlayerId;
  /** Where the decision under way is, if it is. */
  readonly seat: Seat;
  readonly clock: SeatClock;
}

/** What is left to a seat: of the time for this move, and of the reserve. */
export interface TimeLeft {
  readonly moveMs: number;
  readonly reserveMs: number;
  readonly runs: boolean;
}

const FRESH: SeatClock = { since: null, now: [], recent: [], long: [], flags: 0 };

/** The clocks after an entry; none before the start, nor at a table without them. `about` is the table then. */
export function clocksAfter(table: Pick<Table, 'about' | 'clocks'>, about: About, entry: Entry): Clocks | undefined {
  const { clock } = termsOf(about);
  const { clocks: before } = table;
  const { at, deed } = entry;
  if (!clock || (!before && deed.type !== 'started')) return before;
  const were = before?.acting ?? [];
  const acting = ('next' in deed ? deed.next : undefined) ?? were;
  // Whose turn is gone because another took a move back decides anew when it comes again: nobody eats up another's time for a move.
  const isOver = (seat: Seat) => were.includes(seat) && !acting.includes(seat);
  const left = before?.left ?? [];
  const seats = (before?.seats ?? about.chairs.map(() => FRESH)).map((one, seat) => {
    const stopped = stop(one, at);
    const isDone = isOver(seat);
    const noted = noteDeed(isDone ? decided(stopped) : stopped, seat, { deed, isDone, isIdle: one.since === null, left, clock });
    return isRunning(about, acting, seat) ? { ...noted, since: at } : noted;
  });
  const gone = leftAfter(left, table, entry, clock).map(one => {
    const isMade = isOver(one.seat) || (deed.type === 'move' && deed.seat === one.seat);
    return isMade ? { ...one, clock: anew(one.clock, clock) } : one;
  });
  return { acting, seats, ...(gone.length > 0 && { left: gone }) };
}

/** Whoever has gone left their clock as it stood, and finds it again. */
function leftAfter(
  left: readonly Left[],
  { about, clocks }: Pick<Table, 'about' | 'clocks'>,
  { at, deed }: Entry,
  clock: Clock,
): readonly Left[] {
  if (deed.type === 'sat') return left.filter(({ player }) => player !== deed.player);
  const chair = deed.type === 'botSeated' ? about.chairs[deed.seat] : undefined;
  if (deed.type !== 'botSeated' || chair?.kind !== 'player') return left;
  return [...left, { player: chair.player, seat: deed.seat, clock: settled(stop(clocks!.seats[deed.seat]!, at), clock) }];
}

function stop(one: SeatClock, at: number): SeatClock {
  if (one.since === null) return one;
  return { ...one, since: null, now: at > one.since ? [...one.now, { from: one.since, to: at }] : one.now };
}

const decided = (one: SeatClock): SeatClock => ({ ...one, now: [], recent: [...one.recent, one.now] });

interface Noting extends Pick<Entry, 'deed'> {
  /** The decision is over already. */
  readonly isDone: boolean;
  /** It did not run before. */
  readonly isIdle: boolean;
  readonly left: readonly Left[];
  readonly clock: Clock;
}

function noteDeed(one: SeatClock, seat: Seat, { deed, isDone, isIdle, left, clock }: Noting): SeatClock {
  switch (deed.type) {
    case 'move': {
      if (deed.seat !== seat) return settled(one, clock);
      const made = isDone ? one : decided(one);
      return deed.forced ? made : { ...made, flags: 0 };
    }
    case 'undone':
      return deed.seat === seat ? reopened(one, deed.moves) : one;
    case 'takenBack':
      if (deed.seat !== seat) return one;
      // A match that rested waits for the decision whose time was over: who comes back has the time for a move, and no more reserve than before.
      return { ...(isIdle && one.flags > 1 ? anew(one, clock) : one), flags: 0 };
    case 'sat':
      return deed.seat === seat ? { ...(left.find(({ player }) => player === deed.player)?.clock ?? FRESH), flags: 0 } : one;
    case 'botSeated':
      return deed.seat === seat ? FRESH : one;
    case 'flagged':
      return deed.seat === seat ? { ...one, flags: one.flags + 1 } : one;
    case 'made':
    case 'invited':
    case 'left':
    case 'opened':
    case 'called':
    case 'revealed':
    case 'brokenOff':
    case 'started':
    case 'offered':
    case 'answered':
    case 'paused':
    case 'resumed':
    case 'stoodIn':
    case 'resigned':
    case 'ended':
    case 'carried':
    case 'closed':
    case 'rematch':
      return one;
  }
}

/** Nothing of it can be taken back any more. */
const settled = (one: SeatClock, { moveMs }: Clock): SeatClock =>
  one.recent.length === 0 ? one : { ...one, recent: [], long: [...one.long, ...one.recent.filter(spans => lasting(spans, []) > moveMs)] };

/** The decision under way is as good as made. */
const anew = (one: SeatClock, { moveMs }: Clock): SeatClock => ({
  ...one,
  now: [],
  long: lasting(one.now, []) > moveMs ? [...one.long, one.now] : one.long,
});

/** A move gives its number back, but no time. */
function reopened(one: SeatClock, moves: number): SeatClock {
  const again = one.recent.slice(-moves);
  return { ...one, now: [...again.flat(), ...one.now], recent: one.recent.slice(0, -moves) };
}

function isRunning(about: About, acting: readonly Seat[], seat: Seat): boolean {
  if (about.status !== 'playing' || about.paused !== undefined || isResting(about) || !acting.includes(seat)) return false;
  // While a bot stands in, too: nobody thinks for free by getting up and sitting down again.
  return about.chairs[seat]?.kind === 'player' && !about.resigned.includes(seat);
}

interface Flag {
  readonly seat: Seat;
  readonly at: number;
}

/** When the next flag falls, and whose; undefined: no clock runs. `outages` are the times the house was down, in order. */
export function deadline(table: Pick<Table, 'about' | 'clocks'>, outages: readonly Span[]): Flag | undefined {
  const [first, ...others] = deadlines(table, outages);
  return first && others.reduce((next, flag) => (next.at <= flag.at ? next : flag), first);
}

/** When the flag of every seat falls whose clock runs. */
export function deadlines(table: Pick<Table, 'about' | 'clocks'>, outages: readonly Span[]): Flag[] {
  const { clock } = termsOf(table.about);
  if (!clock || !table.clocks) return [];
  return table.clocks.seats.flatMap((one, seat) => {
    if (one.since === null || isPlayedByBot(table.about, seat)) return [];
    const left = Math.max(0, clock.moveMs + reserveLeft(one, clock, outages) - lasting(one.now, outages));
    return [{ seat, at: later(one.since, left, outages) }];
  });
}

/** What is left to every seat at a time; undefined: there is no clock. */
export function timeLeft(
  { about, clocks }: Pick<Table, 'about' | 'clocks'>,
  now: number,
  outages: readonly Span[],
): readonly TimeLeft[] | undefined {
  const { clock } = termsOf(about);
  if (!clock) return;
  const seats = clocks?.seats ?? about.chairs.map(() => FRESH);
  return seats.map(one => {
    const spent = lasting(stop(one, now).now, outages);
    const over = Math.max(0, spent - clock.moveMs);
    return {
      moveMs: Math.max(0, clock.moveMs - spent),
      reserveMs: Math.max(0, reserveLeft(one, clock, outages) - over),
      runs: one.since !== null,
    };
  });
}

function reserveLeft({ long, recent }: SeatClock, { moveMs, reserveMs }: Clock, outages: readonly Span[]): number {
  const used = [...long, ...recent].reduce((sum, spans) => sum + Math.max(0, lasting(spans, outages) - moveMs), 0);
  return Math.max(0, reserveMs - used);
}

/** How long some stretches lasted together, less the outages. */
function lasting(spans: readonly Span[], outages: readonly Span[]): number {
  return spans.reduce(
    (sum, { from, to }) => sum + to - from - outages.reduce((lost, outage) => lost + overlap(outage, { from, to }), 0),
    0,
  );
}

const overlap = (a: Span, b: Span): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** The time so much after another, outages not counted. */
export function later(from: number, ms: number, outages: readonly Span[]): number {
  let [at, left] = [from, ms];
  for (const outage of outages) {
    if (outage.to <= at) continue;
    if (outage.from - at >= left) break;
    left -= Math.max(0, outage.from - at);
    at = outage.to;
  }
  return at + left;
}
