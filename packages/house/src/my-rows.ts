import type { MyTable } from '@tabard/protocol';
import { type About, hasAnotherSeat, later, type PlayerId, type Span, seatOf, termsOf } from '@tabard/table';
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
  const theirs = player.owner === null ? [] : await store.tablesOf(player.owner, TABLES_LISTED);
  return [...(await store.tablesOf(player.id, TABLES_LISTED)), ...theirs.filter(({ about }) => isOpenTo(about, player))];
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

/** Whether a table is listed for a player. */
export const isListedFor = ({ about }: Listed, player: Player): boolean => isOf(about, player.id) || isOpenTo(about, player);

/** A player's tables are those where they sit or are host; closed ones are gone. */
const isOf = (about: About, player: PlayerId): boolean =>
  about.status !== 'closed' && (about.host === player || seatOf(about, player) !== undefined);

/** A program may join its owner at any table that has a seat left. */
const isOpenTo = (about: About, { id, owner }: Player): boolean =>
  owner !== null &&
  isOf(about, owner) &&
  !isOf(about, id) &&
  about.status === 'waiting' &&
  about.chairs.some(({ kind }) => kind === 'open') &&
  !hasAnotherSeat(about, id, { owner });
