import type { PlayerId } from '@tabard/table';
import { type Calls, MOST_CALLED, type Subscription } from './store.ts';

export interface MemoryCalls extends Calls {
  /** Keys were dropped: their devices are called no more. */
  dropSignedOut(): void;
}

/** Who is to be called, of a store in memory; only devices whose keys are good. */
export function memoryCalls(now: () => number, isGood: (player: PlayerId, key: string) => boolean): MemoryCalls {
  const secrets = new Map<string, string>();
  const called = new Set<string>();
  let subscriptions: readonly Subscription[] = [];

  const of = (player: PlayerId): Subscription[] =>
    subscriptions
      .filter(one => one.player === player)
      .sort((a, b) => b.made - a.made || (a.endpoint < b.endpoint ? -1 : 1))
      .slice(0, MOST_CALLED);

  return {
    dropSignedOut() {
      subscriptions = subscriptions.filter(({ player, key }) => isGood(player, key));
    },
    async secret(name, fresh) {
      if (!secrets.has(name)) secrets.set(name, fresh);
      return secrets.get(name)!;
    },
    async subscribe({ player, key, endpoint, p256dh, auth, reasons }) {
      if (!isGood(player, key)) return false;
      const others = subscriptions.filter(one => one.endpoint !== endpoint && one.key !== key);
      subscriptions = [...others, { player, key, endpoint, p256dh, auth, reasons: [...reasons], made: now() }];
      const called = of(player);
      subscriptions = subscriptions.filter(one => one.player !== player || called.includes(one));
      return true;
    },
    subscriptionsOf: async player => of(player),
    async unsubscribe(endpoints) {
      subscriptions = subscriptions.filter(({ endpoint }) => !endpoints.includes(endpoint));
    },
    async claimCall(player, table) {
      const call = `${player} ${table}`;
      if (called.has(call)) return false;
      called.add(call);
      return true;
    },
    async looked(player, table) {
      called.delete(`${player} ${table}`);
    },
  };
}
