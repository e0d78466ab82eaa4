import { err, type Result } from '@tabard/core';
import type { House, Listed, LiveTable, Player, Store } from '@tabard/house';
import type { ErrorCode } from '@tabard/protocol';
import { isDeserted, isUnfinished } from '@tabard/table';
import { type CapName, type Limits, ownerOf } from '../limits.ts';

/** So many are remembered; of the network whose first is oldest they are forgotten first. */
const MOST = 50_000;

type Made = Map<string, { readonly isDeserted: boolean }>;
type Which = 'all' | 'deserted';

/** What somebody asks for. */
export interface Wanted {
  readonly player: Pick<Player, 'id' | 'owner'>;
  readonly network: string;
  /** A table that is not there yet. */
  readonly isNew: boolean;
  /** Nobody but bots is to play there. */
  readonly isDeserted: boolean;
}

/** It counts from the asking on, until it is known what came of it. */
interface Ticket extends Wanted {
  /** Those that were asked for before it, of the same person or from the same network. */
  before: readonly Ticket[];
  isPending: boolean;
  /** The table it came to. */
  table?: string;
}

/** Which tables were made from where since the server started, and which are being made. No address is ever stored. */
export class MadeTables {
  readonly #by = new Map<string, Made>();
  readonly #tickets = new Set<Ticket>();
  #size = 0;

  count(network: string, which: Which): number {
    const made = [...(this.#by.get(network)?.values() ?? [])];
    return which === 'all' ? made.length : made.filter(({ isDeserted }) => isDeserted).length;
  }

  /** Forgets those that have ended, and sees who still plays at the others. */
  async tidy(network: string, store: Pick<Store, 'listed'>): Promise<void> {
    for (const id of [...(this.#by.get(network)?.keys() ?? [])]) {
      const listed = await store.listed(id);
      if (listed && isUnfinished(listed.about)) this.#by.get(network)?.set(id, { isDeserted: isDeserted(listed.about) });
      else this.#drop(network, id);
    }
  }

  draw(wanted: Wanted): Ticket {
    const isNear = ({ player, network }: Wanted) => network === wanted.network || ownerOf(player) === ownerOf(wanted.player);
    const ticket: Ticket = { ...wanted, before: [...this.#tickets].filter(isNear), isPending: true };
    this.#tickets.add(ticket);
    return ticket;
  }

  /** What a ticket was drawn for is there. */
  settle(ticket: Ticket, { table: { id, about } }: Pick<LiveTable, 'table'>): void {
    ticket.table = id;
    this.#note(ticket.network, id, isDeserted(about));
  }

  giveBack(ticket: Ticket): void {
    ticket.isPending = false;
    // Else every ticket would keep all that ever were.
    ticket.before = [];
    this.#tickets.delete(ticket);
  }

  #note(network: string, id: string, isDeserted: boolean): void {
    const made: Made = this.#by.get(network) ?? new Map();
    this.#size += made.has(id) ? 0 : 1;
    made.set(id, { isDeserted });
    this.#by.set(network, made);
    if (this.#size > MOST) this.#forget(this.#by.keys().next().value!);
  }

  #drop(network: string, id: string): void {
    const made = this.#by.get(network);
    if (made?.delete(id)) this.#size--;
    if (made?.size === 0) this.#by.delete(network);
  }

  #forget(network: string): void {
    this.#size -= this.#by.get(network)?.size ?? 0;
    this.#by.delete(network);
  }
}

interface Parts {
  readonly house: Pick<House, 'store'>;
  readonly limits: Limits;
  readonly made: MadeTables;
}

/** Does what gives somebody one more table, or leaves one more to bots, if they may have it. */
export async function withRoom<E>(
  wanted: Wanted,
  parts: Parts,
  act: () => Promise<Result<LiveTable, E>>,
): Promise<Result<LiveTable, E | ErrorCode>> {
  if (wanted.isNew && !isSlow(wanted, parts)) return err('too-fast');
  const ticket = parts.made.draw(wanted);
  try {
    if (!(await hasRoom(ticket, parts))) return err('too-many-tables');
    const done = await act();
    if (done.ok) parts.made.settle(ticket, done.value);
    return done;
  } finally {
    parts.made.giveBack(ticket);
  }
}

const isSlow = ({ network, player }: Wanted, { limits }: Parts): boolean =>
  limits.allow('new-tables-per-address', network) && limits.allow('new-tables-per-owner', ownerOf(player));

async function hasRoom(ticket: Ticket, parts: Parts): Promise<boolean> {
  const { isNew, isDeserted } = ticket;
  return (
    (!isNew || (await hasRoomHere('tables-per-address', 'all', ticket, parts))) &&
    (!isDeserted || (await hasRoomHere('bot-tables-per-address', 'deserted', ticket, parts))) &&
    (await hasOwnRoom(ticket, parts))
  );
}

async function hasRoomHere(cap: CapName, which: Which, ticket: Ticket, { house, limits, made }: Parts): Promise<boolean> {
  const { network } = ticket;
  const pending = () => ticket.before.filter(one => one.isPending && one.network === network && isOf(which, one)).length;
  if (made.count(network, which) + pending() >= limits.values[cap]) await made.tidy(network, house.store);
  return limits.hasRoom(cap, made.count(network, which) + pending());
}

async function hasOwnRoom(ticket: Ticket, { house: { store }, limits }: Parts): Promise<boolean> {
  const { isNew, isDeserted } = ticket;
  const caps = [...(isNew ? (['tables-per-owner'] as const) : []), ...(isDeserted ? (['bot-tables-per-owner'] as const) : [])];
  if (caps.every(cap => limits.values[cap] === Number.POSITIVE_INFINITY)) return true;
  const tables = await unfinishedOf(ownerOf(ticket.player), store);
  return caps.every(cap => limits.hasRoom(cap, countWith(ticket, tables, cap === 'tables-per-owner' ? 'all' : 'deserted')));
}

/** The tables that are listed, and those that were asked for before and may have been made since. */
function countWith({ player, before }: Ticket, listed: readonly Listed[], which: Which): number {
  const known = listed.filter(({ about }) => which === 'all' || isDeserted(about)).map(({ table }) => table);
  const own = before.filter(one => ownerOf(one.player) === ownerOf(player) && isOf(which, one));
  const made = own.flatMap(({ table }) => table ?? []);
  return new Set([...known, ...made]).size + own.filter(({ isPending, table }) => isPending && table === undefined).length;
}

const isOf = (which: Which, { isNew, isDeserted }: Wanted): boolean => (which === 'all' ? isNew : isDeserted);

/** The unfinished tables of a person and their programs. */
async function unfinishedOf(owner: string, store: Store): Promise<readonly Listed[]> {
  const programs = await store.programsOf(owner);
  const lists = await Promise.all([owner, ...programs.map(({ id }) => id)].map(id => store.unfinishedOf(id)));
  return [...new Map(lists.flat().map(listed => [listed.table, listed])).values()];
}
