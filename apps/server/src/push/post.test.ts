import { expect, test } from 'vitest';
import { PushService } from '../../test/push-service.ts';
import { NoAddress, post } from './post.ts';

const LETTER = { headers: { ttl: 60 }, body: Buffer.from('sealed') };

test('a letter arrives, and its status is told', async () => {
  const service = await PushService.open();
  expect(await post({ ...LETTER, endpoint: `${service.urlOf('ann')}?a=b` }, service.world)).toBe(201);
  expect(service.deliveries).toMatchObject([{ path: '/push/ann?a=b', headers: { ttl: '60' }, body: LETTER.body }]);
});

test.each([
  ['a name of this machine', 'https://localhost:PORT/'],
  ['its address', 'https://127.0.0.1:PORT/'],
  ['the same, spelled strangely', 'https://0x7f.1:PORT/'],
  ['the same as a number', 'https://2130706433:PORT/'],
  ['the same of IPv6', 'https://[::1]:PORT/'],
  ['the same, mapped', 'https://[::ffff:127.0.0.1]:PORT/'],
  ['any address', 'https://0.0.0.0:PORT/'],
  ['a neighbour', 'https://192.168.1.1/'],
  ['the cloud it runs in', 'https://169.254.169.254/'],
  ['plain http', 'http://localhost:PORT/'],
  ['a file', 'file:///etc/passwd'],
  ['a password', 'https://ann:secret@localhost:PORT/'],
  ['nonsense', 'nonsense'],
])('%s is not written to', async (_what, address) => {
  const service = await PushService.open();
  const endpoint = address.replace('PORT', String(service.port));
  await expect((async () => post({ ...LETTER, endpoint }))()).rejects.toThrow(NoAddress);
  expect(service.connections).toBe(0);
});

test('a name that leads to a public address and to another one is not written to', async () => {
  const service = await PushService.open();
  let asked = 0;
  const world = { ...service.world, isPublic: () => ++asked > 1 };
  await expect(post({ ...LETTER, endpoint: service.urlOf('ann') }, world)).rejects.toThrow(NoAddress);
  expect(service.connections).toBe(0);
});

test('nobody is followed elsewhere', async () => {
  const service = await PushService.open();
  service.answer = { status: 302, headers: { location: service.urlOf('elsewhere') } };
  expect(await post({ ...LETTER, endpoint: service.urlOf('ann') }, service.world)).toBe(302);
  expect(service.deliveries.map(({ path }) => path)).toEqual(['/push/ann']);
});

test('who says nothing is not waited for', async () => {
  const service = await PushService.open();
  service.answer = 'silence';
  await expect(post({ ...LETTER, endpoint: service.urlOf('ann') }, { ...service.world, patienceMs: 100 })).rejects.toThrow();
});

test('who cannot say who they are is told nothing', async () => {
  const service = await PushService.open();
  const { isPublic } = service.world;
  await expect(post({ ...LETTER, endpoint: service.urlOf('ann') }, { isPublic })).rejects.toThrow();
  expect(service.deliveries).toEqual([]);
});
