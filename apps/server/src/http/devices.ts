import { err, ok } from '@tabard/core';
import { type Device, deviceIdOf, type Handlers, type House, type Player, shutOut, trouble } from '@tabard/house';
import type { MyDevice } from '@tabard/protocol';
import type { PlayerId } from '@tabard/table';
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
  const signOut = async ({ id }: Player, drop: Promise<readonly string[]>, tokens: Tokens): Promise<boolean> => {
    const dropped = await house.guarded(drop);
    if (dropped.length > 0) house.dismiss(id);
    await revokeTokensOf(house, id, tokens);
    return dropped.length > 0;
  };
  return {
    devices: async ({ player, key }) => ok(await devicesOf(player, key)),
    async signOut({ player, key, body, dropKey }) {
      const all = player ? await store.devicesOf(player.id) : [];
      const device = all.find(one => deviceIdOf(one.key, chance) === body.device);
      if (!player || !device || !(await signOut(player, store.dropKeys(player.id, [device.key]), 'signed-out')))
        return err(trouble('unknown-device'));
      if (device.key !== key) return ok(await devicesOf(player, key));
      dropKey();
      return ok({ devices: [] });
    },
    async signOutOthers({ player, key }) {
      if (player && key !== undefined) await signOut(player, store.keepKeys(player.id, key, 1), 'signed-out or unknown');
      return ok(await devicesOf(player, key));
    },
  };
}

/** By the device they were made with. */
type Tokens = 'signed-out' | 'signed-out or unknown';

/** A device that is signed out must not stay by a token it made. One that was interrupted here is finished by the next. */
export async function revokeTokensOf(house: House, owner: PlayerId, tokens: Tokens): Promise<void> {
  const { store } = house;
  const programs = await store.programsOf(owner);
  const good = await store.goodKeys(programs.flatMap(({ key }) => key ?? []));
  for (const { id, key } of programs) {
    const stays = key === null ? tokens === 'signed-out' : good.has(key);
    if (!stays) await shutOut(house, [{ id, owner }], () => store.revokeProgram(owner, id));
  }
}

/** Never its key, of which not even the hash is told. */
const tellable = ({ browser, system, made, seen }: Device): Pick<MyDevice, 'browser' | 'system' | 'made' | 'seen'> => ({
  browser,
  system,
  made,
  seen,
});
