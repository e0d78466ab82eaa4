import { CALL_REASONS, type CallMessage, memoryStore, type Subscription } from '@tabard/house';
import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { PushedDevice, PushService } from '../../test/push-service.ts';
import type { World } from './post.ts';
import { webPusher } from './pusher.ts';

const MESSAGE: CallMessage = { reason: 'turn', table: 'OdKZt9wrlqPHpcHazLDisw', title: 'あなたの番です', text: 'Blason' };

async function scene() {
  const service = await PushService.open();
  const time = new ScriptedTime();
  const store = memoryStore();
  const make = (world: World = service.world) => webPusher({ calls: store, time, subject: 'https://tabard.example', world });
  const device = new PushedDevice(service.urlOf('ann'));
  const { endpoint, keys } = device.subscription;
  const to: Subscription = { player: 'ann', key: 'key', endpoint, ...keys, reasons: CALL_REASONS, made: 0 };
  return { service, time, make, pusher: await make(), device, to };
}

test('a device reads what it is told, and the service learns no more than it must', async () => {
  const { service, pusher, device, to } = await scene();
  expect(await pusher.push(to, MESSAGE)).toBe('sent');
  const [delivery] = service.deliveries;
  expect(device.read(delivery!)).toEqual(MESSAGE);
  const { authorization, topic, ttl, 'content-encoding': encoding } = delivery!.headers;
  expect([encoding, ttl]).toEqual(['aes128gcm', '259200']);
  expect(String(authorization)).toContain(`k=${pusher.publicKey}`);
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(delivery!.headers)).not.toContain(MESSAGE.table);
});

test('all servers on a store are one sender, and a restart makes no other', async () => {
  const { pusher, make } = await scene();
  expect((await make()).publicKey).toBe(pusher.publicKey);
});

test.each([
  [201, 'sent'],
  [204, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [302, 'failed'],
  [403, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
])('status %i: %s', async (status, outcome) => {
  const { service, pusher, to } = await scene();
  service.answer = { status };
  expect(await pusher.push(to, MESSAGE)).toBe(outcome);
});

test('a name that leads to us is told apart from one that leads nowhere by nothing', async () => {
  const { service, make, to } = await scene();
  const pusher = await make({ isPublic: () => false });
  const outcomes = [];
  for (const host of [`localhost:${service.port}`, 'nowhere.invalid'])
    for (let times = 0; times < 2; times++) outcomes.push(await pusher.push({ ...to, endpoint: `https://${host}/${times}` }, MESSAGE));
  expect([outcomes, service.connections]).toEqual([['failed', 'failed', 'failed', 'failed'], 0]);
});

test('addresses that never answer hold up whoever named them, and nobody else', async () => {
  const { service, make, to } = await scene();
  const pusher = await make({ ...service.world, patienceMs: 60_000 });
  service.answer = 'silence';
  const silent = Array.from({ length: 11 }, (_, i) => pusher.push({ ...to, player: 'eve', endpoint: service.urlOf(`eve${i}`) }, MESSAGE));
  await service.delivered(2);
  service.answer = { status: 201 };
  const others = Array.from({ length: 5 }, (_, i) => pusher.push({ ...to, endpoint: service.urlOf(`ann${i}`) }, MESSAGE));
  expect(await Promise.all(others)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
  expect(service.deliveries.map(({ path }) => path).filter(path => path.includes('eve'))).toHaveLength(2);
  service.hangUp();
  const outcomes = await Promise.all(silent);
  expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(9);
});

test('a host that says nothing is left alone, whatever else is to be sent there; one that refuses is not', async () => {
  const { service, time, pusher, to } = await scene();
  const push = (i: number) => pusher.push({ ...to, endpoint: service.urlOf(`device${i}`) }, MESSAGE);
  service.answer = { status: 403 };
  for (let i = 0; i < 5; i++) expect(await push(i)).toBe('failed');
  service.answer = 'silence';
  for (let i = 5; i < 8; i++) {
    const pushed = push(i);
    await service.delivered(i + 1);
    service.hangUp();
    expect(await pushed).toBe('failed');
  }
  service.answer = { status: 201 };
  expect([await push(8), service.deliveries.length]).toEqual(['failed', 8]);
  await time.pass(30_000);
  expect([await push(8), await push(9)]).toEqual(['sent', 'sent']);
});

test('a key that is none is forgotten, and nobody else hears less for it', async () => {
  const { service, pusher, to } = await scene();
  const none = `B${'A'.repeat(86)}`;
  for (let i = 0; i < 4; i++) expect(await pusher.push({ ...to, endpoint: service.urlOf(`eve${i}`), p256dh: none }, MESSAGE)).toBe('gone');
  expect(await pusher.push(to, MESSAGE)).toBe('sent');
});

test('what fails is tried less and less, until it works', async () => {
  const { service, time, pusher, to } = await scene();
  service.answer = { status: 500 };
  const tries: number[] = [];
  for (let s = 0; s <= 240; s += 30) {
    const before = service.deliveries.length;
    await pusher.push(to, MESSAGE);
    if (service.deliveries.length > before) tries.push(s);
    await time.pass(30_000);
  }
  expect(tries).toEqual([0, 30, 90, 210]);
  service.answer = { status: 201 };
  await time.pass(240_000);
  expect([await pusher.push(to, MESSAGE), await pusher.push(to, MESSAGE)]).toEqual(['sent', 'sent']);
});
