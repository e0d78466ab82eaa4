import { err, ok, type Result } from '@tabard/core';
import type { Find, Table } from '@tabard/protocol';
import { seatOf } from '@tabard/table';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import { Queue } from '../queue.ts';
import type { Listed, Player } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';
import type { Call, Handlers } from './call.ts';
import { made, marked, named } from './tables.ts';

/** Among so many open tables one is looked for. */
const LOOKED_AT = 200;
/** At so many of them a seat is asked for before a table is made: each is opened for it. */
const TRIES = 20;
/** Where nobody has been for longer, nobody is sent. */
const EMPTY_MS = 180_000;
/** A table that is opened because there is none has so many seats, where the game allows it. */
const USUAL_SEATS = 3;

/** The calls of whoever looks for a table. */
export function lobbyHandlers(house: House): Handlers<'lobby' | 'code' | 'find'> {
  const queues = new Map<string, Queue>();
  return {
    lobby: async () => ok({ tables: await house.lobby.rows() }),
    async code({ code }) {
      const found = await house.store.tableByCode(code);
      return found ? ok({ table: found.table }) : err(trouble('unknown-code'));
    },
    async find(call) {
      const { game, name } = call.body;
      if (!(await house.games.get(game))) return err(trouble('unknown-game'));
      const player = await named(house, call, name);
      if (!player.ok) return player;
      // One after the other: who comes second finds the table that the first one opened.
      const queue = queues.get(game) ?? new Queue();
      queues.set(game, queue);
      return queue.run(() => find(house, call, player.value));
    },
  };
}

async function find(house: House, call: Call<'find'>, player: Player): Promise<Result<Table, Trouble>> {
  const found = (await alreadyAt(house, call.body, player)) ?? (await sitSomewhere(house, call, player));
  return found ? ok(found.describe(player.id)) : openOne(house, call);
}

/** Whoever waits at such a table already, or asks again because no answer came, is shown to it. */
async function alreadyAt(house: House, { game, wish }: Find, player: Player): Promise<LiveTable | undefined> {
  for (const { table, about } of await house.store.unfinishedOf(player.id)) {
    if (about.game !== game || !about.terms?.listed || seatOf(about, player.id) === undefined) continue;
    const live = await house.open(table);
    if (!live.ok) continue;
    const isWaiting = live.value.table.about.status === 'waiting';
    const isRepeat = live.value.table.granted.some(granted => granted.wish === wish && granted.by === player.id);
    if (isWaiting || isRepeat) return live.value;
  }
  return;
}

/**
 * Where somebody is, then where somebody was a moment ago; of those where most people wait, and of these the one that waits for longest.
 * If somebody is quicker, the next.
 */
async function sitSomewhere(house: House, call: Call<'find'>, player: Player): Promise<LiveTable | undefined> {
  const open = (await house.store.openTables(LOOKED_AT)).filter(one => isWanted(one, call.body));
  open.sort((a, b) => countPeople(b) - countPeople(a) || a.about.created - b.about.created);
  const isManned = ({ table }: Listed) => house.peek(table)?.attendance.isManned ?? false;
  const manned = open.filter(isManned).slice(0, TRIES);
  return (
    (await sitAtOne(house, manned, call, player)) ??
    sitAtOne(
      house,
      await lately(
        house,
        open.filter(one => !isManned(one)),
      ),
      call,
      player,
    )
  );
}

/** Those of these tables where somebody is after all, at another house, and then those where somebody was lately. */
async function lately(house: House, open: readonly Listed[]): Promise<Listed[]> {
  const tried = open.slice(0, TRIES);
  const emptyMs = await house.emptyMs(tried);
  const isAnybody = ({ table }: Listed) => emptyMs.get(table) === 0;
  return [...tried.filter(isAnybody), ...tried.filter(one => !isAnybody(one) && emptyMs.get(one.table)! <= EMPTY_MS)];
}

async function sitAtOne(house: House, open: readonly Listed[], call: Call<'find'>, player: Player): Promise<LiveTable | undefined> {
  for (const { table } of open) {
    const live = await house.open(table);
    if (live.ok && (await sitAt(house, live.value, call, player))) return live.value;
  }
  return;
}

function isWanted({ about }: Listed, { game, options = {} }: Find): boolean {
  const hasOptions = Object.entries(options).every(([key, value]) => about.options[key] === value);
  return about.status === 'waiting' && about.game === game && hasOptions;
}

const countPeople = ({ about }: Listed): number => about.chairs.filter(chair => chair.kind === 'player' && !chair.program).length;

async function sitAt(house: House, live: LiveTable, call: Call<'find'>, player: Player): Promise<boolean> {
  const asker = await marked(player, call, live.table.about.oneSeatEach);
  for (const seat of live.table.about.chairs.keys()) {
    if (live.table.about.chairs[seat]?.kind !== 'open') continue;
    const answer = await house.wish(live, asker, { type: 'sit', seat, commitment: null }, call.body.wish);
    if (answer.ok) return true;
    if (answer.error !== 'seat-taken') return false;
  }
  return false;
}

function openOne(house: House, call: Call<'find'>): Promise<Result<Table, Trouble>> {
  const { game, options, wish } = call.body;
  const { min, max } = house.games.offered.find(({ id }) => id === game)!.seats;
  const others = Math.min(Math.max(USUAL_SEATS, min), max) - 1;
  return made(house, call, {
    game,
    ...(options && { options }),
    seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'open' as const }))],
    terms: { listed: true, latecomers: true },
    ...(wish !== undefined && { wish }),
  });
}
