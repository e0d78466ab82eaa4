import type { Seat } from '@tabard/core';
import { type About, botAt, RESIGNED, type Status, type Table, termsOf } from '@tabard/table';
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

/** A bot is to move. */
export const AT_ONCE = 0;

/** Whose decisions the match waits for. */
export function actingAt({ about, match }: Table, { game }: Hosted): readonly Seat[] {
  return about.status === 'playing' && match ? game.acting(match.state) : [];
}

/** What the lists have to know anew; `acting` are those before and after. */
export function rowOf(
  before: Table | undefined,
  after: Table,
  acting: { readonly before: readonly Seat[]; readonly after: readonly Seat[] },
  hosted: Hosted,
  usualBot: string,
): Row {
  const due = dueAt(after, acting.after, usualBot);
  return {
    ...(after.about !== before?.about && { about: after.about }),
    ...((!before || acting.before.join() !== acting.after.join()) && { acting: acting.after }),
    ...((!before || due !== dueAt(before, acting.before, usualBot)) && { due }),
    ...(after.about.status === 'over' && before?.about.status !== 'over' && { worn: wornFrom(after, hosted) }),
  };
}

/** When the house must act next; to clear away it is enough to know the day. */
function dueAt({ about, at }: Table, acting: readonly Seat[], usualBot: string): number {
  const until = about.dice?.until ?? null;
  if (until !== null) return until;
  if (acting.some(seat => botAt(about, seat, usualBot) !== undefined)) return AT_ONCE;
  return Math.ceil((at + KEEP_MS[about.status]) / DAY_MS) * DAY_MS;
}

/** A match played to its end leaves its people something to wear; who gave up, and bots, go home without. */
function wornFrom({ about, match }: Table, { keepsake }: Hosted): NonNullable<Row['worn']> {
  const { outcome, resigned, chairs } = about;
  if (!keepsake || !match || !outcome || outcome.reason === RESIGNED) return [];
  return chairs.flatMap((chair, seat) => {
    const arms = chair.kind === 'player' && !resigned.includes(seat) ? keepsake(match.state, seat) : undefined;
    return chair.kind === 'player' && arms !== undefined ? [{ player: chair.player, arms }] : [];
  });
}

/** Since when the lobby shows a table where somebody may sit down; null: it does not. */
export function openSince(about: About): number | null {
  const { listed, latecomers } = termsOf(about);
  const free = about.status === 'waiting' ? 'open' : about.status === 'playing' && latecomers ? 'bot' : undefined;
  return listed && about.chairs.some(({ kind }) => kind === free) ? about.created : null;
}

/** The letters that lead to a table, until its match begins. */
export const codeAt = ({ status, code }: About): string | null => (status === 'waiting' ? (code ?? null) : null);
