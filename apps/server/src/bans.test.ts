import { memoryStore } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import { Bans, whomIn } from './bans.ts';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';

test.each([
  [ID, `player ${ID}`],
  ['192.0.2.7', 'network 192.0.2.7/32'],
  ['192.0.2.7/32', 'network 192.0.2.7/32'],
  ['192.0.2.7/24', 'network 192.0.2.0/24'],
  ['::ffff:192.0.2.7', 'network 192.0.2.7/32'],
  ['::ffff:c000:207', 'network 192.0.2.7/32'],
  ['::ffff:192.0.2.7/96', undefined],
  ['2001:DB8::1', 'network 2001:db8::/64'],
  ['2001:0db8::2', 'network 2001:db8::/64'],
  ['2001:db8:0:f::1/63', 'network 2001:db8:0:e::/63'],
  ['2001:db8::/32', 'network 2001:db8::/32'],
  ['::1', 'network ::/64'],
  ['0.0.0.0/0', 'network 0.0.0.0/0'],
  ['192.0.2.0/33', undefined],
  ['everybody', undefined],
  ['', undefined],
])('“%s” is banned as %s', (text, whom) => expect(whomIn(text)).toBe(whom));

describe('bans', () => {
  test.each([
    ['192.0.2.7', undefined, true],
    ['192.0.3.7', undefined, false],
    ['2001:db8::5', undefined, true],
    ['2001:db8:0:1::5', undefined, false],
    ['198.51.100.1', { id: ID, owner: null }, true],
    ['198.51.100.1', { id: 'program', owner: ID }, true],
    ['198.51.100.1', { id: 'somebody', owner: null }, false],
    ['no address', undefined, false],
  ])('from %s as %o: %s', async (address, player, refused) => {
    const store = memoryStore();
    for (const text of [ID, '192.0.2.0/24', '2001:db8::1']) await store.ban(whomIn(text)!, '');
    const bans = new Bans(store);
    await bans.read();
    expect(bans.refuse(address, player)).toBe(refused);
  });

  test('of IPv6 leave IPv4 alone', async () => {
    const store = memoryStore();
    for (const text of ['::1', '::/0']) await store.ban(whomIn(text)!, '');
    const bans = new Bans(store);
    await bans.read();
    expect(['127.0.0.1', '192.0.2.7', '::1'].map(address => bans.refuseFrom(address))).toEqual([false, false, true]);
  });

  test('are read again when they have changed, and say so', async () => {
    const store = memoryStore();
    const bans = new Bans(store);
    await store.ban('network 192.0.2.7', '');
    expect([await bans.read(), await bans.read(), bans.refuseFrom('192.0.2.7')]).toEqual([true, false, true]);
    await store.unban('network 192.0.2.7');
    expect([await bans.read(), bans.refuseFrom('192.0.2.7')]).toEqual([true, false]);
  });
});
