import { describe, expect, test } from 'vitest';
import { Scene } from '../test/scene.ts';
import type { Comer, Wish } from './index.ts';

const sit = (seat: number): Wish => ({ type: 'sit', seat, commitment: null });

/** Ann sits there with her phone; two seats are free. */
const table = (oneSeatEach?: string) =>
  new Scene({ seats: ['ann', 'open', 'open'], start: false, device: 'phone', ...(oneSeatEach !== undefined && { oneSeatEach }) });

function answer(scene: Scene, player: string, comer: Comer, wish: Wish): string {
  const answered = scene.askAs({ player, program: comer.owner !== undefined, ...comer }, wish);
  return answered.ok ? 'granted' : answered.error;
}

describe('where everybody has one seat', () => {
  test.each<[string, string, Comer, Wish, string]>([
    ['another identity with the same device', 'bob', { device: 'phone' }, sit(1), 'one-seat-each'],
    ['another with another device', 'bob', { device: 'desk' }, sit(1), 'granted'],
    ['another of whose device nothing is known', 'bob', {}, sit(1), 'granted'],
    ['she herself, with another device, on another seat', 'ann', { device: 'desk' }, sit(1), 'granted'],
    ['she herself, again on her seat', 'ann', { device: 'phone' }, sit(0), 'granted'],
    ['her program', 'deep', { owner: 'ann' }, sit(1), 'one-seat-each'],
    ['a program of somebody else', 'deep', { owner: 'bob' }, sit(1), 'granted'],
    ['her program, invited', 'ann', {}, { type: 'invite', seat: 1, program: 'deep' }, 'one-seat-each'],
    ['a program of somebody else, made with her phone', 'deep', { owner: 'bob', device: 'phone' }, sit(1), 'one-seat-each'],
    ['a bot of the house', 'ann', {}, { type: 'seatBot', seat: 1, level: 'easy' }, 'granted'],
  ])('%s: %s', (_what, player, comer, wish, expected) => {
    expect(answer(table('salt'), player, comer, wish)).toBe(expected);
  });

  test('two programs of one owner, and an owner after a program', () => {
    const scene = table('salt');
    expect(answer(scene, 'deep', { owner: 'bob' }, sit(1))).toBe('granted');
    expect(answer(scene, 'mind', { owner: 'bob' }, sit(2))).toBe('one-seat-each');
    expect(answer(scene, 'bob', { device: 'desk' }, sit(2))).toBe('one-seat-each');
  });

  test('a program that was invited holds its seat with the device of who invited it', () => {
    const open = new Scene({ seats: ['open', 'open', 'open'], host: 'ann', start: false, oneSeatEach: 'salt' });
    expect(answer(open, 'ann', { device: 'phone' }, { type: 'invite', seat: 1, program: 'deep' })).toBe('granted');
    expect(answer(open, 'eve', { device: 'phone' }, sit(0))).toBe('one-seat-each');
    expect(answer(open, 'bob', { device: 'desk' }, sit(0))).toBe('granted');
    expect(open.opened().table.about).toEqual(open.table.about);
  });

  test('who left makes room for themselves by another name', () => {
    const scene = table('salt');
    scene.do('ann', { type: 'seatBot', seat: 2, level: 'easy' });
    expect(answer(scene, 'bob', { device: 'desk' }, sit(1))).toBe('granted');
    scene.do('ann', { type: 'leave' });
    expect(answer(scene, 'eve', { device: 'phone' }, sit(0))).toBe('granted');
  });

  test('a device is written down as a short hash that means nothing at another table', () => {
    const deviceAt = (salt: string) => table(salt).log.flatMap(({ deed }) => (deed.type === 'sat' ? [deed.device] : []))[0];
    expect(deviceAt('salt')).toMatch(/^[0-9a-f]{16}$/);
    expect(deviceAt('salt')).toBe(deviceAt('salt'));
    expect(deviceAt('salt')).not.toBe(deviceAt('pepper'));
  });

  test('the fold knows as much as who decided', () => {
    const scene = table('salt');
    answer(scene, 'deep', { owner: 'bob' }, sit(1));
    expect(scene.opened().table.about).toEqual(scene.table.about);
  });
});

test('anywhere else one device takes any number of seats, and nothing of it is written down', () => {
  const scene = table();
  expect([answer(scene, 'bob', { device: 'phone' }, sit(1)), answer(scene, 'deep', { owner: 'ann' }, sit(2))]).toEqual([
    'granted',
    'granted',
  ]);
  expect(JSON.stringify([scene.log, scene.table.about])).not.toMatch(/device|owner|oneSeatEach/);
});
