import { err, ok, type Result } from '@tabard/core';
import { deletePlayer, type House, type Listed, playersAt, say, trouble, wornBy } from '@tabard/house';
import * as v from 'valibot';
import { networkOf, plainAddress } from '../addresses.ts';
import { whomIn } from '../bans.ts';
import { type CapName, type Limits, RATES, type RateName } from '../limits.ts';

export interface OpsCallParts {
  readonly house: House;
  readonly limits: Limits;
  socketsFrom(network: string): number;
  connectionsFrom(network: string): number;
}

/** One question of the operator's, answered or refused with a sentence. */
export interface OpsCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly asked: v.GenericSchema;
  answer(asked: never): Promise<Result<unknown, string>>;
}

const MOST_LISTED = 200;
/** A list that finds little gives what it has, and where to go on, after so many. */
const MOST_LOOKED_AT = 5000;

const digits = v.pipe(v.string(), v.regex(/^[0-9]{1,16}$/), v.transform(Number));
const Wanted = v.strictObject({
  status: v.exactOptional(v.picklist(['waiting', 'playing', 'over', 'closed'])),
  game: v.exactOptional(v.string()),
  player: v.exactOptional(v.string()),
  most: v.exactOptional(digits),
  /** `due table` of the last one listed. */
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9]{1,16} [A-Za-z0-9_-]{1,40}$/))),
});
type Wanted = v.InferOutput<typeof Wanted>;
const AtTable = v.strictObject({ table: v.string() });
const OfPlayer = v.strictObject({ player: v.string() });
const Banned = v.strictObject({ whom: v.string(), why: v.exactOptional(v.pipe(v.string(), v.maxLength(500))) });
const Of = v.strictObject({ of: v.string() });

/** All the operator may ask of a server that runs. */
export function opsCalls(parts: OpsCallParts): readonly OpsCall[] {
  const { house } = parts;
  const { store } = house;
  return [
    call('GET', '/ops/tables', Wanted, async wanted => ok(await tables(house, wanted))),
    call('POST', '/ops/tables/close', AtTable, ({ table }) => close(house, table)),
    call('GET', '/ops/bans', v.strictObject({}), async () => ok({ bans: await store.bans() })),
    call('POST', '/ops/bans', Banned, ({ whom, why = '' }) =>
      changeBan(house, whom, async known => ({ whom: known, isNew: await store.ban(known, why) })),
    ),
    call('POST', '/ops/bans/lift', Banned, ({ whom }) =>
      changeBan(house, whom, async known => ({ whom: known, wasBanned: await store.unban(known) })),
    ),
    call('GET', '/ops/player', OfPlayer, ({ player }) => about(parts, player)),
    call('POST', '/ops/players/delete', OfPlayer, async ({ player }) =>
      (await deletePlayer(house, player)) ? ok({ player }) : err(`There is no player ${player}.`),
    ),
    call('GET', '/ops/quotas', Of, ({ of }) => quotas(parts, of)),
  ];
}

function call<S extends v.GenericSchema>(
  method: OpsCall['method'],
  path: string,
  asked: S,
  answer: (asked: v.InferOutput<S>) => Promise<Result<unknown, string>>,
): OpsCall {
  return { method, path, asked, answer: answer as OpsCall['answer'] };
}

async function tables(house: House, { most = 50, after, ...filter }: Wanted): Promise<unknown> {
  const wanted = Math.min(Math.max(most, 1), MOST_LISTED);
  const [due = '0', table = ''] = after?.split(' ') ?? [];
  const found: Listed[] = [];
  let last: Pick<Listed, 'due' | 'table'> | undefined = after === undefined ? undefined : { due: Number(due), table };
  for (let looked = 0; looked < MOST_LOOKED_AT && found.length < wanted; ) {
    const page = await house.store.dueBy(Number.MAX_SAFE_INTEGER, MOST_LISTED, last);
    if (page.length === 0) return { tables: await told(house, found), next: null };
    for (const listed of page) {
      if (found.length === wanted) break;
      last = listed;
      looked++;
      if (fits(listed, filter)) found.push(listed);
    }
  }
  return { tables: await told(house, found), next: `${last!.due} ${last!.table}` };
}

function fits({ about }: Listed, { status, game, player }: Pick<Wanted, 'status' | 'game' | 'player'>): boolean {
  if (status !== undefined && about.status !== status) return false;
  if (game !== undefined && about.game !== game) return false;
  return player === undefined || [about.host, ...playersAt([about])].includes(player);
}

async function told({ store }: House, listed: readonly Listed[]): Promise<unknown> {
  const abouts = listed.map(({ about }) => about);
  const ids = [...new Set([...abouts.map(({ host }) => host), ...playersAt(abouts)])];
  const names = new Map((await store.playersBy(ids)).map(({ id, name }) => [id, name]));
  return listed.map(({ table, seq, changed, about }) => ({
    table,
    game: about.game,
    status: about.status,
    created: about.created,
    changed,
    entries: seq,
    host: about.host,
    players: playersAt([about]).map(id => ({ id, name: names.get(id) ?? '' })),
    seats: about.chairs.length,
  }));
}

/** As the house closes what nobody comes for: everybody there is told. */
async function close(house: House, table: string): Promise<Result<unknown, string>> {
  const live = await house.open(table);
  if (!live.ok) return err(say(trouble(live.error), 'en').text);
  const answer = await live.value.wish('house', { type: 'close' });
  return answer.ok ? ok({ table, status: live.value.table.about.status }) : err(say(trouble(answer.error), 'en').text);
}

async function changeBan(house: House, text: string, change: (whom: string) => Promise<unknown>): Promise<Result<unknown, string>> {
  const whom = whomIn(text);
  if (whom === undefined)
    return err(`"${text}" is nobody: say an address (192.0.2.7), a network (192.0.2.0/24) or the id of a player (22 letters).`);
  const changed = await house.guarded(change(whom));
  house.changeBans();
  return ok(changed);
}

async function about({ house: { store }, limits }: OpsCallParts, id: string): Promise<Result<unknown, string>> {
  const player = await store.player(id);
  if (!player) return err(`There is no player ${id}.`);
  const { name, lang, owner } = player;
  const bans = new Set((await store.bans()).map(({ whom }) => whom));
  const devices = (await store.devicesOf(id)).map(({ browser, system, made, seen }) => ({ browser, system, made, seen }));
  return ok({
    player: id,
    name,
    lang,
    arms: wornBy(player),
    owner,
    banned: bans.has(`player ${id}`),
    network: limits.networkOf(owner ?? id) ?? null,
    unfinished: await store.countUnfinished(id),
    devices,
    programs: await store.programsOf(id),
  });
}

/** What somebody uses of which limit, at this server: every server counts for itself. */
async function quotas(
  { house: { store }, limits, socketsFrom, connectionsFrom }: OpsCallParts,
  of: string,
): Promise<Result<unknown, string>> {
  const rates = (suffix: string, key: string) =>
    (Object.keys(RATES) as RateName[])
      .filter(name => name.endsWith(suffix))
      .map(limit => ({
        limit,
        used: limits.values[limit].burst - limits.left(limit, key),
        of: limits.values[limit].burst,
        perSecond: limits.values[limit].perSecond,
      }));
  const cap = (limit: CapName, used: number) => ({ limit, used, of: limits.values[limit] });
  const address = plainAddress(of);
  if (address !== undefined) {
    const network = networkOf(address);
    return ok({
      of: network,
      limits: [
        ...rates('-per-address', network),
        cap('sockets-per-address', socketsFrom(network)),
        cap('connections-per-address', connectionsFrom(network)),
      ],
    });
  }
  const player = await store.player(of);
  if (!player) return err(`"${of}" is neither an address nor the id of a player.`);
  const owner = player.owner ?? player.id;
  return ok({ of: owner, limits: [...rates('-per-owner', owner), cap('tables-per-owner', await store.countUnfinished(owner))] });
}
