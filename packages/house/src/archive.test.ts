import { ok } from '@tabard/core';
import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { Archive } from './archive.ts';

/** Work of so many steps that ends with a text of so many letters. */
function workshop() {
  const time = new ScriptedTime();
  const archive = new Archive(time);
  const done: string[] = [];
  let steps = 0;
  const find = (name: string, { length = 1, size = 1 } = {}) =>
    archive.find(name, async () =>
      (function* () {
        for (let i = 0; i < length; i++) {
          steps++;
          yield;
        }
        done.push(name);
        return ok([name[0]!.repeat(size)]);
      })(),
    );
  return { time, archive, find, done, steps: () => steps };
}

test('what many ask for is worked out once', async () => {
  const { find, done } = workshop();
  const found = await Promise.all([find('a'), find('b'), find('a')]);
  expect([...found, await find('b')].map(one => one.ok && one.value)).toEqual([['a'], ['b'], ['a'], ['b']]);
  expect(done).toEqual(['a', 'b']);
});

test('others have a turn after every 32 steps, and of several works one is done at a time', async () => {
  const { time, find, done, steps } = workshop();
  const both = [find('long', { length: 100 }), find('other', { length: 40 })];
  await Promise.resolve();
  await Promise.resolve();
  expect(steps()).toBe(32);
  await time.pass(0);
  expect([done, steps()]).toEqual([['long', 'other'], 140]);
  await Promise.all(both);
});

test('what was not asked for for longest goes when there is no room, and what is too long is not kept', async () => {
  const { find, done } = workshop();
  const size = 10_000_000;
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await find(name, { size });
  expect(done).toEqual(['a', 'b', 'c', 'b']);
  for (let i = 0; i < 2; i++) await find('too long', { size: 25_000_000 });
  await find('a', { size });
  expect(done).toEqual(['a', 'b', 'c', 'b', 'too long', 'too long']);
});

test('what nobody has asked for for half a minute is forgotten', async () => {
  const { time, archive, find, done } = workshop();
  for (const name of ['a', 'b']) await find(name);
  await time.pass(20_000);
  await find('a');
  await time.pass(10_000);
  archive.sweep();
  for (const name of ['a', 'b']) await find(name);
  expect(done).toEqual(['a', 'b', 'b']);
});
