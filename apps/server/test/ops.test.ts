import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tokenIn } from '../src/ops/token.ts';
import { folder, newWish, pipsTable, serve, Visitor } from './harness.ts';

/** A server and its operator. */
async function operated() {
  const data = await folder();
  const server = await serve({ data, rateLimits: 'on' });
  const ask = async (method: 'GET' | 'POST', path: string, asked: Record<string, string> = {}, token = tokenIn(data)!) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const query = method === 'GET' ? `?${new URLSearchParams(asked)}` : '';
    const body = method === 'POST' ? { body: JSON.stringify(asked) } : {};
    const response = await fetch(`${server.ops}${path}${query}`, { method, headers, ...body });
    return { status: response.status, value: (await response.json()) as Record<string, unknown> };
  };
  return { ...server, data, ask };
}

/** The id by which the operator knows somebody at a table. */
async function idOf(ask: Awaited<ReturnType<typeof operated>>['ask'], table: string, seat: number): Promise<string> {
  const { value } = await ask('GET', '/ops/tables');
  const tables = value.tables as { table: string; players: { id: string }[] }[];
  return tables.find(one => one.table === table)!.players[seat]!.id;
}

describe('the operator', () => {
  test('needs the token, which only who runs the server can read', async () => {
    const { ask, data, url } = await operated();
    expect(statSync(join(data, 'ops.token')).mode & 0o777).toBe(0o600);
    expect((await ask('GET', '/ops/bans')).status).toBe(200);
    for (const token of ['', 'guess', `${tokenIn(data)}x`]) expect((await ask('GET', '/ops/bans', {}, token)).status).toBe(401);
    expect((await fetch(`${url}/ops/bans`)).status).toBe(404);
    expect((await ask('GET', '/ops/tables', { colour: 'red' })).status).toBe(400);
  });

  test('lists tables by what they are, page by page, and closes one', async () => {
    const { ask, url } = await operated();
    const { table, people } = await pipsTable(url, 2);
    const waiting = await people[0]!.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }], wish: newWish() });
    const listed = async (asked: Record<string, string>) => {
      const { value } = await ask('GET', '/ops/tables', asked);
      return { ids: (value.tables as { table: string }[]).map(one => one.table).sort(), next: value.next as string | null };
    };
    expect((await listed({})).ids).toEqual([table.id, waiting.id].sort());
    expect((await listed({ status: 'waiting' })).ids).toEqual([waiting.id]);
    expect((await listed({ player: await idOf(ask, table.id, 1) })).ids).toEqual([table.id]);
    expect((await listed({ game: 'chess' })).ids).toEqual([]);
    const first = await listed({ most: '1' });
    const second = await listed({ most: '1', after: first.next! });
    expect([...first.ids, ...second.ids].sort()).toEqual([table.id, waiting.id].sort());
    expect(await listed({ most: '1', after: second.next! })).toEqual({ ids: [], next: null });

    const ear = await people[1]!.follow(table.id);
    expect((await ask('POST', '/ops/tables/close', { table: table.id })).value).toEqual({ table: table.id, status: 'closed' });
    await ear.hear('table', one => one.table.status === 'closed');
    expect((await ask('POST', '/ops/tables/close', { table: table.id })).status).toBe(409);
  });

  test('bans an identity with its programs: sockets are cut, calls refused with a sentence, others play on', async () => {
    const { ask, url } = await operated();
    const { table, people } = await pipsTable(url, 2);
    const [ann, eve] = people as [Visitor, Visitor];
    const { token } = await eve.ask('makeBot', '', { name: 'Engine' });
    const program = new Visitor(url, token);
    const ears = await Promise.all([ann, eve].map(one => one.follow(table.id)));
    await Promise.all(ears.map(ear => ear.hear('step')));
    const whom = await idOf(ask, table.id, 1);
    expect((await ask('POST', '/ops/bans', { whom, why: 'spam' })).value).toEqual({ whom: `player ${whom}`, isNew: true });
    expect([await ears[1]!.closed(), ears[1]!.last('goodbye')?.reason]).toEqual([1008, 'banned']);
    expect(await Promise.all([eve.fails('me'), program.fails('me')])).toEqual(['banned', 'banned']);
    await expect(eve.listen()).rejects.toThrow('403');
    expect((await ann.ask('me')).known).toBe(true);
    expect((await ask('GET', '/ops/bans')).value).toMatchObject({ bans: [{ whom: `player ${whom}`, why: 'spam' }] });
    await ask('POST', '/ops/bans/lift', { whom });
    expect((await eve.ask('me')).known).toBe(true);
  });

  test('bans an address: nobody comes in from there, until it is lifted', async () => {
    const { ask, url } = await operated();
    const { people } = await pipsTable(url, 2);
    const ear = await people[0]!.listen();
    await ask('POST', '/ops/bans', { whom: '127.0.0.0/8' });
    expect(await ear.closed()).toBe(1008);
    expect(await new Visitor(url).fails('me')).toBe('banned');
    expect((await ask('POST', '/ops/bans', { whom: 'everybody' })).status).toBe(409);
    expect((await ask('POST', '/ops/bans/lift', { whom: '127.0.0.0/8' })).value).toMatchObject({ wasBanned: true });
    expect((await people[0]!.ask('me')).known).toBe(true);
  });

  test('deletes a player: the name is gone for everybody at once, the match goes on with a bot on a nameless seat', async () => {
    const { ask, url, house } = await operated();
    const { table, people } = await pipsTable(url, 2);
    const [ann, eve] = people as [Visitor, Visitor];
    const [ear, gone] = await Promise.all([ann.follow(table.id), eve.follow(table.id)]);
    await Promise.all([ear, gone].map(one => one.hear('step')));
    const before = await house.store.read(table.id, 0);
    const player = await idOf(ask, table.id, 1);
    expect((await ask('GET', '/ops/player', { player })).value).toMatchObject({ player, name: 'P1', banned: false, unfinished: 1 });
    expect((await ask('POST', '/ops/players/delete', { player })).value).toEqual({ player });
    expect((await gone.closed()) === 1008 && (await eve.ask('me')).known).toBe(false);
    const { seats } = (await ear.hear('table', one => one.table.seats[1]!.standIn && one.table.seats[1]!.name === '')).table;
    expect(seats[1]).toMatchObject({ kind: 'player', name: '', standIn: true });
    expect((await house.store.read(table.id, 0)).slice(0, before.length)).toEqual(before);
    expect((await ask('POST', '/ops/players/delete', { player })).status).toBe(409);
  });

  test('sees what somebody uses of which limit', async () => {
    const { ask, url } = await operated();
    const { table, people } = await pipsTable(url, 2);
    const ear = await people[0]!.listen();
    await ear.hear('welcome');
    const limitsOf = async (of: string) => {
      const { value } = await ask('GET', '/ops/quotas', { of });
      return new Map((value.limits as { limit: string; used: number; of: number }[]).map(one => [one.limit, one]));
    };
    const address = await limitsOf('127.0.0.1');
    expect(address.get('new-players-per-address')!.used).toBeGreaterThan(1);
    expect(address.get('sockets-per-address')).toMatchObject({ used: 1 });
    const owner = await limitsOf(await idOf(ask, table.id, 0));
    expect(owner.get('tables-per-owner')).toMatchObject({ used: 1, of: 100 });
    expect((await ask('GET', '/ops/quotas', { of: 'nobody' })).status).toBe(409);
  });
});
