import type { Lang, Result } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { type Fault, type SeatRecord, type Sitter, seating, type TableRecord } from '@tabard/table';
import { USUAL_LEVEL } from '../games.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { Player } from '../store/players.ts';
import { newId, newSeed } from '../store/secrets.ts';
import { Trouble } from '../trouble.ts';
import { WORDS } from '../words/index.ts';
import type { Call, Desk, Handlers } from './call.ts';
import { nameFrom } from './me.ts';
import { begun, levelFrom, newBot, newTable, quickTable, STARTER } from './new-table.ts';

/** Unfinished tables of one identity. */
const TABLES_AT_ONCE = 100;

type Names =
  | 'create'
  | 'playNow'
  | 'table'
  | 'sit'
  | 'leave'
  | 'bot'
  | 'open'
  | 'start'
  | 'standIn'
  | 'takeBack'
  | 'resign'
  | 'close'
  | 'rematch';

/** The calls about tables. */
export function tableHandlers(desk: Desk): Handlers<Names> {
  const { house, games, now } = desk;
  return {
    async create({ body, me, lang }) {
      const player = await me();
      const record = await newTable(body, await sitter(desk, player, lang, body), games, lang, now());
      mayMakeTable(desk, player);
      return (await house.create(record)).describe(player.id);
    },
    async playNow({ body, me, lang }) {
      const listing = games.listings.find(({ id }) => id === body.game);
      if (!listing) throw new Trouble('unknown-game');
      const player = await me();
      const record = await newTable(quickTable(body, listing.seats), await sitter(desk, player, lang, body), games, lang, now());
      mayMakeTable(desk, player);
      return (await house.create(record)).describe(player.id);
    },
    async table({ player, table }) {
      return (await table()).describe(player?.id);
    },
    async sit({ body, me, table, lang }) {
      const live = await table();
      const player = await me();
      const who = await sitter(desk, player, lang, body);
      await live.change(record => seating.sit(record, body.seat, who));
      return live.describe(player.id);
    },
    leave: call => changed(call, (record, player) => seating.leave(record, player, USUAL_LEVEL)),
    bot: call => changed(call, (record, player) => seating.seatBot(record, player, call.body.seat, newBot(call.body.level, record.seats))),
    open: call => changed(call, (record, player) => seating.sendBotAway(record, player, call.body.seat)),
    start: call => changed(call, (record, player) => seating.start(record, player, STARTER)),
    standIn: call =>
      changed(call, (record, player, live) => {
        const seat = record.seats[call.body.seat];
        const present = seat?.kind === 'player' && live.isConnected(seat.player);
        return seating.standIn(record, player, call.body.seat, levelFrom(call.body.level), { present });
      }),
    takeBack: call => changed(call, (record, player) => seating.takeBack(record, player)),
    close: call => changed(call, (record, player) => seating.close(record, player)),
    async resign({ player, table }) {
      const live = await table();
      if (!player) throw new Trouble('not-seated');
      await live.resign(player.id);
      return live.describe(player.id);
    },
    async rematch({ body, player, table }) {
      const live = await table();
      if (!player || seating.seatOf(live.record, player.id) === undefined) throw new Trouble('not-seated');
      return (await rematch(desk, live, player, body.contribution ?? null)).describe(player.id);
    },
  };
}

async function changed(
  { player, table }: Pick<Call<'leave'>, 'player' | 'table'>,
  step: (record: TableRecord, player: string, live: LiveTable) => Result<TableRecord, Fault>,
): Promise<Table> {
  const live = await table();
  if (!player) throw new Trouble('not-seated');
  await live.change(record => step(record, player.id, live));
  return live.describe(player.id);
}

/** The first who asks makes the table; everybody else is shown to it. It begins at once when no other person is to come. */
function rematch({ house, programs, now }: Desk, live: LiveTable, player: Player, contribution: string | null): Promise<LiveTable> {
  return live.exclusively(async () => {
    const { record } = live;
    if (record.status === 'waiting' || record.status === 'playing') throw new Trouble('not-over');
    const made = record.rematch === null ? undefined : await house.open(record.rematch);
    if (made) return made;
    const again = seating.again(record, player.id, { match: newId(), serverSeed: newSeed(), created: now() });
    const seats = again.seats.map((seat): SeatRecord => {
      if (seat.kind !== 'player') return seat;
      if (seat.player === player.id) return { ...seat, contribution };
      return seat.program && !programs.isWelcome(seat.player) ? { kind: 'open' } : seat;
    });
    const isAlone = seats.every(seat => seat.kind !== 'player' || seat.program || seat.player === player.id);
    const next = isAlone ? begun({ ...again, seats }) : { ...again, seats };
    const old = { ...record, rematch: next.match };
    const fresh = await house.create(next, old);
    live.become(old);
    return fresh;
  });
}

/** A name given here is kept with the identity. */
async function sitter({ players }: Desk, player: Player, lang: Lang, given: { name?: string; contribution?: string }): Promise<Sitter> {
  const name = given.name === undefined ? player.name : nameFrom(given.name);
  if (name !== player.name) await players.save({ ...player, name });
  return {
    player: player.id,
    name: name || WORDS[lang].guest,
    contribution: given.contribution ?? null,
    ...(player.owner !== null && { program: true }),
  };
}

function mayMakeTable({ limits, tables }: Desk, player: Player): void {
  if (!limits.on) return;
  if (!limits.allow('table', player.id)) throw new Trouble('too-fast');
  if (tables.unfinished(player.id) >= TABLES_AT_ONCE) throw new Trouble('too-many-tables');
}
