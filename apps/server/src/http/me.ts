import { type Me, SETTINGS_BYTES } from '@tabard/protocol';
import { seating } from '@tabard/table';
import { cleanName } from '../clean-name.ts';
import { OFFERED } from '../games.ts';
import type { Player } from '../store/players.ts';
import { crestOf } from '../store/secrets.ts';
import type { Listed, Tables } from '../store/tables.ts';
import { Trouble } from '../trouble.ts';
import type { Desk, Handlers } from './call.ts';

const TABLES_LISTED = 60;

/** The calls about oneself. */
export function meHandlers({
  house,
  players,
  tables,
  games,
}: Desk): Handlers<'me' | 'changeMe' | 'myTables' | 'link' | 'redeem' | 'games'> {
  return {
    async me({ player, lang, renewKey }) {
      if (!player) return { known: false, name: '', lang, settings: {} };
      if (await players.note(player.id)) renewKey();
      return meOf(player);
    },
    async changeMe({ me, body }) {
      const player = await me();
      const name = body.name === undefined ? player.name : nameFrom(body.name);
      const settings = body.settings ?? player.settings;
      if (JSON.stringify(settings).length > SETTINGS_BYTES) throw new Trouble('too-big');
      const changed: Player = { ...player, name, settings, lang: body.lang ?? player.lang };
      await players.save(changed);
      return meOf(changed);
    },
    async myTables({ player }) {
      if (!player) return { tables: [] };
      const listed = [...tables.ofPlayer(player.id, TABLES_LISTED), ...openTo(player, tables)];
      const mine = await Promise.all(
        listed.map(async ({ record, changed }) => {
          const live = await house.open(record.match);
          return live && { table: live.describe(player.id), waiting: live.isWaitingFor(player.id), changed };
        }),
      );
      return {
        tables: mine.filter(one => one !== undefined).sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.changed - a.changed),
      };
    },
    async link({ me }) {
      return players.createLink((await me()).id);
    },
    async redeem({ body, giveKey }) {
      const redeemed = await players.redeem(body.code);
      if (!redeemed) throw new Trouble('unknown-link');
      giveKey(redeemed.key);
      return meOf(redeemed.player);
    },
    games: () => ({
      games: games.listings.map(({ id, seats, options }) => ({
        id,
        seats,
        options: options.map(option => ({ ...option, values: [...option.values] })),
        bots: [...OFFERED],
      })),
    }),
  };
}

/** A program may join its owner at any table that has a seat left. */
function openTo({ id, owner }: Player, tables: Tables): Listed[] {
  if (owner === null) return [];
  return tables
    .ofPlayer(owner, TABLES_LISTED)
    .filter(({ record: { status, seats } }) => status === 'waiting' && seats.some(({ kind }) => kind === 'open'))
    .filter(({ record }) => record.host !== id && seating.seatOf(record, id) === undefined);
}

/** A name somebody chose: cleaned, and something must be left. */
export function nameFrom(raw: string): string {
  const name = cleanName(raw);
  if (name === '') throw new Trouble('bad-name');
  return name;
}

const meOf = ({ id, name, lang, settings, arms }: Player): Me => ({
  known: true,
  name,
  lang,
  settings: { ...settings },
  crest: crestOf(id),
  ...(arms !== null && { arms }),
});
