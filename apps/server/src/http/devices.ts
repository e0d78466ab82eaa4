import { err, ok } from '@tabard/core';
import { type Device, deviceIdOf, type Handlers, type House, type Player, trouble } from '@tabard/house';
import type { MyDevice } from '@tabard/protocol';
import type { HttpCall } from './identity.ts';

type Names = 'devices' | 'signOut' | 'signOutOthers';
type DeviceHandlers = { readonly [Name in Names]: (call: HttpCall<Name>) => ReturnType<Handlers<Name>[Name]> };

/** The calls about the devices of a person. */
export function deviceHandlers(house: House): DeviceHandlers {
  const { store, chance } = house;
  const devicesOf = async (player: Player | undefined, here: string | undefined) => {
    const all = player ? await store.devicesOf(player.id) : [];
    const told = all.map((device): MyDevice => ({ id: deviceIdOf(device.key, chance), ...tellable(device), here: device.key === here }));
    return { devices: told.sort((a, b) => Number(b.here) - Number(a.here)) };
  };
  const signOut = async ({ id }: Player, drop: Promise<readonly string[]>): Promise<boolean> => {
    const dropped = await house.guarded(drop);
    if (dropped.length > 0) house.dismiss(id);
    return dropped.length > 0;
  };
  return {
    devices: async ({ player, key }) => ok(await devicesOf(player, key)),
    async signOut({ player, key, body, dropKey }) {
      const all = player ? await store.devicesOf(player.id) : [];
      const device = all.find(one => deviceIdOf(one.key, chance) === body.device);
      if (!player || !device || !(await signOut(player, store.dropKeys(player.id, [device.key])))) return err(trouble('unknown-device'));
      if (device.key !== key) return ok(await devicesOf(player, key));
      dropKey();
      return ok({ devices: [] });
    },
    async signOutOthers({ player, key }) {
      if (player && key !== undefined) await signOut(player, store.keepKeys(player.id, key, 1));
      return ok(await devicesOf(player, key));
    },
  };
}

/** Never its key, of which not even the hash is told. */
const tellable = ({ browser, system, made, seen }: Device): Pick<MyDevice, 'browser' | 'system' | 'made' | 'seen'> => ({
  browser,
  system,
  made,
  seen,
});
