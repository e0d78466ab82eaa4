import { err, ok, type Result } from '@tabard/core';
import { type Me, type MyArms, type MyTables, SETTINGS_BYTES } from '@tabard/protocol';
import { crestOf } from '../chance.ts';
import { cleanName } from '../clean-name.ts';
import { wornBy } from '../describe.ts';
import type { House } from '../house.ts';
import { listedFor, rowsFor } from '../my-rows.ts';
import { type Player, type PlayerChange, settingsAfter } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';
import type { Call, Handlers } from './call.ts';

/** The calls about oneself, and what is played here. */
export function meHandlers(house: House): Handlers<'me' | 'changeMe' | 'myArms' | 'myTables' | 'games'> {
  return {
    me: async ({ player, lang }) => ok(player ? meOf(house, player) : { known: false, name: '', lang, settings: {} }),
    async changeMe({ player: asker, ensurePlayer, mayRename, body }) {
      const { lang, settings, arms } = body;
      const name = body.name === undefined ? undefined : cleanName(body.name);
      if (name === '') return err(trouble('bad-name'));
      if (typeof arms === 'string' && !(asker && (await armsWonBy(house, asker)).includes(arms))) return err(trouble('not-won'));
      const isTooBig = (before: Player['settings']) => JSON.stringify(settingsAfter(before, body.settings)).length > SETTINGS_BYTES;
      if (isTooBig({})) return err(trouble('too-big'));
      const player = await ensurePlayer();
      if (!player.ok) return player;
      if (body.settings && isTooBig(player.value.settings)) return err(trouble('too-big'));
      if (isTooSoon(player.value, name, { mayRename })) return err(trouble('too-fast'));
      const changed = await change(house, player.value, {
        ...(name !== undefined && { name }),
        ...(lang !== undefined && { lang }),
        ...(settings !== undefined && { settings }),
        ...(arms !== undefined && { chosen: arms }),
      });
      return ok(meOf(house, changed));
    },
    myArms: async ({ player }) => ok(player ? await armsOf(house, player) : { won: [], worn: null, chosen: false }),
    myTables: async ({ player }) => ok(player ? await tablesOf(house, player) : { tables: [], now: house.store.now() }),
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

export const armsOf = async (house: House, player: Player): Promise<MyArms> => ({
  won: await armsWonBy(house, player),
  worn: wornBy(player),
  chosen: player.chosen !== null,
});

/** The arms that are kept, and those that the player chose, however long ago they won them. */
async function armsWonBy({ store }: House, { id, chosen }: Player): Promise<string[]> {
  const won = await store.wonBy(id);
  return chosen === null || won.includes(chosen) ? [...won] : [...won, chosen];
}

async function tablesOf(house: House, player: Player): Promise<MyTables> {
  const tables = await rowsFor(house, player, await listedFor(house, player));
  return { tables: tables.sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.changed - a.changed), now: house.store.now() };
}

/** A name somebody chose: cleaned, and something must be left. */
export async function rename(house: House, call: Pick<Call, 'mayRename'>, player: Player, raw: string): Promise<Result<Player, Trouble>> {
  const name = cleanName(raw);
  if (name === '') return err(trouble('bad-name'));
  return isTooSoon(player, name, call) ? err(trouble('too-fast')) : ok(await change(house, player, { name }));
}

/** Everybody at a table reads a new name: whoever may not speak there could write with names. The first one is free. */
const isTooSoon = (player: Player, name: string | undefined, { mayRename }: Pick<Call, 'mayRename'>): boolean =>
  name !== undefined && player.name !== '' && name !== player.name && !mayRename(player);

async function change(house: House, player: Player, change: PlayerChange): Promise<Player> {
  const changed = (await house.guarded(house.store.changePlayer(player.id, change))) ?? player;
  // Tables know a player by their name, their arms, and by how long they like to think about a hurried decision.
  // Another device may have chosen arms since this call began: those that are chosen are told in any case.
  const isOther = changed.name !== player.name || change.chosen !== undefined;
  if (isOther || changed.settings.callSeconds !== player.settings.callSeconds) await house.renamed(player.id);
  return changed;
}

export function meOf({ chance }: Pick<House, 'chance'>, player: Player): Me {
  const { id, name, lang, settings } = player;
  const arms = wornBy(player);
  return { known: true, name, lang, settings: { ...settings }, crest: crestOf(id, chance), ...(arms !== null && { arms }) };
}
