import type { MyTable } from '@tabard/protocol';
import { hasAnotherSeat, later, type PlayerId, type Span, seatOf, termsOf } from '@tabard/table';
import type { Chance } from './chance.ts';
import { describe, isWaitingFor, playersAt } from './describe.ts';
import type { LiveTable } from './live-table.ts';
import { AT_ONCE } from './row.ts';
import type { Listed, Player, Store } from './store.ts';

const TABLES_LISTED = 60;

interface Parts {
  readonly store: Store;
  readonly chance: Chance;
  /** When no house was up, in order. */
  readonly outages: readonly Span[];
  peek(table: string): LiveTable | undefined;
}

/** The tables of a player that are listed, and for a program those where it may join its owner. */
export async function listedFor({ store }: Pick<Parts, 'store'>, player: Player): Promise<Listed[]> {
  return [...(await store.tablesOf(player.id, TABLES_LISTED)), ...(await openTo(store, player))];
}

/** Rows of tables as a player is told of them. No table is opened for a list. */
export async function rowsFor(house: Parts, player: Player, listed: readonly Listed[]): Promise<MyTable[]> {
  const { store, chance } = house;
  const people = await store.playersBy(playersAt(listed.map(({ about }) => about)));
  const guests = new Map(people.map(one => [one.id, one]));
  return listed.map(one => {
    const there = house.peek(one.table)?.attendance;
    const isConnected = (guest: PlayerId) => there?.isConnected(guest) ?? false;
    const awayMs = (guest: PlayerId) => there?.awayMs(guest) ?? 0;
    const [watching, hostAwayMs] = [there?.watching ?? 0, there?.hostAwayMs ?? 0];
    return {
      table: describe(one, player.id, { guests, epoch: store.epoch, chance, watching, isConnected, awayMs, hostAwayMs }),
      waiting: isWaitingFor(one, player.id),
      changed: one.changed,
      acting: seatOf(one.about, player.id) === undefined ? [] : [...one.acting],
      ...flagOf(one, player, house.outages),
    };
  });
}

/** What a row is due for is the flag, where it waits for the player and for nobody else; outages since it was written move it. */
function flagOf(one: Listed, { id }: Player, outages: readonly Span[]): { due?: number } {
  const { about, acting, changed } = one;
  const isTimed = about.status === 'playing' && termsOf(about).clock !== null && isWaitingFor(one, id);
  return isTimed && acting.length === 1 && one.due !== AT_ONCE ? { due: later(changed, one.due - changed, outages) } : {};
}

/** A program may join its owner at any table that has a seat left. */
async function openTo(store: Store, { id, owner }: Player): Promise<Listed[]> {
  if (owner === null) return [];
  const theirs = await store.tablesOf(owner, TABLES_LISTED);
  return theirs.filter(
    ({ about }) =>
      about.status === 'waiting' &&
      about.chairs.some(({ kind }) => kind === 'open') &&
      about.host !== id &&
      seatOf(about, id) === undefined &&
      !hasAnotherSeat(about, id, { owner }),
  );
}
