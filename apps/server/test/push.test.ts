import { expect, test } from 'vitest';
import { serve, Visitor } from './harness.ts';
import { PushedDevice, PushService } from './push-service.ts';

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Ann, who asked to be called and is away, and Bob at a table where it is his turn. */
async function scene() {
  const service = await PushService.open();
  const server = await serve({ pushTrial: { world: service.world, calmMs: 20 } });
  const [ann, bob] = [new Visitor(server.url), new Visitor(server.url)];
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [...SEATS], name: 'Ann' });
  await ann.ask('changeMe', '', { lang: 'fr' });
  const device = new PushedDevice(service.urlOf('ann'));
  return { service, server, ann, bob, id, device };
}

test('who asked is called when everybody has come, once, and again after a look', async () => {
  const { service, ann, bob, id, device } = await scene();
  const before = await ann.ask('push');
  expect([before.on, before.key?.length]).toEqual([false, 87]);
  expect(await ann.ask('pushOn', '', { subscription: device.subscription })).toEqual({ key: before.key, on: true });
  expect((await ann.ask('push')).on).toBe(true);
  await bob.ask('sit', id, { seat: 1, name: 'Bob' });
  const [first] = await service.delivered(1);
  expect(device.read(first!)).toEqual({ reason: 'waiting', table: id, title: 'Vos amis vous attendent', text: 'Pips (fr) avec Bob' });

  // Bob gets up and sits down again: she has been called.
  for (let times = 0; times < 2; times++) {
    await bob.ask('leave', id);
    await bob.ask('sit', id, { seat: 1 });
    await new Promise(resolve => setTimeout(resolve, 60));
  }
  expect(service.deliveries.length).toBe(1);
  const ear = await ann.follow(id);
  await ear.hear('table');
  ear.socket.terminate();
  const other = await bob.follow(id);
  await other.hear('table', ({ table }) => !table.seats[0]!.connected);
  await bob.ask('leave', id);
  await bob.ask('sit', id, { seat: 1 });
  expect((await service.delivered(2)).length).toBe(2);
});

test('who switched it off, signed out or is gone is not called', async () => {
  const { service, ann, id, device } = await scene();
  await ann.ask('pushOn', '', { subscription: device.subscription });
  expect((await ann.ask('pushOff')).on).toBe(false);
  expect((await ann.ask('push')).on).toBe(false);
  await ann.ask('pushOn', '', { subscription: device.subscription });
  service.answer = { status: 410 };
  const bob = new Visitor(ann.url);
  await bob.ask('sit', id, { seat: 1 });
  await service.delivered(1);
  await expect.poll(async () => (await ann.ask('push')).on).toBe(false);
});

test('a device that is signed out is called no more', async () => {
  const { server, ann, device } = await scene();
  await ann.ask('pushOn', '', { subscription: device.subscription });
  const [player] = await server.house.store.playersBy([(await server.house.store.dueBy(Number.MAX_SAFE_INTEGER, 1))[0]!.about.host]);
  expect(await server.house.store.subscriptionsOf(player!.id)).toHaveLength(1);
  const { devices } = await ann.ask('devices');
  await ann.ask('signOut', '', { device: devices[0]!.id });
  expect(await server.house.store.subscriptionsOf(player!.id)).toEqual([]);
});

test.each([
  ['plain http', { endpoint: 'http://push.example/1' }],
  ['no address', { endpoint: 'nonsense' }],
  ['a number', { endpoint: 'https://8.8.8.8/1' }],
  ['a number of IPv6', { endpoint: 'https://[2606:4700::1111]/1' }],
  ['a password', { endpoint: 'https://ann:secret@push.example/1' }],
  ['a long one', { endpoint: `https://push.example/${'x'.repeat(1000)}` }],
  ['no keys', { keys: { p256dh: 'short', auth: 'short' } }],
])('%s is refused', async (_what, wrong) => {
  const { ann, device } = await scene();
  expect(await ann.fails('pushOn', '', { subscription: { ...device.subscription, ...wrong } })).toBe('unreadable');
  expect(await ann.fails('pushOn', '', { subscription: device.subscription, what: ['nonsense'] })).toBe('unreadable');
  expect((await ann.ask('push')).on).toBe(false);
});

test('strangers and programs are not called', async () => {
  const { server, ann, device } = await scene();
  const stranger = new Visitor(server.url);
  expect(await stranger.fails('pushOn', '', { subscription: device.subscription })).toBe('unknown-device');
  const { token } = await ann.ask('makeBot', '', { name: 'Engine' });
  expect(await new Visitor(server.url, token).fails('pushOn', '', { subscription: device.subscription })).toBe('people-only');
  expect((await stranger.ask('push')).on).toBe(false);
});

test('whoever may set no switch writes to no neighbour', async () => {
  const service = await PushService.open();
  const server = await serve({ pushTrial: { world: { ...service.world, isPublic: () => false }, calmMs: 20 } });
  const [ann, bob] = [new Visitor(server.url), new Visitor(server.url)];
  const { id } = await ann.ask('create', '', { game: 'pips', seats: [...SEATS], name: 'Ann' });
  await ann.ask('pushOn', '', { subscription: new PushedDevice(service.urlOf('ann')).subscription });
  // Nobody was reached: the call is taken back.
  const { store } = server.house;
  const { looked } = store;
  const failed = new Promise<void>(resolve => {
    store.looked = (...of) => looked(...of).then(resolve);
  });
  await bob.ask('sit', id, { seat: 1 });
  await failed;
  expect([service.connections, (await ann.ask('push')).on]).toEqual([0, true]);
});
