import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Takes everything there is, each at the price it names. */
function taken(queue: FairQueue<string>, pathOf: (item: string) => readonly string[], price: (item: string) => number = () => 1): string {
  const order: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    order.push(item);
    queue.charge(price(item), pathOf(item));
  }
  return order.join(' ');
}

/** `a1` is the first of Ann, `x/a1` the first of Ann at address x. */
const pathOf = (item: string): string[] => [...item.replace(/\d+$/, '').split('/')];

function queueOf(...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(item, pathOf(item));
  return queue;
}

describe('turns', () => {
  test('along one path it is first come, first served', () => {
    expect(taken(queueOf('a1', 'a2', 'a3'), pathOf)).toBe('a1 a2 a3');
  });

  test('who waits for much lets who waits for little in between', () => {
    expect(taken(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'), pathOf)).toBe('a1 b1 c1 a2 b2 a3 a4');
  });

  test('what is dear counts for as much', () => {
    expect(taken(queueOf('a1', 'a2', 'b1', 'b2', 'b3', 'b4'), pathOf, item => (item.startsWith('a') ? 3 : 1))).toBe('a1 b1 b2 b3 a2 b4');
  });

  test('an address has one share, however many are there', () => {
    expect(taken(queueOf('x/a1', 'x/b1', 'x/c1', 'x/a2', 'y/d1', 'y/d2'), pathOf)).toBe('x/a1 y/d1 x/b1 y/d2 x/c1 x/a2');
  });

  test('who comes anew is owed nothing for the time they were away', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    for (let i = 0; i < 3; i++) {
      queue.shift();
      queue.charge(1, ['a']);
    }
    for (const item of ['b1', 'b2', 'b3']) queue.push(item, pathOf(item));
    expect(taken(queue, pathOf)).toBe('b1 a4 b2 a5 b3 a6');
  });

  test('what is put before the others comes next of its path', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    queue.unshift('a0', ['a']);
    expect(taken(queue, pathOf)).toBe('a0 b1 a1 a2');
  });

  test('what was taken out is not there', () => {
    const queue = queueOf('x/a1', 'x/a2', 'y/b1');
    expect([queue.remove('x/a1', ['x', 'a']), queue.remove('x/a1', ['x', 'a']), queue.remove('b1', ['z', 'b'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([queue.size, taken(queue, pathOf), queue.size]).toEqual([2, 'x/a2 y/b1', 0]);
  });
});

test('time is shared among those who have a claim to it', () => {
  const queue = queueOf('x/a1', 'x/a2', 'x/a3', 'x/b1', 'y/c1');
  expect(queue.among(['x', 'a'])).toBe(2 * 2 * 4);
  expect(queue.among(['y', 'c'])).toBe(2 * 1 * 2);
  expect(queue.among(['y', 'd'])).toBe(2 * 2);
  expect(queue.among(['z', 'e'])).toBe(3);
  expect(new FairQueue<string>().among(['z', 'e'])).toBe(1);
});
