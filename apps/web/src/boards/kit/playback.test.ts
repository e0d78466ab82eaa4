import { expect, test } from 'vitest';
import type { Show } from './flight.ts';
import { Playback } from './playback.ts';

interface Step {
  readonly seq: number;
}

/** A playback from entry 0 on, what it did, and the way to let a show or a drawing come to its end. */
function stage() {
  const did: string[] = [];
  const open: (() => void)[] = [];
  const until = () => new Promise<void>(resolve => open.push(resolve));
  const playback = new Playback<Step>(0);
  const performance = {
    perform: ({ seq }: Step): Show => {
      did.push(`show ${seq}`);
      const done = until();
      return { done, skip: () => open.shift()?.() };
    },
    draw: ({ seq }: Step, { follows }: { readonly follows: boolean }) => void did.push(follows ? `draw ${seq}` : `leap to ${seq}`),
    drawn: () => Promise.resolve(),
  };
  const add = (...seqs: number[]) => {
    for (const seq of seqs) playback.add({ seq }, performance);
  };
  const finish = async () => {
    open.shift()?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { did, playback, add, finish };
}

test('one step after another: shown, then drawn', async () => {
  const { did, playback, add, finish } = stage();
  add(1, 2);
  expect([did, playback.isIdle, playback.hasWaiting]).toEqual([['show 1'], false, true]);
  await finish();
  expect(did).toEqual(['show 1', 'draw 1', 'show 2']);
  await finish();
  expect([did.at(-1), playback.isIdle]).toEqual(['draw 2', true]);
});

test('when many wait, the older ones are drawn without a show', async () => {
  const { did, add, finish } = stage();
  add(1, 2, 3, 4, 5);
  await finish();
  expect(did).toEqual(['show 1', 'draw 1', 'draw 2', 'draw 3', 'show 4']);
});

test.each([
  ['far ahead', 13],
  ['back', -1],
])('a leap %s is drawn at once, by itself', (_, seq) => {
  const { did, add } = stage();
  add(seq);
  expect(did).toEqual([`leap to ${seq}`]);
});

test('what is skipped is drawn, and what follows is shown', async () => {
  const { did, playback, add } = stage();
  add(1, 2);
  playback.skip();
  await new Promise(resolve => setTimeout(resolve));
  expect(did).toEqual(['show 1', 'draw 1', 'show 2']);
});

test('after the end nothing more is shown', async () => {
  const { did, playback, add } = stage();
  add(1, 2);
  playback.end();
  await new Promise(resolve => setTimeout(resolve));
  expect(did).toEqual(['show 1', 'draw 1']);
});
