import { err, ok, type Result } from '@tabard/core';
import { type Me, type MyTables, SETTINGS_BYTES } from '@tabard/protocol';
import { hasAnotherSeat, type PlayerId, seatOf } from '@tabard/table';
import { crestOf } from '../chance.ts';
import { cleanName } from '../clean-name.ts';
import { describe, isWaitingFor, playersAt } from '../describe.ts';
import type { House } from '../house.ts';
import { type Listed, type Player, type PlayerChange, settingsAfter } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';
import type { Handlers } from './call.ts';

const TABLES_LISTED = 60;

/** The calls about oneself, and what is played here. */
export function meHandlers(house: House): Handlers<'me' | 'changeMe' | 'myTables' | 'games'> {
  return {
    me: async ({ player, lang }) => ok(player ? meOf(house, player) : { known: false, name: '', lang, settings: {} }),
    async changeMe({ ensurePlayer, body }) {
      const name = body.name === undefined ? undefined : cleanName(body.name);
      if (name === '') return err(trouble('bad-name'));
      const isTooBig = (before: Player['settings']) => JSON.stringify(settingsAfter(before, body.settings)).length > SETTINGS_BYTES;
      if (isTooBig({})) return err(trouble('too-big'));
      const player = await ensurePlayer();
      if (!player.ok) return player;
      if (body.settings && isTooBig(player.value.settings)) return err(trouble('too-big'));
      const { lang, settings } = body;
      const changed = await change(house, player.value, {
        ...(name !== undefined && { name }),
        ...(lang !== undefined && { lang }),
        ...(settings !== undefined && { settings }),
      });
      return ok(meOf(house, changed));
    },
    myTables: async ({ player }) => ok(player ? await tablesOf(house, player) : { tables: [] }),
    games: async () =>
      ok({
        games: house.games.offered.map(({ id, seats, options }) => ({
          id,
          seats,
          options: options.map(option => ({ ...option, values: [...option.values] })),
          bots: [...house.thinker.offered],
        })),
      }),
  };
}

/** No table is opened for a list. */
async function tablesOf(house: House, player: Player): Promise<MyTables> {
  const { store, chance } = house;
  const listed = [...(await store.tablesOf(player.id, TABLES_LISTED)), ...(await openTo(house, player))];
  const people = await store.playersBy(playersAt(listed.map(({ about }) => about)));
  const guests = new Map(people.map(one => [one.id, one]));
  const tables = listed.map(one => {
    const live = house.peek(one.table);
    const isConnected = (guest: PlayerId) => live?.isConnected(guest) ?? false;
    const awayMs = (guest: PlayerId) => live?.awayMs(guest) ?? 0;
    const watching = live?.watching ?? 0;
    return {
      table: describe(one, player.id, { guests, epoch: store.epoch, chance, watching, isConnected, awayMs }),
      waiting: isWaitingFor(one, player.id),
      changed: one.changed,
    };
  });
  return { tables: tables.sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.changed - a.changed) };
}

/** A program may join its owner at any table that has a seat left. */
async function openTo({ store }: House, { id, owner }: Player): Promise<Listed[]> {
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

/** A name somebody chose: cleaned, and something must be left. */
export async function rename(house: House, player: Player, raw: string): Promise<Result<Player, Trouble>> {
  const name = cleanName(raw);
  return name === '' ? err(trouble('bad-name')) : ok(await change(house, player, { name }));
}

async function change(house: House, player: Player, change: PlayerChange): Promise<Player> {
  const changed = (await house.guarded(house.store.changePlayer(player.id, change))) ?? player;
  if (changed.name !== player.name) await house.renamed(player.id);
  return changed;
}

export const meOf = ({ chance }: Pick<House, 'chance'>, { id, name, lang, settings, arms }: Player): Me => ({
  known: true,
  name,
  lang,
  settings: { ...settings },
  crest: crestOf(id, chance),
  ...(arms !== null && { arms }),
});
