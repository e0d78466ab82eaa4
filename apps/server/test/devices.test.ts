import { MOST_DEVICES } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import { RATES } from '../src/limits.ts';
import { hashOf } from '../src/secrets.ts';
import { pipsTable, serve, Visitor } from './harness.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** The same person on another device. */
async function another(visitor: Visitor): Promise<Visitor> {
  const { code } = await visitor.ask('link');
  const device = new Visitor(visitor.url);
  await device.fetch('/api/link', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ code }),
  });
  return device;
}

const isKnown = async (visitor: Visitor): Promise<boolean> => (await visitor.ask('me')).known;

describe('devices', () => {
  test('are listed, this one first, by what they are; nothing leads to a key', async () => {
    const { url } = await serve();
    const desk = new Visitor(url);
    await desk.ask('changeMe', '', { name: 'Ann' });
    const phone = await another(desk);
    const { devices } = await desk.ask('devices');
    expect(devices).toMatchObject([
      { browser: '', system: '', here: true },
      { browser: 'Firefox', system: 'Android', here: false },
    ]);
    expect((await phone.ask('devices')).devices.map(({ here }) => here)).toEqual([true, false]);
    expect(Object.keys(devices[0]!).sort()).toEqual(['browser', 'here', 'id', 'made', 'seen', 'system']);
    expect((await new Visitor(url).ask('devices')).devices).toEqual([]);
  });

  test('signed out there: its sockets close at once, its cookie is worth nothing, others stay', async () => {
    const { url } = await serve();
    const { table, people } = await pipsTable(url, 2);
    const [ann, bob] = people as [Visitor, Visitor];
    const phone = await another(ann);
    const ears = await Promise.all([phone, ann, bob].map(one => one.follow(table.id)));
    await Promise.all(ears.map(ear => ear.hear('step')));
    const there = (await ann.ask('devices')).devices.find(({ here }) => !here)!;
    expect((await ann.ask('signOut', '', { device: there.id })).devices).toHaveLength(1);
    expect([await ears[0]!.closed(), ears[0]!.last('goodbye')?.reason]).toEqual([1008, 'signed-out']);
    expect(await Promise.all([phone, ann, bob].map(isKnown))).toEqual([false, true, true]);
    expect((await phone.ask('table', table.id)).me.seat).toBe(null);
    ears[1]!.say({ type: 'ping', ref: 7 });
    expect((await ears[1]!.hear('pong')).ref).toBe(7);
  });

  test('signed out here: the cookie is gone, and what was kept of it is worth nothing', async () => {
    const { url } = await serve();
    const desk = new Visitor(url);
    const phone = await another(desk);
    const ear = await phone.listen();
    const { cookie } = phone;
    const [here] = (await phone.ask('devices')).devices;
    expect(await phone.ask('signOut', '', { device: here!.id })).toEqual({ devices: [] });
    expect([phone.cookie, (await ear.hear('goodbye')).reason]).toEqual(['', 'signed-out']);
    phone.cookie = cookie;
    expect([await isKnown(phone), await isKnown(desk)]).toEqual([false, true]);
  });

  test('all others are signed out together', async () => {
    const { url } = await serve();
    const desk = new Visitor(url);
    const others = [await another(desk), await another(desk)];
    const ears = await Promise.all(others.map(one => one.listen()));
    const { devices } = await desk.ask('signOutOthers');
    expect(devices.map(({ here }) => here)).toEqual([true]);
    expect(await Promise.all(ears.map(ear => ear.closed()))).toEqual([1008, 1008]);
    expect(await Promise.all([desk, ...others].map(isKnown))).toEqual([true, false, false]);
  });

  test('signed out take the tokens they made with them, and no others', async () => {
    const { url } = await serve();
    const desk = new Visitor(url);
    const mine = await desk.ask('makeBot', '', { name: 'Mine' });
    const phone = await another(desk);
    const theirs = await phone.ask('makeBot', '', { name: 'Theirs' });
    const program = await new Visitor(url, theirs.token).listen();
    const { id } = await desk.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await desk.ask('invite', id, { seat: 1, bot: theirs.bot.id });
    const there = (await desk.ask('devices')).devices.find(({ here }) => !here)!;
    await desk.ask('signOut', '', { device: there.id });
    expect([await program.closed(), await new Visitor(url, theirs.token).fails('me')]).toEqual([1008, 'revoked-token']);
    expect((await desk.ask('table', id)).seats[1]?.kind).toBe('open');
    expect((await desk.ask('myBots')).bots.map(({ name }) => name)).toEqual(['Mine']);
    expect(await isKnown(new Visitor(url, mine.token))).toBe(true);
  });

  test('all others are signed out with their tokens, and those of which nobody knows where they were made', async () => {
    const { url, house } = await serve();
    const desk = new Visitor(url);
    const { token } = await desk.ask('makeBot', '', { name: 'Mine' });
    const phone = await another(desk);
    await phone.ask('makeBot', '', { name: 'Theirs' });
    const owner = (await house.store.programByToken(hashOf(token)))!.player.owner!;
    await house.store.addProgram({ id: 'old', name: 'Old', lang: 'en', owner }, 'old token');
    await desk.ask('signOutOthers');
    expect((await desk.ask('myBots')).bots.map(({ name }) => name)).toEqual(['Mine']);
  });

  test('of others are none of mine, and programs have none', async () => {
    const { url } = await serve();
    const [ann, eve] = [new Visitor(url), new Visitor(url)];
    const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
    await eve.ask('changeMe', '', { name: 'Eve' });
    const [hers] = (await ann.ask('devices')).devices;
    expect(await eve.fails('signOut', '', { device: hers!.id })).toBe('unknown-device');
    expect(await new Visitor(url).fails('signOut', '', { device: hers!.id })).toBe('unknown-device');
    expect(await new Visitor(url, token).fails('devices')).toBe('people-only');
    expect(await ann.fails('signOut', '', { device: 'all' })).toBe('unreadable');
    expect(await isKnown(ann)).toBe(true);
  });

  test('are so many at most: one more is signed in instead of the one seen longest ago', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const { url } = await serve({ now: () => clock.now });
    const first = new Visitor(url);
    await first.ask('changeMe', '', { name: 'Ann' });
    const others: Visitor[] = [];
    const ear = await first.listen();
    for (let i = 0; i < MOST_DEVICES; i++) {
      clock.now++;
      others.push(await another(others[0] ?? first));
    }
    expect([await ear.closed(), ear.last('goodbye')?.reason]).toEqual([1008, 'signed-out']);
    expect(await Promise.all([first, others[0]!, others.at(-1)!].map(isKnown))).toEqual([false, true, true]);
    expect((await others[0]!.ask('devices')).devices).toHaveLength(MOST_DEVICES);
  });

  test('are not added without end', async () => {
    const { url } = await serve({ rateLimits: 'on', now: () => Date.UTC(2026, 0, 1) });
    const desk = new Visitor(url);
    for (let i = 0; i < RATES['new-devices-per-owner'].burst; i++) await desk.ask('link');
    expect(await desk.fails('link')).toBe('too-fast');
  });

  test('a key is renewed for the device that was away, whatever the others did', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const { url } = await serve({ now: () => clock.now });
    const desk = new Visitor(url);
    const phone = await another(desk);
    clock.now += 86_400_001;
    const renewed = async (visitor: Visitor) => (await visitor.fetch('/api/me')).headers.getSetCookie().length;
    expect([await renewed(desk), await renewed(phone), await renewed(phone)]).toEqual([1, 1, 0]);
  });
});
