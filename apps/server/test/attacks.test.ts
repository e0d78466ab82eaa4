import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPage } from '../src/http/pages.ts';
import { RATES } from '../src/limits.ts';
import type { ServerOptions } from '../src/main.ts';
import { folder, pipsTable, serve, Visitor } from './harness.ts';
import { frame, Raw, request, upgrade } from './raw.ts';

/** All limits, while the clock stands still. */
const STILL = { rateLimits: 'on', now: () => 1_794_777_698_045 } as const;

async function refusedBy(ops: string, limit: string): Promise<number> {
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  return Number(new RegExp(`^tabard_limit_refused_total\\{limit="${limit}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

const connectionsAt = async (ops: string): Promise<number> =>
  Number(/^tabard_connections (\d+)$/m.exec(await (await fetch(`${ops}/metrics`)).text())![1]);

async function withPages(options: ServerOptions = {}) {
  const web = await folder();
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Tabard</title>');
  return serve({ web, ...options });
}

describe('an address full of dots', () => {
  test('is looked at once: what takes the square of their number does not come back', { timeout: 10_000 }, () => {
    const dots = '.'.repeat(300_000);
    expect([isPage('GET', `/${dots}/`), isPage('GET', `/${dots}`), isPage('GET', `/arms/${dots}`)]).toEqual([true, false, true]);
  });

  test('is answered, and so is everybody else', async () => {
    const { port, url } = await withPages();
    const dots = Array.from({ length: 40 }, () => new Raw(port).say(request(`GET /${'.'.repeat(15_000)}/`, { Connection: 'close' })));
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    for (const raw of dots) expect(await raw.closed()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, 'unreadable'],
  ['no method', request('BREW /'), 400, 'unreadable'],
  ['no URL', request('GET /%zz'), 400, 'unreadable'],
  ['no id', request(`GET /api/tables/${'A'.repeat(300)}`), 404, 'not-found'],
  ['a long header', request('GET /', { Cookie: 'A'.repeat(20_000) }), 431, 'too-big'],
  ['a long URL', request(`GET /${'A'.repeat(20_000)}`), 431, 'too-big'],
  ['two lengths', request('POST /api/me', { 'Transfer-Encoding': 'chunked', 'Content-Length': '3' }), 400, 'unreadable'],
  ['no JSON', `${request('PATCH /api/me', { 'Content-Type': 'text/plain', 'Content-Length': '2' })}{}`, 400, 'unreadable'],
  ['a range of nothing', request('GET /index.html', { Range: 'bytes=99999-' }), 400, 'unreadable'],
  ['an expectation', request('GET /api/nothing', { Expect: 'tea', Connection: 'close' }), 404, 'not-found'],
  ['another upgrade', request('GET /api/me', { Upgrade: 'h2c', Connection: 'Upgrade' }), 404, 'not-found'],
  ['half an upgrade', upgrade(), 400, 'unreadable'],
])('%s is answered with a code and a sentence', async (_, bytes, status, code) => {
  const { port } = await withPages();
  const raw = new Raw(port).say(bytes);
  await raw.hears('}');
  const [head = '', body = ''] = raw.heard.split('\r\n\r\n');
  expect(Number(head.split(' ')[1])).toBe(status);
  expect(JSON.parse(body)).toEqual({ code, text: expect.stringMatching(/^\S.*\.$/) });
});

test('what a broken store says stays inside', async () => {
  const { url, house } = await withPages({ logLevel: 'silent' });
  const me = new Visitor(url);
  await me.ask('changeMe', '', { name: 'Ann' });
  const broken = () => Promise.reject(Object.assign(new Error('database disk image is malformed'), { code: 'ERR_SQLITE_ERROR' }));
  Object.assign(house.store, { playerByKey: broken, tablesOf: broken, listed: broken, read: broken, programByToken: broken });
  const token = new Visitor(url, 'tabard_x');
  for (const answer of [
    await me.fetch('/api/me'),
    await me.fetch('/api/me/tables'),
    await me.fetch('/api/nothing'),
    await me.fetch(`/api/tables/${'A'.repeat(22)}`),
    await me.fetch('/%zz'),
    await token.fetch('/api/me'),
  ]) {
    const text = await answer.text();
    expect(text).toMatch(/^\{"code":"(internal|paused|not-found|unreadable)","text":"[^"]+"\}$/);
    expect(text).not.toMatch(/sqlite|malformed/i);
  }
  expect((await me.fetch('/')).status).toBe(200);
});

describe('whoever does not read', () => {
  test('has their pings answered so often, and is then hung up on', async () => {
    const { port, ops } = await serve(STILL);
    const raw = await new Raw(port).upgraded();
    for (let i = 0; i < 1000; i++) raw.say(frame('ping', 'x'.repeat(100)));
    raw.socket.resume();
    const pongs = (await raw.closed()).split('x'.repeat(100)).length - 1;
    expect(pongs).toBeLessThanOrEqual(RATES['messages-per-socket'].burst);
    expect(await refusedBy(ops, 'messages-per-socket')).toBeGreaterThan(0);
    await expect.poll(() => connectionsAt(ops)).toBe(0);
  });

  test('cannot let pongs pile up, however slowly they ask', async () => {
    const { port, ops } = await serve({ limits: { 'unread-kilobytes-per-socket': 64 } });
    const raw = await new Raw(port).upgraded();
    const many = Buffer.concat(Array.from({ length: 500 }, () => frame('ping', 'x'.repeat(120))));
    // 64 KB a time: what the two kernels hold between them is some megabytes.
    expect(await raw.saysUntilClosed(many, 1000)).toBeLessThan(1000);
    expect(await refusedBy(ops, 'unread-kilobytes-per-socket')).toBe(1);
  });

  test('pays for pongs nobody asked for, too', async () => {
    const { port, ops } = await serve(STILL);
    const raw = await new Raw(port).upgraded();
    for (let i = 0; i < 1000; i++) raw.say(frame('pong'));
    raw.socket.resume();
    await raw.closed();
    expect(await refusedBy(ops, 'messages-per-socket')).toBeGreaterThan(0);
  });
});

describe('whoever does not come to an end', () => {
  test.each([
    [
      'a message in very many pieces',
      () => [frame('text', '{', { isFinal: false }), ...Array.from({ length: 100 }, () => frame('continuation', ' ', { isFinal: false }))],
    ],
    ['a message that is announced as a monster', () => [Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0])]],
  ])('with %s is hung up on', async (_, pieces) => {
    const { port, ops } = await serve();
    const raw = await new Raw(port).upgraded();
    raw.socket.resume();
    raw.say(Buffer.concat(pieces()));
    await raw.closed();
    await expect.poll(() => connectionsAt(ops)).toBe(0);
  });

  test.each([
    ['nothing at all', ''],
    ['half of its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['half of a body', `${request('PATCH /api/me', { 'Content-Type': 'application/json', 'Content-Length': '100' })}{"name":`],
    ['half of an upgrade', 'GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'],
  ])('having sent %s, is hung up on', async (_, bytes) => {
    const { port, ops } = await serve({ limits: { 'seconds-for-headers': 0.2, 'seconds-for-request': 0.3 } });
    const heard = await new Raw(port).say(bytes).closed();
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*"code":"unreadable"/s);
    await expect.poll(() => connectionsAt(ops)).toBe(0);
  });

  test.each([
    ['refused', upgrade({ Origin: 'http://evil.example', 'Sec-WebSocket-Version': '13' })],
    ['unreadable', upgrade()],
    ['elsewhere', request('GET /nowhere', { Upgrade: 'websocket', Connection: 'Upgrade' })],
  ])('and was told that a WebSocket is %s, keeps no connection', async (_, bytes) => {
    const { port, ops } = await serve();
    const raw = new Raw(port).say(bytes);
    await raw.closed();
    await expect.poll(() => connectionsAt(ops)).toBe(0);
  });
});

describe('connections of one address', () => {
  test('are so many, others are hung up on at once, and those there are go on', async () => {
    const { port, ops } = await serve({ limits: { 'connections-per-address': 5 } });
    const first = Array.from({ length: 5 }, () => new Raw(port).say(request('GET /healthz')));
    for (const raw of first) await raw.hears('{"ok":true}');
    expect(await new Raw(port).closed()).toBe('');
    expect([await connectionsAt(ops), await refusedBy(ops, 'connections-per-address')]).toEqual([5, 1]);
    const [one, ...others] = first;
    one!.socket.destroy();
    await expect.poll(() => connectionsAt(ops)).toBe(4);
    await new Raw(port).say(request('GET /healthz')).hears('{"ok":true}');
    for (const raw of others) await raw.say(request('GET /api/nothing')).hears('not-found');
  });

  test('come so fast and no faster', async () => {
    const { port, ops } = await serve({ ...STILL, limits: { 'new-connections-per-address': { burst: 3, perSecond: 0 } } });
    for (let i = 0; i < 3; i++) await new Raw(port).say(request('GET /healthz', { Connection: 'close' })).closed();
    expect(await new Raw(port).closed()).toBe('');
    expect(await refusedBy(ops, 'new-connections-per-address')).toBe(1);
  });

  test('are not counted for a proxy that is believed, but the server’s are', async () => {
    const { port, ops } = await serve({
      trustProxy: 'loopback',
      limits: { 'connections-per-address': 2, 'new-connections-per-address': { burst: 2, perSecond: 0 }, 'connections-per-server': 6 },
    });
    const all = Array.from({ length: 6 }, () => new Raw(port).say(request('GET /healthz')));
    for (const raw of all) await raw.hears('{"ok":true}');
    expect(await new Raw(port).closed()).toBe('');
    expect(await refusedBy(ops, 'connections-per-server')).toBe(1);
  });

  test('that are WebSockets are so many', async () => {
    const { url, ops } = await serve({ limits: { 'sockets-per-address': 2 } });
    const [one] = [await new Visitor(url).listen(), await new Visitor(url).listen()];
    await expect(new Visitor(url).listen()).rejects.toThrow('429');
    expect(await refusedBy(ops, 'sockets-per-address')).toBe(1);
    one.socket.close();
    await one.closed();
    await new Visitor(url).listen();
  });
});

describe('one address with many identities', () => {
  test('is granted no more than one', async () => {
    const { url } = await serve({ ...STILL, limits: { 'work-per-address': { burst: 100, perSecond: 0 } } });
    const people = Array.from({ length: 10 }, () => new Visitor(url));
    for (const one of people) await one.ask('changeMe', '', {});
    const codes = await Promise.all(people.flatMap(one => Array.from({ length: 20 }, async () => (await one.fetch('/api/me')).status)));
    expect(codes.filter(code => code === 200)).toHaveLength(80);
    expect(codes.filter(code => code === 429)).toHaveLength(120);
  });

  test('pays for pages, files and lists as for calls, and who is refused needs a new connection', async () => {
    for (const path of ['/', '/index.html', '/api/openapi.json', '/api/games', '/healthz', '/nowhere.js']) {
      const { url } = await withPages({ ...STILL, limits: { 'work-per-address': { burst: 8, perSecond: 0 } } });
      const answers = [];
      for (let i = 0; i < 20; i++) answers.push(await fetch(url + path));
      const last = answers.at(-1)!;
      expect([path, last.status, last.headers.get('connection')]).toEqual([path, 429, 'close']);
      expect(await last.json()).toMatchObject({ code: 'too-fast' });
    }
  });

  test('pays for its messages on every socket', async () => {
    const { url } = await serve({ ...STILL, limits: { 'work-per-address': { burst: 60, perSecond: 0 } } });
    const ears = [];
    for (let i = 0; i < 3; i++) ears.push(await new Visitor(url).listen());
    for (const ear of ears) for (let ref = 0; ref < 40; ref++) ear.say({ type: 'ping', ref });
    await Promise.all(ears.map(ear => ear.hear('error', ({ code }) => code === 'too-fast')));
    for (const ear of ears) await ear.hear('welcome').catch(() => {});
    const pongs = ears.flatMap(({ heard }) => heard.filter(({ type }) => type === 'pong'));
    expect(pongs.length).toBeLessThan(60);
  });

  test('another one is another, by a proxy that is believed', async () => {
    const { url } = await serve({ ...STILL, trustProxy: 'loopback', limits: { 'work-per-address': { burst: 5, perSecond: 0 } } });
    const from = async (address: string) => (await fetch(`${url}/api/me`, { headers: { 'x-forwarded-for': address } })).status;
    // What stands further left was said by the client itself; a network of 64 bits is one customer's.
    const same = ['2001:db8::1', '2001:db8::2', '6.6.6.6, 2001:db8::3', '9.9.9.9, 2001:db8::4', '2001:db8::5', '2001:db8::6'];
    const codes = [];
    for (const address of same) codes.push(await from(address));
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await from('2001:db8:0:1::1')).toBe(200);
  });
});

test('programs are charged to their owner', async () => {
  const { url } = await serve({ ...STILL, limits: { 'calls-per-owner': { burst: 60, perSecond: 0 } } });
  const ann = new Visitor(url);
  await ann.ask('changeMe', '', {});
  const tokens: string[] = [];
  for (let i = 0; i < 5; i++) tokens.push((await ann.ask('makeBot', '', { name: `Bot ${i}` })).token);
  const calls = tokens.flatMap(token => Array.from({ length: 20 }, async () => (await new Visitor(url, token).fetch('/api/me')).status));
  expect((await Promise.all(calls)).filter(code => code === 200).length).toBeLessThanOrEqual(50);
  expect(await ann.fails('me')).toBe('too-fast');
  await new Visitor(url).ask('changeMe', '', {});
});

test('names are no way to talk', async () => {
  const { url } = await serve({ limits: { 'renames-per-owner': { burst: 2, perSecond: 0 } } });
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const call = async (who: Visitor, name: string) => (await who.raw('changeMe', '', { name })).status;
  expect([await call(ann, 'Ann'), await call(ann, 'Anna'), await call(ann, 'Anna'), await call(ann, 'Anne')]).toEqual([200, 200, 200, 200]);
  expect([await call(ann, 'Annie'), await call(bob, 'Bob')]).toEqual([429, 200]);
  const { id } = await bob.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await ann.fails('sit', id, { seat: 1, name: 'Annie' })).toBe('too-fast');
  expect((await ann.ask('sit', id, { seat: 1 })).seats[1]?.name).toBe('Anne');
});

describe('unfinished tables', () => {
  const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
  const BOTS = [{ kind: 'bot' }, { kind: 'bot' }] as const;
  const make = (who: Visitor, seats: readonly object[]) => who.raw('create', '', { game: 'pips', seats });
  const code = async (who: Visitor, seats: readonly object[]) => {
    const { status, value } = await make(who, seats);
    return status === 200 ? undefined : (value as { code: string }).code;
  };

  test('of one person and their programs are so many', async () => {
    const { url } = await serve({ limits: { 'tables-per-owner': 2 } });
    const ann = new Visitor(url);
    const { token } = await ann.ask('makeBot', '', { name: 'Bot' });
    const program = new Visitor(url, token);
    const { value } = await make(ann, SEATS);
    expect(await code(program, SEATS)).toBeUndefined();
    expect([await code(program, SEATS), await code(ann, SEATS)]).toEqual(['too-many-tables', 'too-many-tables']);
    expect(await code(new Visitor(url), SEATS)).toBeUndefined();
    await ann.ask('close', (value as { id: string }).id);
    expect(await code(program, SEATS)).toBeUndefined();
  });

  test('of one address are so many, whoever makes them', async () => {
    const { url } = await serve({ limits: { 'tables-per-address': 2 } });
    const ann = new Visitor(url);
    const { value } = await make(ann, SEATS);
    expect(await code(new Visitor(url), SEATS)).toBeUndefined();
    expect(await code(new Visitor(url), SEATS)).toBe('too-many-tables');
    await ann.ask('close', (value as { id: string }).id);
    expect(await code(new Visitor(url), SEATS)).toBeUndefined();
  });

  test.each(['tables-per-owner', 'tables-per-address'] as const)(
    'asked for at once are as many as one after the other: %s',
    async limit => {
      const { url } = await serve({ limits: { [limit]: 5 } });
      const ann = new Visitor(url);
      await ann.ask('changeMe', '', {});
      const codes = await Promise.all(Array.from({ length: 12 }, () => code(ann, SEATS)));
      expect(codes.filter(one => one === undefined)).toHaveLength(5);
      expect(codes.filter(one => one === 'too-many-tables')).toHaveLength(7);
    },
  );

  test.each(['listed-tables-per-owner', 'listed-tables-per-address'] as const)('in the lobby are fewer: %s', async limit => {
    const { url } = await serve({ limits: { [limit]: 2 } });
    const list = async (who: Visitor) => (await who.raw('create', '', { game: 'pips', seats: SEATS, terms: { listed: true } })).value;
    const [ann, bob] = [new Visitor(url), new Visitor(url)];
    const first = (await list(ann)) as { id: string };
    await list(ann);
    expect(await list(ann)).toMatchObject({ code: 'too-many-listed' });
    expect(await code(ann, SEATS)).toBeUndefined();
    expect(await list(bob)).toMatchObject(limit === 'listed-tables-per-owner' ? { status: 'waiting' } : { code: 'too-many-listed' });
    await ann.ask('close', first.id);
    expect(await list(ann)).toMatchObject({ status: 'waiting' });
  });

  test('who sits at tables that others put into the lobby may put some there', async () => {
    const { url } = await serve({ limits: { 'listed-tables-per-owner': 1 } });
    const [ann, bob] = [new Visitor(url), new Visitor(url)];
    const terms = { listed: true };
    const { id } = await ann.ask('create', '', { game: 'pips', seats: [...SEATS], terms });
    await bob.ask('sit', id, { seat: 1 });
    expect(await bob.ask('create', '', { game: 'pips', seats: [...SEATS], terms })).toMatchObject({ status: 'waiting' });
  });

  test('of return matches asked for at once there are no more either', async () => {
    const { url } = await serve({ limits: { 'tables-per-owner': 2 } });
    const ann = new Visitor(url);
    const over: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await ann.ask('playNow', '', { game: 'pips' });
      await ann.ask('resign', id);
      over.push(id);
    }
    const answers = await Promise.all(over.map(async id => (await ann.raw('rematch', id)).status));
    expect(answers.filter(status => status === 200)).toHaveLength(2);
  });

  test.each(['bot-tables-per-owner', 'bot-tables-per-address'] as const)('where only bots sit are fewer: %s', async limit => {
    const { url } = await serve({ limits: { [limit]: 1, 'tables-per-owner': 10 } });
    const ann = new Visitor(url);
    expect(await code(ann, BOTS)).toBeUndefined();
    expect(await code(ann, BOTS)).toBe('too-many-tables');
    expect(await code(new Visitor(url), BOTS)).toBe(limit === 'bot-tables-per-address' ? 'too-many-tables' : undefined);
    expect(await code(ann, SEATS)).toBeUndefined();
  });

  test.each(['bot-tables-per-owner', 'bot-tables-per-address'] as const)('left to bots are no more: %s', async limit => {
    const { url } = await serve({ limits: { [limit]: 1, 'tables-per-owner': 10 }, botPauseMs: 60_000 });
    const ann = new Visitor(url);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await ann.ask('playNow', '', { game: 'pips' })).id);
    const left = await Promise.all(ids.map(async id => [id, (await ann.raw('leave', id)).status] as const));
    const kept = left.filter(([, status]) => status !== 200).map(([id]) => id);
    expect(kept).toHaveLength(2);
    expect([await ann.fails('standIn', kept[0], { seat: 0 }), await code(ann, BOTS)]).toEqual(['too-many-tables', 'too-many-tables']);
    expect((await ann.ask('resign', kept[0])).status).toBe('over');
    await ann.ask('takeBack', left.find(([, status]) => status === 200)![0]);
    await ann.ask('leave', kept[1]);
  });

  test('that two leave to bots at once count too', async () => {
    const { url } = await serve({ limits: { 'bot-tables-per-address': 0 }, botPauseMs: 60_000 });
    const { table, people } = await pipsTable(url, 2);
    const statuses = await Promise.all(people.map(async one => (await one.raw('leave', table.id)).status));
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
  });
});

test('metrics tell what the limits are and what they refused', async () => {
  const { url, ops } = await serve({ ...STILL, limits: { 'calls-per-owner': { burst: 3, perSecond: 0.5 }, 'sockets-per-address': 7 } });
  for (let i = 0; i < 5; i++) await fetch(`${url}/api/me`);
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  expect(metrics).toContain('tabard_limit{limit="calls-per-owner",how="at once"} 3');
  expect(metrics).toContain('tabard_limit{limit="calls-per-owner",how="a second"} 0.5');
  expect(metrics).toContain('tabard_limit{limit="sockets-per-address",how="at once"} 7');
  expect(metrics).toContain('tabard_limit_refused_total{limit="calls-per-owner"} 2');
  expect(metrics).toContain('tabard_limit_counted{limit="calls-per-owner"} 1');
});
