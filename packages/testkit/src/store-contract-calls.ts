import { CALL_REASONS, MOST_CALLED, type Store, type Subscription } from '@tabard/house';
import { add, differs, person, START, type StoreCheck } from './store-contract-samples.ts';

const at = (player: string, key: string, endpoint = `https://push.example/${key}`): Omit<Subscription, 'made'> => ({
  player,
  key,
  endpoint,
  p256dh: `p256dh of ${key}`,
  auth: `auth of ${key}`,
  reasons: CALL_REASONS,
});

/** One more device of somebody. */
async function addKey(store: Store, player: string, key: string): Promise<void> {
  await store.addLink(`link for ${key}`, player, store.now() + 1000);
  await store.redeemLink(`link for ${key}`, key);
}

const keysOf = async (store: Store, player: string): Promise<string[]> => (await store.subscriptionsOf(player)).map(({ key }) => key);

export const CALL_CHECKS: Record<string, StoreCheck> = {
  'a secret is made once': async store => {
    const all = await Promise.all(['one', 'two', 'three'].map(fresh => store.secret('vapid', fresh)));
    const [kept] = all;
    return (
      differs('how many there are', new Set(all).size, 1) ??
      differs('whether it is one of them', ['one', 'two', 'three'].includes(kept!), true) ??
      differs('later', await store.secret('vapid', 'late'), kept) ??
      differs('by another name', await store.secret('other', 'fresh'), 'fresh')
    );
  },

  'whoever asked is called there, and nobody else': async (store, clock) => {
    for (const id of ['ada', 'ben']) await store.addPlayer(person(id), `phone of ${id}`);
    await addKey(store, 'ada', 'desk');
    await store.subscribe({ ...at('ada', 'phone of ada'), reasons: ['turn'] });
    clock.now++;
    await store.subscribe(at('ada', 'desk'));
    await store.subscribe(at('ben', 'phone of ben'));
    await store.unsubscribe(['https://push.example/phone of ben', 'https://push.example/nowhere']);
    return (
      differs('where she is called', await store.subscriptionsOf('ada'), [
        { ...at('ada', 'desk'), made: START + 1 },
        { ...at('ada', 'phone of ada'), reasons: ['turn'], made: START },
      ]) ??
      differs('where he is', await store.subscriptionsOf('ben'), []) ??
      differs('where nobody is', await store.subscriptionsOf('nobody'), [])
    );
  },

  'a device has one address, and an address one device': async (store, clock) => {
    for (const id of ['ada', 'ben']) await store.addPlayer(person(id), `phone of ${id}`);
    await store.subscribe(at('ada', 'phone of ada', 'https://push.example/1'));
    clock.now++;
    await store.subscribe(at('ada', 'phone of ada', 'https://push.example/2'));
    const hers = (await store.subscriptionsOf('ada')).map(({ endpoint }) => endpoint);
    await store.subscribe({ ...at('ben', 'phone of ben', 'https://push.example/2'), reasons: ['over'] });
    return (
      differs('her address', hers, ['https://push.example/2']) ??
      differs('hers when it is his', await store.subscriptionsOf('ada'), []) ??
      differs('his', await store.subscriptionsOf('ben'), [
        { ...at('ben', 'phone of ben', 'https://push.example/2'), reasons: ['over'], made: START + 1 },
      ])
    );
  },

  'no more devices are called than may be': async (store, clock) => {
    await store.addPlayer(person('ada'), 'key 0');
    await store.addPlayer(person('ben'), 'phone');
    await store.subscribe(at('ben', 'phone'));
    for (let index = 0; index < MOST_CALLED + 2; index++) {
      clock.now++;
      if (index > 0) await addKey(store, 'ada', `key ${index}`);
      await store.subscribe(at('ada', `key ${index}`));
    }
    const called = Array.from({ length: MOST_CALLED }, (_, index) => `key ${MOST_CALLED + 1 - index}`);
    const hers = await keysOf(store, 'ada');
    await store.unsubscribe(called.slice(1).map(key => `https://push.example/${key}`));
    return (
      differs('the devices', hers, called) ??
      differs('those that stay away', await keysOf(store, 'ada'), called.slice(0, 1)) ??
      differs('his', await keysOf(store, 'ben'), ['phone'])
    );
  },

  'a device that is signed out is called no more': async store => {
    for (const id of ['ada', 'ben', 'cyd']) {
      await store.addPlayer(person(id), `phone of ${id}`);
      await addKey(store, id, `desk of ${id}`);
      for (const thing of ['phone', 'desk']) await store.subscribe(at(id, `${thing} of ${id}`));
    }
    await store.dropKeys('ada', ['phone of ada']);
    await store.keepKeys('ben', 'desk of ben', 1);
    await store.deletePlayer('cyd');
    await store.addPlayer(person('cyd'), 'phone of cyd');
    return (
      differs('whom of hers', await keysOf(store, 'ada'), ['desk of ada']) ??
      differs('whom of his', await keysOf(store, 'ben'), ['desk of ben']) ??
      differs('whom of the deleted', await keysOf(store, 'cyd'), [])
    );
  },

  'one of all who would call somebody may, until they have looked': async store => {
    for (const table of ['m', 'n']) await add(store, table, START);
    const first = await Promise.all([1, 2, 3].map(() => store.claimCall('ada', 'm')));
    const others = [await store.claimCall('ben', 'm'), await store.claimCall('ada', 'n'), await store.claimCall('ada', 'm')];
    await store.looked('ada', 'm');
    await store.looked('ada', 'm');
    return (
      differs('how many of three', first.filter(Boolean).length, 1) ??
      differs('another player, another table, again', others, [true, true, false]) ??
      differs('after a look', [await store.claimCall('ada', 'm'), await store.claimCall('ada', 'm')], [true, false]) ??
      differs('elsewhere', [await store.claimCall('ben', 'm'), await store.claimCall('ada', 'n')], [false, false])
    );
  },
};
