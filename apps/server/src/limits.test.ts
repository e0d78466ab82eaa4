import { describe, expect, test } from 'vitest';
import { Buckets, MOST_KEYS } from './buckets.ts';
import { defaultLimits, type LimitName, Limits, NO_LIMITS, openFilesLimit, RATES, readLimit } from './limits.ts';

const usual = defaultLimits(100_000);

test.each([
  ['calls-per-owner=400,40', { 'calls-per-owner': { burst: 400, perSecond: 40 } }],
  ['new-tables-per-owner=5,0.01', { 'new-tables-per-owner': { burst: 5, perSecond: 0.01 } }],
  ['sockets-per-address=50', { 'sockets-per-address': 50 }],
  ['sockets-per-address=off', { 'sockets-per-address': Number.POSITIVE_INFINITY }],
  ['seconds-for-headers=0.25', { 'seconds-for-headers': 0.25 }],
  ['all=off', NO_LIMITS],
])('%s is read', (text, value) => expect(readLimit(text)).toEqual({ ok: true, value }));

test.each([
  ['tables=5', /there is no limit "tables"; there are work-per-address, .*seconds-for-request/],
  ['', /there is no limit ""/],
  ['toString=1', /there is no limit/],
  ['calls-per-owner=400', /how much at once and then a second \(200,20\) or off, not "400"/],
  ['calls-per-owner=1,2,3', /not "1,2,3"/],
  ['sockets-per-address=50,5', /takes a whole number or off/],
  ['sockets-per-address=0.5', /takes a whole number or off, not "0.5"/],
  ['seconds-for-headers=0.0005', /seconds-for-headers takes a number of seconds from 0\.1 or off, not "0\.0005"/],
  ['seconds-for-request=0', /takes a number of seconds from 0\.1 or off, not "0"/],
  ['seconds-for-request=5,5', /takes a number of seconds/],
  ['sockets-per-address=-1', /not "-1"/],
  ['sockets-per-address', /not ""/],
  ['all=5', /only be off/],
  ['calls-per-owner=1=2', /one = too many/],
])('“%s” is not, and it is said why', (text, why) => {
  const read = readLimit(text);
  expect(read.ok ? '' : read.error).toMatch(why);
});

test('a server with few files leaves some to itself, and most to others than one', () => {
  expect(defaultLimits(1024)).toMatchObject({
    'connections-per-server': 768,
    'connections-per-address': 192,
    'sockets-per-server': 614,
    'sockets-per-address': 192,
  });
  expect(openFilesLimit()).toBeGreaterThan(100);
});

test('one address leaves others half of a table', () => {
  expect(RATES['work-per-table'].burst).toBeGreaterThanOrEqual(2 * RATES['work-per-address'].burst);
  expect(RATES['work-per-table'].perSecond).toBeGreaterThanOrEqual(2 * RATES['work-per-address'].perSecond);
});

describe('who pays', () => {
  /** As often as it is granted, in this moment. */
  function granted(ask: () => boolean): number {
    let times = 0;
    while (times < 10_000 && ask()) times++;
    return times;
  }

  const still = (more: Partial<typeof usual> = {}, refused?: (name: LimitName) => void) =>
    new Limits({ ...usual, ...more }, () => 0, refused);

  test('an address pays for all its identities, and others pay nothing', () => {
    const limits = still();
    expect(granted(() => limits.allowFrom({ network: 'a' }, 10))).toBe(150);
    expect(limits.allowFrom({ network: 'b' }, 10)).toBe(true);
  });

  test('an owner pays for all programs, at every address', () => {
    const limits = still();
    let i = 0;
    expect(granted(() => limits.allowTo('calls-per-owner', { network: `${i++}`, owner: 'ann' }, 1))).toBe(200);
    expect(limits.allowTo('calls-per-owner', { network: '0', owner: 'bob' }, 1)).toBe(true);
  });

  test('a table is worth only so much, whoever pays', () => {
    const limits = still();
    let i = 0;
    expect(granted(() => limits.allowTo('calls-per-owner', { network: '', owner: `${i++}`, table: 't' }, 1))).toBe(3000);
  });

  test('who is refused by address has cost the server nothing', () => {
    const limits = still({ 'work-per-server': { burst: 1600, perSecond: 0 } });
    expect(granted(() => limits.allowFrom({ network: 'a' }, 1))).toBe(1500);
    for (let i = 0; i < 500; i++) limits.allowFrom({ network: 'a' }, 1);
    expect(granted(() => limits.allowFrom({ network: 'b' }, 1))).toBe(100);
  });

  test('what was refused is told by the name of the limit', () => {
    const names: LimitName[] = [];
    const limits = still({ 'calls-per-owner': { burst: 1, perSecond: 0 }, 'tables-per-owner': 2 }, name => names.push(name));
    limits.allow('calls-per-owner', 'a');
    limits.allow('calls-per-owner', 'a');
    expect([limits.hasRoom('tables-per-owner', 1), limits.hasRoom('tables-per-owner', 2)]).toEqual([true, false]);
    expect(names).toEqual(['calls-per-owner', 'tables-per-owner']);
  });

  test('what costs more than all there is costs all there is', () => {
    const limits = still({ 'calls-per-owner': { burst: 5, perSecond: 0 } });
    expect(granted(() => limits.allow('calls-per-owner', 'a', 20))).toBe(1);
  });
});

test('however many come, only so many are told apart, and the rest share one bucket; who is quiet is forgotten', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 2, perSecond: 1 }, () => now);
  for (let i = 0; i < MOST_KEYS; i++) expect(buckets.take(`${i}`)).toBe(true);
  const late = Array.from({ length: 50 }, (_, i) => buckets.take(`late ${i}`));
  expect([late.filter(Boolean).length, buckets.size]).toEqual([2, MOST_KEYS + 1]);
  expect(buckets.take('0')).toBe(true);
  now += 2000;
  buckets.sweep();
  expect(buckets.size).toBe(0);
});
