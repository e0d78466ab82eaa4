import { err, ok } from '@tabard/core';
import { CALL_REASONS, type Handlers, type House, type Player, trouble } from '@tabard/house';
import { isAddress } from '../push/post.ts';
import type { HttpCall } from './identity.ts';

type Names = 'push' | 'pushOn' | 'pushOff';
type PushHandlers = { readonly [Name in Names]: (call: HttpCall<Name>) => ReturnType<Handlers<Name>[Name]> };

/** The calls about being called. A device is known by its key. */
export function pushHandlers(house: House): PushHandlers {
  const { store } = house;
  const hereOf = async (player: Player | undefined, key: string | undefined) => {
    const all = player && key !== undefined ? await store.subscriptionsOf(player.id) : [];
    return all.filter(one => one.key === key);
  };
  return {
    push: async ({ player, key }) => ok({ key: house.pushKey ?? null, on: (await hereOf(player, key)).length > 0 }),
    async pushOn({ player, key, body }) {
      if (!player || key === undefined || house.pushKey === undefined) return err(trouble('unknown-device'));
      const { subscription, what = CALL_REASONS } = body;
      const { endpoint, keys } = subscription;
      if (!isAddress(endpoint)) return err(trouble('unreadable', 'subscription.endpoint'));
      const isOn = await house.guarded(store.subscribe({ player: player.id, key, endpoint, ...keys, reasons: [...new Set(what)] }));
      return isOn ? ok({ key: house.pushKey, on: true }) : err(trouble('unknown-device'));
    },
    async pushOff({ player, key }) {
      const here = await hereOf(player, key);
      if (here.length > 0) await house.guarded(store.unsubscribe(here.map(({ endpoint }) => endpoint)));
      return ok({ key: house.pushKey ?? null, on: false });
    },
  };
}
