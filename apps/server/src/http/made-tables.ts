import { err, type Result } from '@tabard/core';
import { type House, type Listed, type LiveTable, openSince, type Player, type Store } from '@tabard/house';
import type { ErrorCode } from '@tabard/protocol';
import { type About, isDeserted, isUnfinished, termsOf } from '@tabard/table';
import { MOST_KEYS } from '../buckets.ts';
import { type CapName, type Limits, ownerOf } from '../limits.ts';

/** Of which tables there are only so many, and what is said to who asks for one more. */
const CAPPED = {
  all: { address: 'tables-per-address', owner: 'tables-per-owner', error: 'too-many-tables' },
  deserted: { address: 'bot-tables-per-address', owner: 'bot-tables-per-owner', error: 'too-many-tables' },
  listed: { address: 'listed-tables-per-address', owner: 'listed-tables-per-owner', error: 'too-many-listed' },
} as const satisfies Record<string, { readonly address: CapName; readonly owner: CapName; readonly error: ErrorCode }>;
type Which = keyof typeof CAPPED;

/** What a table is, in bits: strangers make thousands, and of each no more is kept than its name and these. */
type Kinds = number;
const BITS: Readonly<Record<Which, Kinds>> = { all: 1, deserted: 2, listed: 4 };
type Made = Map<string, Kinds>;

/** What somebody asks for. */
export interface Wanted {
  readonly player: Pick<Player, 'id' | 'owner'>;
  readonly network: string;
  /** A table that is not there yet. */
  readonly isNew: boolean;
  /** Nobody but bots is to play there. */
  readonly isDeserted: boolean;
  /** The lobby is to show it. */
  readonly isListed: boolean;
}

/** It counts from the asking on, until it is known what came of it. */
interface Ticket extends Wanted {
  /** Those that were asked for before it, of the same person or from the same network. */
  before: readonly Ticket[];
  isPending: boolean;
  /** The table it came to. */
  table?: string;
}

/**
 * Which tables were made from where since the server started, and which are being made. No address is ever stored. Of as many as
 * `MOST_KEYS` it is remembered; those of the network whose first is oldest are forgotten first.
 */
export class MadeTables {
  readonly #by = new Map<string, Made>();
  readonly #tickets = new Set<Ticket>();
  #size = 0;

  count(network: string, which: Which): number {
    return [...(this.#by.get(network)?.values() ?? [])].filter(kinds => isAmong(kinds, which)).length;
  }

  /** Forgets those that have ended, and sees who still plays at the others. */
  async tidy(network: string, store: Pick<Store, 'listed'>): Promise<void> {
    for (const id of [...(this.#by.get(network)?.keys() ?? [])]) {
      const listed = await store.listed(id);
      if (listed && isUnfinished(listed.about)) this.#by.get(network)?.set(id, kindsOf(listed.about));
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
    this.#note(ticket.network, id, kindsOf(about));
  }

  giveBack(ticket: Ticket): void {
    ticket.isPending = false;
    // Else every ticket would keep all that ever were.
    ticket.before = [];
    this.#tickets.delete(ticket);
  }

  #note(network: string, id: string, kinds: Kinds): void {
    const made: Made = this.#by.get(network) ?? new Map();
    this.#size += made.has(id) ? 0 : 1;
    made.set(id, kinds);
    this.#by.set(network, made);
    if (this.#size > MOST_KEYS) this.#forget(this.#by.keys().next().value!);
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
    const full = await whatIsFull(ticket, parts);
    if (full) return err(CAPPED[full].error);
    const done = await act();
    if (done.ok) parts.made.settle(ticket, done.value);
    return done;
  } finally {
    parts.made.giveBack(ticket);
  }
}

const isSlow = ({ network, player }: Wanted, { limits }: Parts): boolean =>
  limits.allow('new-tables-per-address', network) && limits.allow('new-tables-per-owner', ownerOf(player));

/** What there is too much of, here or of the asker's own, for them to be given one more. */
async function whatIsFull(ticket: Ticket, parts: Parts): Promise<Which | undefined> {
  const wanted = (Object.keys(CAPPED) as Which[]).filter(which => isOf(which, ticket));
  for (const which of wanted) if (!(await hasRoomHere(which, ticket, parts))) return which;
  const { limits, house } = parts;
  if (wanted.every(which => limits.values[CAPPED[which].owner] === Number.POSITIVE_INFINITY)) return;
  const own = await unfinishedOf(ownerOf(ticket.player), house.store);
  return wanted.find(which => !limits.hasRoom(CAPPED[which].owner, countWith(ticket, own, which)));
}

async function hasRoomHere(which: Which, ticket: Ticket, { house, limits, made }: Parts): Promise<boolean> {
  const { network } = ticket;
  const cap = CAPPED[which].address;
  const pending = () => ticket.before.filter(one => one.isPending && one.network === network && isOf(which, one)).length;
  if (made.count(network, which) + pending() >= limits.values[cap]) await made.tidy(network, house.store);
  return limits.hasRoom(cap, made.count(network, which) + pending());
}

interface Own {
  /** A person and their programs. */
  readonly people: readonly string[];
  readonly tables: readonly Listed[];
}

/** The tables that are listed, and those that were asked for before and may have been made since. */
function countWith({ player, before }: Ticket, { people, tables }: Own, which: Which): number {
  // Whoever sits at a table in the lobby has not put it there.
  const counts = ({ about }: Listed) => isAmong(kindsOf(about), which) && (which !== 'listed' || people.includes(about.host));
  const known = tables.filter(counts).map(({ table }) => table);
  const own = before.filter(one => ownerOf(one.player) === ownerOf(player) && isOf(which, one));
  const made = own.flatMap(({ table }) => table ?? []);
  return new Set([...known, ...made]).size + own.filter(({ isPending, table }) => isPending && table === undefined).length;
}

function kindsOf(about: About): Kinds {
  // A table that waits with all its seats taken is shown as soon as somebody gets up.
  const isListed = termsOf(about).listed && (about.status === 'waiting' || openSince(about) !== null);
  return BITS.all | (isDeserted(about) ? BITS.deserted : 0) | (isListed ? BITS.listed : 0);
}

const isAmong = (kinds: Kinds, which: Which): boolean => (kinds & BITS[which]) !== 0;

function isOf(which: Which, { isNew, isDeserted, isListed }: Wanted): boolean {
  return { all: isNew, deserted: isDeserted, listed: isListed }[which];
}

/** What of a person and their programs is unfinished. */
async function unfinishedOf(owner: string, store: Store): Promise<Own> {
  const people = [owner, ...(await store.programsOf(owner)).map(({ id }) => id)];
  const lists = await Promise.all(people.map(id => store.unfinishedOf(id)));
  return { people, tables: [...new Map(lists.flat().map(listed => [listed.table, listed])).values()] };
}
