import type { Store } from '@tabard/house';
import {
  about,
  DAY_MS,
  differs,
  entry,
  firstRow,
  namesOf,
  person,
  run,
  START,
  type StoreCheck,
  snapshotAt,
} from './store-contract-samples.ts';

/** Everything a store is told, and asked again after it was closed and opened. */
export function survives(reopen: (store: Store, now: () => number) => Store | Promise<Store>): StoreCheck {
  return async (store, clock) => {
    const { epoch } = store;
    await fill(store);
    const before = await askAll(store);
    clock.now += DAY_MS / 2;
    const again = await reopen(store, () => clock.now);
    try {
      return (
        differs('the epoch', again.epoch, epoch) ??
        differs('what it says', await askAll(again), before) ??
        differs('the presence of that day', await again.notePresence('ada'), false) ??
        differs('a used number', await again.append([entry('m', 4, 'late')], {}), 'taken') ??
        differs('the next number', await again.append([entry('m', 5)], {}), 'stored') ??
        differs('a link', (await again.redeemLink('link', 'new key'))?.id, 'ada')
      );
    } finally {
      await again.close();
    }
  };
}

async function fill(store: Store): Promise<void> {
  await store.addPlayer(person('ada'), 'key', { browser: 'Firefox', system: 'Android' });
  await store.append(run('m', 1, 3), firstRow());
  await Promise.all([
    store.append(run('n', 1, 1), firstRow({ about: about({ status: 'over' }), due: START + 5 })),
    store.append(run('m', 4, 1), { acting: [1], worn: [{ player: 'ada', arms: 'gules' }] }),
    store.append(run('forgotten', 1, 2), firstRow()),
    store.saveSnapshot('m', snapshotAt(3)),
    store.changePlayer('ada', { name: 'Ada', settings: { theme: 'dark' }, chosen: 'gules' }),
    store.addLink('link', 'ada', START + DAY_MS),
    store.addProgram({ ...person('engine'), owner: 'ada' }, 'token', { key: 'key', device: 'mark' }),
    store.addProgram({ ...person('old engine'), owner: 'ada' }, 'old token'),
  ]);
  await Promise.all([
    store.forget('forgotten', 2),
    store.revokeProgram('ada', 'old engine'),
    store.ban('player eve', 'spam'),
    store.believe(START + 3),
    store.keepSaid({ table: 'm', id: 'said', at: START, by: 'ada', words: { text: '«é漢😀»' } }),
    store.secret('vapid', 'kept'),
    store.subscribe({ player: 'ada', key: 'key', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', reasons: ['turn'] }),
    store.claimCall('ada', 'm'),
  ]);
}

async function askAll(store: Store): Promise<unknown> {
  return [
    await store.read('m', 0),
    await store.read('n', 0),
    await store.read('forgotten', 0),
    await store.snapshot('m'),
    await store.tablesOf('ada', 9),
    namesOf(await store.unfinishedOf('ada')),
    namesOf(await store.dueBy(START + 9, 9)),
    await store.playerByKey('key'),
    await store.wonBy('ada'),
    await store.programsOf('ada'),
    await store.programByToken('old token'),
    await store.devicesOf('ada'),
    await store.bans(),
    await store.talkAt('m'),
    await store.believed(),
    await store.secret('vapid', 'fresh'),
    await store.subscriptionsOf('ada'),
    await store.claimCall('ada', 'm'),
  ];
}
