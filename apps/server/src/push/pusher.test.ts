import { CALL_REASONS, type CallMessage, memoryStore, type Subscription } from '@tabard/house';
import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { PushedDevice, PushService } from '../../test/push-service.ts';
import { webPusher } from './pusher.ts';

const MESSAGE: CallMessage = { reason: 'turn', table: 'OdKZt9wrlqPHpcHazLDisw', title: 'あなたの番です', text: 'Blason' };

async function scene() {
  const service = await PushService.open();
  const time = new ScriptedTime();
  const store = memoryStore();
  const make = () => webPusher({ calls: store, time, subject: 'https://tabard.example', world: service.world });
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

test('an address that is not public is gone for good', async () => {
  const { pusher, to } = await scene();
  expect(await pusher.push({ ...to, endpoint: 'https://10.0.0.1/push' }, MESSAGE)).toBe('gone');
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
