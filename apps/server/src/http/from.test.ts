import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { networkOf, plainAddress } from '../addresses.ts';
import { fromOf, trustIn, trustNobody } from './from.ts';
import { isKnownHost } from './host.ts';

const request = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress } }) as Pick<IncomingMessage, 'headers' | 'socket'>;

test.each([
  ['1', '10.0.0.9', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['2', '10.0.0.9', '6.6.6.6, 203.0.113.5, 10.0.0.8', '203.0.113.5'],
  ['3', '10.0.0.9', '203.0.113.5', '203.0.113.5'],
  ['loopback', '127.0.0.1', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['loopback', '::ffff:127.0.0.1', '6.6.6.6,203.0.113.5', '203.0.113.5'],
  ['loopback', '::1', '203.0.113.5:4711', '203.0.113.5'],
  ['loopback', '10.0.0.9', '6.6.6.6', '10.0.0.9'],
  ['loopback,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 203.0.113.5, 10.1.2.3', '203.0.113.5'],
  ['10.0.0.0/8', '10.0.0.9', '10.6.6.6', '10.6.6.6'],
  ['fd00::/8', 'fd00::1', '6.6.6.6, [2001:db8::0:5]:80', '2001:db8::5'],
  ['1', '10.0.0.9', '6.6.6.6, unknown', '10.0.0.9'],
  ['1', '10.0.0.9', '', '10.0.0.9'],
])('believing %s, what %s passes on from “%s” comes from %s', (whom, peer, forwarded, address) => {
  const sent = request(peer, { 'x-forwarded-for': forwarded });
  expect(fromOf(sent, trustIn(whom)!).address).toBe(address);
  expect(fromOf(sent, trustNobody).address).toBe(plainAddress(peer));
});

test('name and scheme count from whom we believe, and only from them', () => {
  const headers = { host: 'here:8080', 'x-forwarded-host': 'example.org', 'x-forwarded-proto': 'https' };
  const believed = { host: 'example.org', isSecure: true, isProxied: true };
  expect(fromOf(request('127.0.0.1', headers), trustIn('loopback')!)).toMatchObject(believed);
  const direct = { host: 'here:8080', isSecure: false, isProxied: false };
  expect(fromOf(request('10.0.0.9', headers), trustIn('loopback')!)).toMatchObject(direct);
});

test.each(['0', '17', 'true', '', 'loopback,', '10.0.0.0/33', '10.0.0.0/8/1', '10.0.0.0/', 'example.org', '::1/129', '-1', '1.5'])(
  '“%s” says of nobody that they are believed',
  text => expect(trustIn(text)).toBeUndefined(),
);

test.each([
  ['203.0.113.5', '203.0.113.5', '203.0.113.5'],
  [' 203.0.113.5:80', '203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5', '203.0.113.5'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
])('the address %s is %s, of the network %s', (text, plain, network) => {
  expect(plainAddress(text)).toBe(plain);
  expect(networkOf(plain)).toBe(network);
});

test.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '[::1', ':::', '_hidden', '1.2.3.4:5:6'])('“%s” is no address', text =>
  expect(plainAddress(text)).toBeUndefined(),
);

test.each([
  ['localhost:8080', true],
  ['192.168.1.20:8080', true],
  ['[fe80::1]:8080', true],
  ['raspberry', true],
  ['Raspberry.LOCAL.:8080', true],
  ['box.lan', true],
  ['', true],
  ['example.org', true],
  ['EXAMPLE.org.:443', true],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['local', true],
  ['evil-local.example', false],
  ['www.example.org', false],
])('a server named example.org is asked as %s: %s', (host, isKnown) => {
  expect(isKnownHost({ host, isProxied: false }, ['example.org'])).toBe(isKnown);
  expect(isKnownHost({ host, isProxied: true }, ['example.org'])).toBe(isKnown);
});

test('a proxy decides by which names a server goes that was told none', () => {
  expect(isKnownHost({ host: 'example.org', isProxied: true }, [])).toBe(true);
  expect(isKnownHost({ host: 'example.org', isProxied: false }, [])).toBe(false);
});
