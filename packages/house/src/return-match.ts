import { err, type Result } from '@tabard/core';
import type { ErrorCode } from '@tabard/protocol';
import { heldBy, type Plan, type PlayerId } from '@tabard/table';
import { type Asker, whoIs } from './asker.ts';
import { peopleAndHost } from './calls.ts';
import { type Chance, newCode } from './chance.ts';
import type { TablePlan, Unmade } from './house.ts';
import type { LiveTable, Unopened } from './live-table.ts';
import type { Store } from './store.ts';

/** How a return match is asked for: what the asker calls the wish, and what makes a table if they may have one more. */
export interface Again {
  readonly wish?: string | undefined;
  withRoom?<E>(make: () => Promise<Result<LiveTable, E>>): Promise<Result<LiveTable, E | ErrorCode>>;
}

interface Parts {
  readonly store: Store;
  readonly chance: Chance;
  open(table: string): Promise<Result<LiveTable, Unopened>>;
  make(plan: TablePlan, wish: string | undefined): Promise<Result<LiveTable, Unmade>>;
  /** Calls somebody who is not there, nor at the table `beside`. */
  call(table: string, player: PlayerId, beside: string): void;
}

/** The table of a return match: the one there is, or a new one. */
export async function returnMatch(
  parts: Parts,
  live: LiveTable,
  asker: Asker,
  { wish, withRoom = make => make() }: Again,
): Promise<Result<LiveTable, Unmade | ErrorCode>> {
  const fault = await live.faultWith(whoIs(asker), { type: 'rematch', table: '' });
  if (fault) return err(fault);
  const { rematch } = live.table.about;
  const there = rematch === undefined ? undefined : await parts.open(rematch);
  const isGone = there?.ok ? there.value.table.about.status === 'closed' : there?.error === 'unknown-table';
  if (there && !isGone) return there;
  return withRoom(() => made(parts, live, asker, rematch, wish));
}

async function made(
  parts: Parts,
  live: LiveTable,
  asker: Asker,
  rematch: string | undefined,
  wish: string | undefined,
): Promise<Result<LiveTable, Unmade>> {
  const instead = rematch === undefined ? {} : { instead: rematch };
  // A wish of the same name for another table is another wish.
  const name = wish === undefined ? undefined : `rematch ${live.table.id} ${wish}`;
  const fresh = await parts.make(await planOf(parts, live), name);
  if (!fresh.ok) return fresh;
  const { id } = fresh.value.table;
  const noted = await live.wish(whoIs(asker), { type: 'rematch', table: id, ...instead });
  if (!noted.ok) return noted;
  const chosen = live.table.about.rematch;
  if (chosen === undefined || chosen === id) {
    callTo(parts, fresh.value, asker.id, live);
    return fresh;
  }
  await fresh.value.wish('house', { type: 'close' });
  return parts.open(chosen);
}

/** Whoever asked is there, or will be; who looks at the match that is over sees that there is another. */
function callTo({ call }: Parts, { table: { id, about } }: LiveTable, asker: PlayerId, { table: last }: LiveTable): void {
  for (const player of peopleAndHost(about)) if (player !== asker) call(id, player, last.id);
}

async function planOf({ store, chance }: Parts, live: LiveTable): Promise<TablePlan> {
  const { about } = live.table;
  const seats = await Promise.all(
    about.chairs.map(async (chair): Promise<Plan['seats'][number]> => {
      if (chair.kind !== 'player') return chair;
      const { player, program } = chair;
      const isWelcome = program ? await store.isWelcome(player) : (await store.player(player)) !== undefined;
      if (!isWelcome) return { kind: 'open' };
      return { kind: 'player', player, program, ...heldBy(chair) };
    }),
  );
  const { game, options, spectators, hints, oneSeatEach, terms } = about;
  return { game, options, seats, spectators, hints, oneSeatEach, ...(terms && { terms }), code: newCode(chance), start: false };
}
