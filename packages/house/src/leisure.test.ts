import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { Leisure } from './leisure.ts';

function scene() {
  const time = new ScriptedTime();
  const leisure = new Leisure(time);
  const done: string[] = [];
  const ask = (name: string, takesMs = 2, pieces = 1) =>
    leisure.ask(async function* () {
      for (let piece = 1; piece <= pieces; piece++) {
        if (piece > 1) yield;
        await new Promise<void>(resolve => time.after(takesMs, resolve));
      }
      done.push(`${name} at ${time.now()}`);
    });
  return { time, done, ask };
}

test('what was asked for last comes next, after a rest as long as the work was', async () => {
  const { time, done, ask } = scene();
  for (const name of ['a', 'b', 'c']) ask(name);
  await time.pass(200);
  expect(done).toEqual(['a at 2', 'c at 42', 'b at 82']);
});

test('long work rests after every piece, not only at its end', async () => {
  const { time, done, ask } = scene();
  ask('long', 1, 3);
  await time.pass(200);
  expect(done).toEqual(['long at 41']);
});

test('what was called off is not done', async () => {
  const { time, done, ask } = scene();
  ask('a');
  const callOff = ask('b');
  ask('c');
  callOff();
  await time.pass(200);
  callOff();
  expect(done).toEqual(['a at 2', 'c at 42']);
});

test('what takes no time is done at once', async () => {
  const { time, done, ask } = scene();
  for (const name of ['a', 'b']) ask(name, 0);
  await time.pass(0);
  expect(done).toEqual(['a at 0', 'b at 0']);
});
