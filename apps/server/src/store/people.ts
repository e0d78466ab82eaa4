import { type DeviceKind, MOST_DEVICES, type People, type Player, type PlayerChange, settingsAfter } from '@tabard/house';
import { prepared, type Sql } from './sql.ts';

type PlayerRow = Omit<Player, 'settings' | 'lang'> & { readonly settings: string; readonly lang: string };

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const NO_KIND: DeviceKind = { browser: '', system: '' };
/** No arms are spelled like this: nothing is chosen any more. */
const NONE = '';

/** The people of a store. Where something takes several statements, whatever the first ones leave behind alone does no harm. */
export function sqlPeople(sql: Sql, now: () => number): People {
  const statements = prepare(sql);

  const player = async (id: string): Promise<Player | undefined> => playerOf(await sql.read(statements.player(id)));
  const wasHereToday = async (id: string, key: string | undefined): Promise<boolean> => {
    const [row] = await sql.read(key === undefined ? statements.seen(id) : statements.keySeen(key));
    return !row || now() - row.seen <= DAY_MS;
  };
  const addKey = (key: string, player: string, { browser, system }: DeviceKind = NO_KIND) =>
    statements.addKey(key, player, browser, system, now());

  return {
    player,
    playersBy: async ids => (await sql.read(statements.players(JSON.stringify(ids)))).map(row => playerOf([row])!),
    playerByKey: async hash => playerOf(await sql.read(statements.playerByKey(hash))),
    async addPlayer({ id, name, lang }, key, device) {
      const [added] = await sql.write(statements.insert(id, name, lang, now()), addKey(key, id, device));
      return playerOf(added)!;
    },
    async changePlayer(id, { name, lang, settings, chosen }: PlayerChange) {
      for (;;) {
        const [row] = settings ? await sql.read(statements.player(id)) : [];
        const before = row?.settings ?? null;
        const after = before === null ? null : JSON.stringify(settingsAfter(JSON.parse(before), settings));
        const worn = chosen === undefined ? null : (chosen ?? NONE);
        const [changed] = await sql.write(statements.change(id, name ?? null, lang ?? null, before, after, worn));
        if (before === null || changed.length > 0) return playerOf(changed);
      }
    },
    async wonBy(player) {
      const [row] = await sql.read(statements.won(player));
      return row?.arms == null ? [] : [row.arms, ...(JSON.parse(row.older ?? '[]') as string[])];
    },
    async notePresence(id, key) {
      if (await wasHereToday(id, key)) return false;
      const before = now() - DAY_MS;
      const [noted] = await sql.write(statements.see(id, now(), before));
      const [device] = key === undefined ? [noted] : await sql.write(statements.seeKey(key, now(), before));
      return device.length === 1;
    },
    async addLink(hash, player, expires) {
      const [added] = await sql.write(statements.addLink(hash, player, expires));
      return added.length === 1;
    },
    /** The link is used up first: it is better lost than good twice. */
    async redeemLink(hash, key, device) {
      const [[link]] = await sql.write(statements.takeLink(hash));
      const found = link && link.expires >= now() ? await player(link.player) : undefined;
      if (found) await sql.write(addKey(key, found.id, device));
      return found;
    },
    devicesOf: async player => sql.read(statements.devices(player)),
    async dropKeys(player, keys) {
      // A device that is signed out must not come back by a link it made.
      const [dropped] = await sql.write(
        statements.dropTheseKeys(player, JSON.stringify(keys)),
        statements.dropLinksOf(player),
        statements.dropSubscriptionsOf(player),
      );
      return dropped.map(({ hash }) => hash);
    },
    async keepKeys(player, key, most) {
      const [dropped] = await sql.write(statements.dropOtherKeys(player, key, most - 1));
      if (dropped.length > 0) await sql.write(statements.dropLinksOf(player), statements.dropSubscriptionsOf(player));
      return dropped.map(({ hash }) => hash);
    },
    goodKeys: async keys => new Set((await sql.read(statements.goodKeys(JSON.stringify(keys)))).map(({ hash }) => hash)),
    async addProgram({ id, name, lang, owner }, token, { key = null, device = null } = {}) {
      const made = now();
      const [added] = await sql.write(
        statements.insertProgram(id, name, lang, owner, made),
        statements.addToken(id, token, made, key, device),
      );
      return added.length === 1 ? { id, name, made, key, device } : undefined;
    },
    programsOf: async owner => (await sql.read(statements.programs(owner))).map(program => ({ ...program })),
    async programByToken(hash) {
      const [row] = await sql.read(statements.programByToken(hash));
      if (!row) return;
      const { revoked, ...program } = row;
      return { player: playerOf([program])!, isRevoked: revoked !== null };
    },
    isWelcome: async program => (await sql.read(statements.isWelcome(program))).length === 1,
    async revokeProgram(owner, program) {
      const [revoked] = await sql.write(statements.revoke(program, owner, now()));
      return revoked.length === 1;
    },
    /** Whatever opens a door goes first, and once more at the end: some may have been added while the player was still there. */
    async deletePlayer(id) {
      const { dropKeysOf, dropLinksOf, dropTokensOf, dropSubscriptionsOf, dropCallsOf, dropTalkOf, dropPlayer } = statements;
      await sql.write(dropKeysOf(id), dropLinksOf(id), dropTokensOf(id), dropSubscriptionsOf(id), dropCallsOf(id), dropTalkOf(id));
      const [dropped] = await sql.write(dropPlayer(id));
      if (dropped.length > 0) await sql.write(dropKeysOf(id), dropLinksOf(id), statements.dropTokens(), dropSubscriptionsOf(id));
      return dropped.some(player => player.id === id);
    },
    bans: () => sql.read(statements.bans()),
    async ban(whom, why) {
      const [banned] = await sql.write(statements.ban(whom, now(), why));
      return banned.length === 1;
    },
    async unban(whom) {
      const [unbanned] = await sql.write(statements.unban(whom));
      return unbanned.length === 1;
    },
    async forgetStrangers() {
      const [, strangers] = await sql.write(statements.dropLinks(now()), statements.dropStrangers(now() - YEAR_MS));
      if (strangers.length > 0)
        await sql.write(statements.dropKeys(), statements.dropTokens(), statements.dropSubscriptions(), statements.dropTalk());
      // A store that nobody uses is not written to.
      if ((await sql.read(statements.staleCalls())).length > 0) await sql.write(statements.dropCalls());
    },
  };
}

function playerOf([row]: readonly PlayerRow[]): Player | undefined {
  if (!row) return;
  const { id, name, lang, settings, arms, chosen, owner } = row;
  return { id, name, lang: lang as Player['lang'], settings: JSON.parse(settings), arms, chosen, owner };
}

const PLAYER = ['players.id', 'players.name', 'lang', 'settings', 'arms', 'chosen', 'owner'] as const;

const prepare = ({ db, textsOf }: Sql) => ({
  player: prepared((id: string) => db.selectFrom('players').select(PLAYER).where('id', '=', id)),
  players: prepared((ids: string) => db.selectFrom('players').select(PLAYER).where('id', 'in', textsOf(ids))),
  playerByKey: prepared((hash: string) =>
    db.selectFrom('keys').innerJoin('players', 'players.id', 'keys.player').select(PLAYER).where('hash', '=', hash),
  ),
  insert: prepared((id: string, name: string, lang: string, seen: number) =>
    db.insertInto('players').values({ id, name, lang, settings: '{}', owner: null, seen }).returning(PLAYER),
  ),
  insertProgram: prepared((id: string, name: string, lang: string, owner: string, seen: number) =>
    db
      .insertInto('players')
      .columns(['id', 'name', 'lang', 'settings', 'owner', 'seen'])
      .expression(({ selectFrom, val }) =>
        selectFrom('players')
          .select([
            val(id).as('id'),
            val(name).as('name'),
            val(lang).as('lang'),
            val('{}').as('settings'),
            'players.id as owner',
            val(seen).as('seen'),
          ])
          .where('players.id', '=', owner),
      )
      .returning('id'),
  ),
  /** Nothing, if the settings are not as they were before any more. */
  change: prepared(
    (id: string, name: string | null, lang: string | null, before: string | null, settings: string | null, chosen: string | null) =>
      db
        .updateTable('players')
        .set(({ fn, val }) => ({
          name: fn.coalesce(val(name), 'name'),
          lang: fn.coalesce(val(lang), 'lang'),
          settings: fn.coalesce(val(settings), 'settings'),
          chosen: fn<string | null>('nullif', [fn.coalesce(val(chosen), 'chosen'), val(NONE)]),
        }))
        .where('id', '=', id)
        .where(({ eb, fn, val }) => eb('settings', '=', fn.coalesce(val(before), 'settings')))
        .returning(PLAYER),
  ),
  won: prepared((id: string) => db.selectFrom('players').select(['arms', 'older']).where('id', '=', id)),
  seen: prepared((id: string) => db.selectFrom('players').select('seen').where('id', '=', id)),
  see: prepared((id: string, now: number, before: number) =>
    db.updateTable('players').set({ seen: now }).where('id', '=', id).where('seen', '<', before).returning('id'),
  ),
  addKey: prepared((hash: string, player: string, browser: string, system: string, made: number) =>
    db
      .insertInto('keys')
      .columns(['hash', 'player', 'browser', 'system', 'made', 'seen'])
      .expression(({ selectFrom, val }) =>
        selectFrom('players')
          .select([
            val(hash).as('hash'),
            'players.id',
            val(browser).as('browser'),
            val(system).as('system'),
            val(made).as('made'),
            val(made).as('seen'),
          ])
          .where('players.id', '=', player),
      ),
  ),
  keySeen: prepared((hash: string) => db.selectFrom('keys').select('seen').where('hash', '=', hash)),
  seeKey: prepared((hash: string, now: number, before: number) =>
    db.updateTable('keys').set({ seen: now }).where('hash', '=', hash).where('seen', '<', before).returning('hash'),
  ),
  devices: prepared((player: string) =>
    db
      .selectFrom('keys')
      .select(['hash as key', 'browser', 'system', 'made', 'seen'])
      .where('player', '=', player)
      .orderBy('seen', 'desc')
      .orderBy('hash')
      .limit(MOST_DEVICES),
  ),
  dropOtherKeys: prepared((player: string, key: string, stay: number) =>
    db
      .deleteFrom('keys')
      .where('player', '=', player)
      .where('hash', '!=', key)
      .where('hash', 'not in', ({ selectFrom }) =>
        selectFrom('keys')
          .select('hash')
          .where('player', '=', player)
          .where('hash', '!=', key)
          .orderBy('seen', 'desc')
          .orderBy('hash')
          .limit(stay),
      )
      .returning('hash'),
  ),
  dropTheseKeys: prepared((player: string, keys: string) =>
    db.deleteFrom('keys').where('player', '=', player).where('hash', 'in', textsOf(keys)).returning('hash'),
  ),
  goodKeys: prepared((keys: string) => db.selectFrom('keys').select('hash').where('hash', 'in', textsOf(keys))),
  dropKeysOf: prepared((player: string) => db.deleteFrom('keys').where('player', '=', player)),
  dropLinksOf: prepared((player: string) => db.deleteFrom('links').where('player', '=', player)),
  dropTokensOf: prepared((player: string) =>
    db.deleteFrom('tokens').where('player', 'in', ({ selectFrom }) =>
      selectFrom('players')
        .select('id')
        .where(({ or, eb }) => or([eb('id', '=', player), eb('owner', '=', player)])),
    ),
  ),
  dropTalkOf: prepared((player: string) =>
    db.deleteFrom('talk').where('player', 'in', ({ selectFrom }) =>
      selectFrom('players')
        .select('id')
        .where(({ or, eb }) => or([eb('id', '=', player), eb('owner', '=', player)])),
    ),
  ),
  dropPlayer: prepared((player: string) =>
    db
      .deleteFrom('players')
      .where(({ or, eb }) => or([eb('id', '=', player), eb('owner', '=', player)]))
      .returning('id'),
  ),
  /** Those of devices that are signed out. */
  dropSubscriptionsOf: prepared((player: string) =>
    db
      .deleteFrom('subscriptions')
      .where('player', '=', player)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('keys').select('hash').whereRef('keys.hash', '=', 'subscriptions.key'))),
      ),
  ),
  dropSubscriptions: prepared(() =>
    db
      .deleteFrom('subscriptions')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('keys').select('hash').whereRef('keys.hash', '=', 'subscriptions.key'))),
      ),
  ),
  dropCallsOf: prepared((player: string) => db.deleteFrom('calls').where('player', '=', player)),
  /** To tables that are forgotten. */
  staleCalls: prepared(() =>
    db
      .selectFrom('calls')
      .select('player')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('logs').select('id').whereRef('logs.name', '=', 'calls.called_to'))))
      .limit(1),
  ),
  dropCalls: prepared(() =>
    db
      .deleteFrom('calls')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('logs').select('id').whereRef('logs.name', '=', 'calls.called_to')))),
  ),
  bans: prepared(() => db.selectFrom('bans').select(['whom', 'made', 'why']).orderBy('made', 'desc').orderBy('whom')),
  ban: prepared((whom: string, made: number, why: string) =>
    db
      .insertInto('bans')
      .values({ whom, made, why })
      .onConflict(known => known.column('whom').doNothing())
      .returning('whom'),
  ),
  unban: prepared((whom: string) => db.deleteFrom('bans').where('whom', '=', whom).returning('whom')),
  addLink: prepared((hash: string, player: string, expires: number) =>
    db
      .insertInto('links')
      .columns(['hash', 'player', 'expires'])
      .expression(({ selectFrom, val }) =>
        selectFrom('players')
          .select([val(hash).as('hash'), 'players.id', val(expires).as('expires')])
          .where('players.id', '=', player),
      )
      .returning('hash'),
  ),
  takeLink: prepared((hash: string) => db.deleteFrom('links').where('hash', '=', hash).returning(['player', 'expires'])),
  addToken: prepared((player: string, hash: string, made: number, key: string | null, device: string | null) =>
    db
      .insertInto('tokens')
      .columns(['player', 'hash', 'made', 'key', 'device'])
      .expression(({ selectFrom, val }) =>
        selectFrom('players')
          .select(['players.id', val(hash).as('hash'), val(made).as('made'), val(key).as('key'), val(device).as('device')])
          .where('players.id', '=', player),
      ),
  ),
  programByToken: prepared((hash: string) =>
    db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player')
      .select([...PLAYER, 'revoked'])
      .where('hash', '=', hash),
  ),
  programs: prepared((owner: string) =>
    db
      .selectFrom('players')
      .innerJoin('tokens', 'tokens.player', 'players.id')
      .select(['id', 'name', 'made', 'key', 'device'])
      .where('owner', '=', owner)
      .where('revoked', 'is', null)
      .orderBy('made')
      .orderBy('id'),
  ),
  isWelcome: prepared((program: string) =>
    db.selectFrom('tokens').select('player').where('player', '=', program).where('revoked', 'is', null),
  ),
  revoke: prepared((program: string, owner: string, now: number) =>
    db
      .updateTable('tokens')
      .set({ revoked: now })
      .where('player', '=', program)
      .where('revoked', 'is', null)
      .where('player', 'in', ({ selectFrom }) => selectFrom('players').select('id').where('owner', '=', owner))
      .returning('player'),
  ),
  dropLinks: prepared((now: number) => db.deleteFrom('links').where('expires', '<', now)),
  dropStrangers: prepared((before: number) =>
    db
      .deleteFrom('players')
      .where('seen', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('members').select('log').whereRef('members.player', '=', 'players.id'))),
      )
      .returning('id'),
  ),
  dropKeys: prepared(() =>
    db
      .deleteFrom('keys')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('players').select('id').whereRef('players.id', '=', 'keys.player')))),
  ),
  dropTalk: prepared(() =>
    db
      .deleteFrom('talk')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('players').select('id').whereRef('players.id', '=', 'talk.player')))),
  ),
  dropTokens: prepared(() =>
    db
      .deleteFrom('tokens')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('players').select('id').whereRef('players.id', '=', 'tokens.player')))),
  ),
});
