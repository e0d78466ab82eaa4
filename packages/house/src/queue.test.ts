import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('one piece at a time, in the order of asking, whatever becomes of each', async () => {
  const queue = new Queue();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await soon();
    events.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const answers = await Promise.allSettled(['a', 'b', 'c'].map(name => queue.run(work(name))));
  expect(answers.map(answer => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual(['a', 'failed', 'c']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('it is empty when nothing is left to do', async () => {
  const queue = new Queue();
  const running = queue.run(soon);
  const waiting = queue.run(soon);
  expect(queue.isEmpty).toBe(false);
  await running;
  expect(queue.isEmpty).toBe(false);
  await waiting;
  await soon();
  expect(queue.isEmpty).toBe(true);
});

test('what is asked for at once begins at once; what is asked for meanwhile waits', async () => {
  const queue = new Queue();
  const events: string[] = [];
  const outer = queue.run(async () => {
    events.push('outer');
    void queue.run(async () => {
      events.push('inner begins');
      await soon();
      events.push('inner ends');
    });
  });
  expect(events).toEqual(['outer']);
  await outer;
  await queue.run(async () => void events.push('last'));
  expect(events).toEqual(['outer', 'inner begins', 'inner ends', 'last']);
});
