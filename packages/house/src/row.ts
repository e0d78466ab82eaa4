import type { Seat } from '@tabard/core';
import {
  type About,
  AGREED,
  botAt,
  deadlines,
  hurriedAt,
  isResting,
  later,
  RESIGNED,
  type Span,
  type Status,
  type Table,
  termsOf,
} from '@tabard/table';
import type { Hosted } from './games.ts';
import type { Row } from './store.ts';

const DAY_MS = 86_400_000;

/** How long a table that nobody touches is kept, by its status. A match in the middle is closed first, and forgotten as such. */
export const KEEP_MS: Readonly<Record<Status, number>> = {
  waiting: 2 * DAY_MS,
  playing: 60 * DAY_MS,
  over: 365 * DAY_MS,
  closed: 7 * DAY_MS,
};

/** What tells when a house must act. */
export interface Chores {
  readonly usualBot: string;
  /** When no house was up, in order. */
  readonly outages: readonly Span[];
  /** How long the player of a seat may take for a hurried decision. */
  hurryMs(table: Table, seat: Seat): number;
}

/** A bot is to move. */
export const AT_ONCE = 0;

/** Whose decisions the match waits for. */
export function actingAt({ about, match }: Table, { game }: Hosted): readonly Seat[] {
  return about.status === 'playing' && about.paused === undefined && match ? game.acting(match.state) : [];
}

/** The same seats are waited for. */
export const areSame = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat, i) => seat === others[i]);

/** What the lists have to know anew; `acting` are those before and after. */
export function rowOf(
  before: Table | undefined,
  after: Table,
  acting: { readonly before: readonly Seat[]; readonly after: readonly Seat[] },
  hosted: Hosted,
  around: Chores,
): Row {
  const flag = flagAt(after, hosted, around);
  const due = dueAt(after, acting.after, flag, around);
  return {
    ...(after.about !== before?.about && { about: after.about }),
    ...((!before || !areSame(acting.before, acting.after)) && { acting: acting.after }),
    // A flag is written anew in any case: an outage may have moved it since.
    ...((!before || flag !== undefined || due !== dueAt(before, acting.before, flagAt(before, hosted, around), around)) && { due }),
    ...(after.about.status === 'over' && before?.about.status !== 'over' && { worn: wornFrom(after, hosted) }),
  };
}

/** When the time of somebody, or of this seat, is over, if it runs. */
export function flagAt(table: Table, { game }: Hosted, { outages, hurryMs }: Chores, of?: Seat): number | undefined {
  let first: number | undefined;
  if (table.clocks) for (const { seat, at } of deadlines(table, outages)) if (isFirst(seat, at)) first = at;
  if (!game.isHurried) return first;
  for (const seat of hurriedAt(table, game)) {
    const at = later(table.since!, hurryMs(table, seat), outages);
    if (isFirst(seat, at)) first = at;
  }
  return first;

  function isFirst(seat: Seat, at: number): boolean {
    return (of === undefined || seat === of) && (first === undefined || at < first);
  }
}

/** When the house must act next; to clear away it is enough to know the day. */
function dueAt({ about, at }: Table, acting: readonly Seat[], flag: number | undefined, around: Chores): number {
  const until = about.dice?.until ?? null;
  if (until !== null) return until;
  if (!isResting(about) && acting.some(seat => botAt(about, seat, around.usualBot) !== undefined)) return AT_ONCE;
  if (flag !== undefined) return Math.ceil(flag);
  return Math.ceil((at + KEEP_MS[about.status]) / DAY_MS) * DAY_MS;
}

/** A match played to its end leaves its people something to wear; who gave up, and bots, go home without. */
function wornFrom({ about, match }: Table, { keepsake }: Hosted): NonNullable<Row['worn']> {
  const { outcome, resigned, chairs } = about;
  if (!keepsake || !match || !outcome || outcome.reason === RESIGNED || outcome.reason === AGREED) return [];
  return chairs.flatMap((chair, seat) => {
    const arms = chair.kind === 'player' && !resigned.includes(seat) ? keepsake(match.state, seat) : undefined;
    return chair.kind === 'player' && arms !== undefined ? [{ player: chair.player, arms }] : [];
  });
}

/** Since when the lobby shows a table where somebody may sit down; null: it does not. */
export function openSince(about: About): number | null {
  return termsOf(about).listed && hasRoom(about) ? about.created : null;
}

/** Whether somebody may sit down: on a seat that is open, or late on that of a bot. */
function hasRoom(about: About): boolean {
  const free = about.status === 'waiting' ? 'open' : about.status === 'playing' && termsOf(about).latecomers ? 'bot' : undefined;
  return about.chairs.some(({ kind }) => kind === free);
}

/** The letters that lead to a table, until its match begins, or as long as somebody may come late. */
export const codeAt = (about: About): string | null => (about.status === 'waiting' || hasRoom(about) ? (about.code ?? null) : null);
