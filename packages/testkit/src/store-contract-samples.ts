import { canonicalJson, type Json } from '@tabard/core';
import type { Row, Snapshot, Store } from '@tabard/house';
import type { About, Chair, Deed, Entry } from '@tabard/table';

/** What the store's clock says; a check may put it forward. */
export interface Clock {
  now: number;
}

/** Says what is wrong with an empty store, or nothing. */
export type StoreCheck = (store: Store, clock: Clock) => Promise<string | undefined>;

export const START: number = Date.UTC(2026, 0, 1);
export const DAY_MS = 86_400_000;

/** An entry of a table; every second one was wished for. */
export function entry(table: string, seq: number, said = 'draw', at: number = START + seq): Entry {
  const deed: Deed = { type: 'move', seat: seq % 3, move: `${said} ${seq}`, check: '811c9dc5' };
  const wish = seq % 2 === 0 ? { wish: `wish ${seq}` } : {};
  return { table, seq, at, ...wish, salt: `salt ${said} ${seq}`, hash: `hash ${said} ${seq}`, deed };
}

export const run = (table: string, first: number, length: number, said?: string): Entry[] =>
  Array.from({ length }, (_, index) => entry(table, first + index, said));

export const OPEN: Chair = { kind: 'open' };
export const BOT: Chair = { kind: 'bot', name: 'Hugo', level: 'easy' };

export const chairOf = (player: string, program = false): Chair => ({ kind: 'player', player, program, standIn: null });

export const about = (change: Partial<About> = {}): About => ({
  game: 'harbor',
  revision: 1,
  options: { hand: 5, name: '«é漢😀»', short: true },
  spectators: true,
  hints: undefined,
  host: 'ada',
  chairs: [chairOf('ada'), BOT, OPEN],
  status: 'playing',
  commitment: 'c0ffee',
  resigned: [],
  outcome: undefined,
  rematch: undefined,
  carried: undefined,
  created: START,
  ...change,
});

/** All that the first append of a table tells. */
export const firstRow = (change: Row = {}): Required<Omit<Row, 'worn'>> & Row => ({ about: about(), acting: [0], due: START, ...change });

export const snapshotAt = (seq: number): Snapshot => ({
  seq,
  n: seq - 1,
  revision: 2,
  position: { hands: [['silk', '漢'], []], turn: 0, half: 0.5, seen: { deck: null, over: false } },
});

/** The table's next entry; its first row is whole, whatever is named. */
export async function add(store: Store, table: string, at: number, row: Row = {}): Promise<void> {
  const seq = (await store.read(table, 0)).length + 1;
  await store.append([entry(table, seq, 'draw', at)], seq === 1 ? firstRow(row) : row);
}

export const person = (id: string) => ({ id, name: `${id} «é漢😀»`, lang: 'de' }) as const;

/** Compares as JSON does: what is undefined is not there. */
export function differs(what: string, actual: unknown, expected: unknown): string | undefined {
  const [is, should] = [spelled(actual), spelled(expected)];
  return is === should ? undefined : `${what} should be\n${should}, and is\n${is}`;
}

export const namesOf = (rows: readonly { readonly table: string }[]): string[] => rows.map(({ table }) => table);

/** The first trouble a list of things makes. */
export async function firstTrouble<T>(
  things: Iterable<T>,
  trouble: (thing: T) => Promise<string | undefined>,
): Promise<string | undefined> {
  for (const thing of things) {
    const found = await trouble(thing);
    if (found !== undefined) return found;
  }
}

const spelled = (value: unknown): string => (value === undefined ? 'nothing' : canonicalJson(value as Json));
