import { differs, type StoreCheck } from './store-contract-samples.ts';

export const HOUSE_CHECKS: Record<string, StoreCheck> = {
  'houses that beat are up, for as long as is asked': async (store, clock) => {
    const first = await store.beat('b', 3000);
    clock.now += 1000;
    const second = await store.beat('a', 3000);
    clock.now += 2000;
    await store.beat('c', 3000);
    const all = await store.beat('c', 3000);
    clock.now++;
    const [young, old] = [await store.beat('c', 3000), await store.beat('c', 3001)];
    clock.now += 3_600_000;
    const later = await store.beat('a', 3000);
    return (
      differs('who is up with the first', first, ['b']) ??
      differs('with the second', second, ['a', 'b']) ??
      differs('with the third, which beats twice', all, ['a', 'b', 'c']) ??
      differs('a moment later', young, ['a', 'c']) ??
      differs('for who asks for longer', old, ['a', 'b', 'c']) ??
      differs('an hour later', later, ['a'])
    );
  },

  'the last time that was believed is known': async (store, clock) => {
    const first = await store.believed();
    await store.believe(clock.now + 5);
    await store.believe(clock.now - 7);
    return differs('in the beginning', first, store.epoch) ?? differs('then', await store.believed(), clock.now - 7);
  },

  'a time in which no house said that it was up was an outage, if it was long or nobody was up': async (store, clock) => {
    const began = clock.now;
    for (const [passes, mostMs, upFor] of [
      [0, 0],
      [10_000, 10_000],
      [10_001, 10_000],
      [5, 10_000],
      [6, 0],
      [7, 10_000, 7],
      [8, 10_000, 7],
    ] as const) {
      clock.now += passes;
      await store.alive(mostMs, upFor && clock.now - upFor);
    }
    const last = began + 20_006;
    return differs('the outages', await store.outages(), [
      { from: began + 10_000, to: began + 20_001 },
      { from: last, to: last + 6 },
      { from: last + 13, to: last + 21 },
    ]);
  },

  'a house that departed is up no more, until it beats again': async store => {
    for (const house of ['a', 'b', 'c']) await store.beat(house, 3000);
    await store.depart('b');
    await store.depart('never here');
    const without = await store.beat('a', 3000);
    const again = await store.beat('b', 3000);
    return differs('who is up', without, ['a', 'c']) ?? differs('who is up again', again, ['a', 'b', 'c']);
  },
};
