import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addresses, friendsFor, isNear } from './addresses.ts';

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => ({ address, internal, family }) as NetworkInterfaceInfo;
const interfaces = { lo: [at('127.0.0.1', true)], eth0: [at('192.168.1.7'), at('fe80::1', false, 'IPv6')], wlan0: [at('10.0.0.3')] };

test('addresses: this machine, and the friends in its network', () => {
  expect(addresses('0.0.0.0', 8080, interfaces)).toEqual({
    here: 'http://localhost:8080',
    friends: ['http://192.168.1.7:8080', 'http://10.0.0.3:8080'],
  });
  expect(addresses('127.0.0.1', 80, interfaces)).toEqual({ here: 'http://127.0.0.1:80', friends: [] });
  expect(addresses('::1', 80, interfaces)).toEqual({ here: 'http://[::1]:80', friends: [] });
});

test('near is this machine and private networks, nobody else', () => {
  for (const near of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '192.168.1.7',
    '10.1.2.3',
    '172.31.0.1',
    'fe80::1%eth0',
    'fd12::1',
    '169.254.3.4',
  ])
    expect(isNear(near), near).toBe(true);
  for (const far of ['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '192.169.0.1', '', 'nonsense'])
    expect(isNear(far), far).toBe(false);
});

test('only this network is told where friends reach the server', () => {
  expect(friendsFor('10.0.0.9', '0.0.0.0', 8080, interfaces)).toHaveLength(2);
  expect(friendsFor('8.8.8.8', '0.0.0.0', 8080, interfaces)).toEqual([]);
});
