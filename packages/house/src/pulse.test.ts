import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { Pulse } from './pulse.ts';

/** A store that cannot be written to for so many probes. */
function ailing(probes: number) {
  const time = new ScriptedTime();
  const said: unknown[] = [];
  const report = {
    problem: (what: string) => void said.push(what),
    note: (what: string) => void said.push(what),
    stored: () => {},
    refused: () => {},
  };
  let asked = 0;
  const probe = () => (++asked > probes ? Promise.resolve() : Promise.reject(new Error('disk full')));
  const pulse = new Pulse({ probe }, time, report, isPaused => void said.push(isPaused));
  return { time, said, pulse, asked: () => asked };
}

test('a house pauses once, tries every second, and goes on by itself', async () => {
  const { time, said, pulse, asked } = ailing(3);
  pulse.stumble(new Error('disk full'));
  pulse.stumble(new Error('disk full'));
  expect([pulse.isPaused, said]).toEqual([true, ['the store failed; the house pauses', true]]);
  await time.pass(3999);
  expect([pulse.isPaused, asked()]).toEqual([true, 3]);
  await time.pass(1);
  expect([pulse.isPaused, asked()]).toEqual([false, 4]);
  expect(said.slice(2)).toEqual(['the store works again; the house goes on', false]);
  await time.pass(10_000);
  expect(asked()).toBe(4);
});

test('it may pause again', async () => {
  const { time, said, pulse } = ailing(0);
  pulse.stumble(new Error('disk full'));
  await time.pass(1000);
  pulse.stumble(new Error('disk full'));
  await time.pass(1000);
  expect(said.filter(one => typeof one === 'boolean')).toEqual([true, false, true, false]);
});

test.each([
  ['before it tries again', 500],
  ['while it tries', 1000],
])('stopped %s it says nothing more', async (_when, ms) => {
  const { time, said, pulse, asked } = ailing(99);
  pulse.stumble(new Error('disk full'));
  await time.pass(ms);
  pulse.stop();
  const before = asked();
  await time.pass(5000);
  pulse.stumble(new Error('disk full'));
  expect([asked(), said.length]).toEqual([before, 2]);
});
