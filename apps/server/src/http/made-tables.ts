import { err, ok, type Result } from '@tabard/core';
import type { House, Listed, Player, Store, Trouble } from '@tabard/house';
import { trouble } from '@tabard/house';
import type { Table } from '@tabard/protocol';
import { isUnfinished } from '@tabard/table';
import { type CapName, type Limits, ownerOf } from '../limits.ts';

/** So many are remembered; of the network whose first is oldest they are forgotten first. */
const MOST = 50_000;

type Made = Map<string, { readonly isDeserted: boolean }>;

/** Which tables were made from where since the server started. No address is ever stored. */
export class MadeTables {
  readonly #by = new Map<string, Made>();
  #size = 0;

  note(network: string, { id, seats }: Table): void {
    const made: Made = this.#by.get(network) ?? new Map();
    this.#size += made.has(id) ? 0 : 1;
    made.set(id, { isDeserted: seats.every(({ kind }) => kind !== 'player') });
    this.#by.set(network, made);
    if (this.#size > MOST) this.#forget(this.#by.keys().next().value!);
  }

  count(network: string, which: 'all' | 'deserted'): number {
    const made = [...(this.#by.get(network)?.values() ?? [])];
    return which === 'all' ? made.length : made.filter(({ isDeserted }) => isDeserted).length;
  }

  /** Forgets those that have ended. */
  async tidy(network: string, store: Pick<Store, 'listed'>): Promise<void> {
    for (const id of [...(this.#by.get(network)?.keys() ?? [])]) {
      const listed = await store.listed(id);
      if (!listed || !isUnfinished(listed.about)) this.#drop(network, id);
    }
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

export interface Maker {
  readonly player: Player;
  readonly network: string;
  /** Nobody but bots is to sit there. */
  readonly isDeserted: boolean;
}

interface Parts {
  readonly house: Pick<House, 'store'>;
  readonly limits: Limits;
  readonly made: MadeTables;
}

/** Whether somebody may make one more table. */
export async function mayMakeTable(maker: Maker, parts: Parts): Promise<Result<undefined, Trouble>> {
  const { network, player, isDeserted } = maker;
  const { limits } = parts;
  const isSlow = limits.allow('new-tables-per-address', network) && limits.allow('new-tables-per-owner', ownerOf(player));
  if (!isSlow) return err(trouble('too-fast'));
  const hasRoom =
    (await hasRoomHere('tables-per-address', 'all', network, parts)) &&
    (!isDeserted || (await hasRoomHere('bot-tables-per-address', 'deserted', network, parts))) &&
    (await hasOwnRoom(maker, parts));
  return hasRoom ? ok(undefined) : err(trouble('too-many-tables'));
}

async function hasRoomHere(cap: CapName, which: 'all' | 'deserted', network: string, { house, limits, made }: Parts): Promise<boolean> {
  if (made.count(network, which) >= limits.values[cap]) await made.tidy(network, house.store);
  return limits.hasRoom(cap, made.count(network, which));
}

async function hasOwnRoom({ player, isDeserted }: Maker, { house: { store }, limits }: Parts): Promise<boolean> {
  if (limits.values['tables-per-owner'] === Number.POSITIVE_INFINITY) return true;
  const tables = await unfinishedOf(ownerOf(player), store);
  if (!limits.hasRoom('tables-per-owner', tables.length)) return false;
  const deserted = tables.filter(({ about }) => about.chairs.every(({ kind }) => kind !== 'player'));
  return !isDeserted || limits.hasRoom('bot-tables-per-owner', deserted.length);
}

/** The unfinished tables of a person and their programs. */
async function unfinishedOf(owner: string, store: Store): Promise<readonly Listed[]> {
  const programs = await store.programsOf(owner);
  const lists = await Promise.all([owner, ...programs.map(({ id }) => id)].map(id => store.unfinishedOf(id)));
  return [...new Map(lists.flat().map(listed => [listed.table, listed])).values()];
}
