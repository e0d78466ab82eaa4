import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RATES } from '../src/limits.ts';
import { Ear, serve, Visitor } from './harness.ts';

const JSON_BODY = { 'content-type': 'application/json' };

test('every answer has the security headers, and no script from anywhere else', async () => {
  const { url } = await serve();
  for (const path of ['/api/me', '/healthz', '/nowhere', '/api/openapi.json']) {
    const { headers } = await fetch(url + path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

describe('identity', () => {
  test('a look makes none; the first deed makes one, in a cookie no script can read', async () => {
    const { url } = await serve();
    const me = new Visitor(url);
    expect(await me.ask('me')).toEqual({ known: false, name: '', lang: 'en', settings: {} });
    expect(me.cookie).toBe('');
    const response = await fetch(`${url}/api/me`, { method: 'PATCH', body: '{"lang":"de"}', headers: JSON_BODY });
    expect(response.headers.getSetCookie()[0]).toMatch(/^tabard=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  });

  test('behind https the cookie is Secure, and the one from before https is still good', async () => {
    const { url } = await serve({ trustProxy: 'loopback' });
    const response = await fetch(`${url}/api/me`, { method: 'PATCH', body: '{}', headers: { ...JSON_BODY, 'x-forwarded-proto': 'https' } });
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-tabard=.*; Secure$/);
    const plain = new Visitor(url);
    await plain.ask('changeMe', '', { name: 'Ann' });
    expect(plain.cookie).toMatch(/^tabard=/);
    const later = await fetch(`${url}/api/me`, { headers: { cookie: plain.cookie, 'x-forwarded-proto': 'https' } });
    expect(await later.json()).toMatchObject({ known: true, name: 'Ann' });
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
  });

  test('name, language and settings are kept', async () => {
    const { url } = await serve();
    const me = new Visitor(url);
    await me.ask('changeMe', '', { name: '  Zoë\u202e ', lang: 'fr', settings: { pace: 2 } });
    expect(await me.ask('me')).toMatchObject({ known: true, name: 'Zoë', lang: 'fr', settings: { pace: 2 } });
    expect(await me.fails('changeMe', '', { name: '\u200b\u200f' })).toBe('bad-name');
    expect(await me.fails('changeMe', '', { settings: { junk: 'x'.repeat(5000) } })).toBe('too-big');
    expect(await me.ask('me')).toMatchObject({ name: 'Zoë', settings: { pace: 2 } });
  });

  test('a link makes another device the same player, once', async () => {
    let now = Date.now();
    const { url } = await serve({ now: () => now });
    const [phone, laptop, thief] = [new Visitor(url), new Visitor(url), new Visitor(url)];
    await phone.ask('changeMe', '', { name: 'Ann' });
    const { code } = await phone.ask('link');
    expect(await laptop.ask('redeem', '', { code })).toMatchObject({ known: true, name: 'Ann' });
    expect(laptop.cookie).not.toBe(phone.cookie);
    expect(await laptop.ask('me')).toMatchObject({ name: 'Ann' });
    expect(await phone.ask('me')).toMatchObject({ name: 'Ann' });
    expect(await thief.fails('redeem', '', { code })).toBe('unknown-link');
    const { code: late } = await phone.ask('link');
    now += 16 * 60_000;
    expect(await thief.fails('redeem', '', { code: late })).toBe('unknown-link');
    expect(await thief.fails('redeem', '', { code: 'guess' })).toBe('unknown-link');
  });

  test('a player who comes back keeps the cookie another year', async () => {
    let now = Date.now();
    const { url } = await serve({ now: () => now });
    const me = new Visitor(url);
    await me.ask('changeMe', '', { name: 'Ann' });
    expect((await me.fetch('/api/me')).headers.getSetCookie()).toEqual([]);
    now += 3 * 86_400_000;
    const [renewed] = (await me.fetch('/api/me')).headers.getSetCookie();
    expect(renewed).toMatch(/^tabard=[\w-]{43};.*Max-Age=31536000/);
    expect(await me.ask('me')).toMatchObject({ name: 'Ann' });
  });

  test('a made-up key is nobody', async () => {
    const { url } = await serve();
    const me = new Visitor(url);
    me.cookie = `tabard=${'A'.repeat(43)}`;
    expect(await me.ask('me')).toMatchObject({ known: false });
    expect((await (await me.listen()).hear('welcome')).name).toBe('');
  });
});

describe('other sites', () => {
  test.each([
    ['no page', {}, 200],
    ['our page', { origin: 'OURS' }, 200],
    ['a friend', { origin: 'https://friend.example' }, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a sandbox', { origin: 'null' }, 403],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s: %o → %i', async (_, headers, status) => {
    const { url } = await serve({ origins: ['https://friend.example'] });
    const sent = JSON.parse(JSON.stringify(headers).replace('OURS', url)) as Record<string, string>;
    const response = await fetch(`${url}/api/me`, { method: 'PATCH', body: '{}', headers: { ...JSON_BODY, ...sent } });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: 'forbidden-origin', text: /\w/ });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: sent });
    const opened = await new Promise(resolve => {
      socket.on('open', () => resolve(200));
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode));
    });
    expect(opened).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  test('a name that points here is not ours unless we were told', async () => {
    const { url, port, ops } = await serve({ names: ['Tabard.example'] });
    const asked = async (at: string, host: string) => {
      const answer = get(at, { headers: { host } });
      const [response] = (await once(answer, 'response')) as [IncomingMessage];
      return { status: response.statusCode, value: await json(response) };
    };
    for (const path of ['/', '/api/me', '/healthz', '/api/openapi.json'])
      expect(await asked(url + path, `evil.example:${port}`)).toMatchObject({
        status: 421,
        value: { code: 'unknown-host', text: expect.stringContaining('--host-name=evil.example') },
      });
    expect((await asked(`${ops}/metrics`, 'evil.example')).status).toBe(421);
    for (const host of [`127.0.0.1:${port}`, 'localhost', 'tabard.example', 'my-machine.local'])
      expect((await asked(`${url}/api/me`, host)).status).toBe(200);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { host: 'evil.example' } });
    socket.on('error', () => {});
    const [, refused] = await once(socket, 'unexpected-response');
    expect(refused.statusCode).toBe(421);
  });

  test('nothing but JSON is read', async () => {
    const { url } = await serve();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await fetch(`${url}/api/me`, { method: 'PATCH', body: '{"name":"Eve"}', headers: { 'content-type': type } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'unreadable' });
    }
  });
});

describe('sizes', () => {
  test('a body', async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/api/me`, {
      method: 'PATCH',
      body: JSON.stringify({ name: 'x'.repeat(20_000) }),
      headers: JSON_BODY,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-big', text: 'That is too long.' });
  });

  test('a message: an answer; a monster: the line is cut, and the server lives', async () => {
    const { url } = await serve();
    const ear = new Ear(url);
    await ear.hear('welcome');
    ear.socket.send(JSON.stringify({ type: 'ping', ref: 1, junk: 'x'.repeat(10_000) }));
    expect((await ear.hear('error')).code).toBe('too-big');
    ear.say({ type: 'ping', ref: 2 });
    await ear.hear('pong');
    ear.socket.on('error', () => {});
    ear.socket.send('x'.repeat(300_000));
    expect(await ear.closed()).toBe(1009);
    await new Ear(url).hear('welcome');
  });
});

describe('rates, while the clock stands still', () => {
  const still = { rateLimits: 'on', now: () => 1_794_777_698_045 } as const;

  test('calls', async () => {
    const { url } = await serve(still);
    const me = new Visitor(url);
    await me.ask('changeMe', '', {});
    const codes = await Promise.all(
      Array.from({ length: RATES['calls-per-owner'].burst + 20 }, async () => (await me.fetch('/api/me')).status),
    );
    expect(codes.filter(code => code === 200).length).toBeGreaterThanOrEqual(RATES['calls-per-owner'].burst - 1);
    expect(codes).toContain(429);
    expect(await me.fails('me')).toBe('too-fast');
  });

  test('tables', async () => {
    const { url } = await serve(still);
    const me = new Visitor(url);
    const body = { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] };
    for (let i = 0; i < RATES['new-tables-per-owner'].burst; i++) expect((await me.raw('create', '', body)).status).toBe(200);
    expect(await me.fails('create', '', body)).toBe('too-fast');
  });

  test('messages: warned, then hung up on; others are not touched', async () => {
    const { url } = await serve(still);
    const me = new Visitor(url);
    await me.ask('changeMe', '', {});
    const ear = await me.listen();
    for (let ref = 0; ref < RATES['messages-per-socket'].burst + 300; ref++) ear.say({ type: 'ping', ref });
    expect((await ear.hear('error')).code).toBe('too-fast');
    expect((await ear.hear('goodbye')).reason).toBe('too-fast');
    expect(await ear.closed()).toBe(1008);
    const other = new Visitor(url);
    await other.ask('changeMe', '', {});
    await (await other.listen()).hear('welcome');
  });
});

test('errors speak the asker’s language', async () => {
  const { url } = await serve();
  const texts = await Promise.all(
    ['en-GB,en', 'de-AT;q=0.9', 'fr', 'ja', 'tlh'].map(async lang => {
      const response = await fetch(`${url}/api/tables/${'A'.repeat(22)}`, { headers: { 'accept-language': lang } });
      return ((await response.json()) as { text: string }).text;
    }),
  );
  expect(texts[0]).toMatch(/^There is no such table/);
  expect(texts[1]).toMatch(/^Diesen Tisch gibt es nicht/);
  expect(texts[2]).toMatch(/^Cette table n’existe pas/);
  expect(texts[3]).toMatch(/^この卓は見つかりません/);
  expect(texts[4]).toBe(texts[0]);
});
