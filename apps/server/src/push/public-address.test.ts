import { expect, test } from 'vitest';
import { isPublic } from './public-address.ts';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '',
  'localhost',
])('%s is not public', address => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  address => {
    expect(isPublic(address)).toBe(true);
  },
);
